/** What staff change in a year, each in their own words. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {COMPONENT_CHANGES} from './componentChanges';
import {PAGE_CHANGES} from './pageChanges';
import {RECORD_CHANGES} from './recordChanges';
import {NoPlace, type StaffSite} from './staffSite';

/** A change, and what makes it. Where the site has no place for it, that throws a `NoPlace`. */
export type Change = [name: string, make: (site: StaffSite) => void];

/** Writes a file as Windows' own editor does. */
function saveOnWindows(site: StaffSite, file: string): void {
  const text = readFileSync(path.join(site.dir, file), 'utf8').replace(/^\uFEFF/, '');
  writeFileSync(path.join(site.dir, file), `\uFEFF${text.replace(/\r?\n/g, '\r\n')}`);
}

/** The last ones, since others read what they have written. */
const FILE_CHANGES: Change[] = [
  ['a page saved on Windows', (site) => saveOnWindows(site, site.pages()[0].source.file)],
  ['a record saved on Windows', (site) => saveOnWindows(site, 'records/organisation.yml')],
];

export const CHANGES: Change[] = [...PAGE_CHANGES, ...COMPONENT_CHANGES, ...RECORD_CHANGES, ...FILE_CHANGES];

/** Makes a change. Returns why there is no place for it, if there is none. */
export function makeChange(site: StaffSite, [, make]: Change): string | undefined {
  try {
    make(site);
  } catch (error) {
    if (error instanceof NoPlace) return error.message;
    throw error;
  }
  return undefined;
}
