/** The import line: it names every component that the page uses, once. */
import {nearest} from '../nearest';
import {placeOf} from '../page/elements';
import {importLine, LIBRARY} from '../page/imports';
import {pageRule} from './rule';

/** Each name on the import line is a component, and is there once. */
export const importedNames = pageRule('imported-names', 'the-import-line', 'error', (page, report) => {
  const {imports, components} = page;
  const seen = new Set<string>();
  for (const {plain, from, names, start: lineStart, end: lineEnd} of imports) {
    if (!plain || from !== LIBRARY) continue;
    const known = names.map(({name}) => name).filter((name) => components.has(name));
    for (const {name, start, end} of names) {
      const meant = nearest(name, [...components.keys()]);
      const edits = [{start: lineStart, end: lineEnd, text: importLine(meant ? [...known, meant] : known)}];
      if (seen.has(name))
        report({start, end, message: `Delete the second ${name}: it is imported twice.`, edits, fatal: true});
      else if (!components.has(name)) {
        const rest = meant ? '' : ' The handbook shows them all.';
        const message = `There is no component "${name}".${rest}`;
        report({
          start,
          end,
          message,
          help: 'components',
          edits: known.length > 0 || meant ? edits : undefined,
          fatal: true,
        });
      }
      seen.add(name);
    }
  }
});

/** Components that a page uses and doesn't import. */
export const missingImport = pageRule(
  'missing-import',
  'the-import-line',
  'error',
  ({elements, imports, frontMatter: {end: top}, source: {text}, components}, report) => {
    const imported = new Set(imports.flatMap(({names}) => names.map(({name}) => name)));
    const used = elements.filter(({name}) => components.has(name ?? '') && !imported.has(name ?? ''));
    const [first] = used;
    if (!first) return;
    const missing = [...new Set(used.map(({name}) => name as string))];
    const line = imports.find(({from, plain}) => plain && from === LIBRARY);
    const names = [...(line?.names.map(({name}) => name) ?? []), ...missing].filter((name) => components.has(name));
    const {start} = placeOf(first);
    const gap = /^[ \t]*\n/.exec(text.slice(top))?.[0] ?? '';
    const added = `${gap ? '' : '\n'}${importLine(names)}\n\n`;
    report({
      start,
      end: start + 1 + (first.name ?? '').length,
      message: `Add ${missing.join(', ')} to the import line at the top.`,
      edits: line
        ? [{start: line.start, end: line.end, text: importLine(names)}]
        : [{start: top + gap.length, end: top + gap.length, text: added}],
      fix: 'safe',
      fatal: true,
    });
  },
);
