/**
 * Makes the table of components from their own TypeScript types and docstrings, so there is no second list to keep.
 * The only place that needs the compiler.
 */
import path from 'node:path';
import ts from 'typescript';
import type {Component, Prop} from './table';
import {readComponentTags, readPropTags, type Tags} from './tags';

type Values = Pick<Prop, 'kind' | 'choices'>;

/** The values a prop takes; undefined for a type that pages can't express. */
function valuesOf(type: ts.Type): Values | undefined {
  if (type.flags & ts.TypeFlags.BooleanLike) return {kind: 'boolean', choices: []};
  if (type.flags & ts.TypeFlags.String) return {kind: 'string', choices: []};
  if (type.flags & ts.TypeFlags.Number) return {kind: 'number', choices: []};
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) {
    return {kind: 'choice', choices: parts.map((part) => (part as ts.LiteralType).value as string | number).sort()};
  }
  return undefined;
}

const isOptional = (symbol: ts.Symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional);

/** The tags of a docstring: their text by their names. */
const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker): Tags =>
  Object.fromEntries(symbol.getJsDocTags(checker).map(({name, text}) => [name, ts.displayPartsToString(text).trim()]));

/**
 * What is read from the tags of a docstring.
 * @throws Error that names the docstring's file and line, and says which tag to correct.
 */
function readTags<T>(symbol: ts.Symbol, checker: ts.TypeChecker, read: (tags: Tags) => T): T {
  try {
    return read(tagsOf(symbol, checker));
  } catch (error) {
    const declaration = symbol.declarations?.[0];
    const file = declaration?.getSourceFile();
    const line = declaration && file ? file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1 : 0;
    throw new Error(
      `Correct the docstring of “${symbol.name}” (${file?.fileName}:${line}): ${(error as Error).message}`,
    );
  }
}

/** A prop of the table; none if it isn't for pages. */
function propOf(symbol: ts.Symbol, checker: ts.TypeChecker): Prop[] {
  const type = checker.getTypeOfSymbol(symbol);
  const read = readTags(symbol, checker, (written) => {
    const tags = readPropTags(written);
    if (!tags) return undefined;
    const values = valuesOf(checker.getNonNullableType(type));
    // If it were skipped, the check and the forms would silently lack it.
    if (!values)
      throw new Error(
        `Pages can’t express its type, ${checker.typeToString(type)}. Mark it as @internal if it isn’t for them.`,
      );
    return {...values, ...tags};
  });
  if (!read) return [];
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return [{name: symbol.name, required: !isOptional(symbol), ...read, description}];
}

const propertiesOf = (parameter: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol[] =>
  parameter ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter)) : [];

/** Whether a component takes anything inside, by its prop `children`. */
function childrenOf(symbol: ts.Symbol | undefined): Component['children'] {
  if (!symbol) return 'none';
  return isOptional(symbol) ? 'optional' : 'required';
}

/** A component of the table; none if what is exported isn't one. */
function componentOf(exported: ts.Symbol, checker: ts.TypeChecker): Component[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature || !/^[A-Z]/.test(exported.name)) return [];
  const all = propertiesOf(signature.parameters[0], checker);
  const children = all.find(({name}) => name === 'children');
  const props = all.filter((prop) => prop !== children).flatMap((prop) => propOf(prop, checker));
  const tags = readTags(symbol, checker, readComponentTags);
  return [{name: exported.name, props, children: childrenOf(children), ...tags}];
}

/** A component without a parent of its own goes into the one that is named in the plural: a Button into Buttons. */
const withPlural = (component: Component, names: string[]): Component => {
  const plural = `${component.name}s`;
  if (!component.add || component.inside || !names.includes(plural)) return component;
  return {...component, add: {...component.add, into: plural}};
};

/** Every component that `src/components/index.ts` exports, in that order. */
export function generateTable(siteDir: string): Component[] {
  const index = path.join(siteDir, 'src/components/index.ts');
  const program = ts.createProgram([index], {
    baseUrl: siteDir,
    jsx: ts.JsxEmit.ReactJSX,
    // Without the types of browsers, which no setting has, this takes half as long.
    lib: ['lib.es5.d.ts'],
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
  const components = exported.flatMap((symbol) => componentOf(symbol, checker));
  const names = components.map(({name}) => name);
  return components.map((component) => withPlural(component, names));
}
