import {copyFile, mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies `about.html` to `about/index.html`, and so on. GitHub Pages answers `/about` with the first and `/about/`
 * with the second, so neither address needs a redirect or gets the 404 page.
 */
export async function writeTrailingSlashCopies(outDir: string): Promise<void> {
  const pages = (await readdir(outDir)).filter((file) => /^(?!index|404).+\.html$/.test(file));
  await Promise.all(
    pages.map(async (file) => {
      const folder = path.join(outDir, path.basename(file, '.html'));
      await mkdir(folder, {recursive: true});
      await copyFile(path.join(outDir, file), path.join(folder, 'index.html'));
    }),
  );
}
