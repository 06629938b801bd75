/** One page, through all passes of the check. None of them runs anything that the page holds. */
import Slugger from 'github-slugger';
import {anchorOf} from '../../src/components/anchor';
import type {Components, Setting} from './components';
import {checkContents} from './contents';
import {type FrontMatter, readFrontMatter} from './frontMatter';
import {slipsInTheName} from './name';
import {checkPairs} from './pairs';
import {lookAgain, parsePage} from './parse';
import {checkSettings, settingValue} from './settings';
import {isHandbook, type Source} from './source';
import type {Attribute, Tag} from './tags';
import {type Page, readText} from './text';
import {type Reading, readTree} from './walk';

/** What a page uses from the records. */
export interface Uses {
  record: string;
  name: string;
}

export interface CheckedPage extends Page {
  frontMatter: FrontMatter;
  /** What stands in it: nothing when it cannot be read at all. */
  reading: Reading;
  address: string;
  anchors: Set<string>;
  uses: (Uses & {attribute: Attribute})[];
}

/** The address of a page's file. */
function addressOf(file: string, {values: {slug}}: FrontMatter): string {
  const name = file.replace(/^(pages|handbook)|(\/index)?\.mdx?$/g, '');
  if (!isHandbook(file)) return name || '/';
  return `/handbook${typeof slug === 'string' ? slug.replace(/^\/?/, '/') : name}`.replace(/\/$/, '');
}

/** Every setting of the page's components with what its component says of it. */
export function* settingsOf(page: Page): Generator<{tag: Tag; attribute: Attribute; setting: Setting}> {
  for (const tag of page.written) {
    const component = page.components.get(tag.name);
    if (!component || tag.kind === 'close') continue;
    for (const attribute of tag.attributes) {
      const setting = component.settings.find(({name}) => name === attribute.name);
      if (setting) yield {tag, attribute, setting};
    }
  }
}

function anchorsOf(page: Page, reading: Reading): Set<string> {
  const slugger = new Slugger();
  // Every heading takes its name, but a page's title, and what is smaller than #### (src/theme/Heading), leads nowhere.
  const named = reading.headings.map(({depth, text, id}) => ({depth, name: id ?? slugger.slug(text)}));
  const anchors = new Set(named.filter(({depth}) => depth > 1 && depth < 5).map(({name}) => name));
  for (const {attribute, setting} of settingsOf(page)) {
    const value = settingValue(attribute);
    if ('anchor' in setting.marks && typeof value === 'string') {
      anchors.add(anchorOf(value));
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
  const reading = readTree(parsePage(page) ?? {type: 'root', children: []});
  if (!isHandbook(source.file)) page.mistakes.push(...slipsInTheName(source));
  page.mistakes.unshift(...frontMatter.mistakes);
  const checked: CheckedPage = {
    ...page,
    frontMatter,
    reading,
    address: addressOf(source.file, frontMatter),
    anchors: anchorsOf(page, reading),
    uses: usesOf(page),
  };
  checkContents(checked);
  if (!checked.stops) lookAgain(checked);
  return checked;
}
