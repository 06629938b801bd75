/** Turns a page's data into React elements. */
import * as library from '@site/src/components';
import pictures from '@site/src/components/Picture/styles.module.css';
import MDXComponents from '@theme/MDXComponents';
import clsx from 'clsx';
import {type ComponentType, createElement, Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {DrawnNode, DrawnPicture} from './tree';

type Drawable = ComponentType<Record<string, unknown>>;

const COMPONENTS = library as unknown as Record<string, Drawable | undefined>;
const OWN = MDXComponents as unknown as Record<string, Drawable | undefined>;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Props of the picture, not of the component that takes it, as in the build. */
const OF_PICTURES = new Set(['picture', 'alt', 'look', 'focus']);

/** Where pictures can be loaded from, by their addresses in the page. */
export type PictureUrls = Readonly<Record<string, string>>;

/** A picture as `<Picture>` shows what the build makes of it. Its words stand for it while it can't be loaded. */
function drawPicture({address, words, ratio, look, focus}: DrawnPicture, urls: PictureUrls, place: object): ReactNode {
  return (
    <picture className={pictures.picture}>
      <img
        {...place}
        className={clsx(pictures.image, focus && pictures[focus], look && styles[look])}
        style={{aspectRatio: ratio}}
        src={urls[address]}
        alt={words}
      />
    </picture>
  );
}

function drawNode(node: DrawnNode, index: number, urls: PictureUrls): ReactNode {
  if (typeof node === 'string') return node;
  const {name, props, picture, mark, start, end} = node;
  const isComponent = /^[A-Z]/.test(name);
  const type = isComponent ? COMPONENTS[name] : (Object.hasOwn(OWN, name) && OWN[name]) || name;
  if (!type) return null;
  const place = {'data-start': start, 'data-end': end};
  const drawn = picture && drawPicture(picture, urls, place);
  if (name === 'img') return drawn && <Fragment key={index}>{drawn}</Fragment>;
  const own = Object.entries(props).filter(([prop]) => !picture || !OF_PICTURES.has(prop));
  const marked =
    mark && COMPONENTS.ToConfirm ? createElement(COMPONENTS.ToConfirm, {reason: mark, inline: true}, drawn) : drawn;
  const given = {...Object.fromEntries(own), ...(picture && {picture: marked}), ...(!isComponent && place)};
  const children = VOID.has(name) ? [] : node.children.map((child, position) => drawNode(child, position, urls));
  return createElement(type as Drawable, {...given, key: index}, ...children);
}

/** The nodes of a page as React elements. */
export const draw = (nodes: DrawnNode[], urls: PictureUrls): ReactNode[] =>
  nodes.map((node, index) => drawNode(node, index, urls));
