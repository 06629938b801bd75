/**
 * Runs a module of the tests in a page, with what it imports. Playwright itself only takes a single function, which can't use
 * anything from outside of itself.
 */
import {buildSync} from 'esbuild';
import type {JSHandle, Page} from 'playwright/test';

/** The name of the module's exports inside its script. It isn't visible to the page. */
const EXPORTS = 'exported';

function bundle(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    globalName: EXPORTS,
    write: false,
  });
  return `(() => { ${outputFiles[0].text}\n return ${EXPORTS}; })()`;
}

/**
 * Returns a function that loads the exports of a module into a page, for `evaluate`:
 *
 *     const layout = inPage<typeof import('./layout')>(require.resolve('./layout'));
 *     await page.evaluate((module) => module.measure(), await layout(page));
 */
export function inPage<Module extends object>(file: string): (page: Page) => Promise<JSHandle<Module>> {
  let script: string | undefined;
  return (page) => {
    script ??= bundle(file);
    return page.evaluateHandle<Module>(script);
  };
}
