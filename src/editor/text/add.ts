/** Puts something new into a page, at the nearest place that can hold it, a picture too; and makes new pages. */
import {applyEdits, type ComponentTable, type ContentFiles, checkPage} from '../../content';
import {type Element, elementsOf, placeOf, stringOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {isPage, listPages} from '../../content/pageFiles';
import {TAKES_PICTURES} from '../../content/pictures/places';
import {travellingName} from '../../content/pictures/problems';
import {keysOf} from '../../content/records';
import type {Value} from '../../content/records/form';
import {toYaml} from '../../content/records/yaml';
import {follow} from './edits';
import {escapeMarkdown, oneLine, withoutBrackets} from './markdown';
import {blocksAt, componentOf, inWords} from './passage';
import {changeRecord, type FormChange} from './record';
import {elementAt, setSetting} from './settings';

/** What can be added: Markdown, or a component called as its label if it has no other name. */
interface Addable {
  label: string;
  /** What it is for, in a sentence. */
  description: string;
  markdown?: string;
  component?: string;
  /** The component that it goes into; where there is none near, into a new one. */
  parent?: string;
  /** The component that a page has to have: it goes into the last one. */
  only?: string;
}

const WORDS = 'Write what you want to say.';
const ENTRY = '- Write an entry';
const SECTION = `<Section>\n\n## Write a heading\n\n${WORDS}\n\n</Section>`;

export const ADDABLE: Addable[] = [
  {label: 'Paragraph', markdown: WORDS, description: 'A few sentences below what you tapped.'},
  {label: 'List', markdown: ENTRY, description: 'Short points, one below the other.'},
  {label: 'Section', markdown: SECTION, description: 'A new part of the page with a heading of its own.'},
  {label: 'Card', parent: 'Cards', description: 'One of several things side by side, such as the facilities.'},
  {label: 'Button', parent: 'Buttons', description: 'Leads to a page, a form, a telephone number or WhatsApp.'},
  {label: 'Event', description: 'Something on a day: you choose it in a calendar.'},
  {
    label: 'Program',
    component: 'ProgramCard',
    only: 'ProgramField',
    description: 'A new program after the last one. Sentences that count the programs follow by themselves.',
  },
  {label: 'Price', component: 'Tier', only: 'TierBoard', description: 'A tier of the Hatchery, and what it includes.'},
  {label: 'Story', description: 'What became of a startup, with a result in figures.'},
  {label: 'Person', parent: 'People', description: 'A name and what this person does here. A picture can follow.'},
  {label: 'Partner', parent: 'Partners', description: 'A partner by name. Its mark can follow as a picture.'},
  {
    label: 'Figure',
    parent: 'Figures',
    description: 'A number from the record Figures. It changes on every page at once.',
  },
  {label: 'Passage to confirm', component: 'ToConfirm', description: 'Words to be confirmed. Only staff see the mark.'},
];

/** What can be added to a page with this text. */
export const addableTo = (text: string): Addable[] => ADDABLE.filter(({only}) => !only || text.includes(`<${only}`));

/** A silk that no page wears yet. `home` and `not-found` have a meaning of their own, and so has the name of a page. */
function freeSilk(silks: string[], files: ContentFiles): string {
  const texts = listPages(files).map((file) => files.text(file));
  const worn = [...texts.join('\n').matchAll(/\bsilk[:=]\s*"?([\w-]+)/g)].map(([, name]) => name);
  const taken = ['home', 'not-found', 'plain', ...worn];
  return silks.find((name) => !taken.includes(name) && !files.has(`pages/${name}.mdx`)) ?? 'plain';
}

/** A component with all that it requires, as its table says it, and the parts that belong into it. */
function writeComponent(name: string, components: ComponentTable, files: ContentFiles): string {
  const {props = [], children} = components.get(name) ?? {};
  const settings = props
    .filter(({required}) => required)
    .map(({name: setting, choices, tags}) => {
      const words = tags.form ? '' : `Write here: ${inWords(setting).toLowerCase()}`;
      const [known = words] = setting === 'silk' ? [freeSilk(choices.map(String), files)] : keysOf(files, tags.record);
      return ` ${setting}="${known}"`;
    });
  const tag = `<${name}${settings.join('')}`;
  if (children === 'none') return `${tag} />`;
  const inner = [...components.values()].filter(({inside}) => inside?.includes(name));
  const words = name === 'WhatYouGet' || name === 'Tier' ? ENTRY : WORDS;
  return [`${tag}>`, words, ...inner.map((one) => writeComponent(one.name, components, files)), `</${name}>`].join(
    '\n\n',
  );
}

/** Components around whole passages, into which a new part goes. */
const BANDS = ['Section', 'Hero', 'Statement', 'Aside'];

/**
 * Where a part goes: behind the entry of its parent at the offset, or else behind the last one; without a parent, behind
 * the block there. `gap` is what sets it apart from its neighbors, `before` and `behind` what goes right around it.
 */
function spotFor(page: Page, {markdown, parent, only}: Partial<Addable>, offset: number) {
  const {text} = page.source;
  const isAround = (one: Element) => placeOf(one).start < offset && offset < placeOf(one).end;
  const parents = page.elements.filter(({name}) => name === (parent ?? only));
  const near = parents.filter(isAround).at(-1) ?? (only ? parents.at(-1) : undefined);
  if (near) {
    const {start, end} = placeOf(near);
    const entry = elementsOf(near).find((one) => one !== near && isAround(one));
    const at = entry ? placeOf(entry).end : text.slice(0, text.lastIndexOf('<', end - 1)).trimEnd().length;
    const isTight = !/\n[ \t]*\n/.test(text.slice(start, end));
    return {at, gap: isTight ? '\n' : '\n\n', before: isTight ? '  ' : '', behind: ''};
  }
  const blocks = blocksAt(page, offset);
  // A picture goes in among those of a gallery; everything else goes behind it.
  const bands = markdown?.startsWith('![') ? [...BANDS, 'Gallery'] : BANDS;
  const inside = blocks.find(({node}) => markdown === SECTION || !bands.includes(componentOf(node)?.name ?? ''));
  const found = inside ?? blocks.at(-1);
  const at = found ? placeOf(found.node).end : text.trimEnd().length;
  const [before, behind] = parent ? [`<${parent}>\n\n`, `\n\n</${parent}>`] : ['', ''];
  return {at, gap: '\n\n', before, behind};
}

/** The page with a part at the nearest place to an offset that can hold it, and an import line that names it. */
function insert(page: Page, part: Partial<Addable>, offset: number, files: ContentFiles) {
  const {components, source} = page;
  const {text, file} = source;
  const {at, gap, before, behind} = spotFor(page, part, Math.min(offset, text.length));
  const own = part.markdown ?? writeComponent(part.component ?? part.label ?? '', components, files);
  const head = text.slice(0, at).trimEnd() + gap;
  const tail = text.slice(at).trimStart();
  const joined = head + before + own + behind + (tail ? gap + tail : '\n');
  const start = head.length + (own === SECTION ? own.indexOf('##') : before.length);
  const {diagnostics} = checkPage(file, joined, components);
  const edits = diagnostics.flatMap((one) => (one.rule === 'missing-import' ? (one.edits ?? []) : []));
  const imported = applyEdits(joined, edits);
  return {text: imported, at: follow({start, end: start}, joined, imported).start};
}

/** The page with something that *Add* offers, and where that begins; a section begins at its heading. */
export const insertBlock = (page: Page, label: string, offset: number, files: ContentFiles) =>
  insert(page, ADDABLE.find((one) => one.label === label) ?? ADDABLE[0], offset, files);

/** A picture that was chosen, and what it shows. */
export interface NewPicture {
  words: string;
  name: string;
  ending: 'jpg' | 'png';
  /** Where the tag begins that takes it. Without one, it goes among the words. */
  start?: number;
}

/** The page with a new picture, where that stands, and its file: named by its description, or else as it was. */
export function insertPicture(page: Page, {start, ...chosen}: NewPicture, offset: number, files: ContentFiles) {
  const name = (chosen.words.trim() || chosen.name.replace(/\.\w+$/, '')).replace(/[.’']/g, '');
  const short = /^.{1,40}(?=-|$)/.exec(travellingName(name, 'picture'))?.[0] ?? 'picture';
  const taken = files.list('pictures').map((file) => file.replace(/\.\w+$/, ''));
  const picture = `${freeName(`pictures/${short}`, (one) => taken.includes(one))}.${chosen.ending}`;
  const element = elementAt(page, start);
  const markdown = `![${escapeMarkdown(withoutBrackets(chosen.words))}](/${picture})`;
  if (!element) return {picture, ...insert(page, {markdown}, offset, files)};
  const {text} = page.source;
  const settings: Record<string, Value> = {picture: `/${picture}`, alt: oneLine(chosen.words), focus: undefined};
  const props = page.components.get(element.name ?? '')?.props ?? [];
  const changed = props.filter(({name}) => Object.hasOwn(settings, name));
  const edits = changed.flatMap(({name}) => setSetting(element, text, name, settings[name]));
  return {picture, text: applyEdits(text, edits), at: placeOf(element).start};
}

/**
 * The component that takes a picture: the one whose tag begins at `start`, or else one around the offset that lacks one
 * and isn't a whole band; without one, it goes among the words. A partner's logo needs no words: it shows the name.
 */
export function pictureSpot(page: Page, offset: number, start?: number): {start?: number; needsWords: boolean} {
  const isFree = (element: Element) => {
    const {start: from, end} = placeOf(element);
    const takes = TAKES_PICTURES.has(element.name ?? '') && !/^(Section|Statement|Hero)$/.test(element.name ?? '');
    return takes && stringOf(element, 'picture') === undefined && from <= offset && offset <= end;
  };
  const element = elementAt(page, start) ?? page.elements.filter(isFree).at(-1);
  const props = page.components.get(element?.name ?? '')?.props;
  return {start: element && placeOf(element).start, needsWords: props?.some(({name}) => name === 'alt') ?? true};
}

/** A name, with a number behind it if it is taken. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** What is asked before a page is made. */
export type NewPage = {title: string; description: string; inMenu: boolean};

const SENTENCE = 'Write one sentence that says what this page is about.';

/** The files of a new page with a hero and a section, and its link in the menu if that is wanted; `words` come first. */
export function createPage({title, description, inMenu}: NewPage, files: ContentFiles) {
  const slug = travellingName(title.replaceAll('.', ' ').trim(), 'new-page');
  const name = freeName(slug, (one) => !isPage(`pages/${one}.mdx`) || files.has(`pages/${one}.mdx`));
  const text = `---
title: ${toYaml(oneLine(title))}
description: ${toYaml(oneLine(description))}
---

import {Hero, Section} from '@site/src/components';

<Hero>

# ${escapeMarkdown(title)}

${SENTENCE}

</Hero>

${SECTION}
`;
  const link: FormChange = {kind: 'add', path: ['links'], entry: {label: oneLine(title), page: `/${name}`}};
  const menu = inMenu && {'records/menu.yml': changeRecord('menu', files.text('records/menu.yml'), link)};
  const file = `pages/${name}.mdx`;
  const made: Record<string, string> = {[file]: text, ...menu};
  return {file, files: made, words: SENTENCE};
}
