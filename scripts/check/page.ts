/** One page, through all passes of the check. None of them runs anything that the page holds. */
import path from 'node:path';
import Slugger from 'github-slugger';
import {fillIn} from '../../src/plugins/records/load';
import type {Component, Components, Setting} from './components';
import {type FrontMatter, readFrontMatter} from './frontMatter';
import {linkMistake, type Targets} from './links';
import {isNote, literalIn} from './literal';
import type {Mistake} from './mistake';
import {nearest} from './nearest';
import {checkPairs} from './pairs';
import {lookAgain, parsePage} from './parse';
import {IS_PICTURE, pictureMistake} from './pictures';
import {checkSettings, settingValue} from './settings';
import type {Source} from './source';
import type {Attribute, Tag} from './tags';
import {type Page, readText, stop} from './text';
import {type Reading, readTree} from './walk';
import {checkWords, priceForm} from './words';

const BOXES = ['note', 'tip', 'info', 'warning', 'danger'];

/** What a page uses from the records. */
export interface Uses {
  record: string;
  name: string;
}

export interface CheckedPage extends Page {
  frontMatter: FrontMatter;
  reading?: Reading;
  address: string;
  anchors: Set<string>;
  uses: (Uses & {attribute: Attribute})[];
}

/** The address of a page's file. */
export function addressOf(file: string, frontMatter: FrontMatter): string {
  const name = file.replace(/^pages\//, '').replace(/\.mdx?$/, '');
  if (!file.startsWith('handbook/')) return name === 'index' ? '/' : `/${name}`;
  const {slug} = frontMatter.values;
  const own =
    typeof slug === 'string' ? slug.replace(/^\//, '') : name.replace(/^handbook\//, '').replace(/^index$/, '');
  return own ? `/handbook/${own}` : '/handbook';
}

/** Every setting of the page's components with what its component says of it. */
function* settingsOf(page: Page): Generator<{tag: Tag; attribute: Attribute; setting: Setting; component: Component}> {
  for (const tag of page.written) {
    const component = page.components.get(tag.name);
    for (const attribute of tag.kind === 'close' || !component ? [] : tag.attributes) {
      const setting = component?.settings.find(({name}) => name === attribute.name);
      if (setting && component) yield {tag, attribute, setting, component};
    }
  }
}

function anchorsOf(page: Page, reading: Reading | undefined): Set<string> {
  const slugger = new Slugger();
  const anchors = new Set(reading?.headings.map(({text, id}) => id ?? slugger.slug(text)));
  for (const {attribute, setting} of settingsOf(page)) {
    const value = settingValue(attribute);
    if ('anchor' in setting.marks && typeof value === 'string') {
      anchors.add(value.toLowerCase().replace(/[^a-z]+/g, '-'));
    }
  }
  return anchors;
}

function usesOf(page: Page): CheckedPage['uses'] {
  return [...settingsOf(page)].flatMap(({attribute, setting}) => {
    const [record, ...phrase] = (setting.marks.record ?? '').split(' ');
    const value = settingValue(attribute);
    if (!record || typeof value !== 'string' || value.trim() === '') return [];
    return [{record, name: phrase.join(' ').replace('{}', value) || value, attribute}];
  });
}

/** Reads one page and finds all that can be found in it alone. */
export function readPage(source: Source, components: Components): CheckedPage {
  const frontMatter = readFrontMatter(source);
  const page = readText(source, frontMatter.end, components);
  checkSettings(page);
  checkPairs(page);
  const tree = parsePage(page);
  const reading = tree && readTree(tree);
  page.mistakes.unshift(...frontMatter.mistakes);
  const checked: CheckedPage = {
    ...page,
    frontMatter,
    reading,
    address: addressOf(source.file, frontMatter),
    anchors: anchorsOf(page, reading),
    uses: usesOf(page),
  };
  if (reading) checkReading(checked, reading);
  if (page.mistakes.length === 0) lookAgain(checked);
  return checked;
}

function checkReading(page: CheckedPage, reading: Reading): void {
  const {source, components, mistakes} = page;
  for (const {start, end} of reading.expressions) {
    const raw = source.text.slice(start, end);
    if (isNote(raw) || literalIn(raw) !== undefined) continue;
    stop(page, start, end, {
      message: 'A page holds words and components, and no program. Take this out.',
      topic: 'pages-are-not-programs',
    });
  }
  for (const {start, end, name, empty} of reading.elements) {
    const tag = page.tags.find((one) => one.start === start);
    const content = components.get(name)?.content;
    if (!tag) {
      stop(page, start, end, {message: 'This cannot be read. Take it out, or write it anew.', topic: 'something-else'});
    } else if (content === 'required' && empty) {
      mistakes.push(
        source.at(start, start + name.length + 1, {
          message: `<${name}> has nothing in it. Write what belongs there, or take it out.`,
          write: `${source.text.slice(tag.start, tag.end).replace(/\s*\/?>$/, '>')}\n\nwords\n\n</${name}>`,
          topic: 'opening-and-closing',
        }),
      );
    } else if (content === 'none' && !empty) {
      mistakes.push(
        source.at(start, start + name.length + 1, {
          message: `<${name}> holds nothing: it fills itself. Take out what stands in it, and its closing.`,
          write: source.text.slice(tag.start, tag.end).replace(/\s*>$/, ' />'),
          topic: 'opening-and-closing',
        }),
      );
    }
  }
  for (const {start, end, name, kind} of reading.boxes) checkBox(page, start, end, name, kind);
  for (const {start, value} of reading.texts) mistakes.push(...checkWords(source, start, value));
  const first = page.frontMatter.places.description;
  if (first !== undefined) mistakes.push(...checkWords(source, first, source.text.slice(first).split('\n', 1)[0]));
  for (const {attribute, setting} of settingsOf(page)) checkForm(page, attribute, setting);
}

function checkBox(page: CheckedPage, start: number, end: number, name: string, kind: string): void {
  if (kind === 'containerDirective' && BOXES.includes(name)) return;
  const raw = page.source.text.slice(start, end).split('\n')[0];
  if (kind === 'textDirective' && raw === `:${name}`) return;
  const meant = nearest(name, BOXES) ?? 'note';
  page.mistakes.push(
    page.source.at(start, start + raw.length, {
      message:
        kind === 'containerDirective'
          ? `There is no box called "${name}". There are ${BOXES.join(', ')}.`
          : 'A colon and a word without a space between them have a meaning of their own here. Write a space after the colon, or a backslash before it.',
      write: kind === 'containerDirective' ? `:::${meant}` : `\\${raw}`,
      topic: 'boxes',
    }),
  );
}

function checkForm(page: CheckedPage, attribute: Attribute, setting: Setting): void {
  const value = settingValue(attribute);
  if (typeof value !== 'string' || setting.kind !== 'text' || value.trim() === '') return;
  if (setting.marks.form === 'price') {
    const write = priceForm(value);
    if (write === value) return;
    const {start, end} = attribute;
    page.mistakes.push(
      page.source.at(start, end, {
        message: 'A price is written with UGX first, a space, and commas: UGX 20,000.',
        write: write && `${attribute.name}="${write}"`,
        topic: 'prices-and-hours',
        fix: write ? {start, end, text: `${attribute.name}="${write}"`} : undefined,
      }),
    );
  } else page.mistakes.push(...checkWords(page.source, attribute.valueStart + 1, value));
}

/** What can be said only once all pages are read: where links lead, and whether pictures are there. */
export function checkAddresses(page: CheckedPage, siteDir: string, targets: Targets): Mistake[] {
  const {source, reading} = page;
  const found: Mistake[] = [];
  const from = {file: source.file, address: page.address};
  const folder = path.posix.dirname(source.file);
  for (const {start, end, url, text} of reading?.links ?? []) {
    const mistake = linkMistake(url, from, targets);
    if (!mistake) continue;
    const write = mistake.write && `[${text}](${mistake.write})`;
    found.push(source.at(start, end, {...mistake, write}));
  }
  for (const {start, end, url, alt} of reading?.pictures ?? []) {
    const mistake = pictureMistake(url, siteDir, folder);
    if (mistake) {
      const write = mistake.write && `![${alt || 'What the picture shows'}](${mistake.write})`;
      found.push(source.at(start, end, {...mistake, write}));
    }
    if (alt.trim() === '') {
      const message =
        'This picture has no description. Say in the square brackets what it shows, for those who cannot see it.';
      found.push(source.at(start, end, {message, write: `![What the picture shows](${url})`, topic: 'pictures'}));
    }
  }
  for (const {attribute, setting} of settingsOf(page)) {
    const value = settingValue(attribute);
    if (typeof value !== 'string' || value.trim() === '') continue;
    const isAddress = setting.marks.form === 'address';
    const isPicture = IS_PICTURE.test(value) && !isAddress;
    const mistake = isAddress
      ? linkMistake(value, from, targets)
      : isPicture
        ? pictureMistake(value, siteDir, folder)
        : undefined;
    if (!mistake) continue;
    const write = mistake.write && `${attribute.name}="${mistake.write}"`;
    found.push(source.at(attribute.start, attribute.end, {...mistake, write}));
  }
  return found;
}

/** The names of records that a page uses and nobody has written down. */
export function checkUses(page: CheckedPage, names: Record<string, string[]>, organisation: string): Mistake[] {
  return page.uses.flatMap(({record, name, attribute}) => {
    const known = names[record];
    if (!known || known.includes(fillIn(name, organisation))) return [];
    const meant = nearest(name, known);
    const own = meant && fillIn(name, organisation).replace(String(settingValue(attribute)), '');
    const value = meant && !own ? meant : undefined;
    return [
      page.source.at(attribute.start, attribute.end, {
        message: value
          ? `records/${record}.yml knows no "${name}".`
          : `records/${record}.yml knows no "${name}". Add it there on a line of its own, with a colon after it.`,
        write: value ? `${attribute.name}="${value}"` : `${name}:`,
        topic: 'figures-and-buttons',
      }),
    ];
  });
}
