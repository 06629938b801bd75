/** Components as HTML, without a build: its own parts have stand-ins, and links are plain ones. */
import path from 'node:path';
import {buildSync} from 'esbuild';
import {type ComponentType, createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {loadRecords} from '../../../src/content';
import {publicRecords} from '../../../src/content/site/records/public';
import type {PublicRecords} from '../../../src/content/site/records/registry';
import {files, siteDir} from '../../site';

const given = {records: publicRecords(loadRecords(files))};

const STAND_INS: Record<string, unknown> = {
  '@docusaurus/Link': ({to, ...others}: {to: string}) => createElement('a', {href: to, ...others}),
  '@docusaurus/useBaseUrl': (address: string) => address,
  '@docusaurus/useBrokenLinks': () => ({collectAnchor: () => {}}),
  '@docusaurus/useIsBrowser': () => false,
};

function requireFor(name: string): unknown {
  if (name === '@docusaurus/useGlobalData') return {usePluginData: () => given.records};
  return name in STAND_INS ? {__esModule: true, default: STAND_INS[name]} : require(name);
}

function load(): typeof import('../../../src/components') {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src/components/index.ts')],
    bundle: true,
    write: false,
    outdir: siteDir,
    format: 'cjs',
    jsx: 'automatic',
    loader: {'.css': 'local-css'},
    external: ['@docusaurus/*', 'react', 'react/*'],
  });
  const program = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  const library = {exports: {}};
  new Function('module', 'require', program)(library, requireFor);
  return library.exports as ReturnType<typeof load>;
}

export const components = load();

/** An element, with its children behind its props. */
export const element = <Props>(
  type: ComponentType<Props>,
  props: Omit<Props, 'children'>,
  ...children: ReactNode[]
): ReactNode => createElement(type as ComponentType<object>, props, ...children);

/** HTML without drawings and what only styles it, with some of the records changed. */
export function htmlOf(node: ReactNode, changes: Partial<PublicRecords> = {}): string {
  const before = given.records;
  given.records = {...before, ...changes};
  try {
    return renderToStaticMarkup(node)
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/ (class|style|role|data-idle)="[^"]*"/g, '');
  } finally {
    given.records = before;
  }
}

/** The records that components get. */
export const {records} = given;
