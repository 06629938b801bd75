/** A file that is open: a page as it is seen, with the part of it that somebody has tapped, or a record's form. */
import Link from '@docusaurus/Link';
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Click} from '../text/click';
import {follow, offsetOf, type Selection} from '../text/edits';
import type {Located} from '../text/passage';
import Add from './Add';
import {useLayer} from './back';
import {Button, nameOf, type Target, useEditor, useHeading, useWorkspace} from './context';
import type {NewFiles} from './Files';
import Form, {type Action, Actions} from './Form';
import Frame, {type FrameHandle} from './Frame';
import look from './look.module.css';
import Passage, {useSelected} from './Passage';
import Problems, {counted} from './Problems';
import styles from './page.module.css';
import {type Check, useAnswer, useChange, useCheck} from './useEngine';

/** The parts around a place, of which the last is open. */
interface Opened extends Located {
  /** The text in which the parts have their places. */
  text: string;
  /** When it was opened: another moment is another field. */
  id: number;
}

/** What is open, after its text has become another. */
function moved({text: before, ...opened}: Opened, text: string): Opened {
  const parts = opened.parts.map((one) => {
    const now = follow(one, before, text);
    const [away, longer] = [now.start - one.start, now.end - now.start - (one.end - one.start)];
    const {start, end} = one.words;
    // Its words have signs around them, such as those of a heading or a picture.
    return {...one, ...now, words: {start: start + away, end: Math.max(start, end + longer) + away}};
  });
  return {...opened, text, parts};
}

/** What is open, after something was typed in its words: it belongs to them, even if the same follows them. */
function typed(opened: Opened, text: string): Opened {
  const longer = text.length - opened.text.length;
  const after = <Place extends Selection>(one: Place) => ({...one, end: one.end + longer});
  return {...opened, text, parts: opened.parts.map((one) => ({...after(one), words: after(one.words)}))};
}

/** What is open, as the newest check sees it: what it is called, and whether it can be moved. */
function seen(opened: Opened, {text, offset, parts, page}: NonNullable<Check['checked']>): Opened | undefined {
  const last = opened.parts[opened.parts.length - 1];
  if (text !== opened.text || offset !== last.start) return opened;
  const at = parts.findIndex(({start, kind}) => start === last.start && kind === last.kind);
  // Its addition was undone. While the page has an error, its parts are unknown.
  if (at < 0) return page && last.kind === 'component' ? undefined : opened;
  // A field keeps everything typed in it, even if it has become two passages.
  const {end, words} = last.kind === 'component' ? parts[at] : last;
  return {...opened, parts: [...parts.slice(0, at), {...parts[at], end, words}]};
}

type Page = ReturnType<typeof useOpened>;

/** What is open of a file. It moves with the text, whoever changes it. */
function useOpened(file: string) {
  const {engine} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  /** What is beside the page: the part that is open, or else its problems; or the list of what can be added. */
  const [view, setView] = useState<'page' | 'problems' | 'add' | 'text'>('page');
  const [opened, setOpened] = useState<Opened>();
  const frame = useRef<FrameHandle>(null);
  const part = opened?.parts.at(-1);
  const check = useCheck(file, part?.start);
  const {checked} = check;
  useEffect(() => {
    if (checked) setOpened((last) => last && seen(last, checked));
  }, [checked]);
  if (opened && opened.text !== text) {
    const now = moved(opened, text);
    const gone = now.parts.at(-1);
    setOpened(gone?.start === gone?.end ? undefined : now);
  }
  /** Opens the last of these parts, by its place in a text. */
  const open = (located: Located, before = text, id = performance.now()) => {
    setView('page');
    setOpened(located.parts[0] && {...located, text: before, id});
  };
  const close = () => {
    open({parts: []});
    frame.current?.focus();
  };
  /** Opens the part at a place. Returns false if no part is there, or the page can't be read. */
  const openAt = async (place: Selection) => {
    const before = workspace.read(file) ?? '';
    const parts = await engine.run('parts', file, place.start);
    const [words] = before.slice(place.start).split('\n', 1);
    // Where nothing is written, the part before it is meant.
    const isIn = parts.some(({end}) => place.start <= end) || words.trim() === '';
    if (parts.length === 0 || !isIn) return false;
    open({parts, select: place}, before);
    return true;
  };
  const write = (next: string, join: string) => {
    workspace.apply({label: 'Typing', files: {[file]: next}, join});
  };
  const type = (next: string, join: string, others: NewFiles) => {
    // What somebody has emptied by typing stays open.
    setOpened((last) => last && typed(last, next));
    if (Object.keys(others).length === 0) write(next, join);
    else workspace.apply({label: 'Link to a document', files: {...others, [file]: next}});
  };
  return {file, text, frame, opened, part, check, view, setView, open, close, openAt, write, type};
}

