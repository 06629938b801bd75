import type {Rule} from './rule';

export const closingTag: Rule = {
  id: 'closing-tag',
  help: 'opening-and-closing',
  parts: ['closing-tag'],
  part(part, {report}) {
    if (part.kind !== 'closing-tag') return;
    const {start, end, tag} = part;
    const edits = [{start, end, text: `</${tag.name}>`}];
    report({start, end, message: 'Write only the name in a closing tag.', edits, fixable: true});
  },
};
