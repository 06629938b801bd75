/** Draws a page that the editor sends, with the site's own components. */
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as library from '@site/src/components';
import {PageFrame} from '@site/src/components/Page';
import {type SilkName, silkOfPage} from '@site/src/components/Silk/silks';
import MDXComponents from '@theme/MDXComponents';
import type {RootContent} from 'hast';
import {Component, createElement, type ReactNode, useMemo} from 'react';
import {spanOf} from '../../content/page/elements';
import type {DrawnPage} from '../engine/tree';
import {itemsWith, type MenuItem} from './menuItems';
import type {Shown} from './messages';

const COMPONENTS = library as unknown as typeof MDXComponents;

/** A node of the page: the site's component, or the element that Markdown makes, with its place in the text. */
function draw(node: RootContent, key: number, urls: Record<string, string> = {}): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const {tagName: name, properties} = node;
  const {start, end} = spanOf(node);
  const place = {'data-start': start, 'data-end': end};
  // Only the site's own pictures are loaded. Without one, its alt text is shown.
  if (name === 'img') {
    return (
      <picture key={key}>
        <img {...place} src={urls[String(properties.src)]} alt={String(properties.alt)} />
      </picture>
    );
  }
  const children = node.children.map((child, index) => draw(child, index, urls));
  const component = COMPONENTS[name];
  if (!component) return createElement(MDXComponents[name] ?? name, {...properties, ...place, key}, ...children);
  return createElement(component, {...properties, key}, ...children);
}

interface LastGoodState {
  /** What was tried to draw, and whether it failed. */
  tried?: ReactNode;
  isBroken?: boolean;
  /** The last page that could be drawn. */
  good?: ReactNode;
}

/** Keeps the last page that could be drawn: a component may fail on what somebody is still typing. */
class LastGood extends Component<{children: ReactNode}, LastGoodState> {
  state: LastGoodState = {};

  static getDerivedStateFromError(): LastGoodState {
    return {isBroken: true};
  }

  static getDerivedStateFromProps({children}: {children: ReactNode}, state: LastGoodState): LastGoodState | null {
    if (children === state.tried) return null;
    return {tried: children, good: state.isBroken ? state.good : state.tried, isBroken: false};
  }

  render() {
    return this.state.isBroken ? this.state.good : this.state.tried;
  }
}

type Configuration = ReturnType<typeof useDocusaurusContext>['siteConfig'];

/** The site's configuration with the name and the menu as the records have them now. */
function configurationWith(siteConfig: Configuration, records: NonNullable<Shown['records']>): Configuration {
  const {organisation, menu} = records;
  const navbar = siteConfig.themeConfig.navbar as {items: MenuItem[]};
  const items = menu ? itemsWith(menu, navbar.items) : navbar.items;
  const themeConfig = {...siteConfig.themeConfig, navbar: {...navbar, title: organisation.name, items}};
  return {...siteConfig, title: organisation.name, themeConfig};
}

/** A page as the site draws it, with the records as they are now. */
export default function PageView({page, records, pictures}: Shown & {page: DrawnPage}): ReactNode {
  const {siteConfig, globalData, ...context} = useDocusaurusContext();
  const content = useMemo(() => page.nodes.map((node, index) => draw(node, index, pictures)), [page, pictures]);
  const {title, description, address, silk} = page;
  const value = {
    ...context,
    siteConfig: records ? configurationWith(siteConfig, records) : siteConfig,
    globalData: records ? {...globalData, records: {default: records}} : globalData,
  };
  return (
    <Context.Provider value={value}>
      <PageFrame
        title={title}
        description={description}
        silk={silkOfPage(address, {silk: silk as SilkName | undefined})}
      >
        <LastGood>{content}</LastGood>
      </PageFrame>
    </Context.Provider>
  );
}
