/** The page inside the preview's frame: it shows what the editor sends, and nothing by itself. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import Head from '@docusaurus/Head';
import type {DocusaurusContext} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Page from '@site/src/components/Page';
import {
  Component,
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {draw, type PictureUrls} from './draw';
import type {FromFrame, Marks, ShownPage, ToFrame} from './messages';
import {elementsIn, isFlag, makeReachable, mark, scrollTo, tapOn} from './place';
import styles from './styles.module.css';

type Content = ComponentProps<typeof Page>['content'];

const Current = createContext<{page: ShownPage; urls: PictureUrls} | undefined>(undefined);

/** What MDX would have made of the page. */
function Body(): ReactNode {
  const current = useContext(Current);
  return current && <LastGood page={current.page} urls={current.urls} />;
}

/** The site with the records as they are in the draft. */
function withRecords(context: DocusaurusContext, records: ShownPage['records']): DocusaurusContext {
  if (!records) return context;
  const plugin = {...context.globalData.records, default: records};
  return {...context, globalData: {...context.globalData, records: plugin}};
}

/** A page that the editor sent, with the site's own layout around it. */
function SentPage({sent}: {sent: ShownPage}): ReactNode {
  const context = useDocusaurusContext();
  // One and the same component for every version of the page: what has not changed stays as it is.
  const content = useMemo(() => Object.assign(() => <Body />, {}) as unknown as Content, []);
  const urls = useUrls(sent.pictures);
  const {title, description, address, silk} = sent.page;
  const permalink = `${context.siteConfig.baseUrl}${address.slice(1)}`;
  const frontMatter = silk ? {silk} : {};
  const metadata = {title, description, permalink, frontMatter};
  Object.assign(content, {metadata, frontMatter, toc: [], assets: {}});
  return (
    <Context.Provider value={withRecords(context, sent.records)}>
      <Current.Provider value={{page: sent, urls}}>
        <Page content={content} />
      </Current.Provider>
    </Context.Provider>
  );
}

/** Addresses for pictures whose bytes were sent: the frame may not read the editor's own. */
function useUrls(pictures: ShownPage['pictures']): PictureUrls {
  const made = useRef(new Map<string, {bytes: Uint8Array; url: string}>());
  return useMemo(() => {
    const urls: Record<string, string> = {};
    for (const [address, picture] of Object.entries(pictures)) {
      if (typeof picture === 'string') {
        urls[address] = picture;
        continue;
      }
      const known = made.current.get(address);
      const isKnown = known?.bytes.length === picture.length && known.bytes.every((byte, at) => byte === picture[at]);
      if (known && !isKnown) URL.revokeObjectURL(known.url);
      const url = isKnown ? known.url : URL.createObjectURL(new Blob([picture]));
      made.current.set(address, {bytes: picture, url});
      urls[address] = url;
    }
    return urls;
  }, [pictures]);
}

/**
 * Keeps the last page that could be drawn: a component may refuse what somebody is still typing, such as a date. It stands
 * inside the site's layout, which would show its own page for errors instead, and keep it.
 */
class LastGood extends Component<{page: ShownPage; urls: PictureUrls}, {isBroken: boolean}> {
  state = {isBroken: false};
  private good: ShownPage | undefined;

  static getDerivedStateFromError() {
    return {isBroken: true};
  }

  componentDidMount() {
    this.remember();
  }

  componentDidUpdate({page}: {page: ShownPage}) {
    if (!this.state.isBroken) this.remember();
    else if (page !== this.props.page) this.setState({isBroken: false});
  }

  private remember() {
    if (!this.state.isBroken) this.good = this.props.page;
  }

  render() {
    const page = this.state.isBroken ? this.good : this.props.page;
    return page && draw(page.page.nodes, this.props.urls);
  }
}

const send = (message: FromFrame) => parent.postMessage(message, location.origin);

/** Undo, redo and Escape are the editor's, wherever the focus is. */
const isEditors = ({key, ctrlKey, metaKey}: KeyboardEvent) =>
  key === 'Escape' || ((ctrlKey || metaKey) && /^[zy]$/i.test(key));

function InFrame(): ReactNode {
  const [sent, setSent] = useState<ShownPage>();
  const marks = useRef<Marks>({type: 'marks', problems: [], changes: []});
  const shown = useRef<ShownPage>(undefined);
  const tapped = useRef<HTMLElement>(undefined);

  const showMarks = () => {
    const nodes = shown.current?.page.nodes ?? [];
    const {open, problems, changes} = marks.current;
    const found = open ? elementsIn(open, nodes) : [];
    const opened = open && found.length === 0 && tapped.current?.isConnected ? [tapped.current] : found;
    mark('data-open', opened);
    mark(
      'data-problem',
      problems.flatMap((place) => elementsIn(place, nodes)),
    );
    mark(
      'data-changed',
      changes.flatMap((place) => elementsIn(place, nodes)),
    );
    if (opened[0]) scrollTo(opened[0]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and the rest is in refs.
  useEffect(() => {
    const receive = ({origin, source, data}: MessageEvent<ToFrame>) => {
      if (origin !== location.origin || source !== parent) return;
      if (data.type === 'page') setSent(data);
      if (data.type === 'theme') document.documentElement.dataset.theme = data.theme;
      if (data.type === 'marks') {
        marks.current = data;
        showMarks();
      }
      if (data.type === 'focus') {
        const [first] = tapped.current?.isConnected
          ? [tapped.current]
          : Array.from(document.querySelectorAll('[data-open]'));
        (first as HTMLElement | undefined)?.focus({preventScroll: true});
      }
    };
    const tap = (event: MouseEvent | KeyboardEvent) => {
      const target = event.target as Element;
      // The preview shows one page, and leads nowhere.
      if (target.closest('a, button, form, label, summary')) event.preventDefault();
      if (!target.closest('main') || isFlag(target)) return;
      event.preventDefault();
      event.stopPropagation();
      tapped.current = target.closest<HTMLElement>('[data-part]') ?? undefined;
      send({type: 'tap', tap: tapOn(target, event)});
    };
    const press = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, shiftKey} = event;
      if ((key === 'Enter' || key === ' ') && (event.target as Element).matches('[data-part]')) tap(event);
      else if (isEditors(event)) send({type: 'key', key, ctrlKey, metaKey, shiftKey});
    };
    addEventListener('message', receive);
    document.addEventListener('click', tap, true);
    document.addEventListener('keydown', press, true);
    send({type: 'ready'});
    return () => {
      removeEventListener('message', receive);
      document.removeEventListener('click', tap, true);
      document.removeEventListener('keydown', press, true);
    };
  }, []);

  // Only now does new text stand where it belongs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `showMarks` reads nothing but refs.
  useEffect(() => {
    shown.current = sent;
    const main = document.querySelector('main');
    if (main) makeReachable(main);
    showMarks();
  }, [sent]);

  return (
    sent && (
      <div className={styles.page}>
        <SentPage sent={sent} />
      </div>
    )
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
