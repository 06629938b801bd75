/** Finds and rewrites the built pages, for the steps that change them. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Paths of all built pages under `outDir`: `index.html`, `about.html`, `handbook/prices.html`, … */
async function findPages(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true});
  return entries.filter((file) => file.endsWith('.html')).map((file) => file.split(path.sep).join('/'));
}

/** Rewrites every built page. `change` gets its text, and its path under `outDir`. */
export async function changePages(outDir: string, change: (html: string, page: string) => string): Promise<void> {
  for (const page of await findPages(outDir)) {
    const file = path.join(outDir, page);
    await writeFile(file, change(await readFile(file, 'utf8'), page));
  }
}
