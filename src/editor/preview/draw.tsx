/** React elements made of a page's data. */
import * as library from '@site/src/components';
import MDXComponents from '@theme/MDXComponents';
import {type ComponentType, createElement, type ReactNode} from 'react';
import type {DrawnNode} from './tree';

type Drawable = ComponentType<Record<string, unknown>>;

const COMPONENTS = library as unknown as Record<string, Drawable | undefined>;
const OWN = MDXComponents as unknown as Record<string, Drawable | undefined>;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** How the address of an image is shown: with the address that the site lives under. */
export type ShowAddress = (address: string) => string;

function drawNode(node: DrawnNode, index: number, show: ShowAddress): ReactNode {
  if (typeof node === 'string') return node;
  const {name, props, start, end} = node;
  const isComponent = /^[A-Z]/.test(name);
  const type = isComponent ? COMPONENTS[name] : (Object.hasOwn(OWN, name) && OWN[name]) || name;
  if (!type) return null;
  const place = isComponent ? {} : {'data-start': start, 'data-end': end};
  const shown = typeof props.src === 'string' ? {...props, src: show(props.src)} : props;
  const children = VOID.has(name) ? [] : node.children.map((child, position) => drawNode(child, position, show));
  return createElement(type as Drawable, {...shown, ...place, key: index}, ...children);
}

/** The nodes of a page as React elements. */
export const draw = (nodes: DrawnNode[], show: ShowAddress): ReactNode[] =>
  nodes.map((node, index) => drawNode(node, index, show));
