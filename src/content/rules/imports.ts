/** Rules about the import line: it names every component that the page uses, and nothing else. */
import {nameSpan, unknownComponentMessage} from '../page/elements';
import {COMPONENTS_MODULE, importLine} from '../page/imports';
import {lineEnd} from '../source';
import type {PageRule} from './rule';

/** Pages import components of this site by their names, and nothing else. */
export const onlyComponents: PageRule = {
  id: 'imports',
  severity: 'error',
  check({imports, components, source: {text}}, report) {
    for (const {kind, start, end, names, isOfComponents} of imports) {
      const firstLine = {start, end: Math.min(end, lineEnd(text, start))};
      if (kind === 'export') {
        report({...firstLine, message: 'Delete these lines: pages can’t contain code.', blocksRendering: true});
      } else if (!isOfComponents) {
        const message = `A page can import only components, by their names: import {Card, Cards} from '${COMPONENTS_MODULE}';`;
        report({...firstLine, message, blocksRendering: true});
      } else {
        for (const {name, ...span} of names.filter((one) => !components.has(one.name)))
          report({...span, message: unknownComponentMessage(name), blocksRendering: true});
      }
    }
  },
};

/** Components that a page uses and doesn't import. The editor makes this correction by itself. */
export const missingImport: PageRule = {
  id: 'missing-import',
  severity: 'error',
  check({elements, imports, source, components, frontMatter}, report) {
    const imported = imports.flatMap(({names}) => names.map(({name}) => name));
    const used = elements.filter(({name}) => name && components.has(name) && !imported.includes(name));
    if (used.length === 0) return;
    const missing = [...new Set(used.map(({name}) => name as string))];
    const line = imports.find(({isOfComponents}) => isOfComponents);
    const names = [...(line?.names.map(({name}) => name) ?? []), ...missing].filter((name) => components.has(name));
    const top = frontMatter.end;
    const gap = /^[ \t]*\n/.exec(source.text.slice(top))?.[0] ?? '';
    const {start, end} = line ?? {start: top + gap.length, end: top + gap.length};
    const text = line ? importLine(names) : `${gap ? '' : '\n'}${importLine(names)}\n\n`;
    report({
      ...nameSpan(used[0]),
      message: `Add ${missing.join(', ')} to the line at the top that begins with “import”.`,
      edits: [{start, end, text}],
      blocksRendering: true,
    });
  },
};
