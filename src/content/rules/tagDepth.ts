import type {Edit} from '../diagnostic';
import type {Rule} from './rule';

/** An empty line before a tag that has words before it on its line, and none of the indentation that puts it into a list. */
function apart(text: string, start: number): Edit[] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const from = lineStart + before.trimEnd().length;
  return [{start: from, end: start, text: before.trim() ? '\n\n' : ''}];
}

/** A tag and its other half at different depths: one in a list, a paragraph or bold words, the other outside. */
export const tagDepth: Rule = {
  id: 'tag-depth',
  help: 'opening-and-closing',
  parts: ['misplaced-tag'],
  part(part, {page: {source}, report}) {
    if (part.kind !== 'misplaced-tag') return;
    const {start, end, tag} = part;
    const {name} = tag;
    // Components have a capital letter and stand on lines of their own; elements stand among words.
    if (/^[a-z]/.test(name)) {
      const message = `Put <${name}> and </${name}> in the same place: both inside a paragraph, bold words or a link, or both outside.`;
      report({start, end, message});
      return;
    }
    const message = `Put <${name}> and </${name}> on lines of their own, with an empty line before and after. One of them is inside a paragraph, a list or a quotation and the other isn’t.`;
    report({start, end, message, edits: apart(source.text, start)});
  },
};
