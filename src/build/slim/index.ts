/**
 * Makes the public site smaller: its pages need neither code blocks nor most of Infima, and the names of classes can be
 * short. The site works just as well without it. The staff's handbook needs the whole theme.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Environment} from '../../environment';

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface StyleLoader {
  modules?: {getLocalIdent?: (context: {resourcePath: string}, pattern: string, name: string) => string | null};
}

const SOURCES = path.join(__dirname, '../..');
const THEME = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** Docusaurus' modules and ours in their place; false for none. React's bundle is 1.5 kB smaller without nprogress. */
const REPLACEMENTS = {
  [path.join(THEME, 'prism-include-languages')]: false,
  [path.join(THEME, 'nprogress')]: false,
  tslib$: path.join(__dirname, 'tslib.ts'),
} as const;
const INFIMA = {[require.resolve('infima/dist/css/default/default.css')]: path.join(__dirname, 'infima.css')};

/** 1 as `a`, 26 as `z`, 27 as `aa`. */
const letters = (number: number): string =>
  number === 0 ? '' : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));

/** The names in a style sheet, of classes and animations, in order. */
const namesIn = (css: string) => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name)),
];

/**
 * Returns the function that names a class: letters for its file, a number for its place in it. By default each name ends
 * in four random letters, which don't compress: 0.4 kB of every page. The same sources always get the same names, in
 * the browser's bundle and the server's. Null for a file that isn't ours.
 */
export function shortNames(): (file: string, name: string) => string | null {
  const files = readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(SOURCES, file))
    .sort();
  const names = new Map(files.map((file) => [file, namesIn(readFileSync(file, 'utf8'))]));
  return (file, name) => {
    const place = names.get(file)?.indexOf(name) ?? -1;
    return place < 0 ? null : `${letters(files.indexOf(file) + 1)}${place}`;
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

export default function slimPlugin({isPreview}: Environment): Plugin {
  if (isPreview) return {name: 'slim', configureWebpack: () => ({resolve: {alias: REPLACEMENTS}})};
  const nameOf = shortNames();
  return {
    name: 'slim',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(config) {
      shortenClassNames(config, nameOf);
      return {resolve: {alias: {...REPLACEMENTS, ...INFIMA}}};
    },
  };
}
