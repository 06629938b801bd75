import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {changePages} from './pages';

const LINK = /<link rel="?stylesheet"? href="?([^" >]+)"?[^>]*>/g;

/**
 * Puts the styles into each page in place of the link to them, which costs a round trip before the first paint: on a
 * slow network that is most of the wait. All pages have the same styles, so no way between two pages is unstyled.
 */
export async function inlineStyles(outDir: string, baseUrl: string): Promise<void> {
  const files = new Map<string, string>();
  await changePages(outDir, (html) => {
    for (const [, address] of html.matchAll(LINK)) files.set(address, '');
    return html;
  });
  for (const address of files.keys()) {
    files.set(address, await readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
  }
  await changePages(outDir, (html) => html.replace(LINK, (_, address) => `<style>${files.get(address)}</style>`));
  await rm(path.join(outDir, 'assets/css'), {recursive: true, force: true});
}
