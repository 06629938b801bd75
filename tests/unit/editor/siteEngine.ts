/** The engine over the tests' own site, with what a build embeds of it (tests/unit/embedded.ts has a build's own words). */
import type {RootContent} from 'hast';
import {readFacts} from '../../../src/content/checker/pictureFacts';
import {Engine} from '../../../src/editor/engine/engine';
import {components, files} from '../../site';

export {components};

const TEXTS = /\.(mdx?|yml)$/;
const names = ['pages', 'records', 'static', 'pictures'].flatMap((folder) => files.list(folder));

/** The texts of pages and records. */
export const texts = Object.fromEntries(
  names.filter((file) => TEXTS.test(file)).map((file) => [file, files.text(file)]),
);

const pictures = Object.fromEntries(files.list('pictures').map((file) => [file, readFacts(files.bytes(file))]));

/** An engine over that site. `strays`: files that lie there, too. */
export const newEngine = (strays: string[] = []): Engine => {
  const others = [...names.filter((file) => !TEXTS.test(file)), ...strays];
  return new Engine({texts, pictures, others, components: [...components.values()]}, components);
};

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
