import {importLine, LIBRARY} from './importLine';
import type {Rule} from './rule';

/** Pages import components of this site, and nothing else: whatever else a page imports or exports would be run. */
export const importSource: Rule = {
  id: 'import-source',
  help: 'pages-are-not-programs',
  page({page: {imports, source}, components, report}) {
    for (const {kind, start, end, from, names, plain, shifted} of imports) {
      const lineEnd = Math.min(end, `${source.text}\n`.indexOf('\n', start));
      if (kind === 'export') {
        report({start, end: lineEnd, message: 'Delete these lines: pages can’t contain code.', fatal: true});
      } else if (!shifted && (!plain || from !== LIBRARY)) {
        const known = names.map(({name}) => name).filter((name) => components.has(name));
        const edits = known.length > 0 ? [{start, end, text: importLine(known)}] : undefined;
        const message = `Import components from '${LIBRARY}' only, by their names between braces.`;
        report({start, end: lineEnd, message, edits, fatal: true});
      }
    }
  },
};
