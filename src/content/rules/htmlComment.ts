import type {Rule} from './rule';

export const htmlComment: Rule = {
  id: 'html-comment',
  help: 'comments',
  parts: ['html-comment'],
  part(part, {page: {source}, report}) {
    if (part.kind !== 'html-comment') return;
    const raw = source.text.slice(part.start, part.end).trimEnd();
    const words = raw.replace(/^<!--|-->$/g, '').trim();
    report({
      start: part.start,
      end: part.start + raw.length,
      message: 'Write notes that visitors don’t see between {/* and */}.',
      edits: [{start: part.start, end: part.start + raw.length, text: `{/* ${words.replaceAll('*/', '* /')} */}`}],
      fixable: part.closed,
    });
  },
};
