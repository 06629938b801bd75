/** The editor says what the command says: every text of the corpus, through the engine and as it crosses to the page. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {Engine} from '../../../src/editor/engine/engine';
import {embed} from '../../../src/plugins/editor/embed';
import {components, diagnosticsOf, files} from '../content/fixture';

const folder = path.join(__dirname, '../content/corpus');

for (const [ending, fileOf] of [
  ['.mdx', () => 'pages/sample.mdx'],
  ['.yml', (name: string) => `records/${name.split('.')[0]}.yml`],
] as const) {
  test(`the editor and the command agree on all ${ending} files of the corpus`, () => {
    const engine = new Engine({...embed(files), components: [...components.values()]});
    const names = readdirSync(folder).filter((name) => name.endsWith(ending));
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const file = fileOf(name);
      engine.put(file, text);
      const {diagnostics} = structuredClone(engine.check(file));
      engine.put(file, undefined);
      expect(
        diagnostics.filter((one) => one.file === file),
        name,
      ).toEqual(diagnosticsOf(file, text));
    }
  });
}
