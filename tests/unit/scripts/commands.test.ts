/** What the scripts say to somebody who gives them something that they can't use. */
import {spawnSync} from 'node:child_process';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {wordsOf} from '../../../scripts/run';

/** What a script says before it fails. */
function failureOf(args: string[], env: Record<string, string> = {}): string {
  const {status, stderr} = spawnSync('node', args, {env: {...process.env, ...env}, encoding: 'utf8'});
  expect(status).toBe(1);
  return stderr.trim();
}

for (const name of ['test', 'constructor', '']) {
  test(`builds.mjs knows no site "${name}", and says which it knows`, () => {
    expect(failureOf(['scripts/builds.mjs', name])).toBe(
      `There is no site "${name}" to build. Write "live" for the live site, or "tests" for the tests’ own.`,
    );
  });
}

test('screenshots are refused of a folder that nothing is built from', () => {
  expect(failureOf(['--import', 'tsx', 'scripts/screenshots.ts'], {CONTENT: 'tests/elsewhere'})).toBe(
    'CONTENT is "tests/elsewhere", which has no build to show. Write tests/site for the tests’ own site, or leave it out for the live one.',
  );
});

test('an error is printed with the place where it happened only if that helps, for a mistake of the program', () => {
  expect(wordsOf(new Error('There is no such page.'))).toBe('There is no such page.');
  expect(wordsOf(new TypeError('page is undefined'))).toMatch(/^TypeError: page is undefined\n\s+at /);
});
