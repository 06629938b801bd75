/**
 * Makes pages smaller, for slow lines: their classes have short names, and the public ones need neither code blocks nor most
 * of Infima, which the staff's handbook needs.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import type {Environment} from '../../environment';

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface StyleLoader {
  modules?: {getLocalIdent?: (context: {resourcePath: string}, pattern: string, name: string) => string | null};
}

const SOURCES = path.join(__dirname, '../..');
const INFIMA = {[require.resolve('infima/dist/css/default/default.css')]: path.join(__dirname, 'infima.css')};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** A name for each number from 0, as spreadsheets name their columns: a, b, … z, aa, ab … */
function letters(index: number): string {
  const last = ALPHABET[index % ALPHABET.length];
  return index < ALPHABET.length ? last : letters(Math.floor(index / ALPHABET.length) - 1) + last;
}

/** The names of classes and animations in a style sheet, in order. */
function namesInSheet(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule' && node.name === 'keyframes') names.add(node.params);
    if (node.type === 'rule') for (const [, name] of node.selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return [...names];
}

/**
 * Returns the function that names a class: letters for its file, a number for its place in that file. By default each
 * name ends in four random letters, which don't compress: 0.2 to 0.5 kB of every page that a visitor opens. The same
 * sources always get the same names, in the browser's bundle and the server's. Null for a file that isn't ours.
 */
export function shortNames(): (file: string, name: string) => string | null {
  const files = readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(SOURCES, file))
    .sort();
  const names = new Map(files.map((file) => [file, namesInSheet(readFileSync(file, 'utf8'))]));
  return (file, name) => {
    const place = names.get(file)?.indexOf(name) ?? -1;
    return place < 0 ? null : `${letters(files.indexOf(file))}${place}`;
  };
}

function shortenClassNames(config: Bundler, nameOf: ReturnType<typeof shortNames>): void {
  const rules = (config.module?.rules ?? []) as {use?: {options?: StyleLoader}[]}[];
  const loaders = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap(({options}) => options?.modules ?? []);
  if (loaders.length === 0) throw new Error('Docusaurus no longer loads CSS modules the way src/build/slim expects.');
  for (const modules of loaders) modules.getLocalIdent = ({resourcePath}, _, name) => nameOf(resourcePath, name);
}

export default function slimPlugin({target}: Environment): Plugin {
  const isForVisitors = target === 'public';
  const nameOf = shortNames();
  return {
    name: 'slim',
    getThemePath: isForVisitors ? () => path.join(__dirname, 'theme') : undefined,
    configureWebpack(config) {
      shortenClassNames(config, nameOf);
      return {resolve: {alias: isForVisitors ? INFIMA : {}}};
    },
  };
}
