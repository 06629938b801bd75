/** The table of components of a site, made anew only when a file that it was made from has changed. */
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

/** What the table depends on besides the components: how it is made, and which version of which package. */
const MAKERS = [
  'package.json',
  ...['generate', 'tags', 'table'].map((name) => `src/content/checker/components/${name}.ts`),
];

const remembered = new Map<string, {hash: string; table: ComponentTable}>();

function hashOf(siteDir: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.map((name) => path.join(siteDir, name)))
    hash.update(existsSync(file) ? readFileSync(file) : 'missing').update('\0');
  return hash.digest('hex');
}

function readStored(file: string): Partial<Stored> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch {
    // Nothing has been stored yet: it is made anew.
    return {};
  }
}

/** Makes the table and stores it. Several builds may run at once: a file that is read is always a whole one. */
function makeAnew(siteDir: string, file: string): Stored {
  // The compiler takes most of a second to load: it is asked for only here.
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
  const known = remembered.get(siteDir);
  if (known?.hash === hash) return known.table;
  const table = toTable(components);
  remembered.set(siteDir, {hash, table});
  return table;
}
