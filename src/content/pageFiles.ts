/** Which files are pages: the one list that the check reads and the build builds. */
import type {Diagnostic} from './diagnostic';
import type {ContentFiles} from './files';
import {createSource, toDiagnostic} from './source';

/** A page for visitors: `pages/our-team.mdx`. Its name is its address. */
const PAGE = /^pages\/[a-z0-9-]+\.mdx$/;
const HANDBOOK = /^handbook\/[^/]+\.mdx?$/;
/** Addresses that the site makes itself. */
const TAKEN = ['404', 'ledger', 'handbook', 'staff', 'editor', 'img', 'pictures', 'files', 'icons', 'share'];
/** What somebody could take for a page. */
const MEANT = /\.(mdx?|markdown)(\.txt)?$/i;

/** Documents that somebody may have put beside the pages. */
const DOCUMENT = /^pages\/[^/]+\.(txt|docx?|odt|rtf|html?|pdf|pages)$|^pages\/[^/.]+$/i;

const baseOf = (file: string) => file.replace(/^pages\//, '').replace(MEANT, '');
/** Without the ending of any document. */
const bareOf = (file: string) => baseOf(file).replace(/\.[a-z]+$/i, '');

/** The pages for visitors, as patterns for the build's own list. */
export const PAGE_PATTERNS = {include: ['+([a-z0-9-]).mdx'], exclude: TAKEN.map((name) => `${name}.mdx`)};

/** Whether a file is a page that the build makes. */
export const isPage = (file: string): boolean =>
  (PAGE.test(file) && !TAKEN.includes(baseOf(file))) || HANDBOOK.test(file);

/** The pages of a site, in order. */
export const listPages = (files: ContentFiles): string[] =>
  [...files.list('pages'), ...files.list('handbook')].filter(isPage);

/** A name that a page can have. */
const plainName = (file: string): string =>
  ((DOCUMENT.test(file) ? bareOf(file) : baseOf(file)).split('/').pop() ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function messageFor(file: string, files: ContentFiles): string {
  const name = plainName(file);
  const free = name && !TAKEN.includes(name) && !files.has(`pages/${name}.mdx`);
  const rename = free ? `Rename it to pages/${name}.mdx` : 'Give it another name';
  if (TAKEN.includes(name)) return `Give this page another name: the site makes /${name} itself.`;
  if (file.slice('pages/'.length).includes('/'))
    return `${rename}: pages stand in pages/ itself, not in a folder below.`;
  if (/\/_/.test(file)) return `${rename}: a page whose name begins with _ is left out.`;
  if (DOCUMENT.test(file) && !MEANT.test(file))
    return `No page is made of this file. Put its words into ${free ? `pages/${name}.mdx` : 'a page that ends in .mdx'}, and delete it here.`;
  if (!file.endsWith('.mdx')) return `${rename}: pages end in .mdx.`;
  return `${rename}: a page’s name is its address, in small letters, digits and hyphens.`;
}

/** Files in `pages/` that look like pages and would never be built. */
export function checkPageFiles(files: ContentFiles): Diagnostic[] {
  return files
    .list('pages')
    .filter((file) => (MEANT.test(file) || DOCUMENT.test(file)) && !isPage(file))
    .map((file) => {
      const source = createSource(file, files.text(file));
      const finding = {start: 0, end: 0, message: messageFor(file, files), help: 'the-lines-at-the-top' as const};
      return toDiagnostic(source, 'page-files', finding);
    });
}
