/** Rules about Markdown: headings, and the boxes, tables, code and footnotes that pages can't show. */
import {visit} from 'unist-util-visit';
import {spanOf} from '../page/elements';
import {lineEnd} from '../source';
import type {PageRule} from './rule';

/** One headline on each page, and every heading with its text. */
export const headings: PageRule = {
  id: 'headings',
  severity: 'warning',
  check({tree, broken, frontMatter, source: {text}}, report) {
    if (broken) return;
    let headlines = 0;
    visit(tree, 'heading', (heading) => {
      const {start, end} = spanOf(heading);
      if (heading.depth === 1) headlines += 1;
      if (heading.children.length === 0) {
        report({start, end, message: 'Write the heading after the #, or delete the line.', severity: 'error'});
      } else if (text[start] !== '#') {
        const message = 'Put an empty line below this text: the line below makes it a heading.';
        report({start, end: lineEnd(text, start), message});
      } else if (heading.depth === 1 && headlines > 1) {
        report({start, end, message: 'Begin this heading with ##: a page has one headline with a single #.'});
      }
    });
    const start = frontMatter.end + Math.max(0, text.slice(frontMatter.end).search(/\S/));
    if (headlines === 0)
      report({start, end: start, message: 'The page has no headline. Write one: “# ” and the text.'});
  },
};

/** Why a page can't have these. An error where the build stops at it, or shows something else. */
const REFUSED = {
  table: 'Write a list or cards: pages have no tables, as a phone has no room for columns.',
  code: 'Delete the ` characters or the indentation: they turn this into code, which pages can’t show.',
  inlineCode: 'Delete the ` characters: they turn this into code, which pages can’t show.',
  footnoteReference: 'Put the note in the sentence itself: pages have no footnotes.',
  footnoteDefinition: 'Put the note in the sentence itself: pages have no footnotes.',
  containerDirective: 'Begin each line with > to make the text a quotation: pages have no boxes.',
  leafDirective: 'Write a space after the “:”, or a \\ before it: a “:” right before a word has a special meaning.',
  textDirective: 'Write a space after the “:”, or a \\ before it: a “:” right before a word has a special meaning.',
} as const;

/** Boxes, tables, code and footnotes. */
export const boxesTablesAndCode: PageRule = {
  id: 'boxes-tables-and-code',
  severity: 'error',
  check({tree, source: {text}}, report) {
    visit(tree, (node) => {
      if (!Object.hasOwn(REFUSED, node.type)) return;
      const type = node.type as keyof typeof REFUSED;
      const {start, end} = spanOf(node);
      // The build shows a word with nothing but a colon as it is.
      const isPlain = type === 'textDirective' && /^:[\w-]+$/.test(text.slice(start, end));
      if (isPlain) return;
      const isShown = ['table', 'code', 'inlineCode'].includes(type);
      report({
        start,
        end: Math.min(end, lineEnd(text, start)),
        message: REFUSED[type],
        severity: isShown ? 'warning' : 'error',
      });
    });
  },
};
