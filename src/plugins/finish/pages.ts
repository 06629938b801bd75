/** Finds and rewrites the built pages, for the steps that change them. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Paths of all built pages under `outDir`: `index.html`, `about.html`, `handbook/prices.html`, … */
async function findPages(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true});
  return entries.filter((file) => file.endsWith('.html')).map((file) => file.split(path.sep).join('/'));
}

/** Rewrites every built page. `change` gets its text, and its path under `outDir`; what it throws is told with that path. */
export async function changePages(outDir: string, change: (html: string, page: string) => string): Promise<void> {
  for (const page of await findPages(outDir)) {
    const file = path.join(outDir, page);
    const html = await readFile(file, 'utf8');
    try {
      await writeFile(file, change(html, page));
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`, {cause: error});
    }
  }
}

/** A page's HTML with tags put into its head: first of all (`start`, right behind the charset) or last (`end`). */
export function withHead(html: string, where: 'start' | 'end', tags: string): string {
  const place = where === 'start' ? /<meta charset=[^>]*>/i.exec(html)?.[0] : '</head>';
  if (!place || !html.includes(place)) {
    throw new Error(
      `A built page has no ${where === 'start' ? '<meta charset> to write behind' : '</head> to write before'}. Put it back into the HTML shell.`,
    );
  }
  // A function, because the tags may hold "$", which means something in a replacement text.
  return html.replace(place, () => (where === 'start' ? place + tags : tags + place));
}
