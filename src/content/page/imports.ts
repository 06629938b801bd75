/** The imports and exports of a page: the line that imports its components, and whatever else would run. */
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Span} from '../diagnostic';

/** Where pages take their components from. */
export const LIBRARY = '@site/src/components';

/** Writes the line that imports these components. */
export const importLine = (names: Iterable<string>): string =>
  `import {${[...new Set(names)].sort().join(', ')}} from '${LIBRARY}';`;

/** One import or export. */
export interface ImportLine extends Span {
  kind: 'import' | 'export';
  from?: string;
  names: (Span & {name: string})[];
  /** Whether it imports things by their names and nothing else. */
  plain: boolean;
}

type Esm = Extract<Nodes, {type: 'mdxjsEsm'}>;
type Statement = NonNullable<NonNullable<Esm['data']>['estree']>['body'][number];

function importOf(statement: Statement): ImportLine {
  const {start, end} = statement as Statement & Span;
  if (statement.type !== 'ImportDeclaration') return {kind: 'export', start, end, names: [], plain: false};
  const {specifiers, source, attributes = []} = statement;
  const named = specifiers.every(
    (one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === one.local.name,
  );
  const names = specifiers.map((one) => {
    const place = one as typeof one & Span;
    return {name: one.local.name, start: place.start, end: place.end};
  });
  const plain = named && specifiers.length > 0 && attributes.length === 0;
  return {kind: 'import', start, end, from: String(source.value), names, plain};
}

/** Every import and export of a page. */
export function importsOf(tree: Root): ImportLine[] {
  const lines: ImportLine[] = [];
  visit(tree, 'mdxjsEsm', (node) => void lines.push(...(node.data?.estree?.body ?? []).map(importOf)));
  return lines;
}
