/** New pages, programs and stories, from what a person answered to a few questions. */
import {stringify} from 'yaml';
import type {ComponentTable, ContentFiles} from '../../content';
import {checkPage, checkSite, normalize, withTexts} from '../../content';
import {placeOf} from '../../content/page/elements';
import {isPage} from '../../content/pageFiles';
import {applyEdits, type Edit, movedBy} from './edits';
import {insertSnippet, withImports} from './insert';
import {writeSetting} from './settings';

export interface Question {
  name: string;
  label: string;
  help: string;
  /** The answer is one of the silks that belong to no page and no program. */
  silk?: boolean;
  /** Whether it may be left unanswered. */
  optional?: boolean;
}

export type Answers = Record<string, string>;

export interface Created {
  /** The files to change, with their new texts. */
  texts: Record<string, string>;
  /** The file to go on with, and where. */
  file: string;
  select?: {start: number; end: number};
}

export interface Template {
  id: string;
  label: string;
  questions: Question[];
}

export const TEMPLATES: Template[] = [
  {
    id: 'page',
    label: 'New page',
    questions: [
      {name: 'title', label: 'Title', help: 'What the page is called, for example in a search engine.'},
      {name: 'description', label: 'Description', help: 'One sentence for search engines: what a visitor finds here.'},
    ],
  },
  {
    id: 'program',
    label: 'New program',
    questions: [
      {name: 'title', label: 'Name', help: 'Its button will say “Apply to” and this name.'},
      {name: 'tagline', label: 'Tagline', help: 'What the program is, in one short line.'},
      {name: 'perfectFor', label: 'Perfect for', help: 'Who it is for, in a line.'},
      {name: 'words', label: 'What it is', help: 'A sentence or two.'},
      {name: 'gets', label: 'What a person gets', help: 'One thing. You can add more later.'},
      {
        name: 'to',
        label: 'Where its button goes',
        help: 'A page such as /contact, or an address that begins with https:, mailto: or tel:. May stay empty.',
        optional: true,
      },
      {name: 'silk', label: 'Silk', help: 'Its pattern on the page. Each program has its own.', silk: true},
    ],
  },
  {
    id: 'story',
    label: 'New story',
    questions: [
      {name: 'category', label: 'What kind of startup', help: 'For example: An agri-tech startup.'},
      {name: 'value', label: 'A result, as a figure', help: 'For example: 200+'},
      {name: 'label', label: 'What the figure counts', help: 'For example: farmers served'},
    ],
  },
];

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'new-page';

/** A name in `pages/` that is free. */
function freePage(title: string, files: ContentFiles): string {
  const slug = slugOf(title);
  const free = (name: string) => isPage(`pages/${name}.mdx`) && !files.has(`pages/${name}.mdx`);
  if (free(slug)) return `pages/${slug}.mdx`;
  let number = 2;
  while (!free(`${slug}-${number}`)) number += 1;
  return `pages/${slug}-${number}.mdx`;
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const yaml = (text: string) => stringify(onOneLine(text), {lineWidth: 0}).trim();
/** Words as Markdown that shows them as they are. */
const markdown = (text: string) =>
  onOneLine(text)
    .replace(/[\\`*_{}[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(^|\s)#(?=#*$)/, '$1\\#');

function createPage({title, description}: Answers, files: ContentFiles): Created {
  const file = freePage(title, files);
  const heading = 'Write a heading';
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

## ${heading}

Write what you want to say.

</Section>
`;
  const start = text.indexOf(heading);
  return {texts: {[file]: text}, file, select: {start, end: start + heading.length}};
}

/** Inserts a component after the last one of its kind on a page, and selects what its first setting says. */
function insertAfterLast(
  file: string,
  kind: string,
  words: string,
  files: ContentFiles,
  components: ComponentTable,
): Created {
  const {page} = checkPage(file, files.text(file), components);
  const {text} = page.source;
  const [, first = ''] = /="([^"]*)"/.exec(words) ?? [];
  const last = page.elements.filter(({name}) => name === kind).at(-1);
  // Behind the mark that stands around it, if there is one.
  const around =
    last &&
    page.elements.find(
      (one) =>
        one.name === 'ToConfirm' && placeOf(one).start < placeOf(last).start && placeOf(one).end > placeOf(last).end,
    );
  const spot = around ?? last;
  const insert = () => {
    const snippet = {id: kind, label: kind, select: first, write: () => words};
    return insertSnippet(page, components, snippet, {figure: '', button: ''}, text.length);
  };
  const insertBehind = ({end}: {end: number}) => {
    const start = end + 2 + words.indexOf(`"${first}"`) + 1;
    const inserted = applyEdits(text, [{start: end, end, text: `\n\n${words}`}]);
    return withImports(file, inserted, components, {start, end: start + first.length});
  };
  const {text: after, select} = spot ? insertBehind(placeOf(spot)) : insert();
  return {texts: {[file]: after}, file, select};
}

const props = (answers: Answers, names: string[]) =>
  names
    .filter((name) => answers[name]?.trim())
    .map((name) => writeSetting(name, answers[name].trim()))
    .join(' ');

function createProgram(answers: Answers, files: ContentFiles, components: ComponentTable): Created {
  const card = `<ProgramCard ${props(answers, ['title', 'silk', 'tagline', 'perfectFor', 'to'])}>

${answers.words.trim()}

<WhatYouGet>

- ${answers.gets.trim()}

</WhatYouGet>

</ProgramCard>`;
  return insertAfterLast('pages/programs.mdx', 'ProgramCard', card, files, components);
}

function createStory(answers: Answers, files: ContentFiles, components: ComponentTable): Created {
  const story = `<Story ${props(answers, ['category'])}>\n  <Result ${props(answers, ['value', 'label'])} />\n</Story>`;
  return insertAfterLast('pages/impact.mdx', 'Story', story, files, components);
}

/** Corrects what other sentences say of how many there are. */
function withCounts(created: Created, files: ContentFiles, components: ComponentTable): Created {
  const after = withTexts(files, created.texts);
  const byFile = new Map<string, Edit[]>();
  for (const {rule, file, edits = []} of checkSite(after, components).diagnostics) {
    if (rule === 'counts') byFile.set(file, [...(byFile.get(file) ?? []), ...edits]);
  }
  const texts = {...created.texts};
  for (const [file, edits] of byFile) texts[file] = applyEdits(normalize(after.text(file)), edits);
  const {select} = created;
  return {...created, texts, select: select && movedBy(select, byFile.get(created.file) ?? [])};
}

/** Makes what a template is for. */
export function create(id: string, answers: Answers, files: ContentFiles, components: ComponentTable): Created {
  if (id === 'program') return withCounts(createProgram(answers, files, components), files, components);
  if (id === 'story') return createStory(answers, files, components);
  return createPage(answers, files);
}
