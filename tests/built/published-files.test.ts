/** Files of the public build that are no pages: which may be there, which may not, and what they say. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/builds.mjs';
import {build} from './builtSite';

test('everybody can see which commit is live, and which run of GitHub has built it', () => {
  const {GITHUB_SHA, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT} = TESTS.public.env;
  expect(build.text('commit.txt')).toBe(`${GITHUB_SHA}\n`);
  expect(build.text('run.txt')).toBe(`${GITHUB_RUN_ID}/${GITHUB_RUN_ATTEMPT}\n`);
});

test('a file that only Git needs is not published', () => {
  expect([...build.files].filter((file) => file.includes('.git'))).toEqual([]);
});

test('no original of a picture is published', () => {
  const originals = readdirSync('tests/site/pictures');
  expect(originals).toContain('hills.jpg');
  expect([...build.files].filter((file) => originals.includes(path.basename(file)))).toEqual([]);
});
