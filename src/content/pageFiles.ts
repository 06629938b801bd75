/** What each file of a site is, and which are pages: the one list that the check reads and the build builds. */
import type {ContentFiles} from './files';
import {isIn} from './folders';

/** The handbook is written by developers, and may use everything that Docusaurus offers. No rule reads it. */
export const isHandbook = (file: string): boolean => isIn('handbook', file);

/** `pages/our-team.mdx`: its name is its address. */
const PAGE = /^pages\/([a-z0-9-]+)\.mdx$/;
/** `records/hours.yml` */
const RECORD = /^records\/[a-z0-9-]+\.yml$/;

/** The first part of every address that only staff can open. */
export const STAFF_ADDRESSES = ['open-questions', 'editor', 'handbook', 'staff'];
/** The names that no page can have: those of other pages and folders of the built site. */
export const TAKEN = ['404', ...STAFF_ADDRESSES, 'assets', 'files', 'icons', 'share'];

/** The pages, as patterns for the build's own list. */
export const pagePatterns = () => ({include: ['+([a-z0-9-]).mdx'], exclude: TAKEN.map((name) => `${name}.mdx`)});

export type TextKind = 'page' | 'record';

/** What a file is, by its name; undefined for all that isn't read as text, such as a picture or a misnamed page. */
export function kindOf(file: string): TextKind | undefined {
  const pageName = PAGE.exec(file)?.[1];
  if (pageName && !TAKEN.includes(pageName)) return 'page';
  return RECORD.test(file) ? 'record' : undefined;
}

export const isPage = (file: string): boolean => kindOf(file) === 'page';

/** Whether a file is a page or a record, which staff can change in the editor. */
export const isEditable = (file: string): boolean => kindOf(file) !== undefined;

export const listPages = (files: ContentFiles): string[] => files.list('pages').filter(isPage);

/** The address of a page, by its file: `pages/about.mdx` is /about, `pages/index.mdx` is /. */
export const pageAddress = (file: string): string => file.replace(/^pages|(\/index)?\.mdx$/g, '') || '/';

/** The file of a page, by its address. */
export const pageFile = (address: string): string => `pages${address === '/' ? '/index' : address}.mdx`;
