/** What is for staff stays out of what visitors get, and the staff's build out of search engines. */
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem, TELL} from './problem';

/** Addresses that only the staff's build has. No page of theirs can be called so. */
const ADDRESSES = ['handbook', 'open-questions', 'editor', 'staff'];

/** What only staff's pages have. No words bring it about. */
export const MARKS: Record<string, string> = {
  'aside[aria-label="For staff"]': 'the bar for staff',
  'a[href*="editor?file="]': 'a link to the editor',
};

/** What only staff's scripts have: the editor's worker and its questions to GitHub. */
export const CODE: Record<string, string> = {
  'Comlink.proxy': 'the editor',
  'application/vnd.github': 'the editor',
};

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

/** What is for staff in the text of a file. `notes`: pieces of notes (`notesIn`). */
function checkText(file: string, text: string, notes: string[]): string[] {
  const code = file.endsWith('.js') ? Object.entries(CODE).filter(([sign]) => text.includes(sign)) : [];
  return [
    ...code.map(([, what]) => `The script ${file} holds ${what}.`),
    ...notes.filter((note) => text.includes(note)).map((note) => `${file} contains the text of a note: "${note}".`),
  ];
}

/** `notes`: pieces of notes (`notesIn`). */
export function staffOnly(build: Build, notes: string[]): Problem[] {
  const ofSite = [
    ...checkFiles(build),
    ...[...build.files].flatMap((file) => checkText(file, build.text(file), notes)),
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
