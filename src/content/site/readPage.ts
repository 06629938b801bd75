/** The pages of this site: their addresses, the lines at their top, and which are for staff alone. */
import type {ComponentTable} from '../checker/components/table';
import type {FrontMatter} from '../checker/page/frontMatter';
import {type Page, type PageKind, readPageOfKind, type TopLine} from '../checker/page/page';
import type {Source} from '../checker/source';
import {isHandbook, pageAddress} from './pageFiles';

/** The address of a page: `pages/about.mdx` is /about, `handbook/page.md` is /handbook/page. */
export function addressOf(file: string, {values: {slug}}: FrontMatter): string {
  if (!isHandbook(file)) return pageAddress(file);
  const name = file.replace(/^handbook|(\/index)?\.mdx?$/g, '');
  return `/handbook${typeof slug === 'string' ? slug.replace(/^\/?/, '/') : name}`.replace(/\/$/, '');
}

/** The names of all silks: what any component takes as one (`@format silk`). */
function silksOf(components: ComponentTable): string[] {
  const props = [...components.values()].flatMap((component) => component.props);
  return [...new Set(props.filter(({format}) => format === 'silk').flatMap(({choices}) => choices.map(String)))];
}

/** The lines that every page needs. */
const NEEDED: TopLine[] = [
  {key: 'title', isNeeded: true},
  {key: 'description', isNeeded: true},
];

/** What this site decides about a page, by its file. */
const pageKindOf = (file: string): PageKind => ({
  isForVisitors: !isHandbook(file),
  lines: [
    ...NEEDED,
    ...(isHandbook(file) ? [{key: 'slug'}, {key: 'sidebar_label'}] : [{key: 'silk', choices: silksOf}]),
  ],
  addressOf: (frontMatter) => addressOf(file, frontMatter),
});

/** Reads a page of this site. */
export const readPage = (source: Source, components: ComponentTable): Page =>
  readPageOfKind(source, components, pageKindOf(source.file));
