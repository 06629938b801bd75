/**
 * What staff see and visitors do not: marks on passages to confirm, slots to fill in, links that open each page's
 * file in the editor, and the ledger of all that is open. A public build has none of it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Node, Parent} from 'unist';
import {isHandbook} from '../../content';
import {readLedgerIn} from '../../content/site.node';
import {editUrl} from '../../editUrl';
import {readEnvironment, readRepository} from '../../environment';
import {describeFiles} from '../documents/remark';
import {putPicturesIn} from '../pictures/remark';
import {buildName} from './buildName';
import {editLink} from './editLink';
import {leadToEditor} from './editorLinks';
import {showExamples} from './examples';
import type {LedgerProps} from './LedgerPage';
import {fillStaffAddress, staffAddress} from './staffAddress';

/** What the staff's bar says (`theme/AnnouncementBar`). */
export interface StaffData {
  build: string;
  open: number;
}

interface JsxNode extends Parent {
  name?: string;
  attributes?: {type: string; name: string; value: unknown}[];
}

const isText = (node: Node) => node.type === 'text' || node.type === 'mdxJsxTextElement';

/** Children of a mark, put where the mark stood; loose words become a paragraph again. */
function unwrapped(mark: JsxNode): Node[] {
  if (mark.type === 'mdxJsxTextElement' || !mark.children.some(isText)) return mark.children;
  return [{type: 'paragraph', children: mark.children} as Node];
}

function visit(parent: Parent, staff: boolean): void {
  parent.children = parent.children.flatMap((child) => {
    const node = child as JsxNode;
    if (node.children) visit(node, staff);
    if (node.name !== 'ToConfirm' && node.name !== 'Slot') return [node];
    if (!staff) return node.name === 'Slot' ? [] : unwrapped(node);
    if (node.name === 'ToConfirm' && node.type === 'mdxJsxTextElement')
      node.attributes?.push({type: 'mdxJsxAttribute', name: 'inline', value: null});
    return [node];
  });
}

/** Remark plugin. `staff`: whether this build is for staff (`npm start`, `PREVIEW=1`). Options travel with every page. */
export default function staffMarks({staff}: {staff: boolean}) {
  return (tree: Node, file: {path?: string}) => {
    if (staff) {
      showExamples(tree as Parent);
      // These plugins have run, and an example's pictures and links are new.
      putPicturesIn(tree as Root, 2);
      describeFiles(tree as Root);
    }
    visit(tree as Parent, staff);
    if (!staff || !file.path) return;
    fillStaffAddress(tree as Parent, staffAddress(readEnvironment()));
    const name = path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');
    if (isHandbook(name)) leadToEditor(tree as Parent);
    (tree as Parent).children.push(editLink(name));
  };
}

/** Plugin that adds the ledger and the staff's bar; for staff builds alone. */
export function ledgerPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'ledger',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [`${siteDir}/pages/*.mdx`, `${siteDir}/records/*.yml`],
    async contentLoaded({actions}) {
      const ledger = [...readLedgerIn(siteDir)].map(([file, items]) => ({
        file,
        entries: items.map((item) => ({...item, edit: editUrl(item.file, item.line)})),
      }));
      const open = ledger.reduce((sum, {entries}) => sum + entries.length, 0);
      actions.setGlobalData({build: buildName(readRepository()), open} satisfies StaffData);
      const data = await actions.createData('ledger.json', JSON.stringify({ledger} satisfies LedgerProps));
      actions.addRoute({
        path: `${baseUrl}ledger`,
        component: '@site/src/plugins/staff/LedgerPage.tsx',
        modules: {ledger: data},
        exact: true,
      });
    },
  };
}
