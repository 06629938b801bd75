/** Records and pages together: what is used, what leads somewhere, and what the name may stand in. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {tell} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';
import {given, givenSite} from '../givenSite';

const site = givenSite();

/** One change to a file of the given site: its path, what stands there, and what takes its place. */
type Change = [file: string, from: string, to: string];

/** All that the check says of the given site after changes to it. */
function said(...changes: Change[]) {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of changes) {
    const text = texts[file] ?? readFileSync(path.join(given, file), 'utf8');
    expect(text, `${file} holds what the test wants to change`).toContain(from);
    texts[file] = text.replace(from, to);
  }
  return checkSite(site.dir, texts).mistakes;
}

const BUTTONS = 'records/buttons.yml';
const FIGURES = 'records/figures.yml';

const HARMLESS: [string, ...Change[]][] = [
  ['a button that leads to a page', [BUTTONS, 'Register:', 'Register: /programs#launchpad']],
  ['a note behind an address', [BUTTONS, 'Register:', 'Register: "/about#our-story"  # ask Grace']],
  ['a note where no address is', [BUTTONS, 'Register:', 'Register: # /nowhere']],
  ['a label in quotation marks', [BUTTONS, 'Register:', '"Register": https://example.org/a']],
  [
    'figures on one line',
    [FIGURES, 'years:\n  number: 10\n  label: years\n  duration: 1500\n', 'years: {number: 10, label: years}\n'],
  ],
  ['an indented note that looks like a line', [BUTTONS, 'Register:', 'Register:\n# Old: /nowhere']],
  ['the name in the address of another site', [BUTTONS, 'Register:', 'Register: https://example.org/Jockeys-club']],
  ['the name in a web address', [BUTTONS, 'Register:', 'Register: https://Jockeys.org/a']],
  [
    'the name as a part of a longer word',
    ['pages/about.mdx', 'title: ', 'title: Jockeysclub, Jockeys2, Jockeys-club, MyJockeys, '],
  ],
  ['the name in quotation marks in its own line', ['records/organisation.yml', 'name: Jockeys', 'name: "Jockeys"']],
  [
    'a name with signs that a pattern would read otherwise',
    ['records/organisation.yml', 'name: Jockeys', 'name: (A.B.)+'],
  ],
];

for (const [what, ...changes] of HARMLESS) {
  test(`${what} raises no alarm`, () => expect(tell(said(...changes))).toBe(''));
}

const TOLD: [string, string[], ...Change[]][] = [
  [
    'a button whose heading is not there, behind which a note stands',
    ['records/buttons.yml:23:11 No heading of pages/about.mdx is called "our-stori". → Register: /about#our-story'],
    [BUTTONS, 'Register:', 'Register: /about#our-stori # ask Grace'],
  ],
  [
    'a button that leads into the handbook',
    ['records/buttons.yml:23:11 Visitors cannot see the handbook. A page for visitors cannot lead there.'],
    [BUTTONS, 'Register:', 'Register: /handbook'],
  ],
  [
    'a label with quotation marks and a slip in its address',
    [`records/buttons.yml:23:13 There is no page at /abuot. → "Register": /about`],
    [BUTTONS, 'Register:', '"Register": "/abuot"'],
  ],
  [
    'a button with an apostrophe that no page uses',
    [`records/buttons.yml:23:1 No page uses "Let's talk" any more. Take it out, or look for a slip in its name.`],
    [BUTTONS, 'Register:', "Let's talk:\nRegister:"],
  ],
  [
    'a button with the name of a figure',
    ['records/buttons.yml:23:1 No page uses "students" any more. Take it out, or look for a slip in its name.'],
    [BUTTONS, 'Register:', 'students:\nRegister:'],
  ],
  [
    'a figure that no page uses',
    [
      'records/figures.yml:10:1 No page uses "unis" any more. Take it out with the lines that belong to it, or look for a slip in its name.',
    ],
    [FIGURES, 'universities:', 'unis:\n  number: 1\n  label: x\n\nuniversities:'],
  ],
  [
    'the name in a record, with a note behind it',
    [
      'records/organisation.yml:4:10 The organisation’s name is written out here, and would stay when the record’s name changes. Write %name%, and the site puts it in. → "%name% ride"',
    ],
    ['records/organisation.yml', 'tagline: Empowering entrepreneurs', 'tagline: Jockeys ride # ask'],
  ],
  [
    'the name in the middle of a record’s line, and in a handle that is no name',
    [
      'records/organisation.yml:4:14 The organisation’s name is written out here, and would stay when the record’s name changes. Write %name%, and the site puts it in. → %name%',
    ],
    ['records/organisation.yml', 'tagline: Empowering entrepreneurs', 'tagline: The Jockeys @Jockeys'],
  ],
  [
    'a token with a slip in a record',
    [
      'records/organisation.yml:4:15 The organisation’s name is put in where %name% stands, in small letters and with no spaces. → %name%',
    ],
    ['records/organisation.yml', 'tagline: Empowering entrepreneurs', 'tagline: "The % Name %"'],
  ],
];

for (const [what, expected, ...changes] of TOLD) {
  test(`${what} is told`, () => {
    const told = said(...changes).map(
      ({file, line, column, message, write}) => `${file}:${line}:${column} ${message}${write ? ` → ${write}` : ''}`,
    );
    expect(told).toEqual(expected);
  });
}

for (const [what, ...change] of [
  ['never closed', 'button="Schedule Now"', 'button="Schedule Now'],
  ['written with no words', 'button="Schedule Now"', 'button'],
  ['misspelt', 'button="Schedule Now"', 'button="Shedule Now"'],
  ['in a setting that is misspelt', 'button="Schedule Now"', 'buton="Schedule Now"'],
] as const) {
  test(`a button that is ${what} in a page is told there, and not as one that no page uses`, () => {
    const files = said(['pages/contact.mdx', ...change]).map(({file}) => file);
    expect([...new Set(files)]).toEqual(['pages/contact.mdx']);
  });
}
