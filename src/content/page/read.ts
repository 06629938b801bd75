/** Reads a page into its tree: strictly, and only if that fails, around the parts that are to blame. */
import type {Nodes, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesOf, detachedElement, elementsOf, placeOf} from './elements';
import {blank, failureOf, limited, parse} from './parse';
import type {ImportLine, Part, Scan} from './parts';
import {type Names, scanPage} from './scan';
import {namesIn} from './scanImports';
import {repairTags} from './scanTypos';

export interface ReadTree {
  tree: Root;
  imports: ImportLine[];
  /** What had to be left out; nothing for a page that the build can read. */
  parts: Part[];
}

/** The parser runs at most so often over one page, and less often over a very long one. */
const MOST_TRIES = 20;
const MOST_CHARACTERS = 300_000;

type Positioned<Node> = Node & {start: number; end: number};

type Esm = Extract<Nodes, {type: 'mdxjsEsm'}>;
type Statement = NonNullable<NonNullable<Esm['data']>['estree']>['body'][number];

function importOf(statement: Positioned<Statement>): ImportLine {
  const {start, end} = statement;
  if (statement.type !== 'ImportDeclaration') return {kind: 'export', start, end, names: [], plain: false};
  const {specifiers, source, attributes = []} = statement;
  const named = specifiers.every(
    (one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === one.local.name,
  );
  const names = specifiers.map((one) => ({...(one as Positioned<typeof one>), name: one.local.name}));
  return {
    kind: 'import',
    start,
    end,
    from: String(source.value),
    names: names.map(({name, start: from, end: to}) => ({name, start: from, end: to})),
    plain: named && specifiers.length > 0 && attributes.length === 0,
  };
}

/** An import line that the build takes for words: `import`, an expression, and `from '…'`. */
function shiftedImports(tree: Root, text: string): ImportLine[] {
  const found: ImportLine[] = [];
  visit(tree, 'mdxTextExpression', (node, _index, parent?: Parents) => {
    if (!parent) return;
    const {start, end} = placeOf(node);
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = `${text}\n`.indexOf('\n', end);
    if (!/^[ \t]*import[ \t]*$/i.test(text.slice(lineStart, start))) return;
    const names = namesIn(text.slice(start + 1, end - 1), start + 1);
    found.push({kind: 'import', start: lineStart, end: lineEnd, names, plain: true, shifted: true});
  });
  return found;
}

function importsOf(tree: Root, text: string): ImportLine[] {
  const found = shiftedImports(tree, text);
  visit(tree, 'mdxjsEsm', (node) => {
    const body = node.data?.estree?.body ?? [];
    found.push(...body.map((statement) => importOf(statement as Positioned<typeof statement>)));
  });
  return found;
}

/** Takes the place out of the text that the parser stumbles over: a tag with all that have its name, or a line. */
function partAt(text: string, error: unknown, scan: Scan): {part: Part; text: string} {
  const failure = failureOf(text, error);
  const tag = scan.tags.find(({start, end}) => start <= failure.offset && failure.offset < end);
  if (tag && failure.tag) {
    const others = scan.tags.filter(({name, kind}) => name === tag.name && kind !== 'self-closing');
    scan.removed.push(...others.filter(({kind}) => kind === 'open'));
    return {part: {kind: 'misplaced-tag', tag, start: tag.start, end: tag.end}, text: others.reduce(blank, text)};
  }
  const start = text.lastIndexOf('\n', failure.offset - 1) + 1;
  const end = `${text}\n`.indexOf('\n', failure.offset);
  const first = start + (/\S/.exec(text.slice(start, end))?.index ?? 0);
  return {part: {kind: 'unreadable', start: first, end}, text: blank(text, {start, end})};
}

/** Puts back into the tree what the scanner had to take out of the text. */
function restore(tree: Root, {stripped, removed, names}: Scan): void {
  const props = new Map(stripped.map((tag) => [tag.start, attributesOf(tag)]));
  for (const element of elementsOf(tree)) {
    const {start} = placeOf(element);
    element.attributes = props.get(start) ?? element.attributes;
    element.name = names.get(start) ?? element.name;
  }
  tree.children.push(...removed.map((tag) => detachedElement(tag) as Root['children'][number]));
}

/** Reads a page's text, which begins at `start`. */
export function readTree(source: string, start: number, names: Names): ReadTree {
  const {text: first, excess} = limited(blank(source, {start: 0, end: start}));
  let text = first;
  const parts: Part[] = excess.map((place) => ({kind: 'excess', ...place}));
  let scan: Scan | undefined;
  let repaired = false;
  const tries = Math.min(MOST_TRIES, Math.max(3, Math.floor(MOST_CHARACTERS / (text.length + 1))));
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const tree = parse(text);
      const imports = [...importsOf(tree, text), ...(scan?.imports ?? [])];
      if (scan) restore(tree, scan);
      return {tree, imports, parts: [...parts, ...(scan?.parts ?? [])]};
    } catch (error) {
      if (!repaired) {
        repaired = true;
        const repairs = repairTags(text);
        parts.push(...repairs.parts);
        text = repairs.text;
        if (repairs.parts.length > 0) continue;
      }
      if (!scan) {
        scan = scanPage(text, start, names);
        if (scan.text !== text) {
          text = scan.text;
          continue;
        }
      }
      const blamed = partAt(text, error, scan);
      parts.push(blamed.part);
      text = blamed.text;
    }
  }
  const tree: Root = {type: 'root', children: []};
  if (scan) restore(tree, scan);
  return {tree, imports: scan?.imports ?? [], parts: [...parts, ...(scan?.parts ?? [])]};
}
