/** Rules about the import line: it names every component that the page uses, and nothing else. */
import {spanOf} from '../page/elements';
import {importLine, LIBRARY} from '../page/imports';
import {lineEnd} from '../source';
import {pageRule} from './rule';

/** Pages import components of this site by their names, and nothing else. */
export const imports = pageRule({
  id: 'imports',
  severity: 'error',
  check({imports, components, source: {text}}, report) {
    for (const {kind, start, end, from, names, plain} of imports) {
      const firstLine = {start, end: Math.min(end, lineEnd(text, start))};
      if (kind === 'export') {
        report({...firstLine, message: 'Delete these lines: pages can’t contain code.', fatal: true});
      } else if (!plain || from !== LIBRARY) {
        const message = `A page can import only components, by their names: import {Card, Cards} from '${LIBRARY}';`;
        report({...firstLine, message, fatal: true});
      } else {
        for (const {name, ...place} of names.filter((one) => !components.has(one.name))) {
          const message = `There is no component called “${name}”. The handbook lists them all.`;
          report({...place, message, fatal: true});
        }
      }
    }
  },
});

/** Components that a page uses and doesn't import. The editor makes this correction by itself. */
export const missingImport = pageRule({
  id: 'missing-import',
  severity: 'error',
  check({elements, imports, source, components, frontMatter}, report) {
    const imported = imports.flatMap(({names}) => names.map(({name}) => name));
    const used = elements.filter(({name}) => name && components.has(name) && !imported.includes(name));
    if (used.length === 0) return;
    const missing = [...new Set(used.map(({name}) => name as string))];
    const line = imports.find(({from, plain}) => plain && from === LIBRARY);
    const names = [...(line?.names.map(({name}) => name) ?? []), ...missing].filter((name) => components.has(name));
    const top = frontMatter.end;
    const gap = /^[ \t]*\n/.exec(source.text.slice(top))?.[0] ?? '';
    const place = line ?? {start: top + gap.length, end: top + gap.length};
    const text = line ? importLine(names) : `${gap ? '' : '\n'}${importLine(names)}\n\n`;
    const {start} = spanOf(used[0]);
    report({
      start,
      end: start + 1 + (used[0].name ?? '').length,
      message: `Add ${missing.join(', ')} to the line at the top that begins with “import”.`,
      edits: [{start: place.start, end: place.end, text}],
      fatal: true,
    });
  },
});