/** The part that is open: what can be done with it, what is wrong with it, and its words or its form. */
function Sheet({page, opened, children}: {page: Page; opened: Opened; children: ReactNode}): ReactNode {
  const {file, text, check, setView, open, close, type} = page;
  const {parts, id, select, setting} = opened;
  const {engine, workspace, announce} = useEditor();
  const change = useChange();
  const part = parts[parts.length - 1];
  const {kind, label, start, end, isFirst, isLast} = part;
  const isPassage = kind !== 'component' && kind !== 'top';
  // A field takes the focus itself.
  const heading = useHeading(kind !== 'component' || Boolean(setting));

  const arrange = async ({kind: action, label: name, done}: Action) => {
    const now = () => follow(part, text, workspace.read(file) ?? '');
    const arranged = await change({label: name, ask: () => engine.run('arrange', file, now(), action)});
    announce(arranged ? done : 'This can’t be done while the page has an error here.');
    // Somebody who moves a part stays on the button that moves it.
    if (arranged?.parts.length) open(arranged, arranged.files[file], action === 'double' ? undefined : id);
    else if (arranged) close();
  };
  return (
    <section aria-labelledby="part" className={look.sheet}>
      <div className={look.row}>
        <h2 ref={heading} id="part" tabIndex={-1}>
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
      {kind !== 'top' && (
        <div role="toolbar" aria-label="This part" className={look.tools}>
          <Actions isFirst={isFirst} isLast={isLast} onUse={(action) => void arrange(action)} />
          <Button onClick={() => setView('add')}>Add below</Button>
        </div>
      )}
      {/* Below what somebody types in, or it would move away from them. */}
      {!isPassage && children}
      {isPassage ? (
        <Passage
          file={file}
          text={text}
          part={part}
          select={select}
          isInvalid={check.ownProblems.some((one) => one.start <= end && one.end >= start)}
          onChange={(next, others) => type(next, `passage ${id}`, others)}
        />
      ) : (
        <Form file={file} check={check} start={start} setting={kind === 'top' ? 'title' : setting} />
      )}
      {isPassage && children}
    </section>
  );
}

