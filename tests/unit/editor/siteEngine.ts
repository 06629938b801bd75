/** The editor's engine with the test site. */
import {Engine} from '../../../src/editor/engine/engine';
import {components, files} from '../../site';

export {components};

const TEXTS = /\.(mdx?|yml)$/;
const names = ['pages', 'records', 'static', 'pictures'].flatMap((folder) => files.list(folder));

/** The texts of the site's pages and records. */
export const texts = Object.fromEntries(
  names.filter((file) => TEXTS.test(file)).map((file) => [file, files.text(file)]),
);

/** An engine with the site as it is built. `strays` are further files in its folders. */
export function newEngine(strays: string[] = []): Engine {
  const others = [...names.filter((file) => !TEXTS.test(file)), ...strays];
  return new Engine({texts, others, components: [...components.values()]}, components);
}

/** A page with this text below its headline. */
export const pageWith = (words: string, imports = 'Section'): string =>
  `---\ntitle: A page\ndescription: What it is about.\n---\n\nimport {${imports}} from '@site/src/components';\n\n# Headline\n\n${words}\n`;
