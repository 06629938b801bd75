/** What staff write on a page looks the same in their build, which has all of Infima, as it does to visitors, who have none. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import {ELEMENTS} from '../../../src/content/checker/page/elements';
import {expect, test} from '../fixtures';

const INFIMA = 'node_modules/infima/dist/css/default/default.css';

/** The sheets that set elements, in the order of a build (docusaurus.config.ts). */
const SHEETS = {
  visitors: ['src/build/slim/infima.css', 'src/css/tokens.css', 'src/css/base.css'],
  staff: [INFIMA, 'src/css/tokens.css', 'src/css/infimaForStaff.css', 'src/css/base.css'],
};

/** Every element that Markdown writes, and every one that a page may use. */
const WRITTEN = `
  <main>
    <h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
    <p>
      Words, <a href="#">a link</a>, <strong>bold</strong>, <b>bold</b>, <em>slanted</em>, <i>slanted</i>, <u>underlined</u>,
      <s>gone</s>, <del>gone</del>, <ins>new</ins>, <mark>marked</mark>, <small>small</small>, <sub>low</sub>,
      <sup>high</sup>, <abbr title="Uganda">UG</abbr>, <cite>a book</cite>, <dfn>a word</dfn>, <q>said</q>, <bdi>a name</bdi>,
      <span>any</span>,<br>the next<wbr>line
    </p>
    <hr>
    <blockquote><p>A quotation</p><p>of two paragraphs</p></blockquote>
    <ul role="list" class="list"><li>a<ul role="list" class="list"><li>b</li></ul></li><li><p>c</p></li></ul>
    <ol><li>a<ol><li>b<ol><li>c</li></ol></li></ol></li><li><p>d</p></li></ol>
    <ul role="list" class="list"><li>a<ol><li>b</li></ol></li></ul>
    <dl><dt>a</dt><dd>b</dd></dl>
    <div>any</div>
    <p>The end</p>
  </main>`;

/** What only a pointer, a scroll bar or a screen of other colors brings out. Each begins a property's name. */
const UNSEEN = ['--', 'color-scheme', 'text-rendering', '-webkit-tap-highlight-color', 'transition'];

/** How each element looks, by its number and name. */
async function looksWith(page: Page, sheets: string[], theme: string): Promise<Record<string, object>> {
  const css = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
  await page.setContent(`<html data-theme="${theme}"><style>${css}</style><body>${WRITTEN}</body></html>`);
  return page.locator('main *').evaluateAll((elements, unseen) => {
    const looks = elements.map((element, number) => {
      const style = getComputedStyle(element);
      const seen = Array.from(style).filter((name) => !unseen.some((one) => name.startsWith(one)));
      const values = seen.map((name) => [name, style.getPropertyValue(name)]);
      return [`${number} <${element.localName}>`, Object.fromEntries(values)] as const;
    });
    return Object.fromEntries(looks);
  }, UNSEEN);
}

test('there is one of each element that a page may use', () => {
  expect([...ELEMENTS].filter((name) => !new RegExp(`<${name}[ >]`).test(WRITTEN))).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`${theme}: what Markdown writes looks the same to staff and to visitors`, async ({page}) => {
    const toVisitors = await looksWith(page, SHEETS.visitors, theme);
    expect(await looksWith(page, SHEETS.staff, theme)).toEqual(toVisitors);
  });
}
