/** The page inside the preview's frame: draws what the editor sends, reports what was tapped, and marks positions. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as library from '@site/src/components';
import {PageFrame} from '@site/src/components/Page';
import pictureStyles from '@site/src/components/Picture/styles.module.css';
import {type SilkName, silkOfPage} from '@site/src/components/Silk/silks';
import MDXComponents from '@theme/MDXComponents';
import clsx from 'clsx';
import type {Element as DrawnElement, RootContent} from 'hast';
import {Component, createElement, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {placeOf} from '../../content/checker/page/elements';
import type {PublicRecords, Records} from '../../content/site/records/registry';
import type {DrawnPage} from '../engine/tree';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';
import styles from './styles.module.css';

/** What the frame shows. Places are those of the page's text. */
export interface Shown {
  theme?: string;
  page?: DrawnPage;
  records?: PublicRecords & {menu?: Records['menu']};
  /** Where pictures can be loaded from, by their addresses in the page. */
  pictures?: Record<string, string>;
  /** The part that is open, to which the page scrolls. */
  open?: Selection;
  problems?: Selection[];
  /** What differs from another version of the page. */
  changes?: Selection[];
}

/** What has changed of it; `focus` puts the focus back on what was tapped. */
export type ToFrame = Shown | 'focus';

/** The frame waits for a page, has drawn one, was tapped on, shows a place in its middle, or got a key of the editor's. */
export type FromFrame = 'ready' | 'drawn' | {tap: Click} | {seen: number} | {key: KeyboardEventInit};

const COMPONENTS = library as unknown as typeof MDXComponents;

function draw(node: RootContent, key: number, urls: Record<string, string> = {}): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const {tagName: name, properties, data: {picture} = {}} = node;
  const {start, end} = placeOf(node);
  const place = {'data-start': start, 'data-end': end};
  const {address = '', words, ratio, look = '', focus} = picture ?? {};
  const classes = clsx(pictureStyles.image, styles[look]);
  const style = {aspectRatio: ratio, objectPosition: focus};
  // As `<Picture>` shows what the build makes of it. While it can't be loaded, its words are shown.
  const drawn = picture && (
    <picture key={key} className={pictureStyles.picture}>
      <img {...place} className={classes} style={style} src={urls[address]} alt={words} />
    </picture>
  );
  if (name === 'img') return drawn;
  const component = COMPONENTS[name];
  const props = {...properties, ...(component ? drawn && {picture: drawn} : place), key};
  const children = node.children.map((child, index) => draw(child, index, urls));
  return createElement(component ?? MDXComponents[name] ?? name, props, ...children);
}

type Good = {tried?: ReactNode; good?: ReactNode; isBroken?: boolean};

/** Keeps the last page that could be drawn: a component may refuse what somebody is still typing, such as a date. */
class LastGood extends Component<{children: ReactNode}, Good> {
  state: Good = {};

  static getDerivedStateFromError = (): Good => ({isBroken: true});

  static getDerivedStateFromProps = ({children}: {children: ReactNode}, {tried, good, isBroken}: Good): Good | null =>
    children === tried ? null : {tried: children, good: isBroken ? good : tried, isBroken: false};

  render() {
    return this.state.isBroken ? this.state.good : this.state.tried;
  }
}

type Configuration = ReturnType<typeof useDocusaurusContext>['siteConfig'];
type Item = {to?: string; label?: string; html?: string};

/** The site's configuration with the name and the menu as the records have them now. */
function configured(siteConfig: Configuration, {organisation, menu}: NonNullable<Shown['records']>): Configuration {
  const navbar = siteConfig.themeConfig.navbar as {items: Item[]};
  const itemFor = ({label, page}: Records['menu']['links'][number]): Item => {
    const {html, ...built} = navbar.items.find(({to}) => to === page) ?? {position: 'right'};
    return {...built, to: page, ...(html?.startsWith(`${label}<`) ? {html} : {label})};
  };
  const links = menu?.links.map(itemFor) ?? navbar.items.filter(({to}) => to);
  const buttons = navbar.items.filter(({to}) => !to).map((item) => ({...item, label: menu?.button ?? item.label}));
  const drawn = {...navbar, title: organisation.name, items: [...links, ...buttons]};
  return {...siteConfig, title: organisation.name, themeConfig: {...siteConfig.themeConfig, navbar: drawn}};
}

