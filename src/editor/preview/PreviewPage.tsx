/** The page inside the preview's frame: it shows what the editor sends, and nothing by itself. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as library from '@site/src/components';
import Page from '@site/src/components/Page';
import pictureStyles from '@site/src/components/Picture/styles.module.css';
import MDXComponents from '@theme/MDXComponents';
import clsx from 'clsx';
import type {RootContent} from 'hast';
import {
  Component,
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {placeOf} from '../../content/page/elements';
import type {FromFrame, Shown, ToFrame} from './Frame';
import {makeReachable, mark, tapOn} from './place';
import styles from './styles.module.css';

type Content = ComponentProps<typeof Page>['content'];
type Library = Record<string, ComponentType<Record<string, unknown>> | undefined>;

const COMPONENTS = library as unknown as Library;
const OWN: Library = {__proto__: null, ...MDXComponents} as never;
const NONE = {};

function draw(node: RootContent, key: number, urls: Record<string, string>): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const {tagName: name, properties, data: {picture} = {}} = node;
  const {start, end} = placeOf(node);
  const place = {'data-start': start, 'data-end': end};
  const {address = '', words, ratio, look = '', focus = ''} = picture ?? {};
  const classes = clsx(pictureStyles.image, pictureStyles[focus], styles[look]);
  // As `<Picture>` shows what the build makes of it. Its words stand for it while it can't be loaded.
  const drawn = picture && (
    <picture key={key} className={pictureStyles.picture}>
      <img {...place} className={classes} style={{aspectRatio: ratio}} src={urls[address]} alt={words} />
    </picture>
  );
  if (name === 'img') return drawn;
  const component = COMPONENTS[name];
  const props = {...properties, ...(component ? drawn && {picture: drawn} : place), key};
  const children = node.children.map((child, index) => draw(child, index, urls));
  return createElement(component ?? OWN[name] ?? name, props, ...children);
}

type Good = {tried?: ReactNode; good?: ReactNode; isBroken?: boolean};

/** Keeps the last page that could be drawn: a component may refuse what somebody is still typing, such as a date. */
class LastGood extends Component<{children: ReactNode}, Good> {
  state: Good = {};

  static getDerivedStateFromError = (): Good => ({isBroken: true});

  static getDerivedStateFromProps({children}: {children: ReactNode}, {tried, good, isBroken}: Good): Good | null {
    return children === tried ? null : {tried: children, good: isBroken ? good : tried, isBroken: false};
  }

  render() {
    return this.state.isBroken ? this.state.good : this.state.tried;
  }
}

const Drawn = createContext<ReactNode>(null);
/** What MDX would have made of the page: one component for all its versions, so that what hasn't changed stays. */
const content = Object.assign(() => <LastGood>{useContext(Drawn)}</LastGood>, {}) as unknown as Content;

/** A page that the editor sent, with the site's own layout around it. */
function SentPage({page, records, pictures = NONE}: Shown): ReactNode {
  const context = useDocusaurusContext();
  const drawn = useMemo(() => page?.nodes.map((node, index) => draw(node, index, pictures)), [page, pictures]);
  if (!page) return null;
  const {title, description, address, silk} = page;
  const frontMatter = silk ? {silk} : {};
  const metadata = {title, description, permalink: context.siteConfig.baseUrl + address.slice(1), frontMatter};
  Object.assign(content, {metadata, frontMatter, toc: [], assets: {}});
  const plugin = {...context.globalData.records, ...(records && {default: records})};
  return (
    <Context.Provider value={{...context, globalData: {...context.globalData, records: plugin}}}>
      <Drawn.Provider value={drawn}>
        <Page content={content} />
      </Drawn.Provider>
    </Context.Provider>
  );
}

const send = (message: FromFrame) => parent.postMessage(message, location.origin);

/** Scrolls this window alone: `scrollIntoView` would also scroll the editor, away from where somebody writes. */
function scrollTo(element: HTMLElement): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) window.scrollTo({top: scrollY + top - Math.max((innerHeight - height) / 2, 16)});
}

function InFrame(): ReactNode {
  const [shown, setShown] = useState<Shown>({});
  const tapped = useRef<HTMLElement>(undefined);

  useEffect(() => {
    // Where the links of the page lead isn't fetched.
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
    const receive = ({origin, source, data}: MessageEvent<ToFrame>) => {
      if (origin !== location.origin || source !== parent) return;
      if (data !== 'focus') return setShown((last) => ({...last, ...data}));
      const opened = document.querySelector<HTMLElement>('[data-open]');
      (tapped.current?.isConnected ? tapped.current : opened)?.focus({preventScroll: true});
    };
    const tap = (event: MouseEvent | KeyboardEvent) => {
      const target = event.target as Element;
      // The preview shows one page, and leads nowhere.
      if (target.closest('a, button, form, label, summary')) event.preventDefault();
      // A second click is only the end of a double one.
      if (!target.closest('main') || event.detail > 1) return;
      event.preventDefault();
      event.stopPropagation();
      tapped.current = target.closest<HTMLElement>('[data-part]') ?? undefined;
      send({tap: tapOn(target, event)});
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
  });

  return (
    <div className={styles.page}>
      <SentPage {...shown} />
    </div>
  );
}

export default function PreviewPage(): ReactNode {
  return (
    <>
      <Head>
        <title>Preview</title>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly fallback={<main>The page is shown in the editor.</main>}>{() => <InFrame />}</BrowserOnly>
    </>
  );
}
