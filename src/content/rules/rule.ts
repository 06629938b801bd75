/** What a rule is, and what it gets to look at. */
import {type Diagnostic, type Finding, type RuleId, type Severity, toDiagnostic} from '../diagnostic';
import type {ContentFiles} from '../files';
import type {Page} from '../page/page';
import type {Records} from '../records/registry';
import type {Source} from '../source';

/** Reports a problem at a place in the text that a rule looks at. */
export type Report = (finding: Finding) => void;

/** Finds one kind of problem in a subject, such as a page. */
export interface Rule<Subject> {
  id: RuleId;
  severity: Severity;
  check(subject: Subject, report: Report): void;
}

/** The site around a page or a record. */
export interface Site {
  pages: Page[];
  files: ContentFiles;
  /** Undefined while a record has an error. */
  records?: Records;
}

/** A rule that looks at one page and nothing else. */
export type PageRule = Rule<Page>;

/** A rule that compares a page with the other pages, the records or the files. */
export type SiteRule = Rule<{page: Page; site: Site}>;

/** What the rules find in a subject, whose text is `source`. */
export function runRules<Subject>(rules: Rule<Subject>[], subject: Subject, source: Source): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const rule of rules) rule.check(subject, (finding) => diagnostics.push(toDiagnostic(source, rule, finding)));
  return diagnostics;
}
