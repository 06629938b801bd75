/** A copy of the tests' site, without the staff's, to spoil: each rule of verify has to find what it is for. */
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../../scripts/sites.mjs';
import {type Build, readBuild} from '../../../scripts/verify/built';
import type {Problem} from '../../../scripts/verify/problem';
import {BASE, SITE_URL} from '../builtSite';

export const HOME = SITE_URL + BASE;

const copy = {dir: ''};

before(() => {
  copy.dir = mkdtempSync(path.join(tmpdir(), 'spoilt-'));
  const isStaff = (file: string) => path.resolve(file) === path.resolve(TESTS.staff.dir);
  cpSync(TESTS.public.dir, copy.dir, {recursive: true, filter: (file) => !isStaff(file)});
});

after(() => rmSync(copy.dir, {recursive: true, force: true}));

/** The copy as it is now. */
export const readCopy = (): Build => readBuild(copy.dir);

/** Problems in a line each: the severity, the page, and what is wrong. */
export const linesOf = (problems: Problem[]): string[] =>
  problems.map(({severity, page, message}) => `${severity}${page ? ` on ${page}` : ''}: ${message}`);

/** What takes the place of what: the first time that it is there. */
type Swap = [from: string | RegExp, to: string];

/** Changes a file of the copy, or takes it away, while `look` looks at it; of a page also what is at its address with a slash. */
export function whileSpoilt<T>(file: string, swap: Swap | undefined, look: () => T): T {
  const files = new Set([file, file.replace(/\.html$/, '/index.html')].map((one) => path.join(copy.dir, one)));
  const originals = [...files].filter(existsSync).map((one) => [one, readFileSync(one)] as const);
  for (const [one, original] of originals) {
    const text = original.toString('latin1');
    const changed = swap && text.replace(...swap);
    expect(changed, `${file} is as it was`).not.toBe(text);
    if (changed === undefined) rmSync(one);
    else writeFileSync(one, changed, 'latin1');
  }
  try {
    return look();
  } finally {
    for (const [one, original] of originals) writeFileSync(one, original);
  }
}

/** Adds something to the end of a page's main part. */
export const inMain = (html: string): Swap => ['</main>', `${html}</main>`];

/** What is spoilt, in which file and how (without a swap, the file is gone), and the beginnings of what has to be found. */
type Row = [name: string, file: string, swap: Swap | undefined, ...problems: string[]];

/** A test for each row: the rule finds what is wrong, and nothing else. */
export function finds(rule: (build: Build) => Problem[], rows: Row[]): void {
  for (const [name, file, swap, ...problems] of rows) {
    test(name, () => {
      const messages = whileSpoilt(file, swap, () => linesOf(rule(readCopy())));
      expect(messages).toEqual(problems.map((problem) => expect.stringContaining(problem)));
    });
  }
}
