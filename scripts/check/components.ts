/**
 * What a page may write in each component: read from the components' own TypeScript types and docstrings, so that
 * there is no second list to keep. Marks in a prop's docstring say more than a type can:
 * `@record buttons` (the text is a name in that record; `@record buttons Apply to {}` puts it into a phrase first),
 * `@anchor` (a link can lead to it), `@form price`, `@form address`, and `@internal` (not for pages).
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Setting {
  name: string;
  required: boolean;
  /** What may stand there. `choice` lists the values; `other` is for developers alone. */
  kind: 'text' | 'number' | 'yes' | 'choice' | 'content' | 'other';
  choices: (string | number)[];
  description: string;
  /** Marks of the docstring, by name. */
  marks: Record<string, string>;
}

export interface Component {
  name: string;
  description: string;
  settings: Setting[];
  /** Whether something may, or must, stand between the opening and the closing. */
  content: 'none' | 'allowed' | 'required';
}

export type Components = Map<string, Component>;

function kindOf(type: ts.Type, name: string): Pick<Setting, 'kind' | 'choices'> {
  if (name === 'children') return {kind: 'content', choices: []};
  if (type.flags & ts.TypeFlags.BooleanLike) return {kind: 'yes', choices: []};
  if (type.flags & ts.TypeFlags.String) return {kind: 'text', choices: []};
  if (type.flags & ts.TypeFlags.Number) return {kind: 'number', choices: []};
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every((part) => part.flags & ts.TypeFlags.BooleanLiteral)) return {kind: 'yes', choices: []};
  if (parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) {
    return {kind: 'choice', choices: parts.map((part) => (part as ts.LiteralType).value as string | number).sort()};
  }
  return {kind: 'other', choices: []};
}

function settingOf(symbol: ts.Symbol, checker: ts.TypeChecker): Setting {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return {
    name: symbol.name,
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    ...kindOf(type, symbol.name),
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    marks: Object.fromEntries(
      symbol.getJsDocTags(checker).map(({name, text}) => [name, ts.displayPartsToString(text).trim()]),
    ),
  };
}

function componentOf(exported: ts.Symbol, checker: ts.TypeChecker): Component | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature || !/^[A-Z]/.test(exported.name)) return undefined;
  const [props] = signature.parameters;
  const all = props ? checker.getPropertiesOfType(checker.getTypeOfSymbol(props)) : [];
  const settings = all.map((prop) => settingOf(prop, checker));
  const content = settings.find(({kind}) => kind === 'content');
  return {
    name: exported.name,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    settings: settings.filter(({kind, marks}) => kind !== 'content' && kind !== 'other' && !('internal' in marks)),
    content: content ? (content.required ? 'required' : 'allowed') : 'none',
  };
}

const remembered = new Map<string, {program: ts.Program; stamp: string; components: Components}>();

/** The site's own files among those that were read, with the time of their last change. */
function stampOf(program: ts.Program): string {
  return program
    .getSourceFiles()
    .filter(({fileName}) => !fileName.includes('/node_modules/'))
    .map(({fileName}) => `${fileName} ${statSync(fileName, {throwIfNoEntry: false})?.mtimeMs}`)
    .join('\n');
}

/** Everything that `src/components/index.ts` exports. Read once, and again only when a component has changed. */
export function readComponents(siteDir: string): Components {
  const known = remembered.get(siteDir);
  if (known && stampOf(known.program) === known.stamp) return known.components;
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
  const components: Components = new Map();
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const component = componentOf(exported, checker);
    if (component) components.set(component.name, component);
  }
  remembered.set(siteDir, {program, stamp: stampOf(program), components});
  return components;
}
