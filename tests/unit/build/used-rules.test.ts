/** Which rules of the site's styles a page holds. */
import {test} from 'node:test';
import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {usedRules} from '../../../src/build/post-build/usedRules';

const page = load(`
  <html data-theme="light"><body>
    <nav class="bar bar--wide"><a class="link" href="/">Home</a></nav>
    <template><p class="later">Soon</p></template>
    <script>document.documentElement.classList.add('open')</script>
  </body></html>
`);

const used = (css: string) => usedRules(css, page);

for (const [what, css] of [
  ['elements and attributes', 'nav a,[data-shown]:before{color:red}'],
  ['classes of the page', '.bar.bar--wide>.link:hover{color:red}'],
  ['classes in a template', '.later{color:red}'],
  ['classes that a script of the page sets', '.open .bar{color:red}'],
  ['what only must not be there', '.bar:not(.gone):not(:has(.gone)){color:red}'],
  ['one of several', ':is(.gone,.bar){color:red}'],
  [
    'custom properties, faces and movements',
    ':root{--a:1;--b:var(--a)}a{color:var(--b)}@font-face{font-family:A}@keyframes b{12.5%{top:1px}}a{animation:b 1s}',
  ],
  ['an attribute that looks like a class', '[href$=".gone"]{color:red}'],
  ['an escaped name', '.bar\\--wide{color:red}'],
]) {
  test(`a page keeps rules for ${what}`, () => expect(used(css)).toBe(css));
}

for (const [what, css, kept] of [
  ['a class that it does not have', '.gone{color:red}a{color:blue}', 'a{color:blue}'],
  ['an element that it does not have', 'nav>table{color:red}', ''],
  ['a class that has the name of an element', '.nav{color:red}a{color:blue}', 'a{color:blue}'],
  ['a custom property that nothing reads', ':root{--a:1;--b:var(--a)}a{color:red}', 'a{color:red}'],
  ['a movement that nothing makes', '@media print{@keyframes b{to{top:1px}}}a{color:red}', 'a{color:red}'],
  ['one of two selectors', '.gone,.bar{color:red}', '.bar{color:red}'],
  ['a part of a selector', '.bar .gone a{color:red}', ''],
  ['all that a query holds', '@media print{@supports (top:0){.gone{color:red}}}a{top:0}', 'a{top:0}'],
]) {
  test(`a page drops rules for ${what}`, () => expect(used(css)).toBe(kept));
}

test('the style sheet of one page loses no rule by what another page drops', () => {
  const css = '.gone{color:red}';
  expect(used(css)).toBe('');
  expect(usedRules(css, load('<p class="gone">'))).toBe(css);
});
