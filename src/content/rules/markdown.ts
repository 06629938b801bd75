/** What Markdown has and the pages have no look for: boxes, tables, code and footnotes. */
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import {pageRule} from './rule';

/** `:::note` begins a box, and a colon right before a word has a meaning of its own. */
export const boxes = pageRule('boxes', 'boxes-tables-and-code', 'error', ({tree, source: {text, file}}, report) => {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
    const box = node.type === 'containerDirective';
    if (box && isHandbook(file)) return;
    const {start, end} = placeOf(node as Parameters<typeof placeOf>[0]);
    const [raw, ...lines] = text.slice(start, end).split('\n');
    // The build gives such a word back as it is.
    if ('name' in node && raw === `:${node.name}`) return;
    const inside = lines.filter((line) => !/^\s*:::+\s*$/.test(line));
    const words = inside.join('\n').trim();
    const message = box
      ? 'Put the words into an <Aside>, or begin each line with > to make them a quotation: pages have no boxes.'
      : 'Write a space after the colon, or a backslash before it: a colon right before a word has a special meaning.';
    const aside = words ? [{start, end, text: `<Aside>\n\n${words}\n\n</Aside>`}] : undefined;
    report({start, end: start + raw.length, message, edits: box ? aside : [{start, end: start, text: '\\'}]});
  });
});

/** The build can't take the notes at the foot of a page apart. */
export const footnotes = pageRule('footnotes', 'something-else', 'error', ({tree}, report) => {
  visit(tree, ['footnoteReference', 'footnoteDefinition'], (node) => {
    const message = 'Write the note into the sentence: pages have no footnotes.';
    report({...placeOf(node as Parameters<typeof placeOf>[0]), message, fatal: true});
  });
});

export const tablesAndCode = pageRule(
  'tables-and-code',
  'boxes-tables-and-code',
  'warning',
  ({tree, source: {text, file}}, report) => {
    if (isHandbook(file)) return;
    visit(tree, (node) => {
      if (node.type !== 'table' && node.type !== 'code' && node.type !== 'inlineCode') return;
      const {start, end} = placeOf(node);
      const lineEnd = Math.min(end, `${text}\n`.indexOf('\n', start));
      const words = node.type === 'table' ? '' : node.value.trim();
      const message =
        node.type === 'table'
          ? 'Write a list or cards: pages have no tables, as a phone has no room for columns.'
          : 'Delete the ` or ~ signs: they make words code, and pages have none.';
      // Code may hold what would mean something else outside of it.
      report({
        start,
        end: lineEnd,
        message,
        edits: words && !/[<{`]/.test(words) ? [{start, end, text: words}] : undefined,
      });
    });
  },
);
