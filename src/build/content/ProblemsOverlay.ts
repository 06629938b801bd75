/** Shows the problems that the check finds during `npm start`: in the terminal, and over the page in the browser. */
import path from 'node:path';
import {format, plainError} from '../../content';
import {checkSiteIn} from '../../content/site.node';

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

export class ProblemsOverlay {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ProblemsOverlay', (compilation) => {
      // Docusaurus compiles its HTML template in a child of the same run.
      if (compilation.compiler.isChild()) return;
      // Records and new pages aren't part of the bundle, so they are watched here.
      for (const folder of ['pages', 'handbook', 'records'])
        compilation.contextDependencies.add(path.join(this.siteDir, folder));
      for (const diagnostic of checkSiteIn(this.siteDir).diagnostics) {
        const error = plainError(format(diagnostic));
        error.name = diagnostic.severity === 'error' ? 'Problem' : 'Warning';
        (diagnostic.severity === 'error' ? compilation.errors : compilation.warnings).push(error);
      }
    });
  }
}
