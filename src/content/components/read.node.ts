/** Reads the table of components of a site. It is generated again when a component is newer than the last table. */
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Component, type ComponentTable, toTable} from './table';

/** The folders that the table is made from: the components, and the code that reads them. */
const SOURCES = ['src/components', 'src/content'];

const modifiedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** When the newest of the sources has changed. A deleted file changes its folder. */
const newestIn = (siteDir: string): number =>
  Math.max(
    ...SOURCES.map((folder) => path.join(siteDir, folder))
      .filter(existsSync)
      .flatMap((folder) => [
        folder,
        ...readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)),
      ])
      .map(modifiedAt),
  );

/** The last table of each site. While it is the same object, results that were computed with it can be kept. */
const remembered = new Map<string, {time: number; table: ComponentTable}>();

/** Generates the table. Several builds may run at once, so the file is renamed into place when it is complete. */
function generate(siteDir: string, file: string): void {
  // The compiler takes half a second to load, so it is loaded only when it is needed.
  const {generateTable} = require('./generate') as typeof import('./generate');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(generateTable(siteDir)));
  renameSync(`${file}.${process.pid}`, file);
}

/** What pages may write in each component. */
export function readComponents(siteDir: string): ComponentTable {
  const file = path.join(siteDir, 'node_modules/.cache/content/components.json');
  if (modifiedAt(file) < newestIn(siteDir)) generate(siteDir, file);
  const time = modifiedAt(file);
  const last = remembered.get(siteDir);
  if (last?.time === time) return last.table;
  const table = toTable(JSON.parse(readFileSync(file, 'utf8')) as Component[]);
  remembered.set(siteDir, {time, table});
  return table;
}
