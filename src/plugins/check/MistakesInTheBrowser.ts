/** Shows the mistakes of the check in `npm start`: in the terminal and over the page in the browser. */
import path from 'node:path';
import {plainError, tellOne} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';

/** What is used of the bundler's own types, which differ between its two makes. */
interface Compilation {
  compiler: {isChild: () => boolean};
  errors: {push: (error: Error) => void};
  contextDependencies: {add: (folder: string) => void};
}

interface Compiler {
  hooks: {afterCompile: {tap: (name: string, listener: (compilation: Compilation) => void) => void}};
}

const NAME = 'Mistakes';

export class MistakesInTheBrowser {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(NAME, (compilation) => {
      // The page around the site's own is made by a second run inside the first: once is enough.
      if (compilation.compiler.isChild()) return;
      // Records and new pages are no part of what is bundled: they are watched here.
      for (const folder of ['pages', 'handbook', 'records']) {
        compilation.contextDependencies.add(path.join(this.siteDir, folder));
      }
      for (const mistake of checkSite(this.siteDir).mistakes) {
        const error = plainError(tellOne(mistake));
        error.name = 'To mend';
        compilation.errors.push(error);
      }
    });
  }
}
