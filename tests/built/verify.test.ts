/** `npm run verify`: a copy of the tests' site is broken in one place, and the rule for it has to find that. */
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/sites.mjs';
import {type Build, readBuild} from '../../scripts/verify/built';
import {controls} from '../../scripts/verify/controls';
import {facts} from '../../scripts/verify/facts';
import {landmarks} from '../../scripts/verify/landmarks';
import {links} from '../../scripts/verify/links';
import {metadata} from '../../scripts/verify/metadata';
import {notesIn} from '../../scripts/verify/notes';
import {policy} from '../../scripts/verify/policy';
import type {Problem} from '../../scripts/verify/problem';
import {readAll} from '../../scripts/verify/readAll';
import {annotations, formatReport, summary} from '../../scripts/verify/report';
import {CODE, MARKS, staffOnly} from '../../scripts/verify/staffOnly';
import {folders, siteForTests} from '../site';
import {BASE, build, HOME, linesOf, staff} from './builtSite';

const site = siteForTests();

test('no rule finds an error in the tests’ own site', () => {
  expect(linesOf(readAll(build, folders)).filter((line) => !line.includes('founders’ specification'))).toEqual([]);
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

/** Changes a file of the copy, or deletes it, while `look` looks at it. A page is changed at its address with a slash, too. */
function whileBroken<T>(file: string, change: Change | undefined, look: (broken: Build) => T): T {
  const places = [file, file.replace(/\.html$/, '/index.html')].map((one) => path.join(copy, one));
  const originals = [...new Set(places)].filter(existsSync).map((place) => [place, readFileSync(place)] as const);
  for (const [place, original] of originals) {
    if (change) writeFileSync(place, original.toString('latin1').replace(...change), 'latin1');
    else rmSync(place);
  }
  try {
    return look(readBuild(copy));
  } finally {
    for (const [place, original] of originals) writeFileSync(place, original);
  }
}

/** Adds something to the end of a page's main part. */
const inMain = (html: string): Change => ['</main>', `${html}</main>`];
const inHead = (html: string): Change => ['</head>', `${html}</head>`];
const meta = (name: string): Change => [new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`), ''];

const withNotes = (broken: Build) => staffOnly(broken, notesIn(folders));

const PICTURE = [...build.files].find((file) => /^assets\/pictures\/.*-480\.avif$/.test(file)) as string;
const SCRIPT = [...build.files].find((file) => /^assets\/site\..*\.js$/.test(file)) as string;

/** What is wrong, in which file and how (without a change, the file is missing), and the message. */
type Row = [what: string, file: string, change: Change | undefined, message: string];

const RULES: [rule: (broken: Build) => Problem[], rows: Row[]][] = [
  [
    links,
    [
      [
        'a link to a page that doesn’t exist',
        'about.html',
        inMain(`<a href="${BASE}prices">Prices</a>`),
        `error on /about: The link "Prices" leads to ${BASE}prices, where there is nothing. Correct its address.`,
      ],
      [
        'a link to a heading that doesn’t exist',
        'about.html',
        inMain(`<a href="${BASE}programs#launch">Launch</a>`),
        'error on /about: The link "Launch" leads to #launch, and the page /programs has no such place.',
      ],
      [
        'a missing picture',
        PICTURE,
        undefined,
        `error on /our-team: The page needs ${BASE}${PICTURE}, which was not built.`,
      ],
      [
        'a missing icon of the manifest',
        'manifest.webmanifest',
        ['icons/192.png', 'icons/193.png'],
        `error: ${BASE}manifest.webmanifest names ${BASE}icons/193.png, which was not built.`,
      ],
      [
        'a missing page behind the slash',
        'about/index.html',
        undefined,
        'error on /about: At /about/, with a slash, there is another page or none.',
      ],
    ],
  ],
  [
    landmarks,
    [
      [
        'a page without a headline',
        'about.html',
        [/<h1>.*?<\/h1>/, ''],
        'warning on /about: The page has no headline.',
      ],
      [
        'a heading that is too deep',
        'about.html',
        inMain('<h2>Two</h2><h4>Four</h4>'),
        'warning on /about: The heading "Four" is one or more levels too deep: write it with ###.',
      ],
      ['a page without a language', 'about.html', ['lang="en"', ''], 'The page doesn’t say that it is in English.'],
      [
        'two main parts',
        'about.html',
        ['</main>', '</main><main></main>'],
        'error on /about: The page should have one main part, and has 2.',
      ],
      ['a form', 'about.html', inMain('<input>'), 'error on /about: The page has a form, or a frame'],
      [
        'a picture without a description',
        'about.html',
        inMain('<img alt="">'),
        'error on /about: The page has an image without',
      ],
    ],
  ],
  [
    policy,
    [
      [
        'a page without a security policy',
        'about.html',
        ['Content-Security-Policy', 'x'],
        'error on /about: The page has no security policy, or two.',
      ],
      [
        'an inline script that the policy refuses',
        'about.html',
        ['</script>', ';</script>'],
        'error on /about: The page’s security policy refuses its own script that begins with',
      ],
      [
        'a policy that allows another site',
        'about.html',
        ["img-src 'self'", "img-src 'self' https://example.org"],
        'allows https://example.org as img-src',
      ],
      [
        'code in an attribute',
        'about.html',
        inMain('<p onclick="a()">'),
        'The page has code in an attribute "onclick".',
      ],
    ],
  ],
  [
    metadata,
    [
      [
        'a page without a description',
        'about.html',
        meta('description'),
        'error on /about: The page has no description.',
      ],
      [
        'a canonical address of another page',
        'about.html',
        [/(rel="canonical" href="[^"]*)"/, '$1us"'],
        `The page says that it lives at ${HOME}aboutus, and it lives at ${HOME}about.`,
      ],
      [
        'a page that search engines leave out',
        'about.html',
        inHead('<meta name="robots" content="noindex">'),
        'error on /about: The page tells search engines something about itself',
      ],
      [
        'a 404 page that search engines list',
        '404.html',
        meta('robots'),
        'Search engines would list the page for unknown',
      ],
      [
        'a share picture that is missing',
        'share/about.png',
        undefined,
        `${HOME}share/about.png, is missing or not 1200 by 630 pixels.`,
      ],
      ['structured data that is broken', 'index.html', ['"@graph"', '@graph'], 'The structured data can’t be read.'],
      [
        'a sitemap without a page',
        'sitemap.xml',
        [/<url><loc>[^<]*about<\/loc>/, '<url>'],
        `The sitemap lacks ${HOME}about.`,
      ],
      [
        'a robots.txt that keeps all away',
        'robots.txt',
        ['Allow', 'Disallow'],
        'robots.txt keeps search engines away.',
      ],
      ['a manifest that is missing', 'manifest.webmanifest', undefined, 'The manifest is missing.'],
      ['a commit.txt that is missing', 'commit.txt', undefined, 'warning: Nobody can see which change is live'],
    ],
  ],
  [
    withNotes,
    [
      [
        'the staff’s bar',
        'about.html',
        inMain('<aside aria-label="For staff">Staff site</aside>'),
        'error on /about: Visitors see the bar for staff.',
      ],
      [
        'a link to the handbook',
        'about.html',
        inMain(`<a href="${BASE}handbook">Handbook</a>`),
        `The page leads visitors to ${BASE}handbook, which is for staff.`,
      ],
      ['the editor’s script', SCRIPT, [/$/, 'Symbol("Comlink.proxy")'], `The script ${SCRIPT} holds the editor.`],
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
    ],
  ],
  [
    controls,
    [
      [
        'a control that needs React',
        'about.html',
        inMain('<button type="button">Copy</button>'),
        'error on /about: No script works this control: <button type="button"></button>.',
      ],
    ],
  ],
];

for (const [rule, rows] of RULES) {
  for (const [what, file, change, message] of rows) {
    test(`verify finds ${what}`, () => {
      const lines = whileBroken(file, change, (broken) => linesOf(rule(broken)));
      expect(lines).toContainEqual(expect.stringContaining(message));
    });
  }
}

test('verify asks every rule about a page, and warns of 5,000 words with their size', () => {
  const word = (index: number) => createHash('sha256').update(`${index}`).digest('base64').slice(0, 7);
  const wrong = `
    <a href="/nowhere">Nowhere</a> <h4>Too deep</h4> <script>alert(1)</script> <meta name="robots" content="noindex">
    <aside aria-label="For staff">Staff site</aside>
    ${Array.from({length: 5000}, (_, index) => word(index)).join(' ')}`;
  const lines = whileBroken('about.html', inMain(wrong), (broken) => linesOf(readAll(broken, folders)));
  for (const finding of [
    /^error on \/about: The link "Nowhere" leads to/,
    /^warning on \/about: The heading "Too deep"/,
    /^error on \/about: The page’s security policy refuses its own script that begins with "alert\(1\)"\./,
    /^error on \/about: The page tells search engines something about itself/,
    /^error on \/about: Visitors see the bar for staff/,
    /^warning on \/about: The page is heavy: its HTML .*, \d\d\.\d kB and not 14\.6; /,
    /^warning on \/impact: The founders’ specification/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(finding));
  }
});

test('verify warns of a fact that differs from the founders’ specification', () => {
  const warnings = facts(build, {
    '/': [
      ['H1', 'button', 'Learn More', 4],
      ['H3', 'bullets', 'Startup Incubation', 3],
    ],
    '/hatchery': [['T2', 'text', 'UGX 15,000']],
  });
  expect(linesOf(warnings)).toEqual([
    expect.stringMatching(/^warning on \/: .* \(H3\) says 3 lines below "Startup Incubation"; the page has 4\./),
    expect.stringMatching(/^warning on \/hatchery: .* \(T2\) says "UGX 15,000"; the page has it 0 times\./),
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

test('verify leaves a text alone that only sounds as if it were for staff', () => {
  const text = 'To confirm your place, see <a href="https://example.org/editor">the handbook</a>. Edit this page!';
  expect(whileBroken('about.html', inMain(text), (broken) => staffOnly(broken, []))).toEqual([]);
});

describe('the staff’s build', () => {
  test('has the signs by which verify recognizes what is for staff', () => {
    const scripts = [...staff.files].filter((file) => file.endsWith('.js')).map(staff.text);
    for (const selector of Object.keys(MARKS)) expect(staff.pages.some(({$}) => $(selector).length > 0)).toBe(true);
    for (const sign of Object.keys(CODE)) expect(scripts.some((script) => script.includes(sign))).toBe(true);
  });

  test('may not be listed by search engines', () => {
    const pages = readBuild(TESTS.public.dir, {}, '/staff/').pages.filter(({address}) => address === '/staff/about');
    expect(linesOf(staffOnly({...build, staff: {...staff, pages}}, []))).toEqual([
      'error: Search engines would list /staff/about, which is for staff. Tell a developer.',
    ]);
  });

  for (const [what, file, from, to, message] of [
    [
      'the editor may ask only GitHub',
      'editor.html',
      'https://api.',
      'https://example.org https://api.',
      'allows https://example.org as connect-src.',
    ],
    [
      'another page may not ask GitHub',
      'open-questions.html',
      "base-uri 'none'",
      "base-uri 'none'; connect-src https://api.github.com",
      'allows https://api.github.com as connect-src.',
    ],
  ] as const) {
    test(`verify makes sure that ${what}`, () => {
      const html = staff.text(file).replace(from, to);
      const pages = staff.pages.filter((page) => page.file === file).map((page) => ({...page, $: load(html)}));
      const problems = linesOf(policy({...build, staff: {...staff, pages}}));
      expect(problems).toEqual([expect.stringContaining(message)]);
    });
  }
});

describe('the report', () => {
  const problems: Problem[] = [
    {severity: 'warning', message: 'It is long.', page: '/about'},
    ...['/', '/about', '/more', '/contact', '/impact'].map(
      (page): Problem => ({severity: 'error', message: 'It is 50% <wrong>.', page}),
    ),
    {severity: 'error', message: 'It lacks a map.'},
  ];

  test('in the terminal names errors first, each once with its pages', () => {
    expect(formatReport(problems, 9)).toBe(
      [
        '/, /about, /more and 2 other pages: error\n  It is 50% <wrong>.\n',
        'The whole site: error\n  It lacks a map.\n',
        '/about: warning\n  It is long.\n',
        '2 errors and 1 warning found.',
      ].join('\n'),
    );
    expect(formatReport([], 9)).toBe('No problems in 9 pages of the built site.');
  });

  test('on GitHub is at the page’s file, and in the summary', () => {
    expect(annotations(problems)).toEqual([
      '::error title=Problem::/, /about, /more and 2 other pages: It is 50%25 <wrong>.',
      '::error title=Problem::The whole site: It lacks a map.',
      '::warning file=pages/about.mdx,title=Warning::/about: It is long.',
    ]);
    expect(summary(problems, 9)).toContain('- **/, /about, /more and 2 other pages:** It is 50% \\<wrong\\>.\n');
  });
});

test('verify refuses a folder without a build, and a build for another address', () => {
  expect(() => readBuild('tests')).toThrow('There is no site in tests. Run "npm run build" first.');
  expect(() => readBuild(TESTS.public.dir, {SITE_URL: 'https://example.org', BASE_URL: '/'})).toThrow(
    `was built for ${HOME}, and SITE_URL and BASE_URL say https://example.org/.`,
  );
});
