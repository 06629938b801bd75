/** The checks of the whole site: its problems, and what stops changes from being sent. */

import {type CheckedSite, checkSite} from '../../content/check';
import type {Diagnostic} from '../../content/diagnostic';
import {type OpenQuestion, readOpenQuestions} from '../../content/openQuestions';
import {kindOf} from '../../content/pageFiles';
import {partsAt} from '../text/parts';
import {isExample} from '../text/signs';
import type {NewError, Sending, ShownProblem} from './answers';
import type {EditedSite} from './editedSite';
import {fieldName, toShownProblem} from './results';

/** Identifies a problem by its rule and its line's text, so that it stays the same when the line moves within its file. */
const problemKey = ({file, rule, excerpt}: Diagnostic): string => JSON.stringify([file, rule, excerpt]);

/** What is around a setting's value: its name and its quotation marks. */
const AROUND_VALUE = /^[\w-]+="|"$/g;

/** Whether a problem stops sending: the site couldn't be built, a key would be published, or an example is left. */
function isBlocking({blocksRendering, severity, file, rule, start, end}: ShownProblem, text: string): boolean {
  const isInRecord = severity === 'error' && kindOf(file) === 'record';
  const isLeftExample = rule === 'placeholders' && isExample(text.slice(start, end).replace(AROUND_VALUE, ''));
  return blocksRendering || rule === 'github-keys' || isInRecord || isLeftExample;
}

/** The whole site as it was checked, with its notes and the empty fields of its records. */
interface CheckWithQuestions extends CheckedSite {
  questions: OpenQuestion[];
}

/** Keeps each answer until a file changes (`forget`): a check of the whole site takes long. */
export class SiteChecks {
  private checked: CheckWithQuestions | undefined;
  /** The problems of the site without the changes in some files. */
  private before: {names: string[]; keys: ReadonlySet<string>} | undefined;

  constructor(private readonly site: EditedSite) {}

  /** Forgets what depends on a file that has changed. */
  forget(file: string): void {
    this.checked = undefined;
    if (!this.before?.names.includes(file)) this.before = undefined;
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

  /** Diagnostics as staff read them. */
  problemsOf(diagnostics: Diagnostic[]): ShownProblem[] {
    const {titleOf, files} = this.site;
    const nameOf = (file: string) => (files.hasBytes(file) ? `“${titleOf(file)}”` : file);
    return diagnostics.map((diagnostic) => toShownProblem(diagnostic, nameOf));
  }

  /** The errors that the changes in these files bring. The check on GitHub will stop at them. */
  newErrors(names: string[]): NewError[] {
    const {components, titleOf} = this.site;
    if (this.before?.names.join() !== names.join()) {
      const {diagnostics} = checkSite(this.site.filesBefore(names), components);
      this.before = {names, keys: new Set(diagnostics.map(problemKey))};
    }
    const {keys} = this.before;
    return this.checkSite()
      .diagnostics.filter((one) => one.severity === 'error' && !keys.has(problemKey(one)))
      .map(({file, start}) => ({file, line: start.line, title: titleOf(file)}));
  }

  /** What these files are called, and what stops them from being sent. */
  beforeSending(names: string[]): Sending {
    const {titleOf, text} = this.site;
    const problems = this.problemsOf(this.checkSite().diagnostics).filter(({file}) => names.includes(file));
    const blocking = problems.find((problem) => isBlocking(problem, text(problem.file)));
    return {
      files: {},
      titles: names.map(titleOf),
      blocking: blocking && {...blocking, sentence: this.refusalOf(blocking, text(blocking.file))},
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
}
