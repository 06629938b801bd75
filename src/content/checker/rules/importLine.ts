/** Rules about the import line: it names every component that the page uses, each once, and nothing else. */
import {componentLabel} from '../components/table';
import {nearest} from '../nearest';
import {spanOf} from '../page/elements';
import {type ImportLine, importLine, LIBRARY} from '../page/imports';
import type {Page} from '../page/page';
import {lineEnd, type Report} from '../source';
import {worded} from '../wording';
import {pageRule} from './rule';

/** Reports what is wrong with one import or export. Its correction writes the whole line anew. */
function checkImport({kind, start, end, from, names, plain}: ImportLine, page: Page, report: Report): void {
  const {components, source} = page;
  const help = 'pages-are-not-programs';
  const firstLine = {start, end: Math.min(end, lineEnd(source.text, start))};
  const existing = names.map(({name}) => name).filter((name) => components.has(name));
  const rewritten = (all: string[]) => (all.length > 0 ? [{start, end, text: importLine(all)}] : undefined);
  if (kind === 'export') {
    report({...firstLine, message: 'Delete these lines: pages can’t contain code.', help, fatal: true});
    return;
  }
  if (!plain || from !== LIBRARY) {
    const message = `Import components from '${LIBRARY}' only, by their names between braces.`;
    const messageInForm = 'The line at the top that begins with “import” names something else.';
    report({...firstLine, message, messageInForm, help, edits: rewritten(existing), fatal: true});
    return;
  }
  for (const {name, ...place} of names.filter(({name}) => !components.has(name))) {
    const nearby = nearest(name, [...components.keys()]);
    const edits = rewritten(nearby ? [...existing, nearby] : existing);
    const advice = nearby ? '' : ' The handbook shows them all.';
    const wording = worded(components, (signs) => `There is no ${signs.component(name)}.${advice}`);
    report({...place, ...wording, edits, fatal: true});
  }
}

/** Pages import components of this site by their names, and nothing else. */
export const imports = pageRule({
  id: 'imports',
  help: 'the-import-line',
  severity: 'error',
  check(page, report) {
    for (const line of page.imports) checkImport(line, page, report);
  },
});

/** Components that a page uses and doesn't import. */
export const missingImport = pageRule({
  id: 'missing-import',
  help: 'the-import-line',
  severity: 'error',
  check(page, report) {
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
    const {start} = spanOf(used[0]);
    const edits = [{start: place.start, end: place.end, text}];
    report({
      start,
      end: start + 1 + (used[0].name ?? '').length,
      message: `Add ${missing.join(', ')} to the import line at the top.`,
      // The editor writes that line by itself.
      messageInForm: `${missing.map((name) => `“${componentLabel(name, components)}”`).join(', ')} isn’t named at the top of the text.`,
      edits,
      certainty: 'safe',
      fatal: true,
    });
  },
});
