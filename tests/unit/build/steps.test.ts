/** The last steps of a page: what they do, and that none of them fails without a word. */
import {test} from 'node:test';
import {type CheerioAPI, load} from 'cheerio';
import {expect} from 'playwright/test';
import {deferScripts, dropClasses, preloadOpening} from '../../../src/build/post-build/steps';

const SCRIPTS = '<script src="/main.js" defer></script>';
const THEME = '<script>docusaurus-theme</script>';
const RULES = '<script type="speculationrules">{}</script>';
const FONT = '<link rel="preload" as="font" href="/a.woff2">';
const SOURCE = '<source srcset="/a-1.avif 1w" sizes="1px" type="image/avif">';
const OPENING = `<picture>${SOURCE}<img fetchpriority="high"></picture>`;

const startPage = ($: CheerioAPI) => deferScripts($, {starterFor: () => 'starter'});

test('the starter stands before the rules about the next page, and has the addresses of the page’s scripts', () => {
  const $ = load(SCRIPTS + THEME + RULES);
  startPage($);
  expect($('head').html()).toBe(`<script data-scripts="/main.js">starter</script>${RULES}`);
});

test('the picture that a page opens with is preloaded in place of the font', () => {
  const $ = load(FONT + OPENING);
  preloadOpening($);
  expect($('link').length).toBe(1);
  expect($('link').attr()).toMatchObject({rel: 'preload', as: 'image', imagesrcset: '/a-1.avif 1w', media: 'not all'});
});

test('a page without such a picture preloads the font', () => {
  const $ = load(`${FONT}<picture>${SOURCE}<img></picture>`);
  preloadOpening($);
  expect($('link').attr('as')).toBe('font');
});

for (const [what, step, html, problem] of [
  ['scripts that it can put off', startPage, THEME + RULES, 'no longer writes its scripts with "defer"'],
  ['a script that sets the theme', startPage, SCRIPTS + RULES, 'no longer sets the theme in one script'],
  ['rules about the next page', startPage, SCRIPTS + THEME, 'no place for its starter'],
  ['a link to the font', preloadOpening, OPENING, 'doesn’t preload the display font'],
  ['a source of its picture', preloadOpening, FONT + OPENING.replace(SOURCE, ''), 'has no <source>'],
] as const) {
  test(`a page without ${what} stops the build`, () => {
    expect(() => step(load(html))).toThrow(problem);
  });
}

const PAGE = {name: 'a', url: '', title: '', description: '', silk: 'plain'} as const;
const CLASSES = '<style>.used{color:red}</style><p class="used unused">';

for (const [where, html, isStaffBuild, kept] of [
  ['a page for visitors', CLASSES, false, 'used'],
  ['a page with a button that React works', `${CLASSES}<button>A</button>`, false, 'used unused'],
  ['a page for staff, where React comes by itself', CLASSES, true, 'used unused'],
] as const) {
  test(`the classes that are kept in ${where}: ${kept}`, () => {
    const $ = load(html);
    dropClasses($, {page: PAGE, isStaffBuild});
    expect($('p').attr('class')).toBe(kept);
  });
}
