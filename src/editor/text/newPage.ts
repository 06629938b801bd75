/** Makes a new page. */

import {safeFileName} from '../../content/fileNames';
import type {ContentFiles} from '../../content/files';
import {recordFile} from '../../content/folders';
import {importLine} from '../../content/page/imports';
import {kindOf, pageFile} from '../../content/pageFiles';
import {EXAMPLES} from '../../content/placeholders';
import {toYaml} from '../../content/records/yaml';
import {SECTION} from './addable';
import {freeName} from './freeName';
import {escapeMarkdown, oneLine} from './markdown';
import {changeRecord, type FormChange} from './record';

/** What is asked before a page is made. */
export type NewPage = {title: string; description: string; inMenu: boolean};

const MENU = recordFile('menu');

/** A new page. */
export interface CreatedPage {
  /** Its file. */
  file: string;
  /** The texts that are new: of the page, and of the menu if it is linked there. */
  files: Record<string, string>;
  /** The words that are selected first. */
  words: string;
}

/** Makes a page with a hero and a section, and its link in the menu if that is wanted. */
export function createPage({title, description, inMenu}: NewPage, files: ContentFiles): CreatedPage {
  const slug = safeFileName(title.replaceAll('.', ' ').trim(), 'new-page');
  const isTaken = (page: string) => !kindOf(pageFile(`/${page}`)) || files.has(pageFile(`/${page}`));
  const name = freeName(slug, isTaken);
  const frontMatter = `---\ntitle: ${toYaml(oneLine(title))}\ndescription: ${toYaml(oneLine(description))}\n---`;
  const hero = `<Hero>\n\n# ${escapeMarkdown(title)}\n\n${EXAMPLES.aboutPage}\n\n</Hero>`;
  const file = pageFile(`/${name}`);
  const text = `${[frontMatter, importLine(['Hero', 'Section']), hero, SECTION].join('\n\n')}\n`;
  const made: Record<string, string> = {[file]: text};
  const link: FormChange = {kind: 'add', path: ['links'], entry: {label: oneLine(title), page: `/${name}`}};
  if (inMenu) made[MENU] = changeRecord('menu', files.text(MENU), link);
  return {file, files: made, words: EXAMPLES.aboutPage};
}
