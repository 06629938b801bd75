/** What staff write is in the builds, and what is for staff is in theirs alone. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/sites.mjs';
import {readOpenQuestionsIn} from '../../src/content/checkDisk.node';
import {isPage} from '../../src/content/pageFiles';
import {folders} from '../site';
import {BASE, build, page, staff, textsOf} from './builtSite';

describe('a page', () => {
  test('has its headings and paragraphs in their order', () => {
    const $ = page('/about');
    expect(textsOf($, 'main :is(h1, h2)')).toEqual([
      'It began with students',
      'Our Story',
      'Back the jockey, not the horse',
      'Approach',
      'Mission',
      'Vision',
      'Annual report',
      'Leadership',
    ]);
    expect(textsOf($, 'main section:first-of-type p')).toContain(
      'Today it is a social enterprise that runs entrepreneurship education and startup incubation in Uganda.',
    );
  });

  test('has the organisation’s name in place of %name%', () => {
    expect(textsOf(page('/programs'), '#academy h2')).toEqual(['Jockeys Academy']);
    for (const {$, address} of build.pages) expect($.html(), address).not.toContain('%name%');
  });

  test('for visitors has the text that staff have to confirm, and no notes', () => {
    expect(textsOf(page('/'), 'main p')).toContain(
      'A business idea is the horse. The person who rides it decides how far it goes. So that is who we back.',
    );
    for (const {$, address} of build.pages) expect($.html(), address).not.toMatch(/To confirm:|Missing:/);
  });

  test('has the address, the hours and the contact links in its footer, unless it begins with them', () => {
    for (const {$, address} of build.pages) {
      const isContact = address === '/contact';
      expect($('body footer :is(address, table)').length, address).toBe(isContact ? 0 : 2);
      expect($('body footer a[href^="tel:"]').length, address).toBe(isContact ? 0 : 1);
    }
  });

  for (const [what, selector] of [
    ['hides every drawing from screen readers', 'main svg:not([aria-hidden=true])'],
    ['has no list that Safari takes for none because it has no bullets', 'main :is(ul, ol)[class]:not([role=list])'],
  ]) {
    test(what, () => {
      const strays = build.pages.flatMap(({address, $}) =>
        Array.from($(selector), (one) => `${address}: ${$.html(one)}`),
      );
      expect(strays).toEqual([]);
    });
  }

  /** The links and buttons of a page, each with its address. A path is below the base address. */
  const linksOn = (address: string) => {
    const $ = page(address);
    return Array.from($('main :is(a, button)'), (one) => {
      const href = $(one).attr('href') ?? 'no link';
      const target = href.startsWith(BASE) ? `/${href.slice(BASE.length)}` : href;
      return `${$(one).text().replace(/\s+/g, ' ').trim()} → ${target}`;
    });
  };

  for (const [address, what, link] of [
    ['/', 'without an address in the records', 'Learn More – Startup Incubation → no link'],
    ['/', 'whose record names a page', 'Apply to Our Programs → /programs'],
    ['/contact', 'whose record names a telephone number', 'Contact Us – A question → tel:+256414100100'],
    ['/more', 'whose record names a document', 'View Archive – Films PDF, 1 kB → /files/annual-report.pdf'],
    ['/our-team', 'whose page says otherwise than the record', 'Learn More – A way on → /contact'],
    ['/our-team', 'whose card names a document', 'Learn More – A report PDF, 1 kB → /files/annual-report.pdf'],
    ['/about', 'in a sentence', 'annual report (PDF, 1 kB) → /files/annual-report.pdf'],
  ]) {
    test(`has a link or button ${what}: ${link}`, () => {
      expect(linksOn(address)).toContain(link);
    });
  }
});

describe('the public build', () => {
  test('preloads the display font on every page', () => {
    for (const {$, address} of build.pages) {
      const font = $('link[rel=preload][as=font], link[rel=preload][as=image]');
      expect(font.length, address).toBe(1);
    }
  });

  test('says which commit is live, and which run has built it', () => {
    const {GITHUB_SHA, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT} = TESTS.public.env;
    expect(build.text('commit.txt')).toBe(`${GITHUB_SHA}\n`);
    expect(build.text('run.txt')).toBe(`${GITHUB_RUN_ID}/${GITHUB_RUN_ATTEMPT}\n`);
  });

  test('has no original of a picture, and no file of Git', () => {
    const originals = readdirSync('tests/site/pictures');
    expect(originals).toContain('hills.jpg');
    const published = [...build.files].filter(
      (file) => originals.includes(path.basename(file)) || file.includes('.git'),
    );
    expect(published).toEqual([]);
  });

  test('keeps its own names: no page of staff can have one', () => {
    const addresses = build.pages.map(({address}) => address.slice(1));
    const names = [...build.files, ...staff.files].map((file) => file.split('/')[0].replace(/\.html$/, ''));
    const ours = names.filter((name) => /^[a-z0-9-]+$/.test(name) && !['index', ...addresses].includes(name));
    expect(ours).toEqual(expect.arrayContaining(['404', 'editor', 'files', 'handbook', 'share']));
    expect([...ours, 'staff'].filter((name) => isPage(`pages/${name}.mdx`))).toEqual([]);
  });

  test('has no script but site.js and the service worker', () => {
    const scripts = [...build.files].filter((file) => file.endsWith('.js'));
    expect(scripts).toEqual([expect.stringMatching(/^assets\/site\.\w+\.js$/), 'sw.js']);
  });
});

describe('the staff build', () => {
  test('lists all open questions, each with a link to its place in the editor', () => {
    const {questions, buttons} = readOpenQuestionsIn(folders);
    const $ = page('/staff/open-questions', staff);
    const items = Array.from($('main li'), (item) => ({
      text: $(item).text(),
      links: Array.from($(item).find('a'), (link) => $(link).attr('href')),
    }));
    const linkTo = ({file, line}: {file: string; line: number}) => `${staff.base}editor?file=${file}&line=${line}`;
    expect(items).toEqual([
      ...questions.map((one) => ({
        text: `${one.about} ${one.kind}: ${one.text} Open line ${one.line}`,
        links: [linkTo(one)],
      })),
      ...buttons.map(({label, places}) => ({
        text: [label, ...places.map(({file, line}) => `${file}, line ${line}`)].join(' '),
        links: places.map(linkTo),
      })),
    ]);
    expect(items.map(({text}) => text).join('\n')).toContain('This is a working name.');
  });

  for (const [address, link] of [
    ['/', `${staff.base}editor?file=pages/index.mdx`],
    ['/our-team', `${staff.base}editor?file=pages/our-team.mdx`],
    ['/handbook/sentence', 'https://github.com/organisation/website/edit/main/handbook/sentence.md'],
  ]) {
    test(`links from the foot of ${address} to where it is edited`, () => {
      const $ = page(`/staff${address}`, staff);
      expect(Array.from($('a:contains("Edit this page")'), (one) => $(one).attr('href'))).toEqual([link]);
    });
  }

  test('has the editor and the handbook, which explains every message and shows how the name is written', () => {
    expect(page('/staff/editor', staff)('title').text()).toContain('Editor');
    expect(textsOf(page('/staff/handbook/messages', staff), 'h1')).toEqual(['What each message means']);
    expect(page('/staff/handbook/sentence', staff)('main').text()).toContain('%name%');
  });

  test('says which commit it is, and has no service worker', () => {
    expect(staff.text('commit.txt')).toBe(`${'a'.repeat(40)}\n`);
    const scripts = [...staff.files].filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => staff.text(file).includes('sw.js'))).toEqual([]);
  });
});
