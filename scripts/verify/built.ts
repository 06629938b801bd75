/** A build as the rules read it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {STAFF_FOLDER} from '../../src/shared';

export interface BuiltPage {
  /** Its file in the build: `about.html`. */
  file: string;
  /** Its address below the public home page: `/about`. */
  address: string;
  html: string;
  /** The HTML as a tree, parsed when it is first asked for. */
  readonly $: CheerioAPI;
}

export interface Build {
  dir: string;
  /** Address of the home page. */
  home: URL;
  /** Path of the home page: `/website/`. */
  base: string;
  /** All pages but the 404 page. */
  pages: BuiltPage[];
  notFound: BuiltPage;
  /** Paths of all files in the build, without the staff build's. */
  files: Set<string>;
  text(file: string): string;
  /** The staff build, if it is there too. */
  staff?: Build;
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** Reads the build in a folder. `prefix`: its address below the public home page. */
export function readBuild(dir: string, prefix = '/'): Build {
  if (!['index.html', '404.html'].every((file) => existsSync(path.join(dir, file)))) {
    throw new Error(`There is no site in ${dir}. Run "npm run build" first.`);
  }
  const all = listFiles(dir);
  const files = new Set(all.filter((file) => !file.startsWith(STAFF_FOLDER)));
  const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const read = (file: string): BuiltPage => {
    const name = file.replace(/(^|\/)index\.html$|\.html$/, '');
    const html = text(file);
    let tree: CheerioAPI | undefined;
    return {
      file,
      address: prefix + name,
      html,
      get $() {
        tree ??= load(html);
        return tree;
      },
    };
  };
  // about/index.html is a copy of about.html, for the address with a slash.
  const isCopy = (file: string) => files.has(file.replace(/\/index\.html$/, '.html')) && file.endsWith('/index.html');
  const pages = [...files].filter((file) => file.endsWith('.html') && file !== '404.html' && !isCopy(file)).map(read);
  const home = new URL(
    pages
      .find(({file}) => file === 'index.html')
      ?.$('link[rel=canonical]')
      .attr('href') ?? '',
  );
  const hasStaff = all.includes(`${STAFF_FOLDER}index.html`);
  return {
    dir,
    home,
    base: home.pathname,
    pages,
    notFound: read('404.html'),
    files,
    text,
    staff: hasStaff ? readBuild(path.join(dir, STAFF_FOLDER), prefix + STAFF_FOLDER) : undefined,
  };
}

export const everyPage = ({pages, notFound}: Build): BuiltPage[] => [...pages, notFound];

const nameOf = ({file}: BuiltPage) => file.replace(/\.html$/, '');

/**
 * The pages with these names, such as `index`, `about` or `404`. All, if there is no name.
 * @throws Error if the build has no such page.
 */
export function pagesNamed(build: Build, names: string[]): BuiltPage[] {
  const pages = everyPage(build);
  const unknown = names.find((name) => !pages.some((page) => nameOf(page) === name));
  if (unknown) throw new Error(`There is no page "${unknown}". Write one of these: ${pages.map(nameOf).join(', ')}.`);
  return names.length > 0 ? pages.filter((page) => names.includes(nameOf(page))) : pages;
}
