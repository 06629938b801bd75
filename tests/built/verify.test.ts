/** What `npm run verify` reads in the files of a build: a copy of the test site is broken in one place, and one rule finds it. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/sites.mjs';
import {readBuild} from '../../scripts/verify/built';
import {facts} from '../../scripts/verify/facts';
import {readAll} from '../../scripts/verify/index';
import {notesIn} from '../../scripts/verify/notes';
import {policy} from '../../scripts/verify/policy';
import {annotations, formatReport, type Problem} from '../../scripts/verify/report';
import {SIGNS, staffOnly} from '../../scripts/verify/staffOnly';
import {folders, siteForTests} from '../site';
import {BASE, build, linesOf, staff} from './builtSite';

const site = siteForTests();

/** The test site lacks most of what the founders specified. */
const withoutFacts = (lines: string[]) => lines.filter((line) => !line.includes('founders’ specification'));

test('no rule finds a problem in the test site', () => {
  expect(withoutFacts(linesOf(readAll(build, folders)))).toEqual([]);
});

let copy = '';

before(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'broken-'));
  const isStaff = (file: string) => path.resolve(file) === path.resolve(TESTS.staff.dir);
  cpSync(TESTS.public.dir, copy, {recursive: true, filter: (file) => !isStaff(file)});
});

after(() => rmSync(copy, {recursive: true}));

/** The text to replace, and its replacement. */
type Change = [from: string | RegExp, to: string];

/** The problems of the copy with a file changed. */
function problemsWith(file: string, change: Change): string[] {
  const place = path.join(copy, file);
  const original = readFileSync(place, 'utf8');
  writeFileSync(place, original.replace(...change));
  try {
    return withoutFacts(linesOf(readAll(readBuild(copy), folders)));
  } finally {
    writeFileSync(place, original);
  }
}

/** Adds something to the end of a page's main part. */
const inMain = (html: string): Change => ['</main>', `${html}</main>`];

const SCRIPT = [...build.files].find((file) => /^assets\/site\..*\.js$/.test(file)) as string;
const LONG = Array.from({length: 8000}, (_, index) => (index * 7919).toString(36)).join(' ');

for (const [what, file, change, problem] of [
  ['a page without a title', 'about.html', [/<title.*?<\/title>/, ''], 'error on /about: The page has no title.'],
  [
    'a page without a description',
    'about.html',
    [/<meta[^>]* name="description"[^>]*>/, ''],
    'error on /about: The page has no description.',
  ],
  [
    'a page that search engines leave out',
    'about.html',
    ['</head>', '<meta name="robots" content="noindex"></head>'],
    'error on /about: The page has a robots meta tag',
  ],
  [
    'a control that needs React',
    'about.html',
    inMain('<button type="button">Next</button>'),
    'error on /about: No script works this control on public pages: <button type="button"></button>.',
  ],
  ['a page that is too long', 'about.html', inMain(LONG), 'warning on /about: The page is heavy. Its HTML has'],
  [
    'a page without a security policy',
    'about.html',
    ['Content-Security-Policy', 'x'],
    'error on /about: The page doesn’t begin with a security policy.',
  ],
  [
    'a policy that allows another site',
    'about.html',
    ["img-src 'self'", "img-src 'self' https://example.org"],
    'error on /about: The page’s security policy is',
  ],
  [
    'the bar for staff',
    'about.html',
    inMain('<aside aria-label="For staff"></aside>'),
    'error: about.html contains the bar for staff.',
  ],
  [
    'a link to the handbook',
    'about.html',
    inMain(`<a href="${BASE}handbook">Handbook</a>`),
    `error on /about: The page links to ${BASE}handbook, which is for staff.`,
  ],
  ['the editor’s script', SCRIPT, [/$/, 'Symbol("Comlink.proxy")'], `error: ${SCRIPT} contains the editor.`],
  [
    'the text of a note in a script',
    SCRIPT,
    [/$/, '/*Missing: the company’s name, founder and a quotation.*/'],
    `error: ${SCRIPT} contains the text of a note: "Missing: the company".`,
  ],
  [
    'the note of a record',
    '404.html',
    inMain('This is a working name. The real name has not been given to us.'),
    'error: 404.html contains the text of a note: "This is a working name.',
  ],
] as [string, string, Change, string][]) {
  test(`verify finds ${what}`, () => {
    expect(problemsWith(file, change)).toEqual([expect.stringContaining(problem)]);
  });
}

