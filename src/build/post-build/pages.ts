/** The built pages: what the build knows of each, and how the last steps change them. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {LoadedPlugin} from '@docusaurus/types';
import {type CheerioAPI, load} from 'cheerio';
import {type SilkName, silkOfPage} from '../../components/Silk/silks';
import type {Records} from '../../content/records/registry';
import {pathBelow} from '../../shared';

/** A page of `pages/`. */
export interface ContentPage {
  /** Name of the page's file in `pages/`, without its extension: `index`, `about` … */
  name: string;
  /** Canonical address. */
  url: string;
  title: string;
  description: string;
  /** The silk that it wears: its own, or the one named at its top. */
  silk: SilkName;
}

/** Finds the pages in what Docusaurus' own plugin has loaded. `home`: the address of the home page. */
export function contentPages(plugins: LoadedPlugin[], home: string): ContentPage[] {
  const {pathname: base} = new URL(home);
  const pages = plugins.find(({name}) => name === 'docusaurus-plugin-content-pages')?.content as LoadedContent;
  return pages.flatMap((page) => {
    if (page.type !== 'mdx') return [];
    const {source, title = '', description = '', permalink, frontMatter} = page;
    const silk = silkOfPage(pathBelow(base, permalink), frontMatter as {silk?: unknown});
    return {name: path.parse(source).name, url: new URL(permalink, home).href, title, description, silk};
  });
}

/** What the steps know of the site. */
interface SiteContext {
  outDir: string;
  baseUrl: string;
  /** Address of the home page. */
  home: string;
  /** Whether this is the staff build. */
  isStaffBuild: boolean;
  records: Records;
}

export interface PageContext extends SiteContext {
  /** The page's path under `outDir`: `index.html`, `about.html`, `handbook/prices.html` … */
  file: string;
  /** The page's content; absent for the 404 page and the handbook. */
  page?: ContentPage;
}

/** Whether a page is the editor, or the page in its frame, by its path under the build's folder. */
export const isEditor = (file: string): boolean => /^editor(\.html$|\/)/.test(file);

/** Changes a page. */
export type Step = ($: CheerioAPI, context: PageContext) => void;

/** Parses every page of a build, runs the steps on it in their order, and writes it. An error names its page. */
export async function transformPages(steps: Step[], pages: ContentPage[], site: SiteContext): Promise<void> {
  const files = (await readdir(site.outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const context = {...site, file, page: pages.find(({name}) => file === `${name}.html`)};
    const location = path.join(site.outDir, file);
    const $ = load(await readFile(location));
    try {
      for (const step of steps) step($, context);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
    await writeFile(location, $.html());
  }
}
