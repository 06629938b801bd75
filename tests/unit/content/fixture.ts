/** Checks of the tests' own site with some files changed. */

import {type CheckedSite, checkSite} from '../../../src/content/check';
import type {Diagnostic} from '../../../src/content/diagnostic';
import {withChanges} from '../../../src/content/files';
import {components, files} from '../../site';

export {components, files} from '../../site';

/** The texts of changed or added files, by their paths. Null deletes a file. */
export type Texts = Record<string, string | null>;

/** Checks the site with these files changed. */
export const checkWith = (texts: Texts = {}): CheckedSite => checkSite(withChanges(files, texts), components);

/** The problems of one file of the site with another text in it. */
export const diagnosticsOf = (file: string, text: string): Diagnostic[] =>
  checkWith({[file]: text}).diagnostics.filter((diagnostic) => diagnostic.file === file);

/** The errors of the site with these files changed, a line each. */
export const errorsWith = (texts: Texts): string[] =>
  checkWith(texts)
    .diagnostics.filter(({severity}) => severity === 'error')
    .map(({file, start, message}) => `${file}:${start.line} ${message}`);

/** A file of the site after one replacement. Throws if the text to replace isn't there. */
export function changed(file: string, from: string | RegExp, to: string): string {
  const before = files.text(file);
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no “${from}” to replace.`);
  return after;
}

/** The About page with this text below its headline. */
export const belowHeadline = (text: string): string => {
  const headline = '# It began with students';
  return changed('pages/about.mdx', headline, `${headline}\n\n${text}`);
};
