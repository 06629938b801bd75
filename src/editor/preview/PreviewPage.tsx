/** The page inside the preview's frame: it shows what the editor sends, tells what was tapped, and marks places. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {RootContent} from 'hast';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {placeOf} from '../../content/page/elements';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';
import type {FromFrame, Shown, ToFrame} from './Frame';
import SentPage from './SentPage';
import styles from './styles.module.css';

const all = (selector: string, within: ParentNode = document) =>
  Array.from(within.querySelectorAll<HTMLElement>(selector));

/** The text under the mouse, and the place in it. Browsers have two functions for that. */
function caretAt({clientX, clientY}: MouseEvent): [node?: Node | null, offset?: number] {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) return [caret.offsetNode, caret.offset];
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return [range?.startContainer, range?.startOffset];
}

const textsOf = (element: Element): TreeWalker => document.createTreeWalker(element, NodeFilter.SHOW_TEXT);

/** The words of an element, with a new line where another element begins, and how many stand before a place in them. */
function wordsIn(element: Element, text: Node | null, offset: number): {words: string; at: number} {
  let [words, at] = ['', 0];
  const texts = textsOf(element);
  for (let node = texts.nextNode(), last = node; node; last = node, node = texts.nextNode()) {
    if (last?.parentNode !== node.parentNode) words += '\n';
    if (node === text) at = words.length + offset;
    words += node.nodeValue;
  }
  return {words, at};
}

const spanOf = ({dataset}: HTMLElement): Selection => ({start: Number(dataset.start), end: Number(dataset.end)});
const isWithin = (inner: Selection, outer: Selection) => inner.start >= outer.start && inner.end <= outer.end;

/** The place in the file of the nearest element that Markdown made. */
function startNear(element: Element): number {
  const [near] = all('[data-start]', element);
  return near ? spanOf(near).start : element.parentElement ? startNear(element.parentElement) : 0;
}

/** The words that were tapped, with their place; of what Markdown didn't make, the whole row with a place near it. */
function tapOn(target: Element, event: MouseEvent | KeyboardEvent): Click {
  // A button that is pressed by a key is clicked at no place.
  const [under, offset = 0] = event instanceof MouseEvent && event.detail > 0 ? caretAt(event) : [];
  const isText = under instanceof Text && target.contains(under);
  const text = isText ? under : textsOf(target).nextNode();
  const element = text?.parentElement ?? target;
  const passage = element.closest<HTMLElement>('[data-start]');
  const row = passage ?? element.closest('tr, li, p, address') ?? element;
  return {...wordsIn(row, text, isText ? offset : 0), ...(passage ? spanOf(passage) : {start: startNear(element)})};
}

/** Makes the page's parts reachable with Tab, each once, and nothing else in the page. */
function makeReachable(): void {
  for (const control of all('a[href], button, input, select, textarea, summary')) control.tabIndex = -1;
  for (const element of all('main *')) {
    const hasWords = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
    const isPart =
      (hasWords || element.matches('[data-start]')) &&
      !element.parentElement?.closest('[data-part]') &&
      !element.closest('[aria-hidden="true"], [hidden], [popover], [role="tooltip"], svg');
    element.toggleAttribute('data-part', isPart);
    if (isPart) element.tabIndex = 0;
  }
}

/** The innermost component around a place. */
function componentAround(nodes: RootContent[], place: Selection): Selection | undefined {
  const inner = nodes.find((one) => one.type === 'element' && isWithin(place, placeOf(one)));
  if (inner?.type !== 'element') return undefined;
  return componentAround(inner.children, place) ?? (/^[A-Z]/.test(inner.tagName) ? placeOf(inner) : undefined);
}

