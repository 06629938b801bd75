/**
 * What staff see and visitors don't: marks on passages to confirm, slots to fill in, links that open each page's file
 * in the editor, and the ledger of everything still open. A public build has none of it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Paragraph, Parents, Root, RootContent} from 'mdast';
import {isHandbook} from '../../content';
import {type Element, isElement} from '../../content/page/elements';
import {readLedgerIn} from '../../content/site.node';
import {editUrl} from '../../editUrl';
import {readEnvironment, readRepository} from '../../environment';
import {fileOf} from '../content/files';
import {describeFiles} from '../documents/remark';
import {putPicturesIn} from '../pictures/remark';
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

/** The children of a mark, to replace it. Loose words become a paragraph again. */
function unwrap(mark: Element): RootContent[] {
  const hasWords = mark.children.some(({type}) => type === 'text' || type === 'mdxJsxTextElement');
  return hasWords && mark.type === 'mdxJsxFlowElement'
    ? [{type: 'paragraph', children: mark.children} as Paragraph]
    : mark.children;
}

/** Takes the marks and slots out of a page for visitors, and prepares them for staff. */
function setMarks(parent: Parents, staff: boolean): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) setMarks(node, staff);
    if (!isElement(node) || (node.name !== 'ToConfirm' && node.name !== 'Slot')) return [node];
    if (!staff) return node.name === 'Slot' ? [] : unwrap(node);
    if (node.name === 'ToConfirm' && node.type === 'mdxJsxTextElement')
      node.attributes.push({type: 'mdxJsxAttribute', name: 'inline', value: null});
    return [node];
  }) as typeof parent.children;
}

/** Remark plugin. `staff`: whether this build is for staff (`npm start`, `PREVIEW=1`). */
export default function staffMarks({staff}: {staff: boolean}) {
  return (tree: Root, {path: filePath}: {path?: string}) => {
    if (staff) {
      showExamples(tree);
      // These plugins have run already, and the examples bring new pictures and links.
      putPicturesIn(tree, 2);
      describeFiles(tree);
    }
    setMarks(tree, staff);
    if (!staff || !filePath) return;
    fillStaffAddress(tree, staffAddress(readEnvironment()));
    const file = fileOf(filePath);
    if (isHandbook(file)) leadToEditor(tree);
    tree.children.push(editLink(file));
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
      const {commit} = readRepository();
      const build = commit ? `Staff site, commit ${commit.slice(0, 7)}` : 'On this computer';
      actions.setGlobalData({build, open} satisfies StaffData);
      const data = await actions.createData('ledger.json', JSON.stringify({ledger} satisfies LedgerProps));
      actions.addRoute({
        path: `${baseUrl}ledger`,
        component: '@site/src/build/staff/LedgerPage.tsx',
        modules: {ledger: data},
        exact: true,
      });
    },
  };
}
