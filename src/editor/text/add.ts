/** Puts something new into a page, at the nearest place that can hold it, a picture too; and makes new pages. */
import {applyEdits, type ComponentTable, type ContentFiles, checkPage, checkSite, normalize} from '../../content';
import {type Element, elementsOf, placeOf, stringOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {isPage, listPages} from '../../content/pageFiles';
import {TAKES_PICTURES} from '../../content/pictures/places';
import {travellingName} from '../../content/pictures/problems';
import {toYaml} from '../../content/records/yaml';
import {type Addable, ENTRY, SECTION, WORDS} from './addable';
import {follow} from './edits';
import {escapeMarkdown, oneLine} from './markdown';
import {blocksAt, componentOf, inWords} from './passage';
import {changeRecord} from './record';
import {elementAt, type KeysOf, setSetting} from './settings';

type Part = Omit<Addable, 'description'>;

/** The text of a page with something new, and where that begins: at its tag, a section at its heading. */
export interface Inserted {
  text: string;
  at: number;
}

/** A component with all that it requires, as its table says it, and the parts that belong into it. */
function writeComponent(name: string, components: ComponentTable, keysOf: KeysOf): string {
  const {props = [], children} = components.get(name) ?? {};
  const settings = props
    .filter(({required}) => required)
    .map(({name: setting, tags}) => {
      const words = tags.form ? '' : `Write here: ${inWords(setting).toLowerCase()}`;
      return `${setting}="${keysOf(setting === 'silk' ? setting : tags.record)[0] ?? words}"`;
    });
  const tag = [`<${name}`, ...settings].join(' ');
  if (children === 'none') return `${tag} />`;
  const inner = [...components.values()].filter(({inside}) => inside?.includes(name));
  const words = name === 'WhatYouGet' || name === 'Tier' ? ENTRY : WORDS;
  const parts = inner.map((one) => writeComponent(one.name, components, keysOf));
  return [`${tag}>`, words, ...parts, `</${name}>`].join('\n\n');
}

/** Components around whole passages, into which a new part goes. */
const BANDS = ['Section', 'Hero', 'Statement', 'Aside'];

/**
 * Behind the entry of its parent at the offset, or else behind the last one; without a parent, behind the block there.
 * `isTight`: it is a line of its own there, without empty lines around it; `isWrapped`: it needs a parent.
 */
function spotFor(page: Page, {markdown, parent, only}: Part, offset: number) {
  const {text} = page.source;
  const holds = (one: Element) => placeOf(one).start < offset && offset < placeOf(one).end;
  const parents = page.elements.filter(({name}) => name === (parent ?? only));
  const near = parents.filter(holds).at(-1) ?? (only ? parents.at(-1) : undefined);
  if (near) {
    const {start, end} = placeOf(near);
    const entries = elementsOf(near).filter((one) => one !== near && /^[A-Z]/.test(one.name ?? ''));
    const entry = entries.find(holds);
    const at = entry ? placeOf(entry).end : Math.max(...entries.map((one) => placeOf(one).end));
    return {at, isTight: !/\n[ \t]*\n/.test(text.slice(start, end)), isWrapped: false};
  }
  const blocks = blocksAt(page, offset);
  // A picture goes in among those of a gallery; everything else goes behind it.
  const bands = markdown?.startsWith('![') ? [...BANDS, 'Gallery'] : BANDS;
  const inside = blocks.find(({node}) => markdown === SECTION || !bands.includes(componentOf(node)?.name ?? ''));
  const found = inside ?? blocks.at(-1);
  const at = found ? placeOf(found.node).end : text.trimEnd().length;
  return {at, isTight: false, isWrapped: parent !== undefined};
}

/** The page with a part at the nearest place to an offset that can hold it, and an import line that names it. */
export function insertBlock(page: Page, part: Part, offset: number, keysOf: KeysOf): Inserted {
  const {components, source} = page;
  const {text, file} = source;
  const {at, isTight, isWrapped} = spotFor(page, part, Math.min(offset, text.length));
  const own = part.markdown ?? writeComponent(part.component ?? part.label, components, keysOf);
  const [before, behind] = isWrapped ? [`<${part.parent}>\n\n`, `\n\n</${part.parent}>`] : [isTight ? '  ' : '', ''];
  const gap = isTight ? '\n' : '\n\n';
  const head = text.slice(0, at).trimEnd() + gap;
  const tail = text.slice(at).trimStart();
  const joined = head + before + own + behind + (tail ? gap + tail : '\n');
  const start = head.length + (own === SECTION ? own.indexOf('##') : before.length);
  const {diagnostics} = checkPage(file, joined, components);
  const edits = diagnostics.flatMap((one) => (one.rule === 'missing-import' ? (one.edits ?? []) : []));
  const imported = applyEdits(joined, edits);
  return {text: imported, at: follow({start, end: start}, joined, imported).start};
}

/** A picture that was chosen and what it shows: its name and ending, and the offset of the tag that takes it. */
export interface NewPicture {
  words: string;
  name: string;
  ending: 'jpg' | 'png';
  /** Without one, it goes among the words. */
  start?: number;
}

/** The page with the picture in it, and where that stands. */
export function insertPicture(page: Page, address: string, {words, start}: NewPicture, offset: number): Inserted {
  const {text} = page.source;
  const element = start === undefined ? undefined : elementAt(page, start);
  if (!element) {
    const markdown = `![${escapeMarkdown(words)}](${address})`;
    return insertBlock(page, {label: 'Picture', markdown}, offset, () => []);
  }
  const takes = page.components.get(element.name ?? '')?.props ?? [];
  const settings = {picture: address, alt: oneLine(words), focus: undefined};
  const edits = Object.entries(settings).flatMap(([name, value]) =>
    takes.some((prop) => prop.name === name) ? setSetting(element, text, name, value) : [],
  );
  return {text: applyEdits(text, edits), at: placeOf(element).start};
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
  const element = start === undefined ? page.elements.filter(isFree).at(-1) : elementAt(page, start);
  if (!element) return {needsWords: true};
  const props = page.components.get(element.name ?? '')?.props ?? [];
  return {start: placeOf(element).start, needsWords: props.some(({name}) => name === 'alt')};
}

/** A name, with a number behind it if it is taken. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** Words to leave out of a name. */
const SMALL = /(?<!\S)(a|an|and|at|by|for|from|in|into|of|on|or|the|their|to|with)(?!\S)/g;

/** A free file for a picture: named by its description, or else as the file was. */
export function pictureFile({words, name, ending}: NewPicture, files: ContentFiles): string {
  const said = words.toLowerCase().replace(/[.’']/g, '').replace(SMALL, ' ').trim();
  const whole = travellingName(said || name.replace(/\.[^.]*$/, ''), 'picture');
  const short = /^.{1,40}(?=-|$)/.exec(whole)?.[0] ?? 'picture';
  const taken = files.list('pictures').map((file) => file.replace(/\.\w+$/, ''));
  return `${freeName(`pictures/${short}`, (one) => taken.includes(one))}.${ending}`;
}

/** What is asked before a page is made. */
export interface NewPageAnswers {
  title: string;
  description: string;
  inMenu: boolean;
}

/** A new page with a hero and a section, and its link in the menu if that is wanted. The page comes first. */
export function createPage({title, description, inMenu}: NewPageAnswers, files: ContentFiles): Record<string, string> {
  const slug = travellingName(title.replaceAll('.', ' ').trim(), 'new-page');
  const name = freeName(slug, (one) => !isPage(`pages/${one}.mdx`) || files.has(`pages/${one}.mdx`));
  const text = `---
title: ${toYaml(oneLine(title))}
description: ${toYaml(oneLine(description))}
---

import {Hero, Section} from '@site/src/components';

<Hero>

# ${escapeMarkdown(title)}

Write one sentence that says what this page is about.

</Hero>

${SECTION}
`;
  const pages = {[`pages/${name}.mdx`]: text};
  if (!inMenu) return pages;
  const entry = {label: oneLine(title), page: `/${name}`};
  const menu = changeRecord('menu', files.text('records/menu.yml'), {kind: 'add', path: ['links'], entry});
  return {...pages, 'records/menu.yml': menu};
}

/** The texts with the sentences corrected that say how many there are, such as programs, wherever they stand. */
export function withCounts(files: ContentFiles, components: ComponentTable): Record<string, string> {
  const counted: Record<string, string> = {};
  // From the end, so that a correction moves no other.
  for (const {rule, file, edits = []} of checkSite(files, components).diagnostics.reverse())
    if (rule === 'counts') counted[file] = applyEdits(counted[file] ?? normalize(files.text(file)), edits);
  return counted;
}

/** A silk that nothing on any page wears. `home` and `not-found` have a meaning of their own. */
export function freeSilk(files: ContentFiles, components: ComponentTable): string {
  const texts = listPages(files).map((file) => files.text(file));
  const worn = texts.flatMap((text) => [...text.matchAll(/\bsilk(?::|=)\s*"?([\w-]+)/g)].map(([, name]) => name));
  const silks = components.get('ProgramCard')?.props.find(({name}) => name === 'silk')?.choices ?? [];
  const isWorn = (name: string) =>
    ['home', 'not-found', 'plain', ...worn].includes(name) || files.has(`pages/${name}.mdx`);
  return silks.map(String).find((name) => !isWorn(name)) ?? 'plain';
}
