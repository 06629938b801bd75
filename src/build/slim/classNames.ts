/**
 * Short names for the classes of our components. By default each ends in four random letters, which don't compress: a
 * kilobyte of every page.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface ModuleOptions {
  modules?: {getLocalIdent?: (context: {resourcePath: string}, pattern: string, name: string) => string | null};
}

/** 1 as `a`, 26 as `z`, 27 as `aa`. */
const letters = (number: number): string =>
  number === 0 ? '' : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));

/** The names in a style sheet, of classes and animations, in order. */
const namesIn = (css: string) => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name)),
];

/**
 * Returns the function that names a class: letters for its file, a number for its place in it. The same sources always
 * get the same names, in the browser's bundle and the server's. Null for a file outside of the folder.
 */
export function classNames(folder: string): (file: string, name: string) => string | null {
  const relative = (file: string) => path.relative(folder, file).split(path.sep).join('/');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => relative(path.join(folder, file)))
    .sort();
  const known = new Map(files.map((file) => [file, namesIn(readFileSync(path.join(folder, file), 'utf8'))]));
  return (file, name) => {
    const place = known.get(relative(file))?.indexOf(name) ?? -1;
    return place < 0 ? null : `${letters(files.indexOf(relative(file)) + 1)}${place}`;
  };
}

/** Makes the bundler's style sheet loader use these names. */
export function shortenClassNames(config: Bundler, nameOf: ReturnType<typeof classNames>): void {
  const rules = (config.module?.rules ?? []) as {use?: {options?: ModuleOptions}[]}[];
  const modules = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap(({options}) => options?.modules ?? []);
  if (modules.length === 0)
    throw new Error('Docusaurus no longer loads CSS modules the way src/build/slim/classNames.ts expects.');
  for (const options of modules) options.getLocalIdent = ({resourcePath}, _, name) => nameOf(resourcePath, name);
}
