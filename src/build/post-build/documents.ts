/** Parses every built page once, lets a list of steps change its tree, and writes it once. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, serialize} from 'parse5';
import type {Records} from '../../content/records/schema';
import type {ContentPage} from './contentPages';
import type {Document} from './html';

/** What the steps know of the site. */
export interface SiteContext {
  outDir: string;
  baseUrl: string;
  /** Address of the home page. */
  home: string;
  records: Records;
  /** Addresses of the scripts that the route at an address needs. */
  scriptsOfRoute: (address: string) => string[];
}

export interface PageContext extends SiteContext {
  /** The page's path under `outDir`: `index.html`, `about.html`, `handbook/prices.html` … */
  file: string;
  /** The page's content; absent for the 404 page and the handbook. */
  page?: ContentPage;
}

/** Whether a page is one of the editor's: an application, where the others are documents. */
export const isEditor = (file: string): boolean => /^editor(\.html$|\/)/.test(file);

/** Changes a page's tree. */
export type Step = (document: Document, context: PageContext) => void;

async function findDocuments(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true});
  return entries.filter((file) => file.endsWith('.html')).map((file) => file.split(path.sep).join('/'));
}

/** Runs the steps, in their order, on every page of a build. An error names the page that it happened on. */
export async function transformDocuments(steps: Step[], pages: ContentPage[], site: SiteContext): Promise<void> {
  for (const file of await findDocuments(site.outDir)) {
    const context = {...site, file, page: pages.find((page) => page.file === file)};
    const location = path.join(site.outDir, file);
    const document = parse(await readFile(location, 'utf8'));
    try {
      for (const step of steps) step(document, context);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
    await writeFile(location, serialize(document));
  }
}
