/** Puts something new into a page, at the nearest place that can hold it, a picture too; and makes new pages. */
import {applyEdits, type ComponentTable, type ContentFiles} from '../../content';
import type {Component, Offer} from '../../content/checker/components/table';
import {type Element, elementsOf, placeOf, stringOf} from '../../content/checker/page/elements';
import {importLine} from '../../content/checker/page/imports';
import type {Page} from '../../content/checker/page/page';
import type {Value} from '../../content/checker/records/form';
import {toYaml} from '../../content/checker/records/yaml';
import {FOLDER as DOCUMENTS} from '../../content/site/documents';
import {isPage} from '../../content/site/pageFiles';
import {travellingName} from '../../content/site/pictures/problems';
import {keysOf} from '../../content/site/records';
import {escapeMarkdown, oneLine, withoutBrackets} from './markdown';
import {inWords} from './names';
import {blocksAt, componentOf} from './passage';
import {changeRecord, type FormChange} from './record';
import {elementAt, setSetting} from './settings';

/** Something to add: Markdown, or a component. */
interface Addable extends Offer {
  markdown?: string;
  component?: string;
  /** Whether it is a section, which goes beside sections and never into one. */
  isSection?: boolean;
}

const WORDS = 'Write what you want to say.';
const ENTRY = '- Write an entry';
const SECTION = `<Section>\n\n## Write a heading\n\n${WORDS}\n\n</Section>`;

const MARKDOWN: Addable[] = [
  {label: 'Paragraph', markdown: WORDS, description: 'A few sentences below what you tapped.'},
  {label: 'List', markdown: ENTRY, description: 'Short points, one below the other.'},
  {
    label: 'Section',
    markdown: SECTION,
    isSection: true,
    description: 'A new part of the page with a heading of its own.',
  },
];

/** What staff want most comes first; what isn't named here comes last. */
const ORDER = ['Card', 'Button', 'Event', 'Program', 'Price', 'Story', 'Person', 'Partner', 'Figure'];

/** Everything that can be added: what Markdown has, and the components that say so themselves (`@add`). */
export function addables(components: Component[]): Addable[] {
  const rankOf = ({label}: Addable) => (ORDER.includes(label) ? ORDER.indexOf(label) : ORDER.length);
  const offered = components.flatMap(({name, add}): Addable[] => (add ? [{...add, component: name}] : []));
  return [...MARKDOWN, ...offered.sort((a, b) => rankOf(a) - rankOf(b))];
}

/** What can be added to a page with this text. */
export const addableTo = (text: string, components: Component[]): Addable[] =>
  addables(components).filter(({only}) => !only || text.includes(`<${only}`));

