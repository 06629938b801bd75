/** Renders components to HTML without a build: Docusaurus' parts have stand-ins, and each class is named after its sheet. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load as parseHtml} from 'cheerio';
import {type ComponentType, createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {loadRecords} from '../../../src/content/records/load';
import {publicRecords} from '../../../src/content/records/public';
import type {PublicRecords} from '../../../src/content/records/registry';
import {files, siteDir} from '../../site';
import {bundled, DOCUSAURUS} from '../bundled';
import {classesIn} from '../sheets';

const given = {records: publicRecords(loadRecords(files))};

const STAND_INS: Record<string, object> = {
  ...DOCUSAURUS,
  '@docusaurus/useBrokenLinks': {default: () => ({collectAnchor: () => {}})},
  '@docusaurus/useIsBrowser': {default: () => false},
};

/** Names each class after its sheet: `Button/primary`, `Silk/tones/gold`. */
function classesOfSheet(sheet: string): Record<string, string> {
  const owner = sheet.slice('./src/components/'.length).replace(/(\/styles)?\.module\.css$/, '');
  const classes = classesIn(readFileSync(path.join(siteDir, sheet), 'utf8'));
  return Object.fromEntries(Array.from(classes, (name) => [name, `${owner}/${name}`]));
}

export const components = bundled<typeof import('../../../src/components')>('src/components/index.ts', (name) => {
  if (name === '@docusaurus/useGlobalData') return {usePluginData: () => given.records};
  return name.endsWith('.module.css') ? {default: classesOfSheet(name)} : STAND_INS[name];
});

/** An element, with its children behind its props. */
export const element = <Props>(
  type: ComponentType<Props>,
  props: Omit<Props, 'children'>,
  ...children: ReactNode[]
): ReactNode => createElement(type as ComponentType<object>, props, ...children);

/** The page's HTML, with some of the records changed. */
function render(node: ReactNode, changes: Partial<PublicRecords> = {}): string {
  const before = given.records;
  given.records = {...before, ...changes};
  try {
    return renderToStaticMarkup(node);
  } finally {
    given.records = before;
  }
}

/** A class attribute without the classes of components' own sheets, or nothing. */
function sharedClasses(attribute: string): string {
  const shared = attribute.split(' ').filter((name) => !name.includes('/'));
  return shared.length > 0 ? ` class="${shared.join(' ')}"` : '';
}

/**
 * The HTML without drawings and styles. Of the classes it has only those that all components share, such as `screen-reader-text` (for
 * screen readers alone) and `screen-only` (not printed). `classesOf` has the others.
 */
export function htmlOf(node: ReactNode, changes?: Partial<PublicRecords>): string {
  return render(node, changes)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ class="([^"]*)"/g, (_, attribute) => sharedClasses(attribute));
}

/** The same without the <div> and <span> elements that have no attribute: they mean nothing, and may change with the looks. */
export function meaningOf(node: ReactNode, changes?: Partial<PublicRecords>): string {
  const openTags: string[] = [];
  return htmlOf(node, changes).replace(/<\/?(?:div|span)(?:\s[^>]*)?>/g, (tag) => {
    if (!tag.startsWith('</')) openTags.push(tag);
    const opening = tag.startsWith('</') ? openTags.pop() : tag;
    return opening === '<div>' || opening === '<span>' ? '' : tag;
  });
}

/** All classes of the first element that a selector finds, after their sheets: `Button/primary`. */
export function classesOf(node: ReactNode, selector: string): string[] {
  const found = parseHtml(render(node), null, false)(selector).first();
  if (found.length === 0) throw new Error(`There is no ${selector} in what is drawn.`);
  return found.attr('class')?.split(' ') ?? [];
}

/** The records that components get. */
export const {records} = given;
