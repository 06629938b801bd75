/**
 * One small file a mistake in `corpus/`, and beside it, in a file that ends in `.txt`, all that the check has to say
 * of it, to the letter; what `--fix` mends of it is gone afterwards. `UPDATE=1` writes those files anew: read them before you commit them.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {applied} from '../../../scripts/check/fix';
import {tell} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';
import {readable} from '../../../scripts/check/source';
import {givenSite} from '../givenSite';

const corpus = path.join(__dirname, 'corpus');

/** `braces.mdx` stands in as `pages/braces.mdx`, `hours.time.yml` as `records/hours.yml`. */
const placeOf = (name: string) => (name.endsWith('.yml') ? `records/${name.split('.')[0]}.yml` : `pages/${name}`);

const site = givenSite();

for (const name of readdirSync(corpus).filter((file) => !file.endsWith('.txt'))) {
  test(name, () => {
    const file = placeOf(name);
    const text = readFileSync(path.join(corpus, name), 'utf8');
    const own = checkSite(site.dir, {[file]: text}).mistakes.filter((mistake) => mistake.file === file);
    const said = `${tell(own)}\n`;
    const expected = path.join(corpus, name.replace(/\.\w+$/, '.txt'));
    if (process.env.UPDATE) writeFileSync(expected, said);
    expect(existsSync(expected), 'the message is written beside the file').toBe(true);
    expect(said).toBe(readFileSync(expected, 'utf8'));
    expect(said.trim(), 'the check finds it').not.toBe('');
    const fixed = own.filter(({fix}) => fix);
    const mended = applied(
      readable(text),
      fixed.flatMap(({fix}) => fix ?? []),
    );
    const left = checkSite(site.dir, {[file]: mended}).mistakes.map(({message, write}) => `${message} ${write}`);
    for (const {message, write} of fixed) expect(left, mended).not.toContain(`${message} ${write}`);
  });
}
