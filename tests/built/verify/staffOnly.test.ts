/** Verify finds what is for staff wherever visitors could read it. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../../scripts/sites.mjs';
import {type Build, readBuild} from '../../../scripts/verify/built';
import {reasonsIn} from '../../../scripts/verify/reasons';
import {CODE, MARKS, staffOnly} from '../../../scripts/verify/staffOnly';
import {folders} from '../../site';
import {BASE, build} from '../builtSite';
import {finds, inMain, linesOf, readCopy, whileSpoilt} from './spoiltCopy';

const script = [...build.files].find((file) => /^assets\/js\/main\..*\.js$/.test(file)) as string;

describe('what is for staff', () => {
  const REASON = 'Only they can tell us how many came to the first of these evenings';
  finds(
    (spoilt) => staffOnly(spoilt, [REASON, 'Ours.']),
    [
      [
        'a mark',
        'about.html',
        inMain('<button popovertarget="a">To confirm</button>'),
        'error on /about: Visitors see a mark on',
      ],
      [
        'the staff’s bar',
        'about.html',
        inMain('<aside aria-label="For staff"></aside>'),
        'error on /about: Visitors see the bar',
      ],
      [
        'a link to the editor',
        'about.html',
        inMain(`<a href="${BASE}editor?file=pages/about.mdx">Edit</a>`),
        'error on /about: Visitors see a link to the editor.',
        `error on /about: The page leads visitors to ${BASE}editor?file=pages/about.mdx, which is for staff.`,
      ],
      [
        'a link to the handbook',
        'about.html',
        inMain(`<a href="${BASE}handbook">Handbook</a>`),
        `The page leads visitors to ${BASE}handbook, which`,
      ],
      ['the editor’s script', script, [/$/, 'Symbol("Comlink.proxy")'], `The script ${script} holds the editor.`],
      [
        'the marks’ script',
        script,
        [/$/, 'popoverTarget:1'],
        `The script ${script} holds the marks on passages to confirm.`,
      ],
      [
        'a reason',
        '404.html',
        inMain(REASON),
        `error: 404.html tells visitors what is noted for staff alone: "${REASON}"`,
      ],
      ['a reason in a script', script, [/$/, `"${REASON}"`], `${script} tells visitors what is noted for staff alone`],
    ],
  );

  test('words that only sound like it are left alone', () => {
    const words = `To confirm your place, see <a href="https://example.org/editor">the handbook</a>. Ours. Edit this page!`;
    const faults = whileSpoilt('about.html', inMain(words), () => staffOnly(readCopy(), ['Ours.']));
    expect(faults).toEqual([]);
  });

  for (const file of ['ledger.html', 'handbook/index.html', 'editor.html']) {
    test(`a file ${file}`, () => {
      const files = new Set([...build.files, file]);
      const spoilt = {...build, files, text: (one: string) => (one === file ? '' : build.text(one)), staff: undefined};
      expect(linesOf(staffOnly(spoilt, []))).toEqual([expect.stringContaining(`The file ${file} is for staff`)]);
    });
  }

  test('a page of the staff’s that search engines list, and files that only visitors’ builds have', () => {
    const staff = build.staff as Build;
    const open = readBuild(TESTS.public.dir, {}, '/staff/').pages.filter(({address}) => address === '/staff/about');
    const files = new Set([...staff.files, 'sw.js', 'sitemap.xml']);
    expect(linesOf(staffOnly({...build, staff: {...staff, pages: [...staff.pages, ...open], files}}, []))).toEqual([
      'error: Search engines would list /staff/about, which is for staff. Tell a developer.',
      'error: The staff’s build has a file sw.js, which only the visitors’ one may have. Tell a developer.',
      'error: The staff’s build has a file sitemap.xml, which only the visitors’ one may have. Tell a developer.',
    ]);
  });
});

describe('the signs by which it is told', () => {
  const staff = build.staff as Build;
  const scripts = [...staff.files].filter((file) => file.endsWith('.js')).map(staff.text);

  for (const selector of Object.keys(MARKS)) {
    test(`a page of the staff’s has ${selector}`, () => {
      expect(staff.pages.some(({$}) => $(selector).length > 0)).toBe(true);
    });
  }

  for (const sign of Object.keys(CODE)) {
    test(`a script of the staff’s has ${sign}`, () => {
      expect(scripts.some((script) => script.includes(sign))).toBe(true);
    });
  }
});

describe('reasons', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'words-'));
  after(() => rmSync(site, {recursive: true}));

  test('one that is also a sentence of a page may be read by everybody', () => {
    cpSync('tests/site', site, {recursive: true});
    const file = path.join(site, 'pages/our-team.mdx');
    const sentence = 'People first, pictures beside them.';
    const marked = `<ToConfirm reason="${sentence}">\n\nOne more.\n\n</ToConfirm>\n\n<ToConfirm reason="Not given.">\n\nTwo.\n\n</ToConfirm>\n`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('Story}', 'Story, ToConfirm}') + marked);
    const reasons = reasonsIn({...folders, contentDir: site});
    expect(reasons).toContain('Not given.');
    expect(reasons).not.toContain(sentence);
  });
});
