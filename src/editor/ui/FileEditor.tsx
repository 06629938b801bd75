/** A file that is open: a page as it is seen, with the part of it that somebody has tapped, or a record's form. */
import {type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import Frame, {type FrameHandle} from '../preview/Frame';
import type {Click} from '../text/click';
import {applyEdits, follow, offsetOf, type Selection} from '../text/edits';
import type {Located} from '../text/passage';
import Add from './Add';
import {Button, nameOf, type Target, useEditor, useHeading, useWorkspace} from './context';
import Form, {type Action, Actions} from './Form';
import look from './look.module.css';
import Passage from './Passage';
import {counted, Problems, ToConfirm} from './Problems';
import styles from './page.module.css';
import TextBox from './TextBox';
import {useAnswer, useChange, useCheck} from './useEngine';

/** The parts around a place, of which the last is open. */
interface Opened extends Located {
  /** The text in which the parts have their places. */
  text: string;
  /** Counts what was opened: another number is another field. */
  id: number;
}

/** How often something was opened. */
let count = 0;

/** What is open, after its text has become another. */
const moved = ({parts, text: before, ...opened}: Opened, text: string): Opened => ({
  ...opened,
  text,
  parts: parts.map((part) => ({...part, ...follow(part, before, text), words: follow(part.words, before, text)})),
});

/** What stands beside a file: the part that is open, or else its problems; or the list of what can be added. */
type View = 'page' | 'problems' | 'add' | 'text';

type Page = ReturnType<typeof useOpened>;

/** What is open of a page. It moves with the text, whoever changes it. */
function useOpened(file: string) {
  const {engine} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const [view, setView] = useState<View>('page');
  const [stored, setOpened] = useState<Opened>();
  let opened = stored;
  if (stored && stored.text !== text) {
    opened = moved(stored, text);
    const gone = opened.parts.at(-1);
    if (gone?.start === gone?.end) opened = undefined;
    setOpened(opened);
  }
  const known = opened?.parts.at(-1);
  const check = useCheck(file, known?.start);
  // As the newest check sees it: what it is called, and whether it can be moved.
  const fresh = check.checked?.text === text ? check.checked.parts : [];
  const at = fresh.findIndex(({start, kind}) => start === known?.start && kind === known.kind);
  if (opened && known && at >= 0) {
    // A field keeps all that was written in it, also where that has become two passages.
    const {end, words} = known.kind === 'component' ? fresh[at] : known;
    opened = {...opened, parts: [...fresh.slice(0, at), {...fresh[at], end, words}]};
  }
  /** Opens the last of these parts, by its place in a text; `isSame`: it is the one that is open. */
  const open = (located: Located, before = text, isSame = false) => {
    setView('page');
    const id = isSame && stored ? stored.id : ++count;
    setOpened(located.parts[0] && {...located, text: before, id});
  };
  const openAt = async (place: Selection) => {
    const before = workspace.read(file);
    open({parts: await engine.run('parts', file, place.start), select: place}, before);
  };
  const write = (next: string, join: string) => {
    // What somebody has emptied by typing stays open.
    setOpened((last) => last && moved(last, next));
    workspace.apply({label: 'Typing', files: {[file]: next}, join: `${file} ${join}`});
  };
  return {file, text, opened, part: opened?.parts.at(-1), check, view, setView, open, openAt, write};
}

interface SheetProps {
  page: Page;
  opened: Opened;
  /** Opens the list of what can be added. */
  onAdd: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The part that is open: its words or its form, and what can be done with it. */
function Sheet({page, opened: {parts, id, select, setting}, onAdd, onClose, children}: SheetProps): ReactNode {
  const {file, text, check, open, write} = page;
  const {engine, announce} = useEditor();
  const change = useChange();
  const part = parts[parts.length - 1];
  const {kind, label, words, start, end, isFirst, isLast} = part;
  const isPassage = kind !== 'component' && kind !== 'top';
  // A field takes the focus itself.
  const heading = useHeading(kind !== 'component' || Boolean(setting));
  const latest = useRef(part);
  latest.current = part;

  const arrange = async ({kind: action, label: name, done}: Action) => {
    const arranged = await change({label: name, ask: () => engine.run('arrange', file, latest.current, action)});
    announce(arranged ? done : 'This can’t be done while the page has an error here.');
    // Somebody who moves a part stays on the button that moves it.
    if (arranged?.parts.length) open(arranged, arranged.files[file], action !== 'double');
    else if (arranged) onClose();
  };
  return (
    <section aria-labelledby="part">
      <div className={look.row}>
        <h2 ref={heading} id="part" tabIndex={-1}>
          {label}
        </h2>
        <Button onClick={onClose}>Done</Button>
      </div>
      {parts.length > 1 && (
        <p className={look.row}>
          In
          {parts.slice(0, -1).map((one, index) => (
            <Button key={one.start} className={look.quiet} onClick={() => open({parts: parts.slice(0, index + 1)})}>
              {one.label}
            </Button>
          ))}
        </p>
      )}
      {isPassage ? (
        <Passage
          file={file}
          at={end}
          kind={kind}
          markdown={text.slice(words.start, words.end)}
          select={select && {start: select.start - words.start, end: select.end - words.start}}
          isInvalid={check.own.some((one) => one.start <= end && one.end >= start)}
          onChange={(markdown) => write(applyEdits(text, [{...words, text: markdown}]), `passage ${id}`)}
        />
      ) : (
        <Form file={file} check={check} start={start} setting={kind === 'top' ? 'title' : setting} />
      )}
      {kind !== 'top' && (
        <div role="toolbar" aria-label="This part" className={look.row}>
          <Actions isFirst={isFirst} isLast={isLast} onUse={(action) => void arrange(action)} />
          <Button onClick={onAdd}>Add below</Button>
        </div>
      )}
      <div id="part-problems">{children}</div>
    </section>
  );
}

/** The pages that show what a record says. */
const SHOWN_ON: Record<string, string> = {
  'records/hours.yml': 'pages/contact.mdx',
  'records/organisation.yml': 'pages/contact.mdx',
  'records/figures.yml': 'pages/index.mdx',
};

/** A page, or a record with a page that shows it. `target` says what of it is wanted, and which page led there. */
export default function FileEditor({file, target = {}}: {file: string; target?: Target}): ReactNode {
  const {engine, site, open: openFile, address, announce} = useEditor();
  const page = useOpened(file);
  const {text, opened, part, check, view, setView, open, openAt} = page;
  const {checked, own} = check;
  const isRecord = file.startsWith('records/');
  const [from, fromLine] = target.from?.split(':') ?? [];
  const shown = useAnswer(() => engine.run('show', isRecord ? (from ?? SHOWN_ON[file] ?? '') : ''), [from, file]);
  const [isPhone, setPhone] = useState(false);
  const [select, setSelect] = useState<Selection>();
  // Counted, since the same line of a record may be wanted again.
  const [wanted, setWanted] = useState({line: target.line, count: 0});
  const frame = useRef<FrameHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isText = view === 'text';
  const isFramed = !isRecord || Boolean(shown);

  const close = () => {
    open({parts: []});
    frame.current?.focus();
  };
  const tap = async (click: Click) => {
    const found = await engine.run('find', file, click);
    if (!found) return announce('These words don’t stand on this page.');
    // Without parts, it was tapped before it was drawn anew.
    if (!('parts' in found)) {
      const line = text.slice(0, click.start).split('\n').length;
      openFile(found.file, {line: found.line, from: `${file}:${line}`});
    } else if (found.parts.length > 0) open(found);
  };
  const show = ({line, start = offsetOf(text, line), end = start}: {line: number} & Partial<Selection>) => {
    if (isText) setSelect({start, end});
    else if (isRecord) setWanted({line, count: wanted.count + 1});
    else void openAt({start, end});
  };
  const toggle = (name: View) => () => {
    setSelect(part?.words);
    setView(view === name ? 'page' : name);
  };
  const leave = ({key, defaultPrevented}: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isText && (opened || view !== 'page')) close();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file is opened.
  useEffect(() => {
    const {line, words} = target;
    const start = words ? text.indexOf(words, line ? offsetOf(text, line) : 0) : -1;
    if (isRecord && line) return; // Its field takes the focus.
    if (start >= 0) void openAt({start, end: start + (words?.length ?? 0)});
    else if (line) show({line});
    else heading.current?.focus({preventScroll: true});
  }, []);

  const {start, end} = part ?? {};
  const openPlace = useMemo(() => (start === undefined || end === undefined ? undefined : {start, end}), [start, end]);
  const title = checked?.title ?? nameOf(site, file);
  const total = own.length + check.others.length;
  const told = checked ? (total === 0 ? 'No problems' : counted(total)) : 'Checking …';
  const points = (
    <>
      <Problems file={file} check={check} here={part} show={show} />
      {!opened && <ToConfirm file={file} check={check} show={show} />}
    </>
  );
  const side = (): ReactNode => {
    if (view === 'add') return <Add file={file} offset={part?.end ?? text.length} onAdded={openAt} onClose={close} />;
    if (opened && view === 'page') {
      return (
        <Sheet key={opened.id} page={page} opened={opened} onAdd={() => setView('add')} onClose={close}>
          {points}
        </Sheet>
      );
    }
    return (
      <>
        {!isText && !isRecord && <p>Tap the words you want to change.</p>}
        {from && (
          <p>
            This stands in “{title}”, for every page that shows it.{' '}
            <a href={address(from, {line: Number(fromLine)})}>Back to “{nameOf(site, from)}”</a>
          </p>
        )}
        {!isText && isRecord && <Form key={wanted.count} file={file} check={check} line={wanted.line} />}
        {points}
      </>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is.
    <div className={styles.page} data-open={Boolean(opened) || undefined} onKeyDown={leave}>
      <header className={styles.bar}>
        <a href={address('')}>All pages</a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {!isRecord && (
          <Button aria-pressed={view === 'problems'} onClick={toggle('problems')}>
            {told}
          </Button>
        )}
        {!isRecord && !isText && (
          <>
            <Button className={styles.asPhone} aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
              Phone
            </Button>
            <Button aria-pressed={view === 'add'} onClick={toggle('add')}>
              Add
            </Button>
            <Button onClick={() => void openAt({start: 0, end: 0})}>Title</Button>
          </>
        )}
        <Button aria-pressed={isText} onClick={toggle('text')}>
          Show as text
        </Button>
      </header>
      <div className={styles.columns}>
        {isFramed && (
          <div
            className={styles.main}
            data-phone={isPhone || undefined}
            data-beside={isRecord || undefined}
            hidden={isText}
          >
            {!isRecord && checked && !checked.page && (
              <p className={look.notice} role="status">
                The page is shown anew once its error is fixed.
              </p>
            )}
            <Frame
              page={isRecord ? shown : check.page}
              records={checked?.records}
              open={openPlace}
              problems={isRecord ? undefined : own}
              onTap={isRecord ? undefined : tap}
              handle={frame}
            />
          </div>
        )}
        {isText && (
          <div className={styles.main}>
            <TextBox value={text} selected={select} onChange={(next) => page.write(next, 'text')} />
          </div>
        )}
        <section
          className={styles.side}
          data-open={Boolean(opened) || view !== 'page' || isRecord || undefined}
          aria-label="Changes"
        >
          {side()}
        </section>
      </div>
    </div>
  );
}
