import {LIBRARY} from './importLine';
import type {Rule} from './rule';

/** How an import line is written: its quotation marks, its commas, its place, and the empty line after it. */
export const importFormat: Rule = {
  id: 'import-format',
  help: 'the-import-line',
  parts: ['import-quotes', 'import-comma', 'import-glued', 'import-prose'],
  part(part, {page: {source}, report}) {
    const {start, end} = part;
    if (part.kind === 'import-quotes' && part.from === LIBRARY) {
      const message = 'Put straight quotation marks on the import line.';
      const edits = [{start, end, text: `import {${part.list}} from '${LIBRARY}';`}];
      report({start, end, message, help: 'quotation-marks', edits, fixable: true});
    } else if (part.kind === 'import-comma') {
      const edits = [{start, end, text: (part.list.match(/[^\s,]+/g) ?? []).join(', ')}];
      report({start, end, message: 'Put one comma between the names on the import line.', edits, fixable: true});
    } else if (part.kind === 'import-glued') {
      const edits = [{start: part.after, end: start, text: '\n\n'}];
      report({start, end, message: 'Leave an empty line after the import line.', edits, fixable: true});
    } else if (part.kind === 'import-prose') {
      const message = `Begin the paragraph with a capital letter: "${part.word}" has a special meaning.`;
      const edits = [{start, end: start + 1, text: source.text[start].toUpperCase()}];
      report({start, end, message, edits, fixable: true});
    }
  },
  page({page: {imports, source}, report}) {
    for (const {start, end, shifted} of imports) {
      if (!shifted) continue;
      const [lead = ''] = /^[ \t]*import[ \t]*/i.exec(source.text.slice(start, end)) ?? [];
      report({
        start,
        end,
        message: 'Begin the import line at the very left, with "import" in small letters and a space.',
        edits: [{start, end: start + lead.length, text: 'import '}],
        fixable: true,
        fatal: true,
      });
    }
  },
};
