import {placeOf} from '../page/elements';
import {importLine, LIBRARY} from './importLine';
import type {Rule} from './rule';

/** Components that a page uses and doesn't import. */
export const missingImport: Rule = {
  id: 'missing-import',
  help: 'the-import-line',
  page({page: {elements, imports, frontMatter, source}, components, report}) {
    const imported = new Set(imports.flatMap(({names}) => names.map(({name}) => name)));
    const used = elements.filter(({name}) => components.has(name ?? '') && !imported.has(name ?? ''));
    const [first] = used;
    if (!first) return;
    const missing = [...new Set(used.map(({name}) => name as string))];
    const line = imports.find(({from, plain}) => plain && from === LIBRARY);
    const names = [...(line?.names.map(({name}) => name) ?? []), ...missing].filter((name) => components.has(name));
    const {start} = placeOf(first);
    const {end} = frontMatter;
    const gap = /^[ \t]*\n/.exec(source.text.slice(end))?.[0] ?? '';
    const added = `${gap ? '' : '\n'}${importLine(names)}\n\n`;
    report({
      start,
      end: start + 1 + (first.name ?? '').length,
      message: `Add ${missing.join(', ')} to the import line at the top.`,
      edits: line
        ? [{start: line.start, end: line.end, text: importLine(names)}]
        : [{start: end + gap.length, end: end + gap.length, text: added}],
      fixable: true,
      fatal: true,
    });
  },
};
