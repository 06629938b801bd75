import type {Rule} from './rule';

export const lessThan: Rule = {
  id: 'less-than',
  help: 'angle-brackets',
  parts: ['less-than', 'unfinished-tag'],
  part(part, {page: {source}, components, report}) {
    const {start, end} = part;
    if (part.kind === 'unfinished-tag' && components.has(part.tag.name)) return;
    const line = source.text.slice(start, end).split('\n', 1)[0];
    report({
      start,
      end: start + line.length,
      message: 'Put a backslash before < to show it as a sign. Without one, it begins a component.',
      edits: [{start, end: start, text: '\\'}],
      fixable: true,
    });
  },
};