/** A page, or a record with a page that shows it. `target` says what of it is wanted, and which page led there. */
export default function FileEditor({file, target = {}}: {file: string; target?: Target}): ReactNode {
  const {engine, site, open: openFile, address, announce} = useEditor();
  const page = useOpened(file);
  const {text, frame, opened, part, check, view, setView, open, close, openAt, write} = page;
  const {checked, ownProblems, otherProblems} = check;
  const isRecord = file.startsWith('records/');
  const isText = view === 'text';
  const [from, fromLine] = target.from?.split(':') ?? [];
  /** The page beside a record. Its place is kept from the first: the field that has the focus stays in sight. */
  const beside = isRecord ? (from ?? site.shownOn[file] ?? '') : '';
  const shown = useAnswer(async () => (beside ? engine.run('show', beside) : undefined));
  const [isPhone, setPhone] = useState(false);
  /** Where the page's text is in the middle of the frame: what is added goes there. */
  const [seenAt, setSeenAt] = useState<number>();
  /** What is selected in the whole text, or the line of a record whose field has the focus; `id`: when it was wanted. */
  const [wanted, setWanted] = useState<Selection & {line?: number; id?: number}>();
  const box = useSelected(wanted);

  const {line: first, words = ''} = target;
  const aim = first || words ? text.indexOf(words, offsetOf(text, first ?? 1)) : -1;
  /** Opens the part at a place; where there is none, its line in the whole text. */
  const goTo = async (place: Selection) => {
    if (await openAt(place)) return;
    setWanted({...place, id: performance.now()});
    setView('text');
  };
  // The target takes the focus itself.
  const heading = useHeading(aim >= 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file is opened.
  useEffect(() => {
    if (aim >= 0 && !isRecord) void goTo({start: aim, end: aim + words.length});
  }, []);

  const tap = async (click: Click) => {
    const place = await engine.run('find', file, click);
    if (!place) return announce('These words can’t be changed here. Ask a developer.');
    if ('parts' in place) {
      // Without parts, the tap came before the page was redrawn.
      if (place.parts.length > 0) open(place);
      return;
    }
    const line = text.slice(0, click.start).split('\n').length;
    openFile(place.file, {line: place.line, from: `${file}:${line}`});
  };
  /** A tap on the page beside a record: to the field that holds the words. */
  const tapBeside = async (click: Click) => {
    const place = await engine.run('find', beside, click);
    if (!place || 'parts' in place) return announce('These words are the page’s own. Open the page to change them.');
    if (place.file === file) setWanted({line: place.line, start: 0, end: 0, id: performance.now()});
    else openFile(place.file, {line: place.line});
  };
  const show = ({line, start = offsetOf(text, line), end = start}: {line: number} & Partial<Selection>) => {
    if (isText || isRecord) setWanted({line, start, end, id: performance.now()});
    else void goTo({start, end});
  };
  /** Shows all problems instead of the part that is open. */
  const showAll = () => {
    open({parts: []});
    setView('problems');
  };
  const toggle = (name: typeof view) => () => {
    setWanted(part && {...part.words});
    setView(view === name ? 'page' : name);
  };
  const leave = ({key, defaultPrevented}: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isText && (opened || view !== 'page')) close();
  };

  useLayer(Boolean(opened) || view !== 'page', close);

  const title = checked?.title ?? nameOf(site, file);
  const sheet = view === 'page' ? opened : undefined;
  const problems = <Problems file={file} check={check} show={show} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is.
    <div className={styles.page} data-open={Boolean(opened) || undefined} onKeyDown={leave}>
      <header className={styles.bar}>
        <Link to={address('')}>All pages</Link>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {!site.canSave && <Link to={address('', {history: file})}>History</Link>}
        {!isRecord && (
          <Button aria-pressed={view === 'problems'} onClick={toggle('problems')}>
            {checked ? counted(ownProblems.length + otherProblems.length) : 'Checking …'}
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
        {(!isRecord || beside) && (
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
              open={part}
              problems={isRecord ? undefined : ownProblems}
              onTap={isRecord ? tapBeside : tap}
              onSeen={setSeenAt}
              handle={frame}
            />
          </div>
        )}
        {isText && (
          <div className={styles.main}>
            <textarea
              ref={box}
              aria-label="Text"
              value={text}
              onChange={({currentTarget}) => write(currentTarget.value, file)}
            />
          </div>
        )}
        <section
          className={styles.side}
          data-open={Boolean(opened) || view !== 'page' || isRecord || undefined}
          aria-label="Changes"
        >
          {view === 'add' && (
            <Add file={file} offset={part?.end ?? seenAt ?? text.length} onAdded={openAt} onClose={close} />
          )}
          {sheet && (
            <Sheet key={sheet.id} page={page} opened={sheet}>
              <Problems file={file} check={check} here={part} show={show} showAll={showAll} />
            </Sheet>
          )}
          {view !== 'add' && !sheet && (
            <>
              {!isText && !isRecord && <p>Tap the words you want to change.</p>}
              {from && (
                <p>
                  This stands in “{title}”, for every page that shows it.{' '}
                  <Link to={address(from, {line: Number(fromLine)})}>Back to “{nameOf(site, from)}”</Link>
                </p>
              )}
              {!isText && isRecord && <Form key={wanted?.id} file={file} check={check} line={wanted?.line ?? first} />}
              {problems}
            </>
          )}
        </section>
      </div>
    </div>
  );
}
