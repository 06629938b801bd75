/** The editor's worker, as the build made it, says of every file of the corpus what the command says. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';
import {embed} from '../../src/plugins/editor/embed';
import {components, diagnosticsOf, files} from '../unit/content/fixture';
import {expect, test} from './site';

const corpus = path.join(__dirname, '../unit/content/corpus');
const names = readdirSync(corpus).filter((name) => !name.endsWith('.txt'));
const fileOf = (name: string) => (name.endsWith('.yml') ? `records/${name.split('.')[0]}.yml` : `pages/${name}`);

test('the browser and the command agree on the whole corpus', async ({page}) => {
  test.setTimeout(240_000);
  const worker = page.waitForEvent('worker');
  await page.goto(`${addressOf(PREVIEW)}editor`);
  const address = (await worker).url();
  const texts = names.map((name) => [fileOf(name), readFileSync(path.join(corpus, name), 'utf8')] as const);
  const told = await page.evaluate(
    async ([url, site, all]) => {
      const engine = new Worker(url);
      let id = 0;
      const ask = (method: string, ...parameters: unknown[]) =>
        new Promise<{diagnostics: {file: string}[]}>((done, fail) => {
          id += 1;
          engine.onmessage = ({data: {result, error}}) => (error ? fail(new Error(error)) : done(result));
          engine.postMessage({id, method, parameters});
        });
      await ask('start', site);
      const found: unknown[] = [];
      for (const [file, text] of all) {
        await ask('put', file, text);
        const {diagnostics} = await ask('check', file);
        found.push(diagnostics.filter((one) => one.file === file));
        await ask('put', file, undefined);
      }
      return found;
    },
    [address, {...embed(files), components: [...components.values()]}, texts] as const,
  );
  expect(names.length).toBeGreaterThan(150);
  // As JSON: on the way out of the page, what is undefined is left out.
  for (const [index, [file, text]] of texts.entries()) {
    expect(told[index], names[index]).toEqual(JSON.parse(JSON.stringify(diagnosticsOf(file, text))));
  }
});
