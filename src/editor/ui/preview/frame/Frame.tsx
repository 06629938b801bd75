import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
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
import {draw, type ShowPicture} from '../../../preview/draw';
import type {Click} from '../../../text/click';
import DraftPicture from '../../pictures/DraftPicture';
import styles from '../../styles.module.css';
import type {FromFrame, ToFrame} from '../messages';

type Shown = Extract<ToFrame, {type: 'page'}>;
type Content = ComponentProps<typeof Page>['content'];

const ShownPage = createContext<Shown | undefined>(undefined);

const tell = (message: FromFrame) => parent.postMessage(message, location.origin);

interface LastGoodProps {
  version: Shown;
  show: (version: Shown) => ReactNode;
}

/** Keeps the last page that could be drawn: a component may refuse what the rules let through. */
class LastGood extends Component<LastGoodProps, {broken: boolean}> {
  state = {broken: false};
  private good: Shown | undefined;

  static getDerivedStateFromError() {
    return {broken: true};
  }

  componentDidMount() {
    this.remember();
  }

  componentDidUpdate({version}: LastGoodProps) {
    if (!this.state.broken) this.remember();
    else if (version !== this.props.version) this.setState({broken: false});
  }

  private remember() {
    if (!this.state.broken) this.good = this.props.version;
  }

  render() {
    const version = this.state.broken ? this.good : this.props.version;
    return version && this.props.show(version);
  }
}

/** What MDX would have made of the page. */
function Words(): ReactNode {
  const shown = useContext(ShownPage);
  const show: ShowPicture = (picture, place) => (
    <DraftPicture picture={picture} url={shown?.pictures[picture.address]} place={place} />
  );
  return shown && draw(shown.page.nodes, show);
}

/** The site with the records as they are in the draft. */
function withRecords(context: DocusaurusContext, records: Shown['records']): DocusaurusContext {
  if (!records) return context;
  const plugin = {...context.globalData.records, default: records};
  return {...context, globalData: {...context.globalData, records: plugin}};
}

/** The element that stands at an offset of the file, or else the nearest one. */
function elementAt(offset: number): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('main [data-start]'))) {
    const [start, end] = [Number(element.dataset.start), Number(element.dataset.end)];
    // Within it counts as near as its size: the innermost wins.
    const away = offset < start ? start - offset + 1e6 : offset > end ? offset - end + 1e6 : end - start;
    if (away <= distance) [best, distance] = [element, away];
  }
  return best;
}

function scrollTo(offset: number): void {
  const element = elementAt(offset);
  if (!element) return;
  const {top, bottom} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({block: 'center'});
}

function mark(offset: number | undefined): void {
  for (const marked of Array.from(document.querySelectorAll(`.${styles.problem}`)))
    marked.classList.remove(styles.problem);
  if (offset !== undefined) elementAt(offset)?.classList.add(styles.problem);
}

/** Where in the text a point is, in both ways that browsers have of saying so. */
function caretAt({clientX, clientY}: MouseEvent): {node: Node; offset: number} | undefined {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(clientX, clientY);
    return caret ? {node: caret.offsetNode, offset: caret.offset} : undefined;
  }
  const range = document.caretRangeFromPoint(clientX, clientY);
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
}

/** What was clicked on: where it stands is known of what Markdown made, and of all else what stands near it. */
function clickOn(target: Element, event: MouseEvent): Click {
  const caret = caretAt(event);
  const text = caret?.node instanceof Text && target.contains(caret.node) ? caret : undefined;
  const element = text?.node.parentElement ?? target;
  const known = element.closest<HTMLElement>('[data-start]');
  const passage = known ?? element;
  let at = 0;
  if (text) {
    const before = document.createRange();
    before.setStart(passage, 0);
    before.setEnd(text.node, text.offset);
    at = before.toString().length;
  }
  const words = passage.textContent ?? '';
  if (known) return {words, at, start: Number(known.dataset.start), end: Number(known.dataset.end)};
  let near: HTMLElement | null = null;
  for (let above: Element | null = element; above && !near; above = above.parentElement)
    near = above.querySelector<HTMLElement>('[data-start]');
  return {words, at, start: Number(near?.dataset.start ?? 0)};
}

/** Nothing in the preview leads anywhere, so Tab goes by: links and buttons are there to be read. */
function leaveOutOfTab(): void {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(selector))) element.tabIndex = -1;
}

function hearClick(event: MouseEvent): void {
  const target = event.target as Element;
  // The preview shows one page, and leads nowhere.
  if (target.closest('a, button, form')) event.preventDefault();
  if (!target.closest('main')) return;
  event.stopPropagation();
  tell({type: 'click', click: clickOn(target, event)});
}

export default function Frame(): ReactNode {
  const context = useDocusaurusContext();
  const [shown, setShown] = useState<Shown>();
  const cursor = useRef<number>(undefined);

  useEffect(() => {
    const hear = ({origin, source, data}: MessageEvent<ToFrame>) => {
      if (origin !== location.origin || source !== parent) return;
      if (data.type === 'page') setShown(data);
      if (data.type === 'scroll') {
        cursor.current = data.offset;
        scrollTo(data.offset);
      }
      if (data.type === 'mark') mark(data.offset);
      if (data.type === 'theme') document.documentElement.dataset.theme = data.theme;
    };
    addEventListener('message', hear);
    document.addEventListener('click', hearClick, true);
    tell({type: 'ready'});
    return () => {
      removeEventListener('message', hear);
      document.removeEventListener('click', hearClick, true);
    };
  }, []);

  // What has just been written stands only now where it belongs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every version of the page.
  useEffect(() => {
    if (cursor.current !== undefined) scrollTo(cursor.current);
    leaveOutOfTab();
  }, [shown]);

  // One and the same component for every version of the page: what has not changed stays as it is.
  const Content = useMemo(() => Object.assign(() => <Words />, {}) as unknown as Content, []);
  if (!shown) return null;
  const show = (version: Shown) => {
    const {title, description, address} = version.page;
    const permalink = `${context.siteConfig.baseUrl}${address.slice(1)}`;
    const metadata = {title, description, permalink, frontMatter: {}};
    Object.assign(Content, {metadata, frontMatter: {}, toc: [], assets: {}});
    return (
      <Context.Provider value={withRecords(context, version.records)}>
        <ShownPage.Provider value={version}>
          <Page content={Content} />
        </ShownPage.Provider>
      </Context.Provider>
    );
  };
  return (
    <div className={styles.frame}>
      <LastGood version={shown} show={show} />
    </div>
  );
}
