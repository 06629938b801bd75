/** What each file of a site is, and which are pages: the one list that the check reads and the build builds. */
import type {Diagnostic} from './diagnostic';
import type {ContentFiles} from './files';
import {isIn} from './folders';
import {fileDiagnostic} from './source';

/** The handbook is for staff, and its pages may use everything that Docusaurus offers. */
export const isHandbook = (file: string): boolean => isIn('handbook', file);

/** A page for visitors: `pages/our-team.mdx`. Its name is its address. */
const PAGE = /^pages\/([a-z0-9-]+)\.mdx$/;
/** A page of the handbook: `handbook/page.md`. */
const HANDBOOK = /^handbook\/[^/]+\.mdx?$/;
/** A record: `records/hours.yml`. */
const RECORD = /^records\/[a-z0-9-]+\.yml$/;

/** The pages for staff that the build makes without a file: each is at the address of its name. */
export const PAGES_FOR_STAFF = ['open-questions', 'editor'];
/** The folders of the built site, with and without the pages for staff. */
const FOLDERS_OF_BUILD = ['handbook', 'staff', 'assets', 'files', 'icons', 'share'];
/** The names that no page can have. */
const TAKEN = ['404', ...PAGES_FOR_STAFF, ...FOLDERS_OF_BUILD];

/** The pages for visitors, as patterns for the build's own list. */
export const pagePatterns = () => ({include: ['+([a-z0-9-]).mdx'], exclude: TAKEN.map((name) => `${name}.mdx`)});

/** What a text of the site is: a page for visitors, a page of the handbook, or a record. */
export type TextKind = 'page' | 'handbook' | 'record';

/** What a file is, by its name; undefined for all that isn't read as a text, such as a picture or a misnamed page. */
export function kindOf(file: string): TextKind | undefined {
  const pageName = PAGE.exec(file)?.[1];
  if (pageName && !TAKEN.includes(pageName)) return 'page';
  if (HANDBOOK.test(file)) return 'handbook';
  return RECORD.test(file) ? 'record' : undefined;
}

/** Whether a file is a page that the build makes. */
export const isPage = (file: string): boolean => ['page', 'handbook'].includes(kindOf(file) ?? '');

/** The pages of a site, in order. In these folders, whatever is read is a page. */
export const listPages = (files: ContentFiles): string[] =>
  [...files.list('pages'), ...files.list('handbook')].filter(kindOf);

/** The address of a page for visitors, by its file: `pages/about.mdx` is /about, `pages/index.mdx` is /. */
export const pageAddress = (file: string): string => file.replace(/^pages|(\/index)?\.mdx$/g, '') || '/';

/** The address of any page: `pages/about.mdx` is /about, `handbook/page.md` is /handbook/page, or at its own `slug`. */
export function addressOf(file: string, {slug}: Record<string, unknown>): string {
  if (!isHandbook(file)) return pageAddress(file);
  const name = file.replace(/^handbook|(\/index)?\.mdx?$/g, '');
  return `/handbook${typeof slug === 'string' ? slug.replace(/^\/?/, '/') : name}`.replace(/\/$/, '');
}

/** The file of a page for visitors, by its address. */
export const pageFile = (address: string): string => `pages${address === '/' ? '/index' : address}.mdx`;

/** The addresses of the pages that visitors can open. */
export const pageAddresses = (files: ContentFiles): string[] => files.list('pages').filter(kindOf).map(pageAddress);

/** Whether staff may change a file in the editor: pages for visitors, and records. */
export const isEditable = (file: string): boolean => ['page', 'record'].includes(kindOf(file) ?? '');

/** Reports files in `pages/` from which no page is built. */
export const checkPageFiles = (files: ContentFiles): Diagnostic[] =>
  files
    .list('pages')
    .filter((file) => !kindOf(file) && !/\/(README\.md|\.\w+)$/.test(file))
    .map((file) => {
      const message = `Rename this file, or move it. A page belongs in pages/ itself, and its name is its address: small letters, digits and hyphens, with .mdx at the end. These names are taken: ${TAKEN.join(', ')}.`;
      return fileDiagnostic(file, 'page-files', message);
    });
