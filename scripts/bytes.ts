/** What a built page costs a visitor in bytes, read from the built files, and what it may cost. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {type CheerioAPI, load} from 'cheerio';

/** Bytes of one page, as they travel (gzip for texts). */
export interface PageBytes {
  /** Path under the build's folder: `about.html`. */
  page: string;
  /** The page alone, with the styles and scripts inside it: what a visitor from another page gets. */
  document: number;
  /** The same with the style sheets that it links to, as a first visit needs it. */
  withStyles: number;
  /** Fonts that it names. */
  font: number;
  /** Scripts inside the page, which run before the first paint. */
  inline: number;
  /** Everything before the page is usable: the page, its font and its script file. */
  usable: number;
  /** Images of the frame that are fetched at once, though nobody may look at them. */
  eager: string[];
  /** Addresses of the styles and scripts that it waits for before it paints. */
  blocking: string[];
}

/** A part of what a page costs. */
type Part = 'document' | 'font' | 'inline' | 'usable';

/** What each page may cost on a first visit, in bytes as they travel. */
const BUDGETS: Record<Part, [atMost: number, what: string]> = {
  document: [14_600, 'its HTML with its styles and scripts, which a visitor who comes from another page gets'],
  font: [16_000, 'its font'],
  inline: [1_600, 'the scripts inside it, which run before the first paint'],
  usable: [30_000, 'everything it needs before it is usable'],
};

/** The parts that grow with the words of a page. The others are what developers make of them. */
const GROWING: Part[] = ['document', 'usable'];

export interface Excess {
  /** Path under the build's folder: `about.html`. */
  page: string;
  /** What is too much. */
  what: string;
  bytes: number;
  budget: number;
  /** Whether many words can be the cause. */
  byWords: boolean;
}

/** Types of files that travel compressed. */
const TEXT = /\.(html|css|js|json|svg|webmanifest|xml|txt)$/;

const compressed = (text: string) => gzipSync(text).length;

/** Built pages of a folder that have an address of their own: the copies for `/about/` are the same pages. */
export function builtPages(dir: string): string[] {
  return readdirSync(dir).filter((file) => file.endsWith('.html'));
}

/** What is written in an attribute, of each element that has it and that a selector finds. */
const valuesOf = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);

/** Weighs the files of one build, each once: the build mustn't change meanwhile. */
export class BuildBytes {
  private readonly sizes = new Map<string, number>();

  /** `base`: the path that the site lives under. */
  constructor(
    private readonly dir: string,
    private readonly base = '/',
  ) {}

  private read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Size of a file of the build as it travels: compressed if it is text. Nothing for one that isn't there. */
  sizeOf(file: string): number {
    const known = this.sizes.get(file);
    if (known !== undefined) return known;
    const full = path.join(this.dir, file);
    const stored = existsSync(full) ? readFileSync(full) : Buffer.alloc(0);
    const size = TEXT.test(file) && stored.length > 0 ? gzipSync(stored).length : stored.length;
    this.sizes.set(file, size);
    return size;
  }

  /** Size of what is at some addresses of the site. */
  private sumOf(addresses: string[]): number {
    return [...new Set(addresses)].reduce((sum, address) => sum + this.sizeOf(address.slice(this.base.length)), 0);
  }

  /** The scripts inside a page, as at the root of a domain: a repository's long name must not stop the publishing. */
  private inlineBytes($: CheerioAPI): number {
    const scripts = $('script:not([src], [type])').toArray();
    const text = scripts.map((script) => $(script).text()).join('\n');
    return compressed(text.replaceAll(this.base, '/'));
  }

  /** Bytes of one page. */
  bytesOf(page: string): PageBytes {
    const html = this.read(page);
    const $ = load(html);
    const document = compressed(html);
    const styles = valuesOf($, 'link[rel=stylesheet]', 'href');
    const withStyles = document + this.sumOf(styles);
    const font = this.sumOf(valuesOf($, 'link[href$=".woff2"]', 'href'));
    return {
      page,
      document,
      withStyles,
      font,
      inline: this.inlineBytes($),
      usable: withStyles + font + this.sumOf(valuesOf($, 'script[src]', 'src')),
      eager: valuesOf($, 'img:not([loading=lazy], picture img)', 'src'),
      blocking: [...styles, ...valuesOf($, 'script[src]:not([defer], [async])', 'src')],
    };
  }

  /** What is over its budget. Pictures are no part of it: they have one each (src/build/pictures.ts). */
  excesses(): Excess[] {
    return builtPages(this.dir).flatMap((page) => {
      const cost = this.bytesOf(page);
      return (Object.keys(BUDGETS) as Part[]).flatMap((part) => {
        const [budget, what] = BUDGETS[part];
        const bytes = cost[part];
        return bytes > budget ? [{page, what, bytes, budget, byWords: GROWING.includes(part)}] : [];
      });
    });
  }
}

/** The same, a sentence each. */
export const overBudget = (build: BuildBytes): string[] =>
  build
    .excesses()
    .map(({page, what, bytes, budget}) => `${page}: ${what}: ${bytes} bytes, and the budget is ${budget}.`);
