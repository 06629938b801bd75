/** Corrections made before changes are sent, and the errors that still stop them. */
import type {ComponentTable} from '../../content/checker/components/table';
import type {Diagnostic} from '../../content/checker/diagnostic';
import {type ContentFiles, withTexts} from '../../content/checker/files';
import {normalize} from '../../content/checker/source';
import {checkSite, fixSite} from '../../content/site/check';
import {kindOf} from '../../content/site/pageFiles';
import {applyEdits, type Edit} from '../text/edits';
import {isExample} from '../text/signs';
import type {ShownProblem} from './answers';

/** What sending the changes corrects, and what it would stop at. */
export interface Pending {
  /** How many problems it corrects. */
  count: number;
  /** New errors that sending doesn't correct. The check on GitHub will stop at them. */
  errors: {file: string; line: number; title: string}[];
}

/** Identifies a problem by its rule and its line's text, so that it stays the same when the line moves within its file. */
const problemKey = ({file, rule, excerpt}: Diagnostic): string => JSON.stringify([file, rule, excerpt]);

/** The site before the changes in some files. */
export interface SiteBefore {
  /** The names of these files. */
  names: string[];
  /** The keys of the problems that it had. */
  problemKeys: ReadonlySet<string>;
}

export function readSiteBefore(names: string[], files: ContentFiles, components: ComponentTable): SiteBefore {
  return {names, problemKeys: new Set(checkSite(files, components).diagnostics.map(problemKey))};
}

/** The site after its corrections. */
interface CorrectedSite {
  /** The corrected texts, by file. */
  texts: Record<string, string>;
  /** How many problems they correct. */
  count: number;
  /** New errors that they leave. */
  errors: Diagnostic[];
}

/** Corrects, in the files of `before.names`, each problem that has exactly one right form. */
export function correctFiles(files: ContentFiles, components: ComponentTable, before: SiteBefore): CorrectedSite {
  const isAsked = (file: string) => before.names.includes(file);
  const fixed = fixSite(files, components);
  const texts = Object.fromEntries(Object.entries(fixed.texts).filter(([file]) => isAsked(file)));
  const {diagnostics} = checkSite(withTexts(files, texts), components);
  const errors = diagnostics.filter(
    (diagnostic) => diagnostic.severity === 'error' && !before.problemKeys.has(problemKey(diagnostic)),
  );
  return {texts, count: fixed.changes.filter(({file}) => isAsked(file)).length, errors};
}

/** What is around a setting's value: its name and its quotation marks. */
const AROUND_VALUE = /^[\w-]+="|"$/g;

/** Whether a problem blocks sending: the site couldn't be built, a key would be published, or an example is left. */
export function isBlocking({isFatal, severity, file, rule, start, end}: ShownProblem, text: string): boolean {
  const isInRecord = severity === 'error' && kindOf(file) === 'record';
  const isLeftExample = rule === 'placeholders' && isExample(text.slice(start, end).replace(AROUND_VALUE, ''));
  return isFatal || rule === 'keys' || isInRecord || isLeftExample;
}

/** The edits that correct a problem, and how many problems the site has with it. */
interface Attempt extends Pick<ShownProblem, 'file' | 'rule'> {
  edits: Edit[];
  countBefore: number;
}

/**
 * Whether edits of a file help: they leave fewer problems than before, or at their own place nothing that blocks or asks
 * for the same again. Others would lead in circles.
 */
export function areHelpful(
  {file, rule, edits, countBefore}: Attempt,
  files: ContentFiles,
  components: ComponentTable,
): boolean {
  const text = normalize(files.text(file));
  const corrected = applyEdits(text, edits);
  const {diagnostics} = checkSite(withTexts(files, {[file]: corrected}), components);
  if (diagnostics.length < countBefore) return true;
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end)) + corrected.length - text.length;
  const atPlace = diagnostics.filter(
    (diagnostic) => diagnostic.file === file && diagnostic.start.offset <= end && diagnostic.end.offset >= start,
  );
  return atPlace.every((diagnostic) => diagnostic.severity === 'warning' && diagnostic.rule !== rule);
}
