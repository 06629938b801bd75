/** Puts a picture or a link to a document into a page, and names its file. */
import type {ContentFiles} from '../../content/files';
import {DOCUMENTS_FOLDER, ORIGINALS_FOLDER} from '../../content/folders';
import {spanOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {type InsertedPart, insert, isBand} from './add';
import {freeFile} from './freeName';
import {escapeMarkdown, withoutBrackets} from './markdown';
import {blocksAt, componentOf} from './parts';
import {textInside} from './writeSettings';

/** A picture that was chosen on somebody's device. */
export interface NewPicture {
  /** What it shows. */
  alt: string;
  /** What its file is called on the device. */
  name: string;
  ending: 'jpg' | 'png';
}

/** A page with a new picture. */
export interface PageWithPicture extends InsertedPart {
  /** The file of the picture: named by its description, or else as it was on the device. */
  picture: string;
}

const markdownLink = (words: string, address: string) => `[${escapeMarkdown(withoutBrackets(words))}](${address})`;

/**
 * Where a picture goes that is added inside a component, such as a card: below the passage at the offset, or below the
 * component's words. Undefined outside of one, where it goes like any other part.
 */
function placeInComponent(page: Page, offset: number): number | undefined {
  const blocks = blocksAt(page, offset);
  const innermost = blocks.at(-1);
  if (!innermost || blocks.length < 2) return undefined;
  const component = componentOf(innermost.node);
  if (!component) return spanOf(innermost.node).end;
  return isBand(component) ? undefined : textInside(component).end || undefined;
}

/** Puts a new picture into a page. */
export function insertPicture(
  page: Page,
  {alt, name, ending}: NewPicture,
  offset: number,
  files: ContentFiles,
): PageWithPicture {
  const stem = alt.trim() || name.replace(/\.\w+$/, '');
  const picture = `${freeFile(ORIGINALS_FOLDER, stem, 'picture', files)}.${ending}`;
  const markdown = `!${markdownLink(alt, `/${picture}`)}`;
  return {picture, ...insert(page, {markdown, at: placeInComponent(page, offset)}, offset)};
}

/** The file of a new document, called as it was on the device it comes from. */
export const documentFile = (name: string, files: ContentFiles): string =>
  `${freeFile(DOCUMENTS_FOLDER, name.replace(/\.\w+$/, ''), 'document', files)}.pdf`;

/** The page with a paragraph that links to a document, and where that is. */
export const insertLink = (page: Page, words: string, address: string, offset: number): InsertedPart =>
  insert(page, {markdown: markdownLink(words, address)}, offset);
