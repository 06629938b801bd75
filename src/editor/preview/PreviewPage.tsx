/** The page inside the preview's frame: shows what the editor sends, and reports what is tapped, pressed and in view. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import type {Tap} from '../text/tap';
import {clickAt} from './clickAt';
import {highlight, makeReachable, scrollInWindow} from './highlights';
import type {FromFrame, Shown, ToFrame} from './messages';
import PageView from './PageView';
import {findAll, placeInView} from './places';
import styles from './styles.module.css';

/** A pause in scrolling, in milliseconds. */
const PAUSE = 100;

const send = (message: FromFrame) => parent.postMessage(message, location.origin);

function reportPlaceInView(): void {
  const seen = placeInView();
  if (seen !== undefined) send({seen});
}

/** Reports taps, and presses of Enter on parts of the page. The part that was tapped last is in `tapped`. */
function listenForTaps(tapped: RefObject<HTMLElement | null>): void {
  let firstClick: Tap;
  const tap = (event: MouseEvent | KeyboardEvent) => {
    const target = event.target as Element;
    // The preview shows one page, and leads nowhere.
    if (target.closest('a, button, form, label, summary')) event.preventDefault();
    const isInBarOrFooter = !target.closest('main');
    const isSwitchOfBar = isInBarOrFooter && !target.textContent?.trim();
    const isThirdClick = event.detail > 2;
    if (isThirdClick || isSwitchOfBar) return;
    event.preventDefault();
    event.stopPropagation();
    // The page may move between the clicks of a double click. The first one has the right word.
    if (event.detail === 2) return send({tap: {...firstClick, isDouble: true}});
    tapped.current = target.closest<HTMLElement>('[data-part]');
    const click = clickAt(target, event);
    firstClick = isInBarOrFooter ? {...click, isInBarOrFooter, end: undefined} : click;
    send({tap: firstClick});
  };
  const press = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, shiftKey} = event;
    const isOnPart = (event.target as Element).matches('[data-part]');
    if (isOnPart && (key === 'Enter' || key === ' ')) return tap(event);
    // Undo, redo and Escape are the editor's, wherever the focus is.
    const isUndoOrRedo = (ctrlKey || metaKey) && /^[zy]$/i.test(key);
    if (key === 'Escape' || isUndoOrRedo) send({key: {key, ctrlKey, metaKey, shiftKey}});
  };
  document.addEventListener('click', tap, true);
  document.addEventListener('keydown', press, true);
}

function listenForScrolling(): void {
  let pause: ReturnType<typeof setTimeout>;
  const scroll = () => {
    clearTimeout(pause);
    pause = setTimeout(reportPlaceInView, PAUSE);
  };
  addEventListener('scroll', scroll, {passive: true});
}

/** Calls `onMessage` for each message of the editor, and for none from anywhere else. */
function listenForMessages(onMessage: (message: ToFrame) => void): void {
  addEventListener('message', ({origin, source, data}: MessageEvent<ToFrame>) => {
    if (origin === location.origin && source === parent) onMessage(data);
  });
}

function InFrame(): ReactNode {
  const [shown, setShown] = useState<Shown>({});
  const tapped = useRef<HTMLElement>(null);

  // All of these listen as long as the frame is there.
  useEffect(() => {
    // Don't fetch the targets of the page's links.
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
    listenForMessages((message) => {
      if (message !== 'focus') return setShown((last) => ({...last, ...message}));
      const part = tapped.current?.isConnected ? tapped.current : findAll('[data-open]').at(0);
      part?.focus({preventScroll: true});
    });
    listenForTaps(tapped);
    listenForScrolling();
    send('ready');
  }, []);

  const {theme = 'light', page, selected, problems, changes} = shown;
  // After each drawing, for only then the new text is in its place.
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    if (!page) return;
    makeReachable();
    highlight('data-problem', page.nodes, problems);
    highlight('data-changed', page.nodes, changes);
    const selectedElement = highlight('data-open', page.nodes, selected && [selected], tapped.current);
    if (selectedElement) scrollInWindow(selectedElement);
    reportPlaceInView();
    send('drawn');
  });

  return <div className={styles.page}>{page && <PageView {...shown} page={page} />}</div>;
}

export default function PreviewPage(): ReactNode {
  return <BrowserOnly fallback={<main>The page is shown in the editor.</main>}>{() => <InFrame />}</BrowserOnly>;
}
