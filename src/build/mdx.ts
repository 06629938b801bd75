/** What a page's tree goes through, in this order: the remark plugins of the site (README.md says what each does). */
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import {remarkNames} from './content/pages';
import documents from './documents';
import pictures from './pictures/remark';
import examples from './staff/examples';
import staffMarks from './staff/remark';

/** `name`: the organisation's. `isForStaff`: whether the site is for staff, who see marks, slots and the handbook. */
export const remarkPlugins = (name: string, isForStaff: boolean) => ({
  // Before Docusaurus' own, which make headings' anchors and tables of contents from the words.
  beforeDefaultRemarkPlugins: [
    [remarkNames, {name}],
    ...(isForStaff ? [examples] : []),
    pictures,
    documents,
  ] as MDXPlugin[],
  remarkPlugins: [[staffMarks, {staff: isForStaff}]] as MDXPlugin[],
});
