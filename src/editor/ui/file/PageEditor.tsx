/** A page that is open: as visitors see it or as text, and beside it what somebody has tapped. */
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useState} from 'react';
import type {Click} from '../../text/click';
import {offsetOf, type Selection} from '../../text/edits';
import {nameOf, type Target, useEditor} from '../context';
import Button from '../shared/Button';
import {useLayer} from '../shared/backButton';
import {counted} from '../shared/counted';
import Frame from '../shared/Frame';
import look from '../shared/look.module.css';
import Add from './Add';
import FileHeader from './FileHeader';
import PartSheet from './PartSheet';
import Problems, {type ProblemPlace} from './Problems';
import styles from './page.module.css';
import {type OpenPage, type PageView, useOpenPage} from './useOpenPage';
import WholeText from './WholeText';

/** The ways to a place of the page, and what is selected in the whole text. */
function usePlaces({file, text, part, view, setView, open, openAt}: OpenPage) {
  const {engine, goTo, announce} = useEditor();
  const [selected, setSelected] = useState<Selection>();

  /** Opens the part at a place. Where there is none, selects the place in the whole text. */
  const openPlace = async (place: Selection) => {
    if (await openAt(place)) return;
    setSelected({...place});
    setView('text');
  };
  const show = ({line, start = offsetOf(text, line), end = start}: ProblemPlace) => {
    if (view === 'text') setSelected({start, end});
    else void openPlace({start, end});
  };
  /** A tap on the page opens the part there, or the record that holds the words. */
  const tap = async (click: Click) => {
    const place = await engine.run('find', file, click);
    if (!place) return announce('These words can’t be changed here. Ask a developer.');
    if ('parts' in place) {
      // Without parts, the tap came before the page was redrawn.
      if (place.parts.length > 0) open(place);
      return;
    }
    const line = text.slice(0, click.start).split('\n').length;
    goTo(place.file, {line: place.line, from: `${file}:${line}`});
  };
  const toggle = (name: PageView) => {
    setSelected(part && {...part.words});
    setView(view === name ? 'page' : name);
  };
  return {selected, openPlace, show, tap, toggle};
}

/** The page as visitors see it. `onSeen` gets the place in its text that is in the middle of the window. */
function PagePreview(props: {
  page: OpenPage;
  isPhone: boolean;
  onTap: (tap: Click) => void;
  onSeen: (start: number) => void;
}): ReactNode {
  const {page, isPhone, onTap, onSeen} = props;
  const {check, part, view, frame} = page;
  const {checked, ownProblems} = check;
  return (
    <div className={styles.main} data-phone={isPhone || undefined} hidden={view === 'text'}>
      {checked && !checked.page && (
        <p className={look.notice} role="status">
          The page is shown again once its error is fixed.
        </p>
      )}
      <Frame
        page={check.page}
        records={checked?.records}
        selected={part}
        problems={ownProblems}
        onTap={onTap}
        onSeen={onSeen}
        handle={frame}
      />
    </div>
  );
}

/** Beside the page: the open part, what can be added, or the page's problems. `addAt`: where what is added goes. */
function PageSide(props: {page: OpenPage; addAt: number; show: (place: ProblemPlace) => void}): ReactNode {
  const {page, addAt, show} = props;
  const {file, check, opened, part, view, setView, open, openAt, close} = page;
  const showAllProblems = () => {
    open({parts: []});
    setView('problems');
  };
  if (view === 'add') return <Add file={file} offset={addAt} onAdded={openAt} onClose={close} />;
  if (view === 'page' && opened) {
    return (
      <PartSheet key={opened.id} page={page} opened={opened}>
        <Problems file={file} check={check} here={part} show={show} showAll={showAllProblems} />
      </PartSheet>
    );
  }
  return (
    <>
      {view !== 'text' && <p>Tap the words you want to change.</p>}
      <Problems file={file} check={check} show={show} />
    </>
  );
}

/** Where the place that the address asks for begins; undefined if it asks for none, or its words are gone. */
function targetIn(text: string, {line, words = ''}: Target): number | undefined {
  if (!line && !words) return undefined;
  const start = text.indexOf(words, offsetOf(text, line ?? 1));
  return start < 0 ? undefined : start;
}

export default function PageEditor({file, target}: {file: string; target: Target}): ReactNode {
  const {site} = useEditor();
  const page = useOpenPage(file);
  const {text, opened, part, check, view, close, openAt, write} = page;
  const {checked, ownProblems, otherProblems} = check;
  const {selected, openPlace, show, tap, toggle} = usePlaces(page);
  const [isPhone, setPhone] = useState(false);
  const [seenAt, setSeenAt] = useState<number>();
  const isText = view === 'text';
  const isSideOpen = Boolean(opened) || view !== 'page';
  useLayer(isSideOpen, close);

  const wantedAt = targetIn(text, target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    if (wantedAt !== undefined) void openPlace({start: wantedAt, end: wantedAt + (target.words?.length ?? 0)});
  }, []);
  const closeOnEscape = ({key, defaultPrevented}: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && isSideOpen && !isText) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is.
    <div className={styles.page} data-open={Boolean(opened) || undefined} onKeyDown={closeOnEscape}>
      <FileHeader
        file={file}
        title={checked?.title ?? nameOf(site, file)}
        isFocusTaken={wantedAt !== undefined}
        isText={isText}
        onToggleText={() => toggle('text')}
      >
        <Button aria-pressed={view === 'problems'} onClick={() => toggle('problems')}>
          {checked ? counted(ownProblems.length + otherProblems.length, 'problem') : 'Checking …'}
        </Button>
        {!isText && (
          <>
            <Button className={styles.asPhone} aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
              Phone
            </Button>
            <Button aria-pressed={view === 'add'} onClick={() => toggle('add')}>
              Add
            </Button>
            <Button onClick={() => void openAt({start: 0, end: 0})}>Title</Button>
          </>
        )}
      </FileHeader>
      <div className={styles.columns} data-text={isText || undefined}>
        <PagePreview page={page} isPhone={isPhone} onTap={tap} onSeen={setSeenAt} />
        {isText && <WholeText text={text} selected={selected} onChange={(newText) => write(newText, file)} />}
        <section className={clsx(look.stack, styles.side)} data-open={isSideOpen || undefined} aria-label="Changes">
          <PageSide page={page} addAt={part?.end ?? seenAt ?? text.length} show={show} />
        </section>
      </div>
    </div>
  );
}
