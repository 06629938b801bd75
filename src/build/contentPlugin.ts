/**
 * Runs the content rules during the build and rejects any page that breaks them, before any of it can run.
 *
 * A build stops before its first page. `npm start` begins only with records that are right, since the configuration needs
 * them. After that it shows all problems in the terminal and over the page. A page that can't be parsed, or contains
 * code, is empty until it is fixed.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {
  checkPage,
  createSource,
  fillName,
  fillNames,
  format,
  formatAll,
  hasErrors,
  isHandbook,
  isUnsafe,
  normalize,
  plainError,
  readFrontMatter,
} from '../content';
import {readComponents} from '../content/checker/components/read.node';
import {checkSiteIn} from '../content/site/disk.node';
import {contentFileName, pathOf, type SiteFolders} from '../content/site/files.node';
import type {Environment} from '../environment';
import {currentFolders, siteFolders} from './site';

/** A file as the site names it, `pages/about.mdx`; Docusaurus names files by their full paths. */
export const fileOf = (filePath: string): string => contentFileName(currentFolders(), filePath);

const STACK_LINES = Error.stackTraceLimit;

/**
 * Runs work that fails when staff made a mistake, and prints its words alone. The error has no stack (`plainError`), but
 * Docusaurus puts it into errors of its own, such as "Unable to build website for locale en", whose stacks would bury it.
 * Nothing that is thrown can change the error around it, so this limits all stacks while Docusaurus makes its own: that is
 * before anything else runs. Later errors have stacks again, since `npm start` may go on, and they may be a program's.
 */
export function wordsOnly<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    Error.stackTraceLimit = 0;
    setImmediate(() => {
      Error.stackTraceLimit = STACK_LINES;
    });
    throw error;
  }
}

interface RawPage {
  filePath: string;
  fileContent: string;
}

/**
 * Reads the lines at the top of a page. Docusaurus' own parser runs the code after `---js`; this one reads only text. A
 * page with a problem there has no such lines until it is fixed.
 */
export const frontMatterParser =
  (name: string) =>
  async ({filePath, fileContent}: RawPage) => {
    const source = createSource(fileOf(filePath), fileContent);
    const {values, end} = readFrontMatter(source);
    const frontMatter = fillName(values, name);
    return {frontMatter, content: source.text.slice(end).trim()};
  };

/** Returns what reads a page's text: all of it if nothing in it can run. A build stops at a page with an error. */
export const preprocessor =
  (siteDir: string, {isBuild}: Pick<Environment, 'isBuild'>) =>
  ({filePath, fileContent}: RawPage): string => {
    const page = checkPage(fileOf(filePath), fileContent, readComponents(siteDir));
    if (isBuild && hasErrors(page.diagnostics)) throw plainError(formatAll(page.diagnostics));
    return isUnsafe(page) ? 'This page is shown again when its problems are fixed.' : normalize(fileContent);
  };

/** Remark plugin that puts the organisation's name in place of %name%. */
export function remarkNames({name}: {name: string}) {
  return (tree: Root, {path: filePath}: {path: string}) => {
    // The handbook explains it.
    if (!isHandbook(fileOf(filePath))) fillNames(tree, (text) => fillName(text, name));
  };
}

/** The part of the bundler's types that is used here: they differ between Rspack and webpack. */
interface Compilation {
  compiler: {isChild: () => boolean};
  errors: {push: (error: Error) => void};
  warnings: {push: (error: Error) => void};
  contextDependencies: {add: (folder: string) => void};
}

interface Compiler {
  hooks: {afterCompile: {tap: (name: string, listener: (compilation: Compilation) => void) => void}};
}

/** Shows the problems that the check finds during `npm start`: in the terminal, and over the page in the browser. */
class ProblemsOverlay {
  constructor(private readonly folders: SiteFolders) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ProblemsOverlay', (compilation) => {
      // Docusaurus compiles its HTML template in a child of the same run.
      if (compilation.compiler.isChild()) return;
      // Records and new pages aren't part of the bundle, so they are watched here.
      for (const folder of ['pages', 'handbook', 'records'])
        compilation.contextDependencies.add(pathOf(this.folders, folder));
      for (const diagnostic of checkSiteIn(this.folders).diagnostics) {
        const error = plainError(format(diagnostic));
        error.name = diagnostic.severity === 'error' ? 'Problem' : 'Warning';
        (diagnostic.severity === 'error' ? compilation.errors : compilation.warnings).push(error);
      }
    });
  }
}

/** Stops a build whose content has an error, and prints the warnings of one that has none. */
function rejectErrors(folders: SiteFolders): void {
  const {diagnostics} = checkSiteIn(folders);
  if (hasErrors(diagnostics)) throw plainError(`Fix these problems to build the site:\n\n${formatAll(diagnostics)}`);
  if (diagnostics.length > 0) console.warn(formatAll(diagnostics));
}

export default function contentPlugin({siteDir}: LoadContext, {isBuild}: Environment): Plugin {
  const folders = siteFolders(siteDir);
  if (isBuild) {
    return {name: 'content', loadContent: async () => wordsOnly(() => rejectErrors(folders))};
  }
  return {
    name: 'content',
    configureWebpack: () => ({
      plugins: [new ProblemsOverlay(folders)],
      // Docusaurus shows errors over the page and leaves warnings to the terminal. Here they are shown, in their own color.
      devServer: {client: {overlay: {warnings: true}}},
    }),
  };
}
