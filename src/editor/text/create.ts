/** New pages, and what else has to change on the site when something is added. */
import {stringify} from 'yaml';
import {applyEdits, type ComponentTable, type ContentFiles, checkSite, normalize, withTexts} from '../../content';
import {isPage, listPages} from '../../content/pageFiles';
import {travellingName} from '../../content/pictures/problems';
import type {FormChange} from './form';
import {HEADING, WORDS} from './insert';
import {escapeMarkdown, oneLine} from './markdown';
import {changeRecord} from './record';

const MENU = 'records/menu.yml';

/** A name, with a number behind it if it is taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** What is asked before a page is made. */
export interface NewPageAnswers {
  title: string;
  description: string;
  inMenu: boolean;
}

const yaml = (text: string) => stringify(oneLine(text), {lineWidth: 0}).trim();

/** A new page with a hero and a section, and its link in the menu if that is wanted. The page comes first. */
export function createPage({title, description, inMenu}: NewPageAnswers, files: ContentFiles): Record<string, string> {
  const slug = travellingName(title.replaceAll('.', ' ').trim(), 'new-page');
  const name = freeName(slug, (one) => !isPage(`pages/${one}.mdx`) || files.has(`pages/${one}.mdx`));
  const text = `---
title: ${yaml(title)}
description: ${yaml(description)}
---

import {Hero, Section} from '@site/src/components';

<Hero>

# ${escapeMarkdown(title)}

Write one sentence that says what this page is about.

</Hero>

<Section>

## ${HEADING}

${WORDS}

</Section>
`;
  const link: FormChange = {kind: 'add', path: ['links'], entry: {label: oneLine(title), page: `/${name}`}};
  return {[`pages/${name}.mdx`]: text, ...(inMenu && {[MENU]: changeRecord('menu', files.text(MENU), link)})};
}

/** Corrects the sentences that say how many there are, such as programs, wherever they stand. */
export function withCounts(
  texts: Record<string, string>,
  files: ContentFiles,
  components: ComponentTable,
): Record<string, string> {
  const after = withTexts(files, texts);
  const wrong = checkSite(after, components).diagnostics.filter(({rule}) => rule === 'counts');
  const counted = [...new Set(wrong.map(({file}) => file))].map((file) => {
    const edits = wrong.flatMap((one) => (one.file === file ? (one.edits ?? []) : []));
    return [file, applyEdits(normalize(after.text(file)), edits)];
  });
  return {...texts, ...Object.fromEntries(counted)};
}

const WORN = /^silk:\s*"?([\w-]+)|<ProgramCard\b[^>]*?\bsilk="([\w-]+)"/gm;

/** A silk that no page and no program wears. `home` and `not-found` have a meaning of their own. */
export function freeSilk(files: ContentFiles, components: ComponentTable): string {
  const texts = listPages(files).map((file) => files.text(file));
  const worn = texts.flatMap((text) => [...text.matchAll(WORN)].map(([, page, program]) => page ?? program));
  const silks = components.get('ProgramCard')?.props.find(({name}) => name === 'silk')?.choices ?? [];
  const isWorn = (name: string) => ['home', 'not-found', ...worn].includes(name) || files.has(`pages/${name}.mdx`);
  return silks.map(String).find((name) => name !== 'plain' && !isWorn(name)) ?? 'plain';
}
