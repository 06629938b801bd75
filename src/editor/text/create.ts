/** New pages, and what else has to change on the site when something new is added. */
import {stringify} from 'yaml';
import {
  applyEdits,
  type ComponentTable,
  type ContentFiles,
  checkPage,
  checkSite,
  normalize,
  withTexts,
} from '../../content';
import {isPage, listPages} from '../../content/pageFiles';
import type {Edit} from './edits';
import {HEADING, WORDS} from './insert';
import {changeRecord} from './record';

const PROGRAMS = 'pages/programs.mdx';
const MENU = 'records/menu.yml';
/** Silks with a meaning of their own. */
const RESERVED = new Set(['home', 'not-found', 'plain']);

/** What is asked before a page is made. */
export interface NewPageAnswers {
  title: string;
  description: string;
  inMenu: boolean;
}

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'new-page';

/** A free file name in `pages/`. */
function freePage(title: string, files: ContentFiles): string {
  const slug = slugOf(title);
  const isFree = (name: string) => isPage(`pages/${name}.mdx`) && !files.has(`pages/${name}.mdx`);
  if (isFree(slug)) return `pages/${slug}.mdx`;
  let number = 2;
  while (!isFree(`${slug}-${number}`)) number += 1;
  return `pages/${slug}-${number}.mdx`;
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const yaml = (text: string) => stringify(onOneLine(text), {lineWidth: 0}).trim();
/** Words, escaped for Markdown. */
const markdown = (text: string) =>
  onOneLine(text)
    .replace(/[\\`*_{}[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(^|\s)#(?=#*$)/, '$1\\#');

/** The record of the menu with a link to a page at its end. */
function withLink(text: string, label: string, page: string): string {
  const added = changeRecord('menu', MENU, text, {kind: 'add', path: ['links']});
  const index = (added.match(/^ *- /gm)?.length ?? 1) - 1;
  const set = (before: string, name: string, value: string) =>
    changeRecord('menu', MENU, before, {kind: 'set', path: ['links', index, name], value});
  return set(set(added, 'label', onOneLine(label)), 'page', page);
}

/** A new page with a hero and a section, and its link in the menu if that is wanted. The page comes first. */
export function createPage({title, description, inMenu}: NewPageAnswers, files: ContentFiles): Record<string, string> {
  const file = freePage(title, files);
  const text = `---
title: ${yaml(title)}
description: ${yaml(description)}
---

import {Hero, Section} from '@site/src/components';

<Hero>

# ${markdown(title)}

Write one sentence that says what this page is about.

</Hero>

<Section>

## ${HEADING}

${WORDS}

</Section>
`;
  const address = file.slice('pages'.length, -'.mdx'.length);
  return {[file]: text, ...(inMenu && {[MENU]: withLink(files.text(MENU), title, address)})};
}

/** Corrects the sentences that say how many there are, such as programs, wherever they stand. */
export function withCounts(
  texts: Record<string, string>,
  files: ContentFiles,
  components: ComponentTable,
): Record<string, string> {
  const after = withTexts(files, texts);
  const byFile = new Map<string, Edit[]>();
  for (const {rule, file, edits = []} of checkSite(after, components).diagnostics) {
    if (rule === 'counts') byFile.set(file, [...(byFile.get(file) ?? []), ...edits]);
  }
  const counted = [...byFile].map(([file, edits]) => [file, applyEdits(normalize(after.text(file)), edits)]);
  return {...texts, ...Object.fromEntries(counted)};
}

/** The silks that belong to no page and no program. */
export function freeSilks(files: ContentFiles, components: ComponentTable): string[] {
  const read = (file: string) => checkPage(file, files.text(file), components).page;
  const used = new Set<unknown>(RESERVED);
  // A page's silk stands for that page.
  for (const file of listPages(files)) used.add(read(file).frontMatter.values.silk);
  if (files.has(PROGRAMS)) {
    for (const {prop, attribute} of read(PROGRAMS).settings) if (prop.name === 'silk') used.add(attribute.value);
  }
  const program = components.get('ProgramCard')?.props.find(({name}) => name === 'silk');
  return (program?.choices.map(String) ?? []).filter((name) => !used.has(name) && !files.has(`pages/${name}.mdx`));
}
