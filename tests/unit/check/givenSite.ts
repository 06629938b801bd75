/**
 * The site with pages and records of its own, in `site/`: eight pages that staff do not edit. Tests of how the check,
 * the records and the build treat a page work on these, so that no change of the live words can break them.
 */
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before} from 'node:test';
import {copySite} from '../../../scripts/copySite';

export const given = path.join(__dirname, 'site');

/** Folder of a fresh copy that can be changed, checked and built. Whoever asks for it removes it. */
export function copyOfGivenSite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'given-site-'));
  copySite(copy, path.join(__dirname, '../../..'));
  for (const part of ['pages', 'records']) {
    rmSync(path.join(copy, part), {recursive: true});
    cpSync(path.join(given, part), path.join(copy, part), {recursive: true});
  }
  return copy;
}

/** A copy for the tests of one file, which is there while they run. They leave it as it was. */
export function givenSite(): {dir: string} {
  const site = {dir: ''};
  before(() => {
    site.dir = copyOfGivenSite();
  });
  after(() => rmSync(site.dir, {recursive: true}));
  return site;
}
