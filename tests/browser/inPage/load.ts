/**
 * Runs a module of the tests in a page. Playwright alone takes one function there, which may use nothing from outside of
 * itself; a module comes with all that it imports.
 */
import {buildSync} from 'esbuild';
import type {Frame, JSHandle, Page} from 'playwright/test';

/** The name of a module's exports in its own script. Nothing of it stays in the page. */
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
 * Returns what loads the exports of the module in this file into a page or a frame, to be handed to `evaluate`:
 *
 *     const measures = inPage<typeof import('./measures')>(require.resolve('./measures'));
 *     await page.evaluate((module) => module.measureLayout(), await measures(page));
 *
 * They are gone once the page goes elsewhere.
 */
export function inPage<Module extends object>(file: string): (page: Page | Frame) => Promise<JSHandle<Module>> {
  let script: string | undefined;
  return (page) => {
    script ??= bundle(file);
    return page.evaluateHandle<Module>(script);
  };
}
