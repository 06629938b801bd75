import type {Rule} from './rule';

/** A character too many, or a wrong one, in a tag. */
export const tagTypos: Rule = {
  id: 'tag-typos',
  help: 'settings',
  parts: ['tag-typo'],
  part(part, {report}) {
    if (part.kind !== 'tag-typo') return;
    const {start, end, name, edits} = part;
    const message = `Correct the slip in the tag ${name}: a character is wrong or too many.`;
    report({start, end, message, edits});
  },
};
