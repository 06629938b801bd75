/** A page as it is seen, and the part of it that somebody has tapped. */
import {type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import type {Arrangement, Located, Problem} from '../engine/results';
import Frame, {type FrameHandle} from '../preview/Frame';
import type {Click} from '../text/click';
import {follow, offsetOf, type Selection} from '../text/edits';
import type {Action} from '../text/passage';
import Add from './Add';
import Confirm from './Confirm';
import {type Target, useEditor, useWorkspace} from './context';
import look from './look.module.css';
import Problems, {counted} from './Problems';
import styles from './page.module.css';
import Sheet, {ACTIONS, type Opened} from './Sheet';
import TextBox from './TextBox';
import {useCheck} from './useCheck';
import {useChange} from './useForm';

type View = 'page' | 'problems' | 'add' | 'text';

const DONE: Record<Action, string> = {
  up: 'Moved up.',
  down: 'Moved down.',
  double: 'Doubled.',
  delete: 'Deleted. Undo brings it back.',
};

/** What is open, after its text has become another. */
const moved = ({parts, text: before, ...opened}: Opened, text: string): Opened => ({
  ...opened,
  text,
  parts: parts.map((part) => ({...part, ...follow(part, before, text), words: follow(part.words, before, text)})),
});

interface Props {
  file: string;
  target?: Target;
}

export default function PageEditor({file, target}: Props): ReactNode {
  const {engine, site, open: openFile, address, announce} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const change = useChange();
  const [stored, setOpened] = useState<Opened>();
  const [view, setView] = useState<View>('page');
  const [select, setSelect] = useState<Selection>();
  const [isPhone, setPhone] = useState(false);
  const frame = useRef<FrameHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const written = useRef<string>(undefined);
  const count = useRef(0);
  const newest = useRef<Click>(undefined);

  // What is open moves with the text, whoever changes it. What somebody has emptied by typing stays open.
  let opened = stored;
  if (stored && stored.text !== text) {
    opened = moved(stored, text);
    const {start, end} = opened.parts[opened.at];
    if (start === end && written.current !== text) opened = undefined;
    setOpened(opened);
  }
  const part = opened?.parts[opened.at];
  const latest = useRef(part);
  latest.current = part;
  const check = useCheck(file, part?.start);
  const {checked, page, own, others} = check;
  // As the newest check sees it: what it is called, and whether it can be moved.
  const fresh = checked && checked.text === text && part ? checked.parts : [];
  const at = fresh.findIndex(({start, kind}) => start === part?.start && kind === part.kind);
  if (opened && part && at >= 0) {
    // The field keeps all that was written in it, also where that has become two passages.
    const {end, words} = part;
    opened = {...opened, at, parts: fresh.map((one, index) => (index === at ? {...one, end, words} : one))};
  }

  const show = (located: Located, before = text) => {
    if (located.parts.length === 0) return;
    count.current += 1;
    setView('page');
    setOpened({...located, text: before, id: count.current});
  };
  const openAt = async (place: Selection) => {
    const parts = await engine.run('parts', file, place.start);
    show({parts, at: parts.length - 1, select: place});
  };
  const openLine = (line: number) => {
    const start = offsetOf(text, line);
    void openAt({start, end: start});
  };
  const tap = async (click: Click) => {
    newest.current = click;
    const found = await engine.run('find', file, click);
    // A second tap follows the first of a double one.
    if (newest.current !== click) return;
    if (!found) return announce('These words don’t stand on this page.');
    if (!('file' in found)) return show(found);
    const line = text.slice(0, click.start).split('\n').length;
    openFile(found.file, {line: found.line, from: `${file}:${line}`});
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const {line, words = ''} = target ?? {};
    const start = words ? text.indexOf(words, line ? offsetOf(text, line) : 0) : -1;
    if (start >= 0) void openAt({start, end: start + words.length});
    else if (line) openLine(line);
    else heading.current?.focus({preventScroll: true});
  }, []);

  const write = (next: string, join: string) => {
    written.current = next;
    workspace.apply({label: 'Typing', files: {[file]: next}, join: `${file} ${join}`});
  };
  const close = () => {
    setOpened(undefined);
    setView('page');
    frame.current?.focus();
  };
  const arrange = async (action: Action) => {
    if (!part || (action === 'up' && part.isFirst) || (action === 'down' && part.isLast)) return;
    let arranged: Arrangement | undefined;
    const ask = async () => {
      arranged = latest.current && (await engine.run('arrange', file, latest.current, action));
      return arranged?.files ?? {};
    };
    if (!(await change({label: ACTIONS[action], ask}))) return;
    if (!arranged) return announce('This can’t be done while the page has an error here.');
    announce(DONE[action]);
    if (arranged.located) show(arranged.located, arranged.files[file]);
    else close();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && view !== 'text' && (opened || view !== 'page')) close();
  };
  const toggle = (name: View) => () => setView(view === name ? 'page' : name);

  const isText = view === 'text';
  const total = own.length + others.length;
  const showProblem = ({start, end}: Problem) => (isText ? setSelect({start, end}) : void openAt({start, end}));
  const problems = <Problems file={file} check={check} here={part} show={showProblem} />;
  const {start, end} = part ?? {};
  const openPlace = useMemo(() => (start === undefined || end === undefined ? undefined : {start, end}), [start, end]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is.
    <div className={styles.page} data-open={Boolean(opened) || undefined} onKeyDown={leave}>
      <header className={styles.bar}>
        <a href={address('')}>All pages</a>
        <h1 ref={heading} tabIndex={-1}>
          {checked?.title ?? site.titles[file] ?? file}
        </h1>
        <button
          type="button"
          aria-pressed={view === 'problems'}
          className={styles.toProblems}
          onClick={toggle('problems')}
        >
          {checked ? (total === 0 ? 'No problems' : counted(total)) : 'Checking …'}
        </button>
        {!isText && (
          <>
            <button type="button" aria-pressed={view === 'add'} onClick={toggle('add')}>
              Add
            </button>
            <button type="button" onClick={() => void openAt({start: 0, end: 0})}>
              Title
            </button>
            <button type="button" aria-pressed={isPhone} className={styles.asPhone} onClick={() => setPhone(!isPhone)}>
              Phone
            </button>
          </>
        )}
        <button
          type="button"
          aria-pressed={isText}
          onClick={() => {
            setSelect(part?.words);
            toggle('text')();
          }}
        >
          Show as text
        </button>
      </header>
      <div className={styles.columns} data-text={isText || undefined}>
        <div className={styles.main} data-phone={isPhone || undefined} hidden={isText}>
          {checked?.broken && (
            <p className={look.notice} role="status">
              {page ? 'This is the page as it was before the error.' : 'The page is shown once the error is fixed.'}
            </p>
          )}
          <Frame
            page={page}
            records={checked?.records}
            open={openPlace}
            problems={own}
            onTap={(click) => void tap(click)}
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
            <Add
              file={file}
              offset={part?.end ?? text.length}
              onAdded={(place) => void openAt(place)}
              onClose={close}
            />
          ) : opened && view === 'page' ? (
            <Sheet
              file={file}
              opened={opened}
              check={check}
              write={write}
              openPart={(index) => opened && show({parts: opened.parts, at: index})}
              arrange={(action) => void arrange(action)}
              add={() => setView('add')}
              close={close}
            >
              {problems}
            </Sheet>
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
