/** The engine over the tests' own site, as the build embeds them. */
import type {RootContent} from 'hast';
import {Engine} from '../../../src/editor/engine/engine';
import {components, files} from '../../site';

export {components};

export const texts = Object.fromEntries(
  ['pages', 'records']
    .flatMap((folder) => files.list(folder))
    .flatMap((file) => (/\.(mdx?|yml)$/.test(file) ? [[file, files.text(file)]] : [])),
);

export const newEngine = (): Engine =>
  new Engine({texts, pictures: {}, others: [], components: [...components.values()]});

/** A page with these words on it. */
export const pageWith = (words: string, imports = 'Section'): string =>
  `---\ntitle: A page\ndescription: What it is about.\n---\n\nimport {${imports}} from '@site/src/components';\n\n# Headline\n\n${words}\n`;

/** A text that is drawn, or an element with its children. */
export type Drawn = string | {name: string; props: Record<string, unknown>; children: RootContent[]};

/** Everything that is drawn, as a flat list. Anything else than elements and texts has no place there. */
export const flat = (nodes: readonly (RootContent | Drawn)[]): Drawn[] =>
  nodes.flatMap((node): Drawn[] => {
    if (typeof node === 'string') return [node];
    if ('props' in node) return [node, ...flat(node.children)];
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') throw new Error(`A ${node.type} can’t be drawn.`);
    return [{name: node.tagName, props: node.properties, children: node.children}, ...flat(node.children)];
  });