test('verify warns of a fact that differs from the founders’ specification', () => {
  const warnings = facts(build, {
    '/': {H1: ['Apply to Our Programs', {'Learn More': 9}]},
    '/hatchery': {T2: ['UGX 15,000']},
    '/prices': {},
  });
  expect(linesOf(warnings)).toEqual([
    expect.stringMatching(/^warning on \/: .* \(H1\) says "Learn More" 9 times; the page has it \d times\./),
    expect.stringMatching(/^warning on \/hatchery: .* \(T2\) says "UGX 15,000"; the page doesn’t\./),
    expect.stringMatching(/^warning: .* has a page \/prices, and the site has none\./),
  ]);
});

test('a sentence that a note and a page both have is no leak, and a short note is recognized by its beginning', async () => {
  const sentence = 'We work with youth, university students, graduates and early-stage founders';
  const headline = '# It began with students';
  const notes = `{/* To confirm: “${sentence}” is ours. */}\n\n{/* Missing: a year. */}`;
  const pieces = await site.withChanges({'pages/about.mdx': [headline, `${notes}\n\n${headline}`]}, () =>
    notesIn({siteDir: site.dir}),
  );
  expect(pieces).toContain('Missing: a year.');
  expect(pieces).not.toContain(sentence);
});

test('verify accepts text that only sounds as if it were for staff', () => {
  const text = 'To confirm your place, see <a href="https://example.org/editor">the handbook</a>. Edit this page!';
  expect(problemsWith('about.html', inMain(text))).toEqual([]);
});

describe('the staff’s build', () => {
  test('has the signs by which verify recognizes what is for staff', () => {
    const texts = [...staff.files].filter((file) => /\.(html|js)$/.test(file)).map(staff.text);
    expect(Object.keys(SIGNS).filter((sign) => !texts.some((text) => text.includes(sign)))).toEqual([]);
  });

  /** The staff build with one page changed. */
  function staffWith(file: string, [from, to]: Change) {
    const pages = staff.pages.filter((page) => page.file === file);
    return {
      ...build,
      staff: {...staff, pages: pages.map((page) => ({...page, html: page.html.replace(from, to)}))},
    };
  }

  test('may not be listed by search engines', () => {
    expect(linesOf(staffOnly(staffWith('about.html', ['noindex', 'index']), []))).toEqual([
      'error on /staff/about: Search engines would list the page, which is for staff. Tell a developer.',
    ]);
  });

  test('may ask GitHub in the editor, and in no other page', () => {
    const change: Change = ["base-uri 'none'", "base-uri 'none'; connect-src https://api.github.com"];
    expect(linesOf(policy(staffWith('about.html', change)))).toEqual([
      expect.stringMatching(/^error on \/staff\/about: The page’s security policy is ".*api\.github\.com/),
    ]);
    expect(policy(staffWith('editor.html', ['', '']))).toEqual([]);
  });
});

describe('the report', () => {
  const problems: Problem[] = [
    {severity: 'warning', message: 'It is long.', page: '/about'},
    ...['/', '/about', '/more'].map((page): Problem => ({severity: 'error', message: 'It is 50% <wrong>.', page})),
    {severity: 'error', message: 'It lacks a map.'},
  ];

  test('in the terminal names errors first, each once with its pages', () => {
    expect(formatReport(problems, 9)).toBe(
      [
        '/, /about, /more: error\n  It is 50% <wrong>.\n',
        'The whole site: error\n  It lacks a map.\n',
        '/about: warning\n  It is long.\n',
        '2 errors and 1 warning found.',
      ].join('\n'),
    );
    expect(formatReport([], 9)).toBe('No problems in 9 pages of the built site.');
  });

  test('on GitHub is at the page’s file', () => {
    expect(annotations(problems)).toEqual([
      '::error title=Problem::/, /about, /more: It is 50%25 <wrong>.',
      '::error title=Problem::The whole site: It lacks a map.',
      '::warning file=pages/about.mdx,title=Warning::/about: It is long.',
    ]);
  });
});

test('verify refuses a folder without a build', () => {
  expect(() => readBuild('tests')).toThrow('There is no site in tests. Run "npm run build" first.');
});
