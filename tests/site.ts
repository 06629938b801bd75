/**
 * The tests' own site: this repository's code and handbook, with the pages, records, pictures and documents in
 * `tests/site`. It has everything that components can do, filled in, and tests may say its words literally. What staff
 * write (`pages/`, `records/`, `pictures/`, `static/files`) is read by no test.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after} from 'node:test';
import {copySite} from '../scripts/copySite';
import {readComponents} from '../src/content/checker/components/read.node';
import type {ContentFiles} from '../src/content/checker/files';
import {readFacts} from '../src/content/checker/pictureFacts';
import {diskFiles, type SiteFolders} from '../src/content/site/files.node';

export const siteDir = path.join(__dirname, '..');

export const folders: Required<SiteFolders> = {siteDir, contentDir: path.join(__dirname, 'site')};

/** Gives each answer again, without asking once more. */
function remembering<Answer>(ask: (file: string) => Answer): (file: string) => Answer {
  const answers = new Map<string, Answer>();
  return (file) => {
    if (!answers.has(file)) answers.set(file, ask(file));
    return answers.get(file) as Answer;
  };
}

const onDisk = diskFiles(folders);

/** Nothing changes the tests' site itself, so each of its files is read once, however often it is checked. */
export const files: ContentFiles = {
  list: remembering(onDisk.list),
  has: remembering(onDisk.has),
  leadsOut: remembering((file) => onDisk.leadsOut?.(file) === true),
  bytes: remembering(onDisk.bytes),
  facts: remembering((file) => readFacts(onDisk.bytes(file))),
  text: remembering(onDisk.text),
};

export const components = readComponents(siteDir);

/** Folder of a fresh copy of the site, which can be changed, checked and built. Whoever asks for it deletes it. */
export function copyOfSite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  copySite(copy, folders);
  return copy;
}

/**
 * A copy for the tests of one file, which leave it as it was. It is made when the first of them asks for its folder, and deleted
 * after the last test of the run: all files run in one process, and their hooks with them.
 */
export function siteForTests(): {readonly dir: string} {
  let copy: string | undefined;
  after(() => copy && rmSync(copy, {recursive: true}));
  return {
    get dir() {
      copy ??= copyOfSite();
      return copy;
    },
  };
}
