/** A page as it is seen, and the part of it that somebody has tapped: its words or its form. */
import {type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import type {Engine} from '../engine/engine';
import type {Problem} from '../engine/results';
import Frame, {type FrameHandle} from '../preview/Frame';
import type {Click} from '../text/click';
import {applyEdits, follow, offsetOf, type Selection} from '../text/edits';
import type {Action, Located} from '../text/passage';
import Add from './Add';
import Confirm from './Confirm';
import {type Target, useEditor, useWorkspace} from './context';
import {ComponentForm} from './Form';
import look from './look.module.css';
import Passage from './Passage';
import Problems, {counted} from './Problems';
import styles from './page.module.css';
import TextBox from './TextBox';
import {useCheck} from './useCheck';
import {useChange} from './useForm';

type View = 'page' | 'problems' | 'add' | 'text';

/** What can be done with a part, and what is said once it is done. */
const ACTIONS: [action: Action, label: string, done: string][] = [
  ['up', 'Move up', 'Moved up.'],
  ['down', 'Move down', 'Moved down.'],
  ['double', 'Double', 'Doubled.'],
  ['delete', 'Delete', 'Deleted. Undo brings it back.'],
];

/** The parts around a place, of which the last is open. */
interface Opened extends Located {
  /** The text in which the parts have their places. */
  text: string;
  /** Counts what was opened: another number is another field. */
  id: number;
}

const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** What is open, after its text has become another. */
const moved = ({parts, text: before, ...opened}: Opened, text: string): Opened => ({
  ...opened,
  text,
  parts: parts.map((part) => ({...part, ...follow(part, before, text), words: follow(part.words, before, text)})),
});

/** What is open of a page. It moves with the text, whoever changes it. */
function useOpened(file: string) {
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
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
  /** Opens the last of these parts, by its place in `before`. */
  const open = (located: Located, before: string) =>
    setOpened((last) => located.parts[0] && {...located, text: before, id: (last?.id ?? 0) + 1});
  const write = (next: string, join: string) => {
    // What somebody has emptied by typing stays open.
    setOpened((last) => last && moved(last, next));
    workspace.apply({label: 'Typing', files: {[file]: next}, join: `${file} ${join}`});
  };
  return {text, opened, part: opened?.parts.at(-1), check, open, write};
}

export default function PageEditor({file, target = {}}: {file: string; target?: Target}): ReactNode {
  const {engine, workspace, site, open: openFile, address, announce} = useEditor();
  const {text, opened, part, check, write, ...page} = useOpened(file);
  const {checked, own} = check;
  const change = useChange();
  const [view, setView] = useState<View>('page');
  const [select, setSelect] = useState<Selection>();
  const frame = useRef<FrameHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const partHeading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(part);
  latest.current = part;

  const open = (located: Located, before = text) => {
    setView('page');
    page.open(located, before);
  };
  const openAt = async (place: Selection) => {
    const before = workspace.read(file);
    open({parts: await engine.run('parts', file, place.start), select: place}, before);
  };
  const openLine = (line: number) => openAt({start: offsetOf(text, line), end: offsetOf(text, line)});
  const close = () => {
    open({parts: []});
    frame.current?.focus();
  };
  const tap = async (click: Click) => {
    const found = await engine.run('find', file, click);
    if (!found) return announce('These words don’t stand on this page.');
    if ('parts' in found) return open(found);
    const line = text.slice(0, click.start).split('\n').length;
    openFile(found.file, {line: found.line, from: `${file}:${line}`});
  };
  const arrange = async ([action, label, done]: (typeof ACTIONS)[number]) => {
    let arranged: ReturnType<Engine['arrange']>;
    const ask = async () => {
      arranged = latest.current && (await engine.run('arrange', file, latest.current, action));
      return arranged?.files ?? {};
    };
    if (!(await change({label, ask}))) return;
    announce(arranged ? done : 'This can’t be done while the page has an error here.');
    if (arranged?.parts.length) open(arranged, arranged.files[file]);
    else if (arranged) close();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const {line, words} = target;
    const start = words ? text.indexOf(words, line ? offsetOf(text, line) : 0) : -1;
    if (start >= 0) void openAt({start, end: start + (words?.length ?? 0)});
    else if (line) void openLine(line);
    else heading.current?.focus({preventScroll: true});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each part that is opened; a field takes the focus itself.
  useEffect(() => {
    if (part?.kind === 'component' && !opened?.setting) partHeading.current?.focus({preventScroll: true});
  }, [opened?.id]);

  const isText = view === 'text';
  const leave = ({key, defaultPrevented}: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isText && (opened || view !== 'page')) close();
  };
  const toggle = (name: View) => () => {
    setSelect(part?.words);
    setView(view === name ? 'page' : name);
  };
  const showProblem = ({start, end}: Problem) => (isText ? setSelect({start, end}) : void openAt({start, end}));
  const problems = <Problems file={file} check={check} here={part} show={showProblem} />;
  const {start, end} = part ?? {};
  const openPlace = useMemo(() => (start === undefined || end === undefined ? undefined : {start, end}), [start, end]);

  const sheet = ({parts, id, select: tapped, setting}: Opened): ReactNode => {
    const {kind, label, words, isFirst, isLast, ...place} = parts[parts.length - 1];
    const isPassage = kind !== 'component' && kind !== 'top';
    const isEnd = (action: Action) => (action === 'up' && isFirst) || (action === 'down' && isLast);
    return (
      <section aria-labelledby="part" className={styles.sheet}>
        <div className={look.row}>
          <h2 ref={partHeading} id="part" tabIndex={-1}>
            {label}
          </h2>
          <Button onClick={close}>Done</Button>
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
            key={id}
            file={file}
            at={place.end}
            kind={kind}
            markdown={text.slice(words.start, words.end)}
            select={tapped && {start: tapped.start - words.start, end: tapped.end - words.start}}
            isInvalid={own.some((one) => one.start <= place.end && one.end >= place.start)}
            onChange={(markdown) => write(applyEdits(text, [{...words, text: markdown}]), `passage ${id}`)}
          />
        ) : (
          <ComponentForm
            key={id}
            file={file}
            start={place.start}
            setting={kind === 'top' ? 'title' : setting}
            check={check}
          />
        )}
        {kind !== 'top' && (
          <div role="toolbar" aria-label="This part" className={look.row}>
            {ACTIONS.map((one) => (
              <Button key={one[0]} disabled={isEnd(one[0])} onClick={() => void arrange(one)}>
                {one[1]}
              </Button>
            ))}
            <Button onClick={() => setView('add')}>Add below</Button>
          </div>
        )}
        <div id="part-problems">{problems}</div>
      </section>
    );
  };

  const total = own.length + check.others.length;
  const told = checked ? (total === 0 ? 'No problems' : counted(total)) : 'Checking …';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is.
    <div className={styles.page} data-open={Boolean(opened) || undefined} onKeyDown={leave}>
      <header className={styles.bar}>
        <a href={address('')}>All pages</a>
        <h1 ref={heading} tabIndex={-1}>
          {checked?.title ?? site.titles[file] ?? file}
        </h1>
        <Button className={styles.toProblems} aria-pressed={view === 'problems'} onClick={toggle('problems')}>
          {told}
        </Button>
        {!isText && (
          <>
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
        <div className={styles.main} hidden={isText}>
          {checked && !checked.page && (
            <p className={look.notice} role="status">
              The page is shown anew once its error is fixed.
            </p>
          )}
          <Frame
            page={check.page}
            records={checked?.records}
            open={openPlace}
            problems={own}
            onTap={tap}
            handle={frame}
          />
        </div>
        {isText && (
          <div className={styles.main}>
            <TextBox text={text} problems={own} select={select} onChange={(next) => write(next, 'text')} />
          </div>
        )}
        <aside className={styles.side} data-open={Boolean(opened) || view !== 'page' || undefined} aria-label="Changes">
          {view === 'add' ? (
            <Add file={file} offset={part?.end ?? text.length} onAdded={openAt} onClose={close} />
          ) : opened && view === 'page' ? (
            sheet(opened)
          ) : (
            <>
              {!isText && <p>Tap the words you want to change.</p>}
              {problems}
              <Confirm file={file} check={check} show={openLine} />
            </>
          )}
        </aside>
      </div>
    </div>
  );
}
