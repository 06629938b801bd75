/**
 * The tests' own site: this repository's code and handbook, with the pages, records, pictures and documents in
 * `tests/site`. It has what components can do, filled in, and tests may say its words literally. What staff write (`pages/`,
 * `records/`, `pictures/`, `static/files`) is read by no test.
 */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after} from 'node:test';
import {readComponents} from '../src/content/components/read.node';
import type {ContentFiles} from '../src/content/files';
import {diskFiles, type SiteFolders} from '../src/content/files.node';
import {CONTENT_FOLDERS, HANDBOOK_PICTURES, isContent} from '../src/content/folders';

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
  isLink: remembering(onDisk.isLink),
  hasBytes: onDisk.hasBytes,
  bytes: remembering(onDisk.bytes),
  text: remembering(onDisk.text),
};

export const components = readComponents(siteDir);

/** The code that a check or a build of a copy reads. */
const CODE = ['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json', 'handbook', 'src', 'static'];

/** Folder of a fresh copy of the site, which can be changed, checked and built. Whoever asks for it deletes it. */
export function copyOfSite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  // The documents are in `static`, too.
  const filter = (file: string) => !isContent(path.relative(siteDir, file).replaceAll(path.sep, '/'));
  for (const part of [...CODE, HANDBOOK_PICTURES])
    cpSync(path.join(siteDir, part), path.join(copy, part), {recursive: true, filter});
  for (const part of CONTENT_FOLDERS)
    cpSync(path.join(folders.contentDir, part), path.join(copy, part), {recursive: true});
  mkdirSync(path.join(siteDir, '.cache'), {recursive: true});
  for (const part of ['node_modules', '.cache']) symlinkSync(path.join(siteDir, part), path.join(copy, part));
  return copy;
}

/** Changes of files, by their names in the site: a text, and what takes its place. */
export type Changes = Record<string, [from: string, to: string]>;

/**
 * A copy for the tests of one file, which leave it as it was. It is made when the first of them asks for its folder, and deleted
 * after the last test of the run: all files run in one process, and their hooks with them.
 */
export function siteForTests() {
  let copy: string | undefined;
  after(() => copy && rmSync(copy, {recursive: true}));
  return {
    get dir(): string {
      copy ??= copyOfSite();
      return copy;
    },
    /** Changes files of the copy for as long as `work` runs. Every text that is to change has to be there. */
    async withChanges<T>(changes: Changes, work: () => T | Promise<T>): Promise<T> {
      const before = Object.keys(changes).map((file) => {
        const place = path.join(this.dir, file);
        return {file, place, text: readFileSync(place, 'utf8')};
      });
      for (const {file, text} of before) {
        const [from] = changes[file];
        if (!text.includes(from)) throw new Error(`${file} of the tests’ site has no “${from}” to change.`);
      }
      try {
        for (const {file, place, text} of before) writeFileSync(place, text.replace(...changes[file]));
        return await work();
      } finally {
        for (const {place, text} of before) writeFileSync(place, text);
      }
    },
  };
}
