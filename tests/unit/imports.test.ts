/** Imports run one way: a folder of `src` uses those before it, and no file of `src` uses scripts. The linter finds cycles. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import ts from 'typescript';

const ORDER = ['content', 'browser', 'components', 'theme', 'editor', 'build'];

/** The place in ORDER of a file, by its path. A file beside the folders, such as `src/environment.ts`, may be used by all. */
const placeOf = (file: string) => {
  const place = ORDER.findIndex((folder) => file.startsWith(`src/${folder}/`));
  return place < 0 && !file.startsWith('src/') ? ORDER.length : place;
};

const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`);

/** The files of this repository that a file imports, without their endings. */
const importsOf = (file: string) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({fileName}) => fileName.replace('@site', process.cwd()))
    .filter((name) => /^[./]/.test(name))
    .map((name) => path.relative('.', path.resolve(path.dirname(file), name)));

test('each folder of src imports only from the folders before it', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => placeOf(target) > placeOf(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('src/content needs neither React nor Docusaurus: the check and the editor’s worker have neither', () => {
  const others = files.filter((file) => file.startsWith('src/content/'));
  expect(others.filter((file) => /from '(react|@docusaurus|@theme)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
