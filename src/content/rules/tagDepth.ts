import type {Edit} from '../diagnostic';
import type {Rule} from './rule';

/** Empty lines between a tag and the words on its line, and none of the indentation that puts it into a list. */
function apart(text: string, start: number, end: number): Edit[] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = `${text}\n`.indexOf('\n', end);
  const [before, after] = [text.slice(lineStart, start), text.slice(end, lineEnd)];
  const edits: Edit[] = [];
  if (before) edits.push({start: lineStart + before.trimEnd().length, end: start, text: before.trim() ? '\n\n' : ''});
  if (after.trim()) edits.push({start: end, end: lineEnd - after.trimStart().length, text: '\n\n'});
  return edits;
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
    report({start, end, message, edits: apart(source.text, start, end)});
  },
};