function SentPage({page, records, pictures}: Shown & {page: DrawnPage}): ReactNode {
  const {siteConfig, globalData, ...context} = useDocusaurusContext();
  const drawn = useMemo(() => page.nodes.map((node, index) => draw(node, index, pictures)), [page, pictures]);
  const {title, description, address, silk} = page;
  const data = {...globalData, ...(records && {records: {default: records}})};
  return (
    <Context.Provider
      value={{...context, siteConfig: records ? configured(siteConfig, records) : siteConfig, globalData: data}}
    >
      <PageFrame
        title={title}
        description={description}
        silk={silkOfPage(address, {silk: silk as SilkName | undefined})}
      >
        <LastGood>{drawn}</LastGood>
      </PageFrame>
    </Context.Provider>
  );
}

const all = (selector: string, within: ParentNode = document) =>
  Array.from(within.querySelectorAll<HTMLElement>(selector));

/** The text under the mouse, and the place in it. Browsers have two functions for that. */
function caretAt({clientX, clientY}: MouseEvent): [node?: Node | null, offset?: number] {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return [caret?.offsetNode ?? range?.startContainer, caret?.offset ?? range?.startOffset];
}

const textsOf = (node: Node): Text[] => (node instanceof Text ? [node] : Array.from(node.childNodes).flatMap(textsOf));
const spanOf = ({dataset}: HTMLElement): Selection => ({start: Number(dataset.start), end: Number(dataset.end)});
const isWithin = (inner: Selection, outer: Selection) => inner.start >= outer.start && inner.end <= outer.end;

/** Where in the text the nearest passage begins, for an element that Markdown didn't make. */
function placeNear(element: Element): number {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const passage = box.querySelector<HTMLElement>('[data-start]');
    if (passage) return spanOf(passage).start;
  }
  return 0;
}

/** The words that were tapped, with their place; of what Markdown didn't make, the whole row with a place near it. */
function tapOn(target: Element, event: MouseEvent | KeyboardEvent): Click {
  // A button that is pressed by a key is clicked at no place.
  const [under, offset = 0] = event instanceof MouseEvent && event.detail > 0 ? caretAt(event) : [];
  const isText = under instanceof Text && target.contains(under);
  const text = isText ? under : textsOf(target)[0];
  const element = text?.parentElement ?? target;
  const passage = element.closest<HTMLElement>('[data-start]');
  const row = passage ?? element.closest('tr, li, p, address') ?? element;
  // Between two elements there is a new line.
  const texts = textsOf(row);
  const wordsOf = (some: Text[]) => some.map(({data}) => data).join('\n');
  const at = wordsOf(texts.slice(0, texts.indexOf(text) + 1)).length - (text?.length ?? 0) + (isText ? offset : 0);
  return {words: wordsOf(texts), at, ...(passage ? spanOf(passage) : {start: placeNear(element)})};
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

/** The innermost element or component around a place. */
function innermost(nodes: RootContent[], place: Selection): DrawnElement | undefined {
  const outer = nodes.filter((one) => one.type === 'element').find((one) => isWithin(place, placeOf(one)));
  return outer && (innermost(outer.children, place) ?? outer);
}

/** Those of some elements that are in none of the others with a place. */
const outermost = (elements: HTMLElement[]): HTMLElement[] =>
  elements.filter((one) => !one.parentElement?.closest('[data-start]'));

/** The smallest box on the page that holds an element and none of the others. */
function boxAround(element: HTMLElement | undefined, others: HTMLElement[]): HTMLElement[] {
  if (!element) return [];
  const boxes = all('main *').filter((box) => box.contains(element) && !others.some((one) => box.contains(one)));
  return boxes.filter((box) => getComputedStyle(box).display !== 'contents').slice(0, 1);
}

const isComponent = ({tagName}: DrawnElement): boolean => /^[A-Z]/.test(tagName);

/** The elements that show a component, which has no mark of its own: the box around those that it holds. */
function elementsOfComponent(component: DrawnElement, placed: HTMLElement[]): HTMLElement[] {
  const isInside = (one: HTMLElement) => isWithin(spanOf(one), placeOf(component));
  const others = placed.filter((one) => !isInside(one));
  return boxAround(placed.find(isInside), others);
}

/** The elements that show a place of the page's text. */
function elementsIn(place: Selection, nodes: RootContent[]): HTMLElement[] {
  const placed = all('main [data-start]');
  const inside = outermost(placed.filter((one) => isWithin(spanOf(one), place)));
  const around = innermost(nodes, place);
  // Beside all elements: whole parts or, where lines were deleted, what is before them.
  if (!around) return inside.length > 0 ? inside : placed.filter((one) => spanOf(one).end <= place.start).slice(-1);
  // In a passage, the passage.
  if (!isComponent(around)) return placed.filter((one) => isWithin(spanOf(one), placeOf(around))).slice(0, 1);
  // In a component, those of its parts that are there; or the component as a whole.
  const isWhole = placeOf(around).start === place.start;
  return isWhole || inside.length === 0 ? elementsOfComponent(around, placed) : inside;
}

/** Marks the elements that show places of the text, and no others. Returns the first, or `tapped` if none shows them. */
function mark(name: string, nodes: RootContent[], places: Selection[] = [], tapped?: HTMLElement | null) {
  const shown = places.flatMap((place) => elementsIn(place, nodes));
  if (places.length > 0 && shown.length === 0 && tapped?.isConnected) shown.push(tapped);
  for (const element of all('main *')) element.toggleAttribute(name, shown.includes(element));
  return shown.at(0);
}

/** Scrolls this window alone: `scrollIntoView` would also scroll the editor, away from where somebody writes. */
function scrollTo(element: HTMLElement): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) window.scrollTo({top: scrollY + top - Math.max((innerHeight - height) / 2, 16)});
}

