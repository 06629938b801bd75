/**
 * Makes the table of components from their own TypeScript types and docstrings, so there is no second list to keep.
 * The only place that needs the compiler. `src/content/README.md` has a table of the tags.
 */
import path from 'node:path';
import ts from 'typescript';
import type {Component, Offer, Prop} from './table';

type Values = Pick<Prop, 'kind' | 'choices'>;

const TEXT: Values = {kind: 'string', choices: []};

/** The values a prop takes; undefined for what only developers can write. */
function valuesOf(type: ts.Type): Values | undefined {
  if (type.flags & ts.TypeFlags.BooleanLike) return {kind: 'boolean', choices: []};
  if (type.flags & ts.TypeFlags.String) return TEXT;
  if (type.flags & ts.TypeFlags.Number) return {kind: 'number', choices: []};
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) {
    return {kind: 'choice', choices: parts.map((part) => (part as ts.LiteralType).value as string | number).sort()};
  }
  return undefined;
}

const isOptional = (symbol: ts.Symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional);

const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker): Record<string, string> =>
  Object.fromEntries(symbol.getJsDocTags(checker).map(({name, text}) => [name, ts.displayPartsToString(text).trim()]));

/** What the tag `@record buttons` says, or `@record buttons Apply to {}`. */
function recordOf({record}: Record<string, string>): Pick<Prop, 'record'> {
  if (!record) return {};
  const [, name, phrase] = /^(\S+)\s*(.*)$/.exec(record) ?? [];
  return {record: phrase ? {name, phrase} : {name}};
}

function propOf(symbol: ts.Symbol, checker: ts.TypeChecker): Prop[] {
  const tags = tagsOf(symbol, checker);
  // What has a form is written as text, whatever the component gets: a picture's address becomes an element on the way.
  const values = tags.form ? TEXT : valuesOf(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)));
  if (!values || 'internal' in tags) return [];
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return [{name: symbol.name, required: !isOptional(symbol), ...values, description, ...recordOf(tags), tags}];
}

/** What the editor offers to add, by the tags of the component. */
function offerOf({add, only, within, inside}: Record<string, string>): Offer {
  const colon = add.indexOf(':');
  const offer = {label: add.slice(0, colon).trim(), description: add.slice(colon + 1).trim()};
  if (only) return {...offer, only};
  const into = within ?? inside?.split(/[\s,]+/)[0];
  return into ? {...offer, into} : offer;
}

/** Whether something goes inside, by its prop `children`. */
function childrenOf(symbol: ts.Symbol | undefined): Component['children'] {
  if (!symbol) return 'none';
  return isOptional(symbol) ? 'optional' : 'required';
}

function componentOf(exported: ts.Symbol, checker: ts.TypeChecker): Component[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature || !/^[A-Z]/.test(exported.name)) return [];
  const [parameter] = signature.parameters;
  const all = parameter ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter)) : [];
  const children = all.find(({name}) => name === 'children');
  const props = all.filter((symbol) => symbol !== children).flatMap((symbol) => propOf(symbol, checker));
  const tags = tagsOf(symbol, checker);
  return [
    {
      name: exported.name,
      props,
      children: childrenOf(children),
      ...(tags.inside && {inside: tags.inside.split(/[\s,]+/)}),
      ...('inline' in tags && {inline: true}),
      ...('around' in tags && {around: true}),
      ...('list' in tags && {list: true}),
      ...(tags.add && {add: offerOf(tags)}),
    },
  ];
}

/** Everything that `src/components/index.ts` exports, and the site's own files that say so. */
export function generateTable(siteDir: string): {components: Component[]; files: string[]} {
  const index = path.join(siteDir, 'src/components/index.ts');
  const program = ts.createProgram([index], {
    baseUrl: siteDir,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    paths: {'@site/*': ['./*']},
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  const files = program.getSourceFiles().map(({fileName}) => path.relative(siteDir, fileName));
  return {
    components: exported.flatMap((symbol) => componentOf(symbol, checker)),
    files: files.filter((name) => !name.startsWith('..') && !name.startsWith('node_modules')),
  };
}
