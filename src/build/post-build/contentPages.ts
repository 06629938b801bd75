/** The pages of `pages/` as the build knows them: address, title and description. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {LoadedPlugin} from '@docusaurus/types';
import {type SilkName, silkOfPage} from '../../components/Silk/silks';

export interface ContentPage {
  /** Name of the page's file in `pages/`, without its extension: `index`, `about` … */
  name: string;
  /** The page's path in the build: `about.html`. */
  file: string;
  /** Canonical address. */
  url: string;
  title: string;
  description: string;
  /** The silk that it wears: its own, or the one named at its top. */
  silk: SilkName;
}

/** Finds the pages in what Docusaurus' own plugin has loaded. */
export function contentPages(plugins: LoadedPlugin[], home: string): ContentPage[] {
  const pages = plugins.find(({name}) => name === 'docusaurus-plugin-content-pages')?.content as LoadedContent;
  return pages.flatMap((page) => {
    if (page.type !== 'mdx') return [];
    const {source, title = '', description = '', permalink, frontMatter} = page;
    const name = path.basename(source, path.extname(source));
    const silk = silkOfPage(permalink === new URL(home).pathname ? '/' : permalink, frontMatter as {silk?: SilkName});
    return {name, file: `${name}.html`, url: new URL(permalink, home).href, title, description, silk};
  });
}
