/** Reads the table of components of a site. It is made again only when one of its source files has changed. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Component, type ComponentTable, toTable} from './table';

interface Stored {
  components: Component[];
  /** The files that the table was made from, and the hash of all of them. */
  files: string[];
  hash: string;
}

/** Files that the table depends on besides the components: what makes it, and the versions of packages. */
const MAKERS = [
  'package.json',
  ...['generate', 'tags', 'table'].map((name) => `src/content/checker/components/${name}.ts`),
];

/** The last table of each site. While it is the same object, results that were computed with it can be kept. */
const remembered = new Map<string, {hash: string; table: ComponentTable}>();

/** One hash of the contents of all these files. */
function hashOf(siteDir: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.map((name) => path.join(siteDir, name)))
    hash.update(existsSync(file) ? readFileSync(file) : 'missing').update('\0');
  return hash.digest('hex');
}

/** What was stored last time, if anything. */
function readStored(file: string): Partial<Stored> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch {
    // Nothing has been stored yet, so the table is made.
    return {};
  }
}

/** Makes the table and stores it. Several builds may run at once, so the file is renamed into place when it is whole. */
function makeAnew(siteDir: string, file: string): Stored {
  // The compiler takes most of a second to load, so it is loaded only when it is needed.
  const {generateTable} = require('./generate') as typeof import('./generate');
  const {components, files: own} = generateTable(siteDir);
  const files = [...MAKERS, ...own];
  const stored = {components, files, hash: hashOf(siteDir, files)};
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stored));
  renameSync(`${file}.${process.pid}`, file);
  return stored;
}

/** What pages may write in each component. */
export function readComponents(siteDir: string): ComponentTable {
  const file = path.join(siteDir, 'node_modules/.cache/content/table.json');
  const stored = readStored(file);
  const isFresh = stored.hash === hashOf(siteDir, stored.files ?? []);
  const {components, hash} = isFresh ? (stored as Stored) : makeAnew(siteDir, file);
  const last = remembered.get(siteDir);
  if (last?.hash === hash) return last.table;
  const table = toTable(components);
  remembered.set(siteDir, {hash, table});
  return table;
}
