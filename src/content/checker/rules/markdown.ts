/** Rules about Markdown: headings, and the boxes, tables, code and footnotes that pages can't show. */
import {visit} from 'unist-util-visit';
import {spanOf} from '../page/elements';
import type {Page} from '../page/page';
import {lineEnd, type Report} from '../source';
import {pageRule} from './rule';

/** One headline on each page, and every heading with its words. */
export const headings = pageRule({
  id: 'headings',
  help: 'titles',
  severity: 'warning',
  check(page, report) {
    const {text} = page.source;
    if (!page.kind.isForVisitors || page.broken) return;
    let headlines = 0;
    visit(page.tree, 'heading', (heading) => {
      const {start, end} = spanOf(heading);
      if (heading.depth === 1) headlines += 1;
      if (heading.children.length === 0) {
        report({start, end, message: 'Write the heading after the #, or delete the line.', severity: 'error'});
      } else if (text[start] !== '#') {
        const message = 'Put an empty line below these words: the line below makes them a heading.';
        report({start, end: lineEnd(text, start), message});
      } else if (heading.depth === 1 && headlines > 1) {
        const message = 'Begin this heading with ##: a page has one headline with a single #.';
        report({start, end, message, edits: [{start, end: start + 1, text: '##'}]});
      }
    });
    const {end} = page.frontMatter;
    const start = end + Math.max(0, text.slice(end).search(/\S/));
    const message = 'Write a headline below the import line: a single #, a space and the words.';
    const messageInForm = 'The page has no headline. Write one: “# ” and the words.';
    if (headlines === 0) report({start, end: start, message, messageInForm});
  },
});

/** Reports a colon right before a word, which begins a directive: a kind of component that no page has. */
function checkColons({tree, source: {text}}: Page, report: Report): void {
  visit(tree, ['leafDirective', 'textDirective'], (node) => {
    const {start, end} = spanOf(node);
    const [raw] = text.slice(start, end).split('\n');
    // The build gives a word with nothing but a colon back as it is.
    if ('name' in node && raw === `:${node.name}`) return;
    report({
      start,
      end: start + raw.length,
      message:
        'Write a space after the colon, or a backslash before it: a colon right before a word has a special meaning.',
      messageInForm: 'Write a space after the “:”, or a \\ before it: a “:” right before a word has a special meaning.',
      edits: [{start, end: start, text: '\\'}],
    });
  });
}

/** Reports the boxes of Docusaurus, `:::note`, and offers a quotation in their place. */
function checkBoxes({tree, source: {text}}: Page, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    const {start, end} = spanOf(node);
    const [raw, ...lines] = text.slice(start, end).split('\n');
    const words = lines
      .filter((line) => !/^\s*:::+\s*$/.test(line))
      .join('\n')
      .trim();
    const quotation = words.replace(/^.*$/gm, (line) => `> ${line}`.trimEnd());
    report({
      start,
      end: start + raw.length,
      message: 'Begin each line with > to make the words a quotation: pages have no boxes.',
      edits: [{start, end, text: quotation}],
    });
  });
}

/** `:::note` begins a box, and a colon right before a word has a meaning of its own. */
export const boxes = pageRule({
  id: 'boxes',
  help: 'boxes-tables-and-code',
  severity: 'error',
  check(page, report) {
    checkColons(page, report);
    if (page.kind.isForVisitors) checkBoxes(page, report);
  },
});

/** The build can't take the notes at the foot of a page apart. */
export const footnotes = pageRule({
  id: 'footnotes',
  help: 'something-else',
  severity: 'error',
  check({tree}, report) {
    visit(tree, ['footnoteReference', 'footnoteDefinition'], (node) => {
      const message = 'Write the note into the sentence: pages have no footnotes.';
      report({...spanOf(node), message, fatal: true});
    });
  },
});

/** Reports tables, and words made code by a backtick. */
function checkTablesAndCode({tree, source: {text}}: Page, report: Report): void {
  visit(tree, ['table', 'code', 'inlineCode'], (node) => {
    const {start, end} = spanOf(node);
    const words = 'value' in node ? String(node.value).trim() : '';
    const message =
      node.type === 'table'
        ? 'Write a list or cards: pages have no tables, as a phone has no room for columns.'
        : 'Delete the ` or ~ signs: they make words code, and pages have none.';
    // Code may hold what would mean something else outside of it.
    const edits = words && !/[<{`]/.test(words) ? [{start, end, text: words}] : undefined;
    report({start, end: Math.min(end, lineEnd(text, start)), message, edits});
  });
}

/** Reports the boxes of a list: `- [ ] Bring your ID`. */
function checkTicks({tree, source: {text}}: Page, report: Report): void {
  visit(tree, 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return;
    const {start: from, end: to} = spanOf(item);
    const {0: box, index} = /\[[ \txX]\][ \t]*/.exec(text.slice(from, to)) ?? {0: '', index: 0};
    const place = {start: from + index, end: from + index + box.length};
    report({
      ...place,
      message: 'Delete the square brackets: they draw a box, and nobody can tick it.',
      messageInForm: 'Delete the “[ ]”: they draw a box, and nobody can tick it.',
      edits: [{...place, text: ''}],
    });
  });
}

/** Tables, which a phone has no room for, words made code, and boxes to tick, which nobody can. */
export const tablesAndCode = pageRule({
  id: 'tables-and-code',
  help: 'boxes-tables-and-code',
  severity: 'warning',
  check(page, report) {
    if (!page.kind.isForVisitors) return;
    checkTablesAndCode(page, report);
    checkTicks(page, report);
  },
});
