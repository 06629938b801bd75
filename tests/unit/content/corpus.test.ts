/**
 * The contract of the rules: one small file for each slip in `corpus/`, and beside it, in a file that ends in `.txt`,
 * all that is said about it, to the letter. `UPDATE=1` writes those files again: read them before you commit them.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {formatAll} from '../../../src/content/diagnostic';
import {diagnosticsOf} from './fixture';
import {changedBeyond, pasted} from './slips/judge';

const corpus = path.join(__dirname, 'corpus');

/** `braces.mdx` stands for `pages/braces.mdx`, `hours.time.yml` for `records/hours.yml`. */
const fileOf = (name: string) => (name.endsWith('.yml') ? `records/${name.split('.')[0]}.yml` : `pages/${name}`);

for (const name of readdirSync(corpus).filter((file) => !file.endsWith('.txt'))) {
  test(name, () => {
    const file = fileOf(name);
    const text = readFileSync(path.join(corpus, name), 'utf8');
    const diagnostics = diagnosticsOf(file, text);
    const expected = path.join(corpus, name.replace(/\.\w+$/, '.txt'));
    if (process.env.UPDATE) writeFileSync(expected, `${formatAll(diagnostics)}\n`);
    expect(existsSync(expected), 'what is said is written beside the file').toBe(true);
    expect(`${formatAll(diagnostics)}\n`).toBe(readFileSync(expected, 'utf8'));
    expect(diagnostics, 'something is said').not.toEqual([]);
    // Of very many, the next takes the place of one that is fixed.
    const all = diagnostics.every(({rule}) => rule !== 'more');
    for (const diagnostic of diagnostics) {
      if (!diagnostic.suggestion || !all) continue;
      const {rule, message, line, suggestion} = diagnostic;
      const same = (list: typeof diagnostics) =>
        list.filter((one) => one.rule === rule && one.message === message && one.line === line).length;
      const left = diagnosticsOf(file, pasted(text, diagnostic));
      expect(same(left), 'what is written instead takes it away').toBeLessThan(same(diagnostics));
      const readable = file.endsWith('.mdx') && diagnostics.length === 1 && !diagnostic.fatal;
      const lines: [number, number] = [suggestion.line, suggestion.endLine];
      expect(changedBeyond(file, text, pasted(text, diagnostic), lines, readable), message).toEqual([]);
    }
  });
}
