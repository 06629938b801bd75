/** Checks of the tests' own site with some texts changed. */
import type {Diagnostic} from '../../../src/content/checker/diagnostic';
import {withTexts} from '../../../src/content/checker/files';
import {type CheckedSite, checkSite} from '../../../src/content/site/check';
import {components, files} from '../../site';

export {components, files} from '../../site';

/** Checks the site with some texts in place of its own, or beside them. */
export const checkWith = (texts: Record<string, string> = {}): CheckedSite =>
  checkSite(withTexts(files, texts), components);

/** The problems of one file of the site with this text in place of its own. */
export const diagnosticsOf = (file: string, text: string): Diagnostic[] =>
  checkWith({[file]: text}).diagnostics.filter((diagnostic) => diagnostic.file === file);
