/**
 * One small file a mistake in `corpus/`, and beside it, in a file that ends in `.txt`, all that the check has to say
 * of it, to the letter. `UPDATE=1` writes those files anew: read them before you commit them.
 */
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {tell} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';
import {copyOfGivenSite} from '../givenSite';

const corpus = path.join(__dirname, 'corpus');

/** `braces.mdx` stands in as `pages/braces.mdx`, `hours.time.yml` as `records/hours.yml`. */
const placeOf = (name: string) => (name.endsWith('.yml') ? `records/${name.split('.')[0]}.yml` : `pages/${name}`);

let siteDir = '';

test.beforeAll(() => {
  siteDir = copyOfGivenSite();
});

test.afterAll(() => rmSync(siteDir, {recursive: true}));

for (const name of readdirSync(corpus).filter((file) => !file.endsWith('.txt'))) {
  test(name, () => {
    const file = placeOf(name);
    const {mistakes} = checkSite(siteDir, {[file]: readFileSync(path.join(corpus, name), 'utf8')});
    const said = `${tell(mistakes.filter((mistake) => mistake.file === file))}\n`;
    const expected = path.join(corpus, name.replace(/\.\w+$/, '.txt'));
    if (process.env.UPDATE) writeFileSync(expected, said);
    expect(existsSync(expected), 'the message is written beside the file').toBe(true);
    expect(said).toBe(readFileSync(expected, 'utf8'));
    expect(said.trim(), 'the check finds it').not.toBe('');
  });
}
