/** Turns a page's data into React elements. */
import * as library from '@site/src/components';
import MDXComponents from '@theme/MDXComponents';
import {type ComponentType, createElement, Fragment, type ReactNode} from 'react';
import type {DrawnPicture} from './pictures';
import type {DrawnNode} from './tree';

type Drawable = ComponentType<Record<string, unknown>>;

const COMPONENTS = library as unknown as Record<string, Drawable | undefined>;
const OWN = MDXComponents as unknown as Record<string, Drawable | undefined>;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Props of the picture, not of the component that takes it, as in the build. */
const OF_PICTURES = new Set(['picture', 'shows', 'look', 'focus']);

/** Shows a picture. `place` holds attributes with its place in the file, if it has an element of its own. */
export type ShowPicture = (picture: DrawnPicture, place?: object) => ReactNode;

function drawNode(node: DrawnNode, index: number, show: ShowPicture): ReactNode {
  if (typeof node === 'string') return node;
  const {name, props, picture, start, end} = node;
  const isComponent = /^[A-Z]/.test(name);
  const type = isComponent ? COMPONENTS[name] : (Object.hasOwn(OWN, name) && OWN[name]) || name;
  if (!type) return null;
  const place = isComponent ? {} : {'data-start': start, 'data-end': end};
  if (name === 'img') return picture && <Fragment key={start}>{show(picture, place)}</Fragment>;
  const own = Object.entries(props).filter(([prop]) => !picture || !OF_PICTURES.has(prop));
  const given = {...Object.fromEntries(own), ...(picture && {picture: show(picture)})};
  const children = VOID.has(name) ? [] : node.children.map((child, position) => drawNode(child, position, show));
  return createElement(type as Drawable, {...given, ...place, key: index}, ...children);
}

/** The nodes of a page as React elements. */
export const draw = (nodes: DrawnNode[], show: ShowPicture): ReactNode[] =>
  nodes.map((node, index) => drawNode(node, index, show));
