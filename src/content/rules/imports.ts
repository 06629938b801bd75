/** The import line: it names every component that the page uses, once. */
import {nearest} from '../nearest';
import {placeOf} from '../page/elements';
import {type ImportLine, importLine, LIBRARY} from '../page/imports';
import type {Page} from '../page/page';
import type {Report} from '../source';
import {pageRule} from './rule';

function checkNames({names}: ImportLine, seen: Set<string>, {source: {text}, components}: Page, report: Report): void {
  for (const {name, start, end} of names) {
    const before = /,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const after = before ? 0 : (/^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0);
    const deletion = before || after ? [{start: start - before, end: end + after, text: ''}] : undefined;
    if (seen.has(name)) {
      report({start, end, message: `Delete the second ${name}: it is imported twice.`, edits: deletion, fatal: true});
    } else if (!components.has(name)) {
      const meant = nearest(name, [...components.keys()]);
      const there = meant !== undefined && names.some((one) => one.name === meant);
      const edits = there ? deletion : meant ? [{start, end, text: meant}] : undefined;
      const rest = there ? ` Delete it: ${meant} is there too.` : meant ? '' : ' The handbook shows them all.';
      report({start, end, message: `There is no component "${name}".${rest}`, help: 'components', edits, fatal: true});
    }
    seen.add(name);
  }
}

export const importedNames = pageRule('imported-names', 'the-import-line', 'error', (page, report) => {
  const seen = new Set<string>();
  for (const line of page.imports) if (line.plain && line.from === LIBRARY) checkNames(line, seen, page, report);
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
