import type {Rule} from './rule';

export const voidElement: Rule = {
  id: 'void-element',
  help: 'line-breaks',
  parts: ['void-element'],
  part(part, {report}) {
    if (part.kind !== 'void-element') return;
    const {start, end, tag} = part;
    const text = `<${tag.name.toLowerCase()} />`;
    const message = `End <${tag.name}> with a slash, as it has no closing tag. For a new paragraph, leave an empty line.`;
    report({start, end, message, edits: [{start, end, text}], fixable: true});
  },
};
