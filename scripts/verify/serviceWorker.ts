/** The service worker's list names files that are there, as they are: otherwise no browser would store any of them. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Node, type ObjectExpression, type Property, parse} from 'acorn';
import type {Build} from './built';
import {error, type Problem, TELL} from './problem';

/** The objects that a script writes out, at any depth. */
function objectsIn(node: Node): ObjectExpression[] {
  const parts = Object.values(node).flat();
  const within = parts.flatMap((part) => (part && typeof part === 'object' && 'type' in part ? objectsIn(part) : []));
  return node.type === 'ObjectExpression' ? [node as ObjectExpression, ...within] : within;
}

const keyName = ({key}: Property) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value);

/** What an object has under a name, if it is a text. */
function textOf({properties}: ObjectExpression, name: string): string | undefined {
  const property = properties.find((one): one is Property => one.type === 'Property' && keyName(one) === name);
  const value = property?.value;
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** A script as a tree; undefined if it isn’t JavaScript, which the rule below reports. */
function treeOf(script: string): Node | undefined {
  try {
    return parse(script, {ecmaVersion: 2020});
  } catch {
    return undefined;
  }
}

/** The files that the service worker stores, with their hashes. The one that takes the worker away has none. */
export function storedFiles({files, text}: Build): [file: string, integrity: string][] {
  const tree = files.has('sw.js') ? treeOf(text('sw.js')) : undefined;
  const objects = tree ? objectsIn(tree) : [];
  return objects.flatMap((object) => {
    const url = textOf(object, 'url');
    const integrity = textOf(object, 'integrity');
    return url && integrity ? [[decodeURI(url), integrity]] : [];
  });
}

/** The worker that takes the place of another one, and removes itself (SERVICE_WORKER=off). */
const isGoing = (script: string) => script.includes('unregister()') && !script.includes('integrity');

export function serviceWorker(build: Build): Problem[] {
  const fault = (message: string) => error(`${message} ${TELL}`);
  const script = build.files.has('sw.js') ? build.text('sw.js') : '';
  if (!script) return [fault('The service worker is missing: the site would not open without a network.')];
  if (!treeOf(script)) return [fault('The service worker isn’t JavaScript that a browser can run.')];
  if (isGoing(script)) return [];
  const list = storedFiles(build);
  const names = list.map(([file]) => file);
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(build.dir, file)))
      .digest('base64');
  return [
    ...(names.includes('index.html') ? [] : [fault('The service worker does not store the home page.')]),
    ...list.flatMap(([file, integrity]) => {
      if (!build.files.has(file)) return [fault(`The service worker stores ${file}, which was not built.`)];
      if (`sha256-${hashOf(file)}` === integrity) return [];
      return [fault(`The service worker stores ${file} as it was before the build’s last steps.`)];
    }),
  ];
}
