/** The engine over this site's own files, as the build embeds them. */

import {readComponents} from '../../../src/content/components/read.node';
import {diskFiles} from '../../../src/content/files.node';
import {Engine} from '../../../src/editor/engine/engine';
import type {DrawnNode} from '../../../src/editor/preview/tree';

const siteDir = process.cwd();
const files = diskFiles(siteDir);

export const texts = Object.fromEntries(
  ['pages', 'handbook', 'records']
    .flatMap((folder) => files.list(folder))
    .flatMap((file) => (/\.(mdx?|yml)$/.test(file) ? [[file, files.text(file)]] : [])),
);

export const components = readComponents(siteDir);

export const newEngine = (): Engine =>
  new Engine({texts, pictures: {}, others: [], components: [...components.values()]});

/** A page with these words on it. */
export const pageWith = (words: string, imports = 'Section'): string =>
  `---\ntitle: A page\ndescription: What it is about.\n---\n\nimport {${imports}} from '@site/src/components';\n\n# Headline\n\n${words}\n`;

/** Everything that is drawn, as a flat list. */
export const flat = (nodes: DrawnNode[]): DrawnNode[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : [node, ...flat(node.children)]));
