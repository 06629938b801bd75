/** New pages, and what else has to change on the site when something is added. */
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
import {travellingName} from '../../content/pictures/problems';
import type {Edit} from './edits';
import type {FormChange} from './form';
import {HEADING, WORDS} from './insert';
import {escapeMarkdown, oneLine} from './markdown';
import {changeRecord} from './record';

const MENU = 'records/menu.yml';

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
  const isFree = (name: string) => isPage(`pages/${name}.mdx`) && !files.has(`pages/${name}.mdx`);
  let name = slug;
  for (let number = 2; !isFree(name); number += 1) name = `${slug}-${number}`;
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
  const byFile = new Map<string, Edit[]>();
  for (const {rule, file, edits = []} of checkSite(after, components).diagnostics) {
    if (rule === 'counts') byFile.set(file, [...(byFile.get(file) ?? []), ...edits]);
  }
  const counted = [...byFile].map(([file, edits]) => [file, applyEdits(normalize(after.text(file)), edits)]);
  return {...texts, ...Object.fromEntries(counted)};
}

/** The silks that no page and no program wears. `home`, `not-found` and `plain` have a meaning of their own. */
export function freeSilks(files: ContentFiles, components: ComponentTable): string[] {
  const used = new Set<unknown>(['home', 'not-found', 'plain']);
  for (const file of listPages(files)) {
    const {frontMatter, settings} = checkPage(file, files.text(file), components).page;
    used.add(frontMatter.values.silk);
    const programs = settings.filter(({component, prop}) => component.name === 'ProgramCard' && prop.name === 'silk');
    for (const {attribute} of programs) used.add(attribute.value);
  }
  const silks =
    components
      .get('ProgramCard')
      ?.props.find(({name}) => name === 'silk')
      ?.choices.map(String) ?? [];
  return silks.filter((name) => !used.has(name) && !files.has(`pages/${name}.mdx`));
}
