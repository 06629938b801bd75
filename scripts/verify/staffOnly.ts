/** What is for staff stays out of the public build, and the staff build out of search engines. */
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem} from './report';

/** Addresses that only the staff build has. No page of staff's can have one. */
const ADDRESSES = ['handbook', 'open-questions', 'editor', 'staff'];

/** Signs in HTML and scripts that only the staff build has. No text of staff's contains one. */
export const SIGNS: Record<string, string> = {
  'aria-label="For staff"': 'the bar for staff',
  'Comlink.proxy': 'the editor',
  'application/vnd.github': 'the editor',
};

/** What a file contains that is for staff. `notes`: pieces of notes (`notesIn`). */
function checkFile(file: string, text: string, notes: string[]): Problem[] {
  const signs = Object.entries(SIGNS).filter(([sign]) => text.includes(sign));
  const isForStaff = ADDRESSES.some((name) => file === `${name}.html` || file.startsWith(`${name}/`));
  return [
    ...(isForStaff ? [error(`The file ${file} is for staff, and visitors can open it.`)] : []),
    ...signs.map(([, what]) => error(`${file} contains ${what}.`)),
    ...notes
      .filter((note) => text.includes(note))
      .map((note) => error(`${file} contains the text of a note: "${note}".`)),
  ];
}

function checkLinks({$, address}: BuiltPage, {base}: Build): Problem[] {
  const toStaff = new RegExp(`^${base}(${ADDRESSES.join('|')})([/?#.]|$)`);
  const links = $('a[href]').toArray();
  return links
    .filter(({attribs}) => toStaff.test(attribs.href))
    .map(({attribs}) => error(`The page links to ${attribs.href}, which is for staff.`, address));
}

/** The staff build is hidden from search engines, and has no service worker of its own. */
function checkStaff(staff: Build): Problem[] {
  const listed = everyPage(staff).filter(({html}) => !/<meta [^>]*name="robots" content="noindex/.test(html));
  const files = ['sw.js', 'sitemap.xml', 'robots.txt'].filter((file) => staff.files.has(file));
  return [
    ...listed.map(({address}) => error('Search engines would list the page, which is for staff.', address)),
    ...files.map((file) => error(`The staff build has a file ${file}, which only the public build may have.`)),
  ];
}

/** `notes`: pieces of notes (`notesIn`). */
export const checkStaffOnly = (build: Build, notes: string[]): Problem[] => [
  ...[...build.files].flatMap((file) => checkFile(file, build.text(file), notes)),
  ...everyPage(build).flatMap((page) => checkLinks(page, build)),
  ...(build.staff ? checkStaff(build.staff) : []),
];
