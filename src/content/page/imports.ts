/** The imports and exports of a page: the line that imports its components, and all others, which would run code. */
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Span} from '../source';

/** Where pages take their components from. */
export const COMPONENTS_MODULE = '@site/src/components';

/** Writes the line that imports these components. */
export const importLine = (names: Iterable<string>): string =>
  `import {${[...new Set(names)].sort().join(', ')}} from '${COMPONENTS_MODULE}';`;

export interface ImportLine extends Span {
  kind: 'import' | 'export';
  names: (Span & {name: string})[];
  /** Whether it imports components by their names, and nothing else. */
  isOfComponents: boolean;
}

type Esm = Extract<Nodes, {type: 'mdxjsEsm'}>;
type Statement = NonNullable<NonNullable<Esm['data']>['estree']>['body'][number];

function importOf(statement: Statement): ImportLine {
  const {start, end} = statement as Statement & Span;
  if (statement.type !== 'ImportDeclaration') return {kind: 'export', start, end, names: [], isOfComponents: false};
  const {specifiers, source, attributes = []} = statement;
  const isByName = specifiers.every(
    (one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === one.local.name,
  );
  const names = specifiers.map((one) => {
    const {start: from, end: to} = one as typeof one & Span;
    return {name: one.local.name, start: from, end: to};
  });
  const isPlain = isByName && specifiers.length > 0 && attributes.length === 0;
  return {kind: 'import', start, end, names, isOfComponents: isPlain && source.value === COMPONENTS_MODULE};
}

export function importsOf(tree: Root): ImportLine[] {
  const lines: ImportLine[] = [];
  visit(tree, 'mdxjsEsm', (node) => void lines.push(...(node.data?.estree?.body ?? []).map(importOf)));
  return lines;
}
