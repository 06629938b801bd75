/** The site's pages as the build's last steps see them: each with its words and the file that it was written to. */
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
