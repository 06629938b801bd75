/** Which files are pages: the one list that the check reads and the build builds. */
import type {Diagnostic} from '../checker/diagnostic';
import type {ContentFiles} from '../checker/files';
import {fileDiagnostic} from '../checker/source';

/** The handbook is for staff, and its pages may use everything that Docusaurus offers. */
export const isHandbook = (file: string) => file.startsWith('handbook/');

/** A page for visitors: `pages/our-team.mdx`. Its name is its address. */
const PAGE = /^pages\/[a-z0-9-]+\.mdx$/;
/** A page of the handbook: `handbook/page.md`. */
const HANDBOOK = /^handbook\/[^/]+\.mdx?$/;
/** Addresses that the site makes itself. */
const TAKEN = ['404', 'ledger', 'handbook', 'staff', 'editor', 'assets', 'img', 'pictures', 'files', 'icons', 'share'];
/** Endings of files that somebody could take for a page. */
const LIKE_A_PAGE = /\.(mdx?|markdown|txt|docx?|odt|rtf|html?|pdf|pages)(\.txt)?$/i;

/** The name of a page's file without folder and ending. */
const baseOf = (file: string) => file.replace(/^pages\//, '').replace(LIKE_A_PAGE, '');

/** The pages for visitors, as patterns for the build's own list. */
export const PAGE_PATTERNS = {include: ['+([a-z0-9-]).mdx'], exclude: TAKEN.map((name) => `${name}.mdx`)};

/** Whether a file is a page that the build makes. */
export const isPage = (file: string): boolean =>
  (PAGE.test(file) && !TAKEN.includes(baseOf(file))) || HANDBOOK.test(file);

/** The pages of a site, in order. */
export const listPages = (files: ContentFiles): string[] =>
  [...files.list('pages'), ...files.list('handbook')].filter(isPage);

/** The address of a page for visitors, by its file: `pages/about.mdx` is /about, `pages/index.mdx` is /. */
export const pageAddress = (file: string): string => `/${baseOf(file).replace(/^index$/, '')}`;

/** The file of a page for visitors, by its address. */
export const pageFile = (address: string): string => `pages${address === '/' ? '/index' : address}.mdx`;

/** The addresses of the pages that visitors can open. */
export const pageAddresses = (files: ContentFiles): string[] => files.list('pages').filter(isPage).map(pageAddress);

/** Whether staff may change a file in the editor: pages for visitors, and records. */
export const isEditable = (file: string): boolean =>
  (isPage(file) && !isHandbook(file)) || /^records\/[a-z0-9-]+\.yml$/.test(file);

/** Reports files in `pages/` that look like pages and would never be built. */
export function checkPageFiles(files: ContentFiles): Diagnostic[] {
  return files
    .list('pages')
    .filter((file) => (LIKE_A_PAGE.test(file) || !/\.\w+$/.test(file)) && !isPage(file))
    .map((file) => {
      const message = `Rename this file, or move it. A page belongs in pages/ itself, and its name is its address: small letters, digits and hyphens, with .mdx at the end. These names are taken: ${TAKEN.join(', ')}.`;
      return fileDiagnostic(file, 'page-files', {message, help: 'the-lines-at-the-top'});
    });
}
