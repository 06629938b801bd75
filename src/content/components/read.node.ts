/** The table of components of a site, made anew only when a file that it was made from has changed. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Component, type ComponentTable, toTable} from './table';

interface Stored {
  components: Component[];
  /** The hash of each file that the table was made from. */
  hashes: Record<string, string>;
}

/** What the table depends on besides the components: how it is made, and which version of which package. */
const MAKERS = ['package.json', 'src/content/components/generate.ts'];

const remembered = new Map<string, {key: string; table: ComponentTable}>();

function hashesOf(siteDir: string, files: string[]): Record<string, string> {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(
    files.map((file) => {
      const full = path.join(siteDir, file);
      return [file, existsSync(full) ? hash(full) : 'missing'];
    }),
  );
}

function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch {
    // Nothing has been stored yet, or not by this version: it is made anew.
    return undefined;
  }
}

/** Several builds may run at once: a file that is read is always a whole one. */
function store(file: string, stored: Stored): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(stored));
  renameSync(temporary, file);
}

/** What pages may write in each component. */
export function readComponents(siteDir: string): ComponentTable {
  const file = path.join(siteDir, 'node_modules/.cache/content/components.json');
  let stored = readStored(file);
  let key = stored && JSON.stringify(hashesOf(siteDir, Object.keys(stored.hashes)));
  if (!stored || key !== JSON.stringify(stored.hashes)) {
    // The compiler takes most of a second to load: it is asked for only here.
    const {generateTable} = require('./generate') as typeof import('./generate');
    const {components, files} = generateTable(siteDir);
    stored = {components, hashes: hashesOf(siteDir, [...MAKERS, ...files])};
    key = JSON.stringify(stored.hashes);
    store(file, stored);
  }
  const known = remembered.get(siteDir);
  if (known?.key === key) return known.table;
  const table = toTable(stored.components);
  remembered.set(siteDir, {key: key as string, table});
  return table;
}
