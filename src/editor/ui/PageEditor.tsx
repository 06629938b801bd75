/** A page as it is seen, and the part of it that somebody has tapped. */
import {type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {TooLong} from '../engine/client';
import type {Arrangement} from '../engine/engine';
import type {DrawnPage, Problem} from '../engine/results';
import Frame, {type FrameHandle} from '../preview/Frame';
import type {Click} from '../text/click';
import {follow, offsetOf, type Selection} from '../text/edits';
import type {Part} from '../text/passage';
import type {Action} from '../text/structure';
import Add from './Add';
import Confirm from './Confirm';
import {type Target, useEditor, useWorkspace} from './context';
import look from './look.module.css';
import Problems, {counted} from './Problems';
import styles from './page.module.css';
import Sheet, {type Opened} from './Sheet';
import TextBox from './TextBox';
import {useCheck} from './useCheck';
import {useChange} from './useForm';

const DONE: Record<Action, string> = {
  up: 'Moved up.',
  down: 'Moved down.',
  double: 'Doubled.',
  delete: 'Deleted. Undo brings it back.',
};
const LABELS: Record<Action, string> = {up: 'Move up', down: 'Move down', double: 'Double', delete: 'Delete'};

const movedPart = (part: Part, before: string, after: string): Part => ({
  ...part,
  ...follow(part, before, after),
  words: follow(part.words, before, after),
});

/** The page as the engine draws it after each check; while it can't be drawn, the last one. */
function useDrawn(
  file: string,
  text: string,
  isBroken: boolean,
  checkedText: string | undefined,
): DrawnPage | undefined {
  const {engine} = useEditor();
  const [drawn, setDrawn] = useState<DrawnPage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each check, so that problems appear first.
  useEffect(() => {
    if (isBroken && drawn) return undefined;
    let isCurrent = true;
    engine.run('show', file).then(
      (page) => isCurrent && page && setDrawn(page),
      (error: unknown) => {
        if (!(error instanceof TooLong)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, file, checkedText, isBroken, text === checkedText]);
  return drawn;
}

interface Props {
  file: string;
  target?: Target;
}

export default function PageEditor({file, target}: Props): ReactNode {
  const {engine, site, open: openFile, address, announce} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const check = useCheck(file);
  const change = useChange();
  const {checked, own, others} = check;
  const drawn = useDrawn(file, text, checked?.broken ?? false, checked?.text);
  const [stored, setOpened] = useState<Opened>();
  const [view, setView] = useState<'page' | 'problems' | 'add' | 'text'>('page');
  const [select, setSelect] = useState<Selection>();
  const [isPhone, setPhone] = useState(false);
  const frame = useRef<FrameHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const written = useRef<string>(undefined);
  const count = useRef(0);
  const newest = useRef<unknown>(undefined);
  /** A text that takes too long is told by the check. */
  const ask = (work: Promise<void>) =>
    void work.catch((error: unknown) => {
      if (!(error instanceof TooLong)) throw error;
    });

  // What is open moves with the text, whoever changes it.
  let opened = stored;
  if (stored && stored.text !== text) {
    const parts = stored.parts.map((part) => movedPart(part, stored.text, text));
    const {start, end} = parts[stored.at];
    const isGone = start === end && written.current !== text;
    opened = isGone ? undefined : {...stored, parts, text};
    setOpened(opened);
  }
  const part = opened?.parts[opened.at];
  const latest = useRef(part);
  latest.current = part;

  const show = useCallback(
    (parts: Part[], more: {at?: number; select?: Selection; setting?: string} = {}) => {
      if (parts.length === 0) return;
      count.current += 1;
      setView('page');
      setOpened({at: parts.length - 1, ...more, parts, text: workspace.read(file) ?? '', id: count.current});
    },
    [file, workspace],
  );

  const findAt = useCallback(
    async (place: Selection) => {
      const before = workspace.read(file) ?? '';
      const parts = await engine.run('parts', file, place.start);
      const now = workspace.read(file) ?? '';
      show(
        parts.map((one) => movedPart(one, before, now)),
        {select: follow(place, before, now)},
      );
    },
    [engine, file, workspace, show],
  );

  const openAt = (place: Selection) => ask(findAt(place));

  const tap = useCallback(
    async (click: Click) => {
      newest.current = click;
      const before = workspace.read(file) ?? '';
      const found = await engine.run('find', file, click);
      // A second tap follows the first of a double one.
      if (newest.current !== click) return;
      if (!found) return announce('These words don’t stand on this page.');
      const line = before.slice(0, click.start).split('\n').length;
      if ('file' in found) return openFile(found.file, {line: found.line, from: `${file}:${line}`});
      const now = workspace.read(file) ?? '';
      show(
        found.parts.map((one) => movedPart(one, before, now)),
        {select: follow(found.select, before, now), setting: found.setting},
      );
    },
    [engine, file, workspace, show, announce, openFile],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const from = target?.line ? offsetOf(text, target.line) : 0;
    const at = target?.words ? text.indexOf(target.words, from) : -1;
    if (at >= 0) openAt({start: at, end: at + (target?.words?.length ?? 0)});
    else if (target?.line) openAt({start: from, end: from});
    else heading.current?.focus({preventScroll: true});
  }, []);

  // What the open part is called, and whether it can be moved, as the newest check sees it.
  const isFresh = checked?.text === text && !checked.broken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each check of a text that is still there.
  useEffect(() => {
    if (!isFresh || !part || part.kind === 'top' || part.start === part.end) return undefined;
    let isCurrent = true;
    void engine.run('parts', file, part.start).then((parts) => {
      const at = parts.findIndex((one) => one.start === part.start && one.kind === part.kind);
      if (!isCurrent || at < 0) return;
      setOpened((last) => {
        if (!last || last.text !== text || last.parts[last.at].start !== part.start) return last;
        // The field keeps all that was written in it, also where this has become two passages.
        const {end, words} = last.parts[last.at];
        const around = parts.slice(0, at + 1).map((one, index) => (index === at ? {...one, end, words} : one));
        return {...last, parts: around, at};
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [isFresh, text, part?.start, part?.end]);

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
    let asked = 0;
    const isDone = await change({
      label: LABELS[action],
      ask: async () => {
        asked += 1;
        // Asked again, the page has changed meanwhile: another part may stand in this one's place.
        arranged =
          asked === 1 && latest.current ? await engine.run('arrange', file, latest.current, action) : undefined;
        return arranged?.files ?? {};
      },
    });
    if (!isDone) return;
    if (asked > 1) return announce('The page changed meanwhile. Nothing was done: press again.');
    if (!arranged) return announce('This can’t be done while the page has an error here.');
    const {place} = arranged;
    announce(DONE[action]);
    if (!place) return close();
    const parts = await engine.run('parts', file, place.start);
    const at = parts.findIndex((one) => one.start >= place.start && one.kind === part.kind);
    show(parts, {at: at < 0 ? parts.length - 1 : at});
  };
  const showProblem = ({start, end}: Problem) => {
    if (view !== 'text') return openAt({start, end});
    setSelect({start, end});
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || (!opened && view === 'page') || view === 'text') return;
    close();
  };

  const isText = view === 'text';
  const total = own.length + others.length;
  const problems = <Problems file={file} check={check} here={part} show={showProblem} />;
  const marked = useMemo(() => own.map(({start, end}) => ({start, end})), [own]);
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
          onClick={() => setView(view === 'problems' ? 'page' : 'problems')}
        >
          {checked ? (total === 0 ? 'No problems' : counted(total)) : 'Checking …'}
        </button>
        {!isText && (
          <>
            <button
              type="button"
              aria-pressed={view === 'add'}
              onClick={() => setView(view === 'add' ? 'page' : 'add')}
            >
              Add
            </button>
            <button type="button" onClick={() => openAt({start: 0, end: 0})}>
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
            setView(isText ? 'page' : 'text');
          }}
        >
          Show as text
        </button>
      </header>
      <div className={styles.columns} data-text={isText || undefined}>
        <div className={styles.main} data-phone={isPhone || undefined} hidden={isText}>
          {checked?.broken && (
            <p className={look.notice} role="status">
              {drawn ? 'This is the page as it was before the error.' : 'The page is shown once the error is fixed.'}
            </p>
          )}
          <Frame
            page={drawn}
            records={checked?.records}
            open={openPlace}
            problems={marked}
            onTap={(click) => ask(tap(click))}
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
            <Add file={file} offset={part?.end ?? text.length} onAdded={(place) => openAt(place)} onClose={close} />
          ) : opened && !isText && view === 'page' ? (
            <Sheet
              file={file}
              opened={opened}
              check={check}
              write={write}
              openPart={(at) => show(opened.parts, {at})}
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
              <Confirm
                file={file}
                check={check}
                show={(line) => openAt({start: offsetOf(text, line), end: offsetOf(text, line)})}
              />
            </>
          )}
        </aside>
      </div>
    </div>
  );
}