/** Where in the text the passage begins that is in the middle of the window, or the last one above. */
function seenNow(): number | undefined {
  const above = all('main [data-start]').filter((one) => one.getBoundingClientRect().top <= innerHeight / 2);
  const last = above.at(-1);
  return last && spanOf(last).start;
}

const send = (message: FromFrame) => parent.postMessage(message, location.origin);

function tellSeen(): void {
  const seen = seenNow();
  if (seen !== undefined) send({seen});
}

function InFrame(): ReactNode {
  const [shown, setShown] = useState<Shown>({});
  const tapped = useRef<HTMLElement>(null);

  useEffect(() => {
    // Don't fetch the targets of the page's links.
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
      const isAround = !target.closest('main');
      // The bar's own switches have no words.
      if (event.detail > 2 || (isAround && !target.textContent?.trim())) return;
      event.preventDefault();
      event.stopPropagation();
      // The page may move between the clicks of a double click. The first one has the right word.
      if (event.detail === 2) return send({tap: {...click, isDouble: true}});
      tapped.current = target.closest<HTMLElement>('[data-part]');
      click = {...tapOn(target, event), ...(isAround && {isAround, end: undefined})};
      send({tap: click});
    };
    const press = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, shiftKey} = event;
      if ((key === 'Enter' || key === ' ') && (event.target as Element).matches('[data-part]')) return tap(event);
      // Undo, redo and Escape are the editor's, wherever the focus is.
      if (key === 'Escape' || ((ctrlKey || metaKey) && /^[zy]$/i.test(key)))
        send({key: {key, ctrlKey, metaKey, shiftKey}});
    };
    let pause: ReturnType<typeof setTimeout>;
    const scroll = () => {
      clearTimeout(pause);
      pause = setTimeout(tellSeen, 100);
    };
    // They last as long as the frame does.
    addEventListener('scroll', scroll, {passive: true});
    addEventListener('message', receive);
    document.addEventListener('click', tap, true);
    document.addEventListener('keydown', press, true);
    send('ready');
  }, []);

  const {theme = 'light', page, open, problems, changes} = shown;
  // The new text is in its place only now.
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    if (!page) return;
    makeReachable();
    mark('data-problem', page.nodes, problems);
    mark('data-changed', page.nodes, changes);
    const opened = mark('data-open', page.nodes, open && [open], tapped.current);
    if (opened) scrollTo(opened);
    tellSeen();
    send('drawn');
  });

  return <div className={styles.page}>{page && <SentPage {...shown} page={page} />}</div>;
}

export default function PreviewPage(): ReactNode {
  return <BrowserOnly fallback={<main>The page is shown in the editor.</main>}>{() => <InFrame />}</BrowserOnly>;
}