/** The elements that show a place: the passage around it, those in it, or else all of its component, which has no mark. */
function elementsIn(place: Selection, nodes: RootContent[]): HTMLElement[] {
  const placed = all('main [data-start]');
  const within = (range: Selection) => placed.filter((one) => isWithin(spanOf(one), range));
  const component = componentAround(nodes, place);
  // Elements come in the order of the page: the last one around it is the innermost.
  const around = placed.filter((one) => isWithin(place, spanOf(one))).at(-1);
  if (around && !(component && isWithin(component, spanOf(around)))) return [around];
  const inside = component?.start === place.start ? [] : within(place);
  if (inside.length > 0) return inside.filter((one) => !one.parentElement?.closest('[data-start]'));
  // Where lines are gone, what stood before them.
  if (!component) return placed.filter((one) => spanOf(one).end <= place.start).slice(-1);
  const own = within(component);
  let [root] = own;
  for (let box = root?.parentElement; box && !box.matches('main'); box = box.parentElement) {
    if (!all('[data-start]', box).every((one) => own.includes(one))) break;
    if (getComputedStyle(box).display !== 'contents') root = box;
  }
  return root ? [root] : [];
}

/** Marks the elements that show places of the text, and no others. Returns the first, or `tapped` if none shows them. */
function mark(name: string, nodes: RootContent[], places: Selection[] = [], tapped?: HTMLElement | null) {
  const found = places.flatMap((place) => elementsIn(place, nodes));
  if (places.length > 0 && found.length === 0 && tapped?.isConnected) found.push(tapped);
  for (const marked of all(`[${name}]`)) marked.removeAttribute(name);
  for (const element of found) element.setAttribute(name, '');
  return found.at(0);
}

/** Scrolls this window alone: `scrollIntoView` would also scroll the editor, away from where somebody writes. */
function scrollTo(element: HTMLElement): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) window.scrollTo({top: scrollY + top - Math.max((innerHeight - height) / 2, 16)});
}

const send = (message: FromFrame) => parent.postMessage(message, location.origin);

function InFrame(): ReactNode {
  const [shown, setShown] = useState<Shown>({});
  const tapped = useRef<HTMLElement>(null);

  useEffect(() => {
    // Where the links of the page lead isn't fetched.
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
    const receive = ({origin, source, data}: MessageEvent<ToFrame>) => {
      if (origin !== location.origin || source !== parent) return;
      if (data !== 'focus') return setShown((last) => ({...last, ...data}));
      (tapped.current?.isConnected ? tapped.current : all('[data-open]').at(0))?.focus({preventScroll: true});
    };
    let click: Click;
    const tap = (event: MouseEvent | KeyboardEvent) => {
      const target = event.target as Element;
      // The preview shows one page, and leads nowhere.
      if (target.closest('a, button, form, label, summary')) event.preventDefault();
      if (!target.closest('main') || event.detail > 2) return;
      event.preventDefault();
      event.stopPropagation();
      // Between the clicks of a double one the page may have moved: the first knows the word.
      if (event.detail === 2) return send({tap: {...click, isDouble: true}});
      tapped.current = target.closest<HTMLElement>('[data-part]');
      click = tapOn(target, event);
      send({tap: click});
    };
    const press = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, shiftKey} = event;
      if ((key === 'Enter' || key === ' ') && (event.target as Element).matches('[data-part]')) return tap(event);
      // Undo, redo and Escape are the editor's, wherever the focus is.
      if (key === 'Escape' || ((ctrlKey || metaKey) && /^[zy]$/i.test(key)))
        send({key: {key, ctrlKey, metaKey, shiftKey}});
    };
    // They last as long as the frame does.
    addEventListener('message', receive);
    document.addEventListener('click', tap, true);
    document.addEventListener('keydown', press, true);
    send('ready');
  }, []);

  const {theme = 'light', page, open, problems, changes} = shown;
  // Only now does new text stand where it belongs.
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    if (!page) return;
    makeReachable();
    mark('data-problem', page.nodes, problems);
    mark('data-changed', page.nodes, changes);
    const opened = mark('data-open', page.nodes, open && [open], tapped.current);
    if (opened) scrollTo(opened);
    send('drawn');
  });

  return (
    <div className={styles.page}>
      <SentPage {...shown} />
    </div>
  );
}

export default function PreviewPage(): ReactNode {
  return <BrowserOnly fallback={<main>The page is shown in the editor.</main>}>{() => <InFrame />}</BrowserOnly>;
}
