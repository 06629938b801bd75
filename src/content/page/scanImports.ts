/** Finds the lines that begin with `import` or `export`, as a person may have written them. */
import type {ImportLine, Part} from './parts';

const IMPORT = /import +\{([^{}]*)\}[ \t\n]*from[ \t\n]*(["'‘’“”])([^"'‘’“”\n]*)(["'‘’“”])[ \t]*;?[ \t]*/y;
const SHIFTED = /^([ \t]*)import[ \t]*\{([^{}]*)\}.*$/i;

/** The names between the braces of an import line; `start` is where the list begins. */
export function namesIn(list: string, start: number): ImportLine['names'] {
  return [...list.matchAll(/[^,\s]+/g)].map(({0: name, index}) => ({
    name,
    start: start + index,
    end: start + index + name.length,
  }));
}

interface Found {
  parts: Part[];
  imports: ImportLine[];
  /** The blocks that nothing after this reads. */
  blocks: {start: number; end: number}[];
}

function readImport(text: string, at: number, match: RegExpExecArray, found: Found): number {
  const [whole, list, open, from, close] = match;
  const end = at + whole.trimEnd().length;
  found.imports.push({
    kind: 'import',
    start: at,
    end,
    from,
    names: namesIn(list, at + whole.indexOf('{') + 1),
    plain: !/\sas\s/.test(list),
  });
  if (open !== close || !`"'`.includes(open)) found.parts.push({kind: 'import-quotes', start: at, end, list, from});
  if (/,\s*,|^\s*,|\w\s+\w/.test(list) && !/\sas\s/.test(list)) {
    const start = at + whole.indexOf('{') + 1;
    found.parts.push({kind: 'import-comma', start, end: start + list.length, list});
  }
  const after = at + whole.length;
  const gap = /^\n?[ \t]*/.exec(text.slice(after, after + 200))?.[0].length ?? 0;
  const next = text
    .slice(after + gap)
    .split('\n', 1)[0]
    .trimEnd();
  if (next && (gap === 0 || !text.slice(after, after + gap).includes('\n') || !/^import[ \t{]/.test(next))) {
    found.parts.push({kind: 'import-glued', start: after + gap, end: after + gap + next.length, after: end});
  }
  found.blocks.push({start: at, end: after});
  return after;
}

function readOther(text: string, at: number, line: string, found: Found): number {
  const [block] = text.slice(at).split(/\n[ \t]*\n/, 1);
  const [word] = line.split(' ', 1);
  const place = {start: at, end: at + line.trimEnd().length};
  if (/[{}='"“”;*(]/.test(line)) {
    const names = (block.match(/\w+/g) ?? []).map((name) => ({name, ...place}));
    found.parts.push({kind: 'import-code', ...place});
    found.imports.push({kind: word === 'export' ? 'export' : 'import', ...place, names, plain: false});
  } else found.parts.push({kind: 'import-prose', ...place, word});
  found.blocks.push({start: at, end: at + block.length});
  return at + block.length;
}

/** Finds them all, from `start` on. */
export function scanImports(text: string, start: number): Found {
  const found: Found = {parts: [], imports: [], blocks: []};
  let fence: string | undefined;
  let at = start;
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at);
    const line = text.slice(at, lineEnd < 0 ? text.length : lineEnd);
    const [mark] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark) fence = fence ? (line.trim().startsWith(fence) ? undefined : fence) : mark.trim();
    if (!fence && /^(import|export)( |$)/.test(line)) {
      IMPORT.lastIndex = at;
      const match = IMPORT.exec(text);
      at = match ? readImport(text, at, match, found) : readOther(text, at, line, found);
      at = text.indexOf('\n', at) + 1 || text.length;
      continue;
    }
    const shifted = fence ? null : SHIFTED.exec(line);
    if (shifted) {
      const names = namesIn(shifted[2], at + line.indexOf('{') + 1);
      found.imports.push({kind: 'import', start: at, end: at + line.length, names, plain: true, shifted: true});
      found.blocks.push({start: at, end: at + line.length});
    }
    at += line.length + 1;
  }
  return found;
}
