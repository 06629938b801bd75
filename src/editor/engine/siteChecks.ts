/** The checks of the whole site: its problems, what sending changes corrects, and which corrections help. */

import type {Diagnostic} from '../../content/checker/diagnostic';
import {withTexts} from '../../content/checker/files';
import {normalize} from '../../content/checker/source';
import {type CheckedSite, checkSite} from '../../content/site/check';
import {type OpenQuestion, readOpenQuestions} from '../../content/site/openQuestions';
import {kindOf} from '../../content/site/pageFiles';
import {partsAt} from '../text/parts';
import type {Correction, ShownProblem} from './answers';
import {areHelpful, correctFiles, isBlocking, type Pending, readSiteBefore, type SiteBefore} from './corrections';
import type {EditedSite} from './editedSite';
import {fieldName, toShownProblem} from './results';

/** The whole site as it was checked, with its notes and the empty fields of its records. */
interface CheckWithQuestions extends CheckedSite {
  questions: OpenQuestion[];
}

/** Keeps each answer until a file changes (`forget`): a check of the whole site takes long. */
export class SiteChecks {
  private checked: CheckWithQuestions | undefined;
  /** Whether a correction helps, by the key of its problem. */
  private readonly helpful = new Map<string, boolean>();
  private lastBefore: SiteBefore | undefined;

  constructor(private readonly site: EditedSite) {}

  /** Forgets what depends on a file that has changed. */
  forget(file: string): void {
    this.checked = undefined;
    this.helpful.clear();
    if (!this.lastBefore?.names.includes(file)) this.lastBefore = undefined;
  }

  /** The check of the site as it is. */
  checkSite(): CheckWithQuestions {
    const {files, components, records} = this.site;
    if (!this.checked) {
      const checked = checkSite(files, components);
      const {questions} = readOpenQuestions(files, checked.pages, records);
      this.checked = {...checked, questions};
    }
    return this.checked;
  }

  /** Diagnostics as staff read them. `files`: those that were checked. */
  problemsOf(diagnostics: Diagnostic[], files = this.site.files): ShownProblem[] {
    const {titleOf} = this.site;
    const nameOf = (file: string) => (files.holds?.(file) !== false ? `“${titleOf(file)}”` : file);
    return diagnostics.map((diagnostic) => toShownProblem(diagnostic, nameOf));
  }

  /** The site without the changes in these files. */
  private siteBefore(names: string[]): SiteBefore {
    if (this.lastBefore?.names.join() !== names.join())
      this.lastBefore = readSiteBefore(names, this.site.filesBefore(names), this.site.components);
    return this.lastBefore;
  }

  private correctFiles(names: string[]) {
    const {files, components} = this.site;
    return correctFiles(files, components, this.siteBefore(names));
  }

  /** How many problems sending these files corrects, and the new errors that it leaves. */
  pending(names: string[]): Pending {
    const {count, errors} = this.correctFiles(names);
    return {
      count,
      errors: errors.map(({file, start}) => ({file, line: start.line, title: this.site.titleOf(file)})),
    };
  }

  /** Corrects each problem in these files that has exactly one right form. */
  correct(names: string[]): Correction {
    const {files, components, titleOf} = this.site;
    const {texts} = this.correctFiles(names);
    const corrected = withTexts(files, texts);
    const sent = new Set([...names, ...Object.keys(texts)]);
    const problems = this.problemsOf(checkSite(corrected, components).diagnostics, corrected);
    const textOf = (file: string) => normalize(corrected.text(file));
    const blocking = problems.find((problem) => sent.has(problem.file) && isBlocking(problem, textOf(problem.file)));
    return {
      files: texts,
      titles: names.map(titleOf),
      blocking: blocking && {...blocking, sentence: this.refusalOf(blocking, textOf(blocking.file))},
    };
  }

  /** Why the changes aren't sent, with the name of the field or the part of the page that is wrong. */
  private refusalOf(problem: ShownProblem, text: string): string {
    const {components, page, titleOf} = this.site;
    const {file, start, message} = problem;
    const part = kindOf(file) === 'page' ? partsAt(page(file, text), start).at(-1) : undefined;
    const place = fieldName(problem, text, components) ?? part?.label;
    const title = `“${titleOf(file)}”`;
    return `Not sent yet. ${place ? `${title}, ${place}` : title}: ${message}`;
  }

  /** Whether a correction of a problem helps. Others aren't offered. */
  isHelpful({key, file, rule, isFatal, remedy}: ShownProblem): boolean {
    if (!remedy) return false;
    // Rules say first how a value must be written, and only then what disagrees with it: there may be as many problems as before.
    if (isFatal || remedy.certainty === 'safe') return true;
    // Both the field and the list of problems ask.
    const known = this.helpful.get(key);
    if (known !== undefined) return known;
    const {files, components} = this.site;
    const countBefore = this.checkSite().diagnostics.length;
    const isHelpful = areHelpful({file, rule, edits: remedy.edits, countBefore}, files, components);
    this.helpful.set(key, isHelpful);
    return isHelpful;
  }
}
