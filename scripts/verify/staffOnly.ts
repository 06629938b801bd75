/** What is for staff stays out of what visitors get, and the staff's build out of search engines. */
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem, TELL} from './problem';

/** Addresses that only the staff's build has. No page of theirs can be called so. */
const ADDRESSES = ['handbook', 'ledger', 'editor', 'staff'];

/** What only staff's pages have. No words bring it about. */
export const MARKS: Record<string, string> = {
  '[popovertarget]': 'a mark on a passage to confirm or to fill in',
  'aside[aria-label="For staff"]': 'the bar for staff',
  'a[href*="editor?file="]': 'a link to the editor',
};

/** What only staff's scripts have: marks, the editor's worker, its questions to GitHub. */
export const CODE: Record<string, string> = {
  popoverTarget: 'the marks on passages to confirm',
  'Comlink.proxy': 'the editor',
  'application/vnd.github': 'the editor',
};

/** The longest piece of a text that HTML and scripts write as it is. */
function plainPiece(text: string): string {
  const pieces = text.split(/["'`’‘“”&<>\\%\n]|[^\x20-\x7e]/);
  const [longest] = pieces.sort((one, other) => other.length - one.length);
  return longest;
}

/** A shorter piece may be in somebody's words by chance. */
const TELLING = 25;

function checkFiles({files}: Build): string[] {
  const strays = [...files].filter((file) => ADDRESSES.some((name) => new RegExp(`^${name}(/|\\.html$)`).test(file)));
  return strays.map((file) => `The file ${file} is for staff, and visitors can open it.`);
}

function checkPage({$}: BuiltPage, {base}: Build): string[] {
  const marks = Object.entries(MARKS).filter(([selector]) => $(selector).length > 0);
  const toStaff = new RegExp(`^${base}(${ADDRESSES.join('|')})([/?#.]|$)`);
  const links = $('a[href]')
    .toArray()
    .filter(({attribs}) => toStaff.test(attribs.href));
  return [
    ...marks.map(([, what]) => `Visitors see ${what}.`),
    ...links.map(({attribs}) => `The page leads visitors to ${attribs.href}, which is for staff.`),
  ];
}

/** What a script or a page says that only staff may read. `reasons`: why passages have to be confirmed. */
function checkText(file: string, text: string, reasons: string[]): string[] {
  const code = file.endsWith('.js') ? Object.entries(CODE).filter(([sign]) => text.includes(sign)) : [];
  const leaks = reasons.filter((reason) => plainPiece(reason).length >= TELLING && text.includes(plainPiece(reason)));
  return [
    ...code.map(([, what]) => `The script ${file} holds ${what}.`),
    ...leaks.map((reason) => `${file} tells visitors what is noted for staff alone: "${reason}"`),
  ];
}

/** `reasons`: what staff have noted beside passages to confirm and places to fill in. */
export function staffOnly(build: Build, reasons: string[]): Problem[] {
  const texts = [...build.files].filter((file) => /\.(html|js|css|json|xml|webmanifest)$/.test(file));
  const ofSite = [
    ...checkFiles(build),
    ...texts.flatMap((file) => checkText(file, build.text(file), reasons)),
    ...(build.staff ? checkStaff(build.staff) : []),
  ];
  const ofPages = everyPage(build).flatMap((page) =>
    checkPage(page, build).map((message) => error(`${message} ${TELL}`, page.address)),
  );
  return [...ofPages, ...ofSite.map((message) => error(`${message} ${TELL}`))];
}

/** The staff's build is for nobody else: search engines leave it out, and no worker of its own stores it. */
function checkStaff(staff: Build): string[] {
  const listed = everyPage(staff).filter(({$}) => !$('meta[name=robots]').attr('content')?.includes('noindex'));
  const files = ['sw.js', 'sitemap.xml', 'robots.txt'].filter((file) => staff.files.has(file));
  return [
    ...listed.map(({address}) => `Search engines would list ${address}, which is for staff.`),
    ...files.map((file) => `The staff’s build has a file ${file}, which only the visitors’ one may have.`),
  ];
}
