/** What is corrected before changes are sent, what follows from them in other places, and what still stops them. */
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
  /** What follows from the changes: what each place still says, and the fingerprint under which it can be declined. */
  following: {words: string; fingerprint: string}[];
  /** New errors that sending doesn't correct. The check on GitHub will stop at them. */
  errors: {file: string; line: number; title: string}[];
}

/** Identifies a problem by its rule, its line and its correction. It stays the same when the line moves within its file. */
export const fingerprintOf = ({file, rule, excerpt, consequentEdits = []}: Diagnostic): string =>
  JSON.stringify([file, rule, excerpt, consequentEdits.map(({text}) => text)]);

/** The site without what somebody has changed in some files: what was wrong before they began. */
export interface SiteBefore {
  /** The names of these files. */
  names: string[];
  files: ContentFiles;
  /** The fingerprints of all its problems. */
  fingerprints: ReadonlySet<string>;
}

export function readSiteBefore(names: string[], files: ContentFiles, components: ComponentTable): SiteBefore {
  const fingerprints = new Set(checkSite(files, components).diagnostics.map(fingerprintOf));
  return {names, files, fingerprints};
}

/** Whether a line was in its file before. A sentence that somebody has written just now isn't corrected. */
const wasThere = ({file, excerpt}: Diagnostic, before: ContentFiles): boolean =>
  before.has(file) && normalize(before.text(file)).split('\n').includes(excerpt);

/** What corrections make of the site. */
interface CorrectedSite {
  /** The texts that they change, by file. */
  texts: Record<string, string>;
  /** The site with those that have just one right form, in which `following` and `errors` have their places. */
  files: ContentFiles;
  /** How many problems they correct. */
  count: number;
  /** The problems that follow from the changes, and are corrected, too. */
  following: Diagnostic[];
  /** New errors that they leave. */
  errors: Diagnostic[];
}

/**
 * The texts with all corrections: in the files of `before.names` whatever has just one right form, and anywhere what
 * follows from their changes, such as other places that still say what a price, the hours or a number was. `declined`: the
 * fingerprints of corrections that staff don't want.
 */
export function correctFiles(
  files: ContentFiles,
  components: ComponentTable,
  before: SiteBefore,
  declined: readonly string[],
): CorrectedSite {
  const isAsked = (file: string) => before.names.includes(file);
  const fixed = fixSite(files, components);
  const texts = Object.fromEntries(Object.entries(fixed.texts).filter(([file]) => isAsked(file)));
  const fixedFiles = withTexts(files, {...texts});
  const {diagnostics} = checkSite(fixedFiles, components);

  const isNew = (diagnostic: Diagnostic) => !before.fingerprints.has(fingerprintOf(diagnostic));
  const isConsequence = (diagnostic: Diagnostic) =>
    diagnostic.consequentEdits &&
    diagnostic.remedy?.certainty === 'likely' &&
    wasThere(diagnostic, before.files) &&
    isNew(diagnostic) &&
    !declined.includes(fingerprintOf(diagnostic));
  const following = diagnostics.filter(isConsequence);
  for (const file of new Set(following.map((diagnostic) => diagnostic.file))) {
    const edits = following
      .filter((diagnostic) => diagnostic.file === file)
      .flatMap(({consequentEdits = []}) => consequentEdits);
    texts[file] = applyEdits(normalize(fixedFiles.text(file)), edits);
  }
  const errors = diagnostics.filter(
    (diagnostic) => diagnostic.severity === 'error' && !following.includes(diagnostic) && isNew(diagnostic),
  );
  const fixCount = fixed.changes.filter(({file}) => isAsked(file)).length;
  return {texts, files: fixedFiles, count: fixCount + following.length, following, errors};
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
