/** The site that the tests of content check: pages and records of its own in `site`, the rest as it is. */
import path from 'node:path';
import {type CheckedSite, checkSite} from '../../../src/content/check';
import {readComponents} from '../../../src/content/components/read.node';
import type {Diagnostic} from '../../../src/content/diagnostic';
import {type ContentFiles, withTexts} from '../../../src/content/files';
import {diskFiles} from '../../../src/content/files.node';

export const siteDir = path.join(__dirname, '../../..');

const own = diskFiles(path.join(siteDir, 'tests/unit/check/site'));
const rest = diskFiles(siteDir);
const holder = (file: string) => (/^(pages|records)(\/|$)/.test(file) ? own : rest);

export const files: ContentFiles = {
  list: (folder) => holder(folder).list(folder),
  has: (file) => holder(file).has(file),
  bytes: (file) => holder(file).bytes(file),
  text: (file) => holder(file).text(file),
};

export const components = readComponents(siteDir);

/** Checks the site with some texts in place of its own, or beside them. */
export const checkWith = (texts: Record<string, string> = {}): CheckedSite =>
  checkSite(withTexts(files, texts), components);

/** What is said about one of these files. */
export const diagnosticsOf = (file: string, text: string): Diagnostic[] =>
  checkWith({[file]: text}).diagnostics.filter((diagnostic) => diagnostic.file === file);
