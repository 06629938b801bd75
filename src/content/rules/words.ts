/** What stands in words and was meant otherwise: the name's token, examples, invisible characters, signs of markup. */
import type {Paragraph} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {literalOf, placeOf} from '../page/elements';
import {textsOf} from '../page/words';
import {nameSlips, nameWrittenOut, toYaml} from '../records';
import {NAME_TOKEN} from '../records/name';
import {type Finding, isHandbook} from '../source';
import {pageRule, siteRule} from './rule';

/** Where the organisation's name was meant and isn't understood: visitors would read the token. */
export const nameToken = pageRule('name-token', 'the-name', 'warning', ({source: {text, file}}, report) => {
  if (isHandbook(file)) return;
  for (const {start, end, certain} of nameSlips(text)) {
    const message = 'Write %name% in small letters, with one % on each side and no spaces.';
    const edits = [{start, end, text: NAME_TOKEN}];
    report({start, end, message, edits, ...(certain && {fix: 'safe', severity: 'error'})});
  }
});

/** The organisation's name where %name% should be. */
export const nameRule = siteRule(
  'name-written-out',
  'the-name',
  'warning',
  ({page: {source, frontMatter}, site: {records}}, report) => {
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
      const message = 'Write %name% for the organisation’s name, so that it changes everywhere at once.';
      report({start, end, message, edits, fix: 'safe'});
    }
  },
);

/** What the handbook and the messages show as an example of somebody's own words. */
const EXAMPLES =
  /^(…|\.\.\.|name of the (company|founder)|what the founder said\.?|what (it|the (image|picture)) shows|what (this|the) page is about, in a sentence\.?|the name of this page|lorem ipsum\b.*|(todo|tbc|tbd|fixme)\b.*)$/i;
/** What the editor writes where somebody's own words are still to come. */
const TO_WRITE =
  /^write (a heading|its name|what you want to say|one sentence that says what this page is about|the (first|second) entry|what it (is, in one short line|includes)|who it is for|what a person gets|what they do here|what (kind of startup it is|was counted)|who has to confirm it, and why)\.?$/i;
const isExample = (words: string) => EXAMPLES.test(words.trim()) || TO_WRITE.test(words.trim());
/** Addresses that are kept for examples and belong to nobody. */
const NOBODY = /\bname@example\.org\b|example\.org\/name\b|\bwa\.me\/256700000000\b/i;

/** Examples that were copied and never replaced. */
export const placeholders = pageRule('placeholders', 'something-else', 'warning', (page, report) => {
  if (isHandbook(page.source.file)) return;
  const message = 'Write your own words here: this is an example.';
  visit(page.tree, ['paragraph', 'heading', 'listItem', 'link', 'image'], (node) => {
    const url = 'url' in node ? node.url : '';
    const words = 'alt' in node ? (node.alt ?? '') : textOf(node);
    if (NOBODY.test(url) || isExample(words)) report({...placeOf(node), message});
  });
  for (const {attribute} of page.settings) {
    const value = literalOf(attribute);
    if (typeof value === 'string' && (isExample(value) || NOBODY.test(value))) report({...placeOf(attribute), message});
  }
  for (const {value, valueStart: start, valueEnd: end} of page.frontMatter.entries)
    if (isExample(String(value ?? ''))) report({start, end, message});
});

/** Zero-width spaces and joiners, soft hyphens, and marks of direction. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028\u2029\u2060\uFEFF]/gu;

/** Characters that come along with copied words, that nobody sees, and that break names and addresses. */
export const invisibleCharacters = pageRule(
  'invisible-characters',
  'something-else',
  'warning',
  ({source: {text}}, report) => {
    // Emoji need the joiner between two of them, and a line ends at U+2028 and U+2029.
    const joins = (sign: string, at: number) =>
      sign === '\u200D' && /(?:\p{Emoji}|\uFE0F)$/u.test(text.slice(Math.max(0, at - 2), at));
    const edits = [...text.matchAll(INVISIBLE)]
      .filter(({0: sign, index}) => !joins(sign, index))
      .map(({0: sign, index}) => ({start: index, end: index + 1, text: /[\u2028\u2029]/.test(sign) ? ' ' : ''}));
    const [first] = edits;
    const message = 'Delete the invisible characters in this file. They came with copied words.';
    if (first) report({start: first.start, end: first.end, message, edits, fix: 'safe'});
  },
);

/** Signs that were meant as markup and stand in the words. */
const STRAY: [pattern: RegExp, message: string][] = [
  [
    /\*\*+/,
    'Write ** right before the first bold letter and right after the last, with no space between. Visitors would read these signs.',
  ],
  [/\/\*|\*\//, 'Write a note to your colleagues as {/* … */}. Visitors would read this one.'],
];

/** Bullets as word processors and phones draw them. */
const BULLET = /^[ \t]*(?:[•·▪●◦‣∙○■□➢➤✓✔→][ \t]*|[–—-][ \t]*(?=\p{L}))/u;

/** The lines of a paragraph that begin with a bullet. A dash alone may begin a sentence; below one another they are a list. */
function bulletsOf(paragraph: Paragraph, text: string): Finding | undefined {
  const {start, end} = placeOf(paragraph);
  if (text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim()) return undefined;
  let at = start;
  const edits = text
    .slice(start, end)
    .split('\n')
    .flatMap((line) => {
      const [bullet] = BULLET.exec(line) ?? [];
      at += line.length + 1;
      const from = at - line.length - 1;
      return bullet === undefined ? [] : [{start: from, end: from + bullet.length, text: '- '}];
    });
  const [first] = edits;
  if (!first || (edits.length === 1 && /[–—-]/.test(text[first.start]))) return undefined;
  const message = 'Begin each item of a list with a hyphen and a space. Otherwise the lines run together.';
  return {start: first.start, end: first.end, message, edits};
}

/** A heading whose space is missing. `#word` alone may be a tag as social media have them. */
function headingOf(paragraph: Paragraph, text: string): Finding | undefined {
  const {start} = placeOf(paragraph);
  const [signs] = /^#{2,6}(?=[^\s#\d])/.exec(text.slice(start)) ?? [];
  const end = start + (signs?.length ?? 0);
  const message = 'Write a space after #. Visitors would read the sign.';
  return signs ? {start, end, message, help: 'titles', edits: [{start, end, text: `${signs} `}]} : undefined;
}

/** What was meant as markup and isn't taken for any: visitors would read the signs. */
export const strayMarkup = pageRule('stray-markup', 'something-else', 'warning', (page, report) => {
  const {source, tree} = page;
  if (isHandbook(source.file)) return;
  for (const {value, offsets} of textsOf(page)) {
    for (const [pattern, message] of STRAY) {
      const match = pattern.exec(value);
      if (!match || source.text[offsets[match.index]] === '\\') continue;
      report({start: offsets[match.index], end: offsets[match.index + match[0].length], message});
    }
  }
  visit(tree, 'paragraph', (paragraph) => {
    for (const finding of [headingOf(paragraph, source.text), bulletsOf(paragraph, source.text)])
      if (finding) report(finding);
  });
});
