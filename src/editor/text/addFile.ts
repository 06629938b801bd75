/** Puts a picture or a link to a document into a page, and names its file. */
import type {ContentFiles} from '../../content/checker/files';
import {type Element, spanOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import type {Value} from '../../content/checker/records/form';
import {textOf} from '../../content/site/componentNames';
import {DOCUMENTS_FOLDER, ORIGINALS_FOLDER} from '../../content/site/folders';
import {type InsertedPart, insert, isBand} from './add';
import {applyEdits} from './edits';
import {freeFile} from './freeName';
import {escapeMarkdown, oneLine, withoutBrackets} from './markdown';
import {elementAt, setSetting} from './writeSettings';

/** A picture that was chosen on somebody's device. */
export interface NewPicture {
  /** What it shows. */
  alt: string;
  /** What its file is called on the device. */
  name: string;
  ending: 'jpg' | 'png';
  /** Where the tag begins that takes it. Without, it goes among the words. */
  start?: number;
}

/** A page with a new picture. */
export interface PageWithPicture extends InsertedPart {
  /** The file of the picture: named by its description, or else as it was on the device. */
  picture: string;
}

const markdownLink = (words: string, address: string) => `[${escapeMarkdown(withoutBrackets(words))}](${address})`;

/** Puts a new picture into a page. */
export function insertPicture(
  page: Page,
  {start, ...chosen}: NewPicture,
  offset: number,
  files: ContentFiles,
): PageWithPicture {
  const name = chosen.alt.trim() || chosen.name.replace(/\.\w+$/, '');
  const picture = `${freeFile(ORIGINALS_FOLDER, name, 'picture', files)}.${chosen.ending}`;
  const taker = elementAt(page, start);
  if (!taker) return {picture, ...insert(page, {markdown: `!${markdownLink(chosen.alt, `/${picture}`)}`}, offset)};
  const {text} = page.source;
  const settings: Record<string, Value> = {
    picture: `/${picture}`,
    alt: oneLine(chosen.alt),
    focus: undefined,
  };
  const props = page.components.get(taker.name ?? '')?.props ?? [];
  const edits = props
    .filter((prop) => Object.hasOwn(settings, prop.name))
    .flatMap((prop) => setSetting(taker, text, prop.name, settings[prop.name]));
  return {picture, text: applyEdits(text, edits), at: spanOf(taker).start};
}

/** Whether a component around an offset has room for a picture. One that is added in a band goes among its words. */
function lacksPicture({components}: Page, element: Element, offset: number): boolean {
  const {start, end} = spanOf(element);
  const name = element.name ?? '';
  const props = components.get(name)?.props ?? [];
  const takesPicture = props.some(({format}) => format === 'picture') && !isBand(element, components);
  return takesPicture && textOf(element, 'Card', 'picture') === undefined && start <= offset && offset <= end;
}

/**
 * Where the tag begins of the component that takes a picture: the one that begins at `start`, or else one around the offset
 * that lacks one; undefined without one, where the picture goes among the words.
 */
export function pictureSpot(page: Page, offset: number, start?: number): number | undefined {
  const free = page.elements.filter((element) => lacksPicture(page, element, offset)).at(-1);
  const taker = elementAt(page, start) ?? free;
  return taker && spanOf(taker).start;
}

/** The file of a new document, called as it was on the device it comes from. */
export const documentFile = (name: string, files: ContentFiles): string =>
  `${freeFile(DOCUMENTS_FOLDER, name.replace(/\.\w+$/, ''), 'document', files)}.pdf`;

/** The page with a paragraph that links to a document, and where that is. */
export const insertLink = (page: Page, words: string, address: string, offset: number): InsertedPart =>
  insert(page, {markdown: markdownLink(words, address)}, offset);
