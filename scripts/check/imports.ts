/** The line at a page's top that names its components. Everything else that imports or exports is refused. */
import {checkNames, importLine, knownIn, LIBRARY} from './importNames';
import {hide, type Page, stop} from './text';

const IMPORT = /^import +\{([^{}]*)\}[ \t\n]*from[ \t\n]*(["'‘’“”])([^"'‘’“”\n]*)(["'‘’“”])[ \t]*;?[ \t]*/;

function readImport(page: Page, at: number, found: RegExpExecArray): number {
  const [whole, list, open, from, close] = found;
  const {text} = page.source;
  const listStart = at + whole.indexOf('{') + 1;
  if (from !== LIBRARY) {
    const known = knownIn(page, list);
    stop(page, at, at + whole.trimEnd().length, {
      message: `A page takes its components from '${LIBRARY}' and from nowhere else.`,
      write: known.length > 0 ? importLine(known) : undefined,
      topic: 'pages-are-not-programs',
    });
    for (const name of known) page.imported.add(name);
  } else {
    const good = checkNames(page, listStart, list);
    if (open !== close || !`"'`.includes(open)) {
      const write = `import {${list}} from '${LIBRARY}';`;
      stop(page, at, at + whole.length, {
        message: "The import line has curly quotation marks. It needs straight ones: '.",
        write,
        topic: 'quotation-marks',
        fix: {start: at, end: at + whole.trimEnd().length, text: write},
      });
    }
    for (const name of good) page.imported.add(name);
    page.importLine ??= {start: at, end: at + whole.trimEnd().length, names: good};
  }
  const end = at + whole.length;
  const [gap] = /^\n?[ \t]*/.exec(text.slice(end)) ?? [''];
  const after = end + gap.length;
  const next = text.slice(after).split('\n', 1)[0].trimEnd();
  if (next && (after === end || !/^import[ \t{]/.test(next))) {
    stop(page, after, after + next.length, {
      message: 'The import line needs an empty line after it, before the page begins.',
      write: `${whole.trimEnd()}\n\n${next}`,
      topic: 'the-import-line',
      fix: {start: end, end: after, text: '\n\n'},
    });
  }
  hide(page, at, end);
  return end;
}

/** A block that begins with import or export and is not an import line of ours. */
function refuse(page: Page, at: number): number {
  const {text} = page.source;
  const [block] = text.slice(at).split(/\n[ \t]*\n/, 1);
  const line = block.split('\n')[0];
  const prose = !/[{}='"“”;*(]/.test(line);
  const word = line.split(' ')[0];
  const known = word === 'import' ? knownIn(page, block) : [];
  for (const name of known) page.imported.add(name);
  stop(page, at, at + line.length, {
    message: prose
      ? `A paragraph cannot begin with the small word "${word}". Begin it with a capital letter.`
      : word === 'export'
        ? 'A page holds words and components, and no program: "export" cannot stand here. Take these lines out.'
        : `A page takes its components from '${LIBRARY}', in one line, and imports nothing else.`,
    write: prose
      ? line[0].toUpperCase() + line.slice(1)
      : word === 'import'
        ? importLine(known.length > 0 ? known : ['Section', 'VisitUs'])
        : undefined,
    topic: prose ? 'the-import-line' : 'pages-are-not-programs',
    fix: prose ? {start: at, end: at + 1, text: line[0].toUpperCase()} : undefined,
  });
  hide(page, at, at + block.length);
  return at + block.length;
}

/** An import line that stands further in, begins with a capital letter, or lacks its space: the build takes it for words. */
function readOddImport(page: Page, at: number, line: string, lead: string): void {
  const write = `import ${line.slice(lead.length)}`;
  stop(page, at, at + line.length, {
    message: 'The import line begins at the very left, with the word "import" in small letters and a space.',
    write,
    topic: 'the-import-line',
    fix: {start: at, end: at + line.length, text: write},
  });
  for (const name of knownIn(page, line)) page.imported.add(name);
  hide(page, at, at + line.length);
}

/** Reads and hides every block that begins with import or export: what comes after never meets one. */
export function readImports(page: Page): void {
  const {text} = page.source;
  let fence: string | undefined;
  let at = page.start;
  while (at < text.length) {
    const line = text.slice(at).split('\n', 1)[0];
    const [mark] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark) fence = fence ? (line.trim().startsWith(fence) ? undefined : fence) : mark.trim();
    if (!fence && /^(import|export)( |$)/.test(line)) {
      const found = IMPORT.exec(text.slice(at));
      at = found ? readImport(page, at, found) : refuse(page, at);
      at = text.indexOf('\n', at) + 1 || text.length;
    } else {
      const [lead] = /^[ \t]*import[ \t]*(?=\{)/i.exec(line) ?? [];
      if (!fence && lead) readOddImport(page, at, line, lead);
      at += line.length + 1;
    }
  }
}
