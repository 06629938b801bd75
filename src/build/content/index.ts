/**
 * Runs the content rules during the build and rejects any page that breaks them, before any of it can run.
 *
 * A build stops before its first page. `npm start` starts only if the records are valid, since the configuration needs
 * them. After that it shows all problems in the terminal and over the page. A page that can't be parsed, or contains
 * code, is empty until it is fixed.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkSiteIn} from '../../content/checkDisk.node';
import {format, formatAll, hasErrors, plainError} from '../../content/diagnostic';
import {pathOf, type SiteFolders} from '../../content/files.node';
import {TEXT_FOLDERS} from '../../content/folders';
import type {Environment} from '../../environment';
import {siteFolders} from '../site';

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
      for (const folder of TEXT_FOLDERS) compilation.contextDependencies.add(pathOf(this.folders, folder));
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
  const problems = formatAll(diagnostics);
  if (hasErrors(diagnostics)) {
    console.error(`Fix these problems to build the site:\n\n${problems}`);
    // If this threw, Docusaurus would bury the list in stacks.
    process.exit(1);
  }
  if (problems) console.warn(problems);
}

export default function contentPlugin({siteDir}: LoadContext, environment: Environment): Plugin {
  const folders = siteFolders(siteDir, environment);
  if (environment.target !== 'start') {
    return {name: 'content', loadContent: async () => rejectErrors(folders)};
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
