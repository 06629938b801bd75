/** A page that the editor sent, drawn with the site's own components in the site's own layout. */
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as library from '@site/src/components';
import Page from '@site/src/components/Page';
import pictureStyles from '@site/src/components/Picture/styles.module.css';
import MDXComponents from '@theme/MDXComponents';
import clsx from 'clsx';
import type {RootContent} from 'hast';
import {Component, createContext, createElement, type ReactNode, use, useMemo} from 'react';
import {placeOf} from '../../content/page/elements';
import type {Shown} from './Frame';
import styles from './styles.module.css';

const COMPONENTS = library as unknown as typeof MDXComponents;
const OWN: typeof MDXComponents = Object.assign(Object.create(null), MDXComponents);

function draw(node: RootContent, key: number, urls: Record<string, string> = {}): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const {tagName: name, properties, data: {picture} = {}} = node;
  const {start, end} = placeOf(node);
  const place = {'data-start': start, 'data-end': end};
  const {address = '', words, ratio, look = '', focus} = picture ?? {};
  const classes = clsx(pictureStyles.image, styles[look]);
  const style = {aspectRatio: ratio, objectPosition: focus};
  // As `<Picture>` shows what the build makes of it. Its words stand for it while it can't be loaded.
  const drawn = picture && (
    <picture key={key} className={pictureStyles.picture}>
      <img {...place} className={classes} style={style} src={urls[address]} alt={words} />
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

  static getDerivedStateFromProps = ({children}: {children: ReactNode}, {tried, good, isBroken}: Good): Good | null =>
    children === tried ? null : {tried: children, good: isBroken ? good : tried, isBroken: false};

  render() {
    return this.state.isBroken ? this.state.good : this.state.tried;
  }
}

const Drawn = createContext<ReactNode>(null);
/** What MDX would have made of the page: one component for all its versions, so that what hasn't changed stays. */
const content = (() => <LastGood>{use(Drawn)}</LastGood>) as unknown as Parameters<typeof Page>[0]['content'];

export default function SentPage({page, records, pictures}: Shown): ReactNode {
  const {siteConfig, globalData, ...context} = useDocusaurusContext();
  const drawn = useMemo(() => page?.nodes.map((node, index) => draw(node, index, pictures)), [page, pictures]);
  if (!page) return null;
  const {title, description, address, silk} = page;
  const frontMatter = silk ? {silk} : {};
  const metadata = {title, description, permalink: siteConfig.baseUrl + address.slice(1), frontMatter};
  Object.assign(content, {metadata, frontMatter, toc: [], assets: {}});
  const data = {...globalData, ...(records && {records: {default: records}})};
  return (
    <Context.Provider value={{...context, siteConfig, globalData: data}}>
      <Drawn.Provider value={drawn}>
        <Page content={content} />
      </Drawn.Provider>
    </Context.Provider>
  );
}
