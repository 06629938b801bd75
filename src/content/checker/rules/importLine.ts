/** The import line: it names every component that the page uses, each once, and nothing else. */
import {nearest} from '../nearest';
import {placeOf} from '../page/elements';
import {importLine, LIBRARY} from '../page/imports';
import {lineEnd} from '../source';
import {pageRule} from './rule';

/** Pages import components of this site by their names, and nothing else. */
export const imports = pageRule('imports', 'the-import-line', 'error', (page, report) => {
  const {components, source} = page;
  const help = 'pages-are-not-programs';
  const seen = new Set<string>();
  for (const {kind, start, end, from, names, plain} of page.imports) {
    const endOfLine = Math.min(end, lineEnd(source.text, start));
    const known = names.map(({name}) => name).filter((name) => components.has(name));
    const rewritten = (all: string[]) => (all.length > 0 ? [{start, end, text: importLine(all)}] : undefined);
    if (kind === 'export') {
      report({start, end: endOfLine, message: 'Delete these lines: pages can’t contain code.', help, fatal: true});
    } else if (!plain || from !== LIBRARY) {
      const message = `Import components from '${LIBRARY}' only, by their names between braces.`;
      report({start, end: endOfLine, message, help, edits: rewritten(known), fatal: true});
    } else {
      for (const {name, ...place} of names) {
        const meant = nearest(name, [...components.keys()]);
        const edits = rewritten(meant ? [...known, meant] : known);
        const message = seen.has(name)
          ? `Import ${name} once: it is on a line above, too.`
          : `There is no component "${name}".${meant ? '' : ' The handbook shows them all.'}`;
        if (seen.has(name) || !components.has(name)) report({...place, message, edits, fatal: true});
        seen.add(name);
      }
    }
  }
});

/** Components that a page uses and doesn't import. */
export const missingImport = pageRule(
  'missing-import',
  'the-import-line',
  'error',
  (page, report) => {
    const {elements, imports, source, components} = page;
    const imported = imports.flatMap(({names}) => names.map(({name}) => name));
    const used = elements.filter(({name}) => name && components.has(name) && !imported.includes(name));
    if (used.length === 0) return;
    const missing = [...new Set(used.map(({name}) => name as string))];
    const line = imports.find(({from, plain}) => plain && from === LIBRARY);
    const names = [...(line?.names.map(({name}) => name) ?? []), ...missing].filter((name) => components.has(name));
    const top = page.frontMatter.end;
    const gap = /^[ \t]*\n/.exec(source.text.slice(top))?.[0] ?? '';
    const place = line ?? {start: top + gap.length, end: top + gap.length};
    const text = line ? importLine(names) : `${gap ? '' : '\n'}${importLine(names)}\n\n`;
    const {start} = placeOf(used[0]);
    const message = `Add ${missing.join(', ')} to the import line at the top.`;
    const edits = [{start: place.start, end: place.end, text}];
    report({start, end: start + 1 + (used[0].name ?? '').length, message, edits, fix: 'safe', fatal: true});
  },
  {isConsequence: true},
);
