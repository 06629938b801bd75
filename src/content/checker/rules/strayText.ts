/** What stands in words and was meant otherwise: the name's token, examples, invisible characters, signs of markup. */
import {visit} from 'unist-util-visit';
import {nameSlips, nameWrittenOut, toYaml} from '../../site/records';
import {NAME_TOKEN, USE_TOKEN, WRITE_TOKEN} from '../../site/records/name';
import {addressesOf} from '../page/addresses';
import {literalOf, placeOf} from '../page/elements';
import {textsOf} from '../page/words';
import {isHandbook} from '../source';
import {pageRule, siteRule} from './rule';

/** Where the organisation's name was meant and isn't understood: visitors would read the token. */
export const nameToken = pageRule('name-token', 'the-name', 'warning', ({source: {text, file}}, report) => {
  if (isHandbook(file)) return;
  for (const {start, end, certain} of nameSlips(text)) {
    const edits = [{start, end, text: NAME_TOKEN}];
    report({start, end, message: WRITE_TOKEN, edits, ...(certain && {fix: 'safe', severity: 'error'})});
  }
});

/** The organisation's name where %name% should be. */
export const nameRule = siteRule('name-written-out', 'the-name', 'warning', ({page, site: {records}}, report) => {
  const {source, frontMatter} = page;
  const name = records?.organisation.name;
  if (!name || isHandbook(source.file)) return;
  for (const start of nameWrittenOut(source.text, name)) {
    const end = start + name.length;
    const entry = frontMatter.entries.find(({valueStart, valueEnd}) => valueStart <= start && end <= valueEnd);
    const isPlain = entry && !/["']/.test(source.text[entry.valueStart]);
    // At the top of a page, a value that begins with % needs quotation marks.
    const value = String(entry?.value).replaceAll(name, NAME_TOKEN);
    const edits = isPlain
      ? [{start: entry.valueStart, end: entry.valueEnd, text: toYaml(value)}]
      : [{start, end, text: NAME_TOKEN}];
    report({start, end, message: USE_TOKEN, edits, fix: 'safe'});
  }
});

/** What the handbook shows as an example of somebody's own words, and what the editor writes where they are to come. */
const EXAMPLES = [
  /…|\.\.\.|lorem ipsum\b.*|(todo|tbc|tbd|fixme)\b.*|name of the (company|founder)|the name of this page/,
  /what (the founder said|it shows|the (image|picture) shows|(this|the) page is about, in a sentence)/,
  /write (a heading|an entry|here: .*|what you want to say|one sentence that says what this page is about)/,
];
const EXAMPLE = new RegExp(`^(${EXAMPLES.map(({source}) => source).join('|')})\\.?$`, 'i');
/** Addresses that are kept for examples and belong to nobody. */
const NOBODY = /\bname@example\.org\b|example\.org\/name\b|\bwa\.me\/256700000000\b/i;

/** Examples that were copied and never replaced. */
export const placeholders = pageRule('placeholders', 'something-else', 'warning', (page, report) => {
  if (isHandbook(page.source.file)) return;
  const found = [
    ...textsOf(page).map(({value, offsets}) => ({text: value, start: offsets[0], end: offsets[value.length]})),
    ...addressesOf(page).flatMap(({url, words, start, end}) => [url, words].map((text) => ({text, start, end}))),
    ...page.settings.map(({attribute}) => ({text: literalOf(attribute), ...placeOf(attribute)})),
    ...page.frontMatter.entries.map(({value, valueStart: start, valueEnd: end}) => ({text: value, start, end})),
  ];
  for (const {text, start, end} of found) {
    const isExample = typeof text === 'string' && (EXAMPLE.test(text.trim()) || NOBODY.test(text));
    if (isExample) report({start, end, message: 'Write your own words here: this is an example.'});
  }
});

/** Soft hyphens, zero-width spaces and marks of direction. Joiners stay: emoji need them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/gu;

/** Characters that come along with copied words, that nobody sees, and that break names and addresses. */
export const invisibleCharacters = pageRule('invisible-characters', 'something-else', 'warning', (page, report) => {
  const edits = [...page.source.text.matchAll(INVISIBLE)].map(({index: start}) => ({start, end: start + 1, text: ''}));
  const message = 'Delete the invisible characters in this file. They came with copied words.';
  if (edits.length > 0) report({start: edits[0].start, end: edits[0].end, message, edits, fix: 'safe'});
});

/** Bullets as word processors and phones draw them, at the beginning of a line. */
const BULLET = /^[ \t]*(?:[•·▪●◦‣∙○■□➢➤✓✔→][ \t]*|[–—-][ \t]*(?=\p{L}))/gmu;

/** What was meant as markup and isn't taken for any: visitors would read the signs. */
export const strayMarkup = pageRule('stray-markup', 'something-else', 'warning', (page, report) => {
  const {source, tree} = page;
  if (isHandbook(source.file)) return;
  for (const {value, offsets} of textsOf(page)) {
    const stars = /\*\*+/.exec(value);
    if (!stars || source.text[offsets[stars.index]] === '\\') continue;
    const message = 'Write ** right before the first bold letter and right after the last, with no space between.';
    report({start: offsets[stars.index], end: offsets[stars.index + stars[0].length], message});
  }
  visit(tree, 'paragraph', (paragraph) => {
    const {start, end} = placeOf(paragraph);
    const raw = source.text.slice(start, end);
    // `#word` alone may be a tag as social media have them.
    const [signs] = /^#{2,6}(?=[^\s#\d])/.exec(raw) ?? [];
    const edits = [...raw.matchAll(BULLET)].map(({0: bullet, index}) => {
      return {start: start + index, end: start + index + bullet.length, text: '- '};
    });
    // A dash alone may begin a sentence; below one another they are a list. In an item, a bullet is one too many.
    const isList = edits.length > 1 || (edits.length === 1 && !/[–—-]/.test(source.text[edits[0].start]));
    const startsLine = !source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start).trim();
    if (signs) {
      const space = {start: start + signs.length, end: start + signs.length, text: ' '};
      report({start, end: space.end, message: 'Write a space after #.', help: 'titles', edits: [space]});
    } else if (isList && startsLine) {
      const message = 'Begin each item of a list with a hyphen and a space. Otherwise the lines run together.';
      report({start: edits[0].start, end: edits[0].end, message, edits});
    }
  });
});
