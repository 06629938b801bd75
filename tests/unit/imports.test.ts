/** Arrows between modules run downward: no circle, nothing of src that rests on scripts, and a content library that needs nothing of the site. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import ts from 'typescript';
import {siteDir} from '../site';

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
);

/** The folders of replaced parts of the theme, and the files that never meet those of a folder: they are for another build. */
const THEMES: [folder: string, apart?: RegExp][] = [
  ['src/theme'],
  ['src/build/slim/theme', /^src\/(editor|build\/staff)\//],
  ['src/build/staff/theme', /^src\/build\/slim\//],
];

const fileAt = (target: string) => ENDINGS.map((ending) => target + ending).find((one) => files.includes(one));

/** The files of the site that a file gets as a part of the theme, such as `@theme/Heading`, in any build. */
const replacements = (file: string, name: string) =>
  THEMES.filter(([, apart]) => !apart?.test(file))
    .map(([folder]) => fileAt(name.replace('@theme', folder)))
    .filter((one) => one !== undefined);

/**
 * What a file imports: files of the site by their paths, and packages by their names. Types count, too, but for those of the
 * theme, which are Docusaurus' own.
 */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const types = Array.from(text.matchAll(/^import type [^;]* from '(@theme\/[^']+)'/gm), ([, name]) => name);
  return ts.preProcessFile(text).importedFiles.flatMap(({fileName}) => {
    if (fileName.startsWith('@theme/'))
      return [fileName, ...(types.includes(fileName) ? [] : replacements(file, fileName))];
    const local = fileName.startsWith('@site/') ? fileName.slice('@site/'.length) : undefined;
    if (!local && !fileName.startsWith('.')) return fileName;
    const target = local ?? path.posix.join(path.posix.dirname(file), fileName);
    return fileAt(target) ?? target;
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** The first circle that is met from a file on. */
function circleFrom(file: string, trail: string[], done: Set<string>): string[] | undefined {
  if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const target of graph.get(file) ?? []) {
    const circle = circleFrom(target, [...trail, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

const arrows = [...graph].flatMap(([from, targets]) => targets.map((to) => ({from, to})));

test('there is no circle of imports', () => {
  const done = new Set<string>();
  for (const file of files) expect(circleFrom(file, [], done)).toBeUndefined();
  expect(arrows.length).toBeGreaterThan(200);
});

test('each room of src rests on those before it, and the files beside the rooms on none', () => {
  const rooms = ['content', 'browser', 'components', 'theme', 'editor', 'build'];
  const room = (file: string) => (file.startsWith('scripts/') ? rooms.length : rooms.indexOf(file.split('/')[1]));
  const ofSource = arrows.filter(({from, to}) => from.startsWith('src/') && /^(src|scripts)\//.test(to));
  expect(ofSource.filter(({from, to}) => room(from) < room(to))).toEqual([]);
});

test('what a file gets as a part of the theme is the site’s own, where the site replaces it', () => {
  expect(arrows).toContainEqual({from: 'src/theme/NotFound.tsx', to: 'src/theme/Heading.tsx'});
  const ofComponent = replacements('src/components/Section/index.tsx', '@theme/MDXComponents');
  expect(ofComponent, 'of a room behind its own').toEqual(['src/build/slim/theme/MDXComponents.tsx']);
  expect(replacements('src/editor/preview/PageView.tsx', '@theme/MDXComponents')).toEqual([]);
});

test('content imports nothing of the site but itself, and neither React nor Docusaurus', () => {
  const ofContent = arrows.filter(({from}) => from.startsWith('src/content/'));
  expect(ofContent.filter(({to}) => to.startsWith('src/') && !to.startsWith('src/content/'))).toEqual([]);
  expect(ofContent.filter(({to}) => /^(react|@docusaurus|@theme)/.test(to))).toEqual([]);
});

test('the checker imports nothing of this site but itself', () => {
  const ofChecker = arrows.filter(({from}) => from.startsWith('src/content/checker/'));
  expect(ofChecker.filter(({to}) => to.startsWith('src/') && !to.startsWith('src/content/checker/'))).toEqual([]);
  expect(ofChecker.length).toBeGreaterThan(50);
});

test('only files that say so touch the disk or the compiler', () => {
  const node = ({from}: {from: string}) =>
    from.endsWith('.node.ts') || from === 'src/content/checker/components/generate.ts';
  const touching = arrows.filter(
    ({from, to}) => from.startsWith('src/content/') && /^(node:|typescript$)|\.node\.ts$/.test(to),
  );
  expect(touching.filter((arrow) => !node(arrow))).toEqual([]);
  expect(touching.length).toBeGreaterThan(0);
});

test('each layer of the editor rests on those below it', () => {
  const folders = ['ui', 'preview', 'engine', 'workspace', 'github', 'text', ''];
  const layers = folders.map((folder) => new RegExp(`^src/editor/${folder}`));
  const layer = (file: string) => layers.findIndex((pattern) => pattern.test(file));
  const upward = arrows.filter(({from, to}) => layer(from) >= 0 && layer(to) >= 0 && layer(to) < layer(from));
  expect(upward).toEqual([]);
});

test('each folder of the editor’s views imports only what src/editor/README.md lets it', () => {
  const allowed: Record<string, string[]> = {
    target: [],
    context: ['target'],
    shared: ['context'],
    forms: ['shared', 'context'],
    proposals: ['shared', 'context'],
    file: ['forms', 'shared', 'context', 'target'],
    bar: ['proposals', 'shared', 'context', 'target'],
  };
  const ui = 'src/editor/ui/';
  const folder = (file: string) => file.slice(ui.length).split(/[/.]/)[0];
  const between = arrows
    .filter(({from, to}) => from.startsWith(ui) && to.startsWith(ui))
    .map(({from, to}) => ({from: folder(from), to: folder(to)}));
  const sideways = between.filter(({from, to}) => from !== to && allowed[from] && !allowed[from].includes(to));
  expect(sideways).toEqual([]);
  expect(Object.keys(allowed).filter((name) => !between.some(({to}) => to === name))).toEqual([]);
});

test('nothing of content needs what Safari 14 can’t read: a pattern that looks behind', () => {
  const content = files.filter((file) => file.startsWith('src/content/'));
  const behind = content.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join(siteDir, file), 'utf8')));
  expect(behind).toEqual([]);
  expect(content.length).toBeGreaterThan(40);
});