/** The first of these silks that no page wears or owns by its name: no two programs wear the same. */
function freeSilk(silks: string[], files: ContentFiles): string {
  const worn = files.list('pages').flatMap((file) => {
    const named = files.text(file).matchAll(/\bsilk[:=] ?"?([\w-]+)/g);
    return [file.replace(/^pages\/|\.mdx$/g, ''), ...Array.from(named, ([, name]) => name)];
  });
  return silks.find((one) => !['home', 'not-found', ...worn].includes(one)) ?? 'plain';
}

/** A component with its required settings, by its table, and the parts that belong inside it. */
function writeComponent(name: string, components: ComponentTable, files: ContentFiles): string {
  const {props = [], children, list} = components.get(name) ?? {};
  const settings = props
    .filter(({required}) => required)
    .map(({name: setting, choices, tags}) => {
      const words = tags.form ? '' : `Write here: ${inWords(setting).toLowerCase()}`;
      const offered = setting === 'silk' ? [freeSilk(choices.map(String), files)] : choices;
      const [value = words] = offered.length > 0 ? offered : keysOf(files, tags.record);
      return ` ${setting}="${value}"`;
    });
  const tag = `<${name}${settings.join('')}`;
  if (children === 'none') return `${tag} />`;
  const inner = [...components.values()].filter(({inside}) => inside?.includes(name));
  return [
    `${tag}>`,
    list ? ENTRY : WORDS,
    ...inner.map((one) => writeComponent(one.name, components, files)),
    `</${name}>`,
  ].join('\n\n');
}

/** Components around whole passages, into which a new part goes. */
const BANDS = ['Section', 'Hero', 'Statement', 'Aside'];

/** The band that ends right before an offset, and at the end of a page the last one. */
function bandBefore({elements, source: {text}}: Page, offset: number, blocks: ReturnType<typeof blocksAt>) {
  const bands = elements.filter(
    (one) => BANDS.includes(one.name ?? '') && !text.slice(0, placeOf(one).end).endsWith('/>'),
  );
  if (offset >= text.trimEnd().length) return bands.at(-1);
  return blocks.length === 1 ? bands.find((one) => one === componentOf(blocks[0].node)) : undefined;
}

/** Where a part goes, what is written there, and the gap to its neighbors. */
interface Spot {
  at: number;
  gap: string;
  whole: string;
}

/** A part that is added: what is written of it, and where it belongs. */
interface NewPart extends Pick<Addable, 'into' | 'only' | 'isSection'> {
  written: string;
}

/** A part with a new parent around it, if it needs one. */
const withParent = ({written, into}: NewPart): string => (into ? `<${into}>\n\n${written}\n\n</${into}>` : written);

/** In a parent: behind the entry at the offset, or else behind the last one. Entries that touch go on touching. */
function spotInParent(parent: Element, {written}: NewPart, text: string, isAround: (one: Element) => boolean): Spot {
  const {start, end} = placeOf(parent);
  const entry = elementsOf(parent).find((one) => one !== parent && isAround(one));
  const at = entry ? placeOf(entry).end : text.slice(0, text.lastIndexOf('<', end - 1)).trimEnd().length;
  const isTight = !/\n[ \t]*\n/.test(text.slice(start, end));
  return isTight ? {at, gap: '\n', whole: `  ${written}`} : {at, gap: '\n\n', whole: written};
}

/** In the parent that is near the offset; without one, at the end of the band before it, or behind the block there. */
function spotFor(page: Page, part: NewPart, offset: number): Spot {
  const {text} = page.source;
  const {into, only, isSection} = part;
  const isAround = (one: Element) => placeOf(one).start < offset && offset < placeOf(one).end;
  const parents = page.elements.filter(({name}) => name === (into ?? only));
  const near = parents.filter(isAround).at(-1) ?? (only ? parents.at(-1) : undefined);
  if (near) return spotInParent(near, part, text, isAround);
  const blocks = blocksAt(page, offset);
  const band = isSection ? undefined : bandBefore(page, offset, blocks);
  const beside = blocks.find(({node}) => isSection || !BANDS.includes(componentOf(node)?.name ?? '')) ?? blocks.at(-1);
  // Outside every section it would touch the window's edges.
  const before = band
    ? text.slice(0, text.lastIndexOf('</', placeOf(band).end))
    : text.slice(0, beside ? placeOf(beside.node).end : undefined);
  return {at: band || !beside ? before.trimEnd().length : before.length, gap: '\n\n', whole: withParent(part)};
}

/** The page with a part at the nearest place to an offset that can hold it, and where it begins there. */
function insert(page: Page, part: NewPart, offset: number) {
  const {text} = page.source;
  const {at, gap, whole} = spotFor(page, part, Math.min(offset, text.length));
  const [head, tail] = [text.slice(0, at).trimEnd() + gap, text.slice(at).trimStart()];
  const joined = head + whole + (tail ? gap + tail : '\n');
  // What somebody writes in a section begins with its heading.
  return {text: joined, at: joined.indexOf(part.isSection ? '##' : part.written, head.length)};
}

/** The page with something that *Add* offers, and where that begins; a section begins at its heading. */
export function insertBlock(page: Page, label: string, offset: number, files: ContentFiles) {
  const all = addables([...page.components.values()]);
  const part = all.find((one) => one.label === label) ?? all[0];
  const written = part.markdown ?? writeComponent(part.component ?? label, page.components, files);
  const {text, at} = insert(page, {...part, written}, offset);
  // A passage opens with its example selected, so that the first key replaces it.
  const [sign] = /^(?:[-*+]|#+) /.exec(text.slice(at)) ?? [''];
  const start = at + (part.markdown ? sign.length : 0);
  return {text, at, select: {start, end: part.markdown ? `${text}\n`.indexOf('\n', at) : start}};
}

/** A picture that was chosen, and what it shows; `start`: where the tag begins that takes it, if it isn't for the words. */
export type NewPicture = {words: string; name: string; ending: 'jpg' | 'png'; start?: number};

/** The page with a new picture, where that is, and its file: named by its description, or else as it was. */
export function insertPicture(page: Page, {start, ...chosen}: NewPicture, offset: number, files: ContentFiles) {
  const name = chosen.words.trim() || chosen.name.replace(/\.\w+$/, '');
  const picture = `${freeFile('pictures', name, 'picture', files)}.${chosen.ending}`;
  const element = elementAt(page, start);
  const markdown = `![${escapeMarkdown(withoutBrackets(chosen.words))}](/${picture})`;
  if (!element) return {picture, ...insert(page, {written: markdown}, offset)};
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
    const props = page.components.get(element.name ?? '')?.props ?? [];
    const takes = props.some(({tags}) => tags.form === 'picture') && !BANDS.includes(element.name ?? '');
    return takes && stringOf(element, 'picture') === undefined && from <= offset && offset <= end;
  };
  const element = elementAt(page, start) ?? page.elements.filter(isFree).at(-1);
  const props = page.components.get(element?.name ?? '')?.props;
  return {start: element && placeOf(element).start, needsWords: props?.some(({name}) => name === 'alt') ?? true};
}

/** The file of a new document, called as it was on the device it comes from. */
export const documentFile = (name: string, files: ContentFiles): string =>
  `${freeFile(DOCUMENTS, name.replace(/\.\w+$/, ''), 'document', files)}.pdf`;

/** The page with a paragraph that links to a document, and where that is. */
export const insertLink = (page: Page, words: string, address: string, offset: number) =>
  insert(page, {written: `[${escapeMarkdown(withoutBrackets(words))}](${address})`}, offset);

/** A name that no file of a folder has, whatever it ends with, made of words; without its ending. */
function freeFile(folder: string, words: string, fallback: string, files: ContentFiles): string {
  const name = travellingName(words.replace(/[.’']/g, ''), fallback);
  const short = /^.{1,40}(?=-|$)/.exec(name)?.[0] ?? fallback;
  const taken = files.list(folder).map((file) => file.replace(/\.\w+$/, '').toLowerCase());
  return freeName(`${folder}/${short}`, (one) => taken.includes(one));
}

/** A name, with a number appended if it is taken. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** What is asked before a page is made. */
export type NewPage = {title: string; description: string; inMenu: boolean};

const MENU = 'records/menu.yml';
const SENTENCE = 'Write one sentence that says what this page is about.';

/** The files of a new page with a hero and a section, and its link in the menu if that is wanted; `words` come first. */
export function createPage({title, description, inMenu}: NewPage, all: ContentFiles) {
  const slug = travellingName(title.replaceAll('.', ' ').trim(), 'new-page');
  const name = freeName(slug, (one) => !isPage(`pages/${one}.mdx`) || all.has(`pages/${one}.mdx`));
  const top = `---\ntitle: ${toYaml(oneLine(title))}\ndescription: ${toYaml(oneLine(description))}\n---`;
  const hero = `<Hero>\n\n# ${escapeMarkdown(title)}\n\n${SENTENCE}\n\n</Hero>`;
  const file = `pages/${name}.mdx`;
  const text = `${[top, importLine(['Hero', 'Section']), hero, SECTION].join('\n\n')}\n`;
  const files: Record<string, string> = {[file]: text};
  const link: FormChange = {kind: 'add', path: ['links'], entry: {label: oneLine(title), page: `/${name}`}};
  if (inMenu) files[MENU] = changeRecord('menu', all.text(MENU), link);
  return {file, files, words: SENTENCE};
}
