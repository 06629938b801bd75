/** The site's pages as the build's last steps see them: each with its words and the file that it was written to. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {LoadedPlugin} from '@docusaurus/types';

export interface BuiltPage {
  /** Name of the page's file in `pages/`, without its ending: `index`, `about` … */
  name: string;
  /** The page's source, as a full path. */
  source: string;
  /** The page in the build, as a full path. */
  html: string;
  /** Canonical address. */
  url: string;
  title: string;
  description: string;
}

interface Site {
  siteDir: string;
  outDir: string;
  /** Address of the home page. */
  home: string;
}

/** The pages of `pages/`, as the plugin that reads them reports them. */
export function builtPages(plugins: LoadedPlugin[], {siteDir, outDir, home}: Site): BuiltPage[] {
  const pages = plugins.find(({name}) => name === 'docusaurus-plugin-content-pages')?.content as LoadedContent;
  return pages.flatMap((page) => {
    if (page.type !== 'mdx') return [];
    const {source, title = '', description = '', permalink} = page;
    const name = path.basename(source, path.extname(source));
    return {
      name,
      source: source.replace('@site', siteDir),
      html: path.join(outDir, `${name}.html`),
      url: new URL(permalink, home).href,
      title,
      description,
    };
  });
}

/** Every HTML file of a build, as full paths. */
export async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
}

/** Puts tags into a page's head: first of all (`start`, right behind the charset) or last (`end`). */
export async function addToHead(html: string, where: 'start' | 'end', tags: string): Promise<void> {
  const page = await readFile(html, 'utf8');
  const place = where === 'start' ? /<meta charset=[^>]*>/i.exec(page)?.[0] : '</head>';
  if (!place || !page.includes(place)) {
    throw new Error(
      `${html} has no ${where === 'start' ? '<meta charset> to write behind' : '</head> to write before'}. Put it back into the HTML shell.`,
    );
  }
  // A function, because the tags may hold "$", which means something in a replacement text.
  await writeFile(
    html,
    page.replace(place, () => (where === 'start' ? place + tags : tags + place)),
  );
}
