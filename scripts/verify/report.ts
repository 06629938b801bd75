/** What the rules find, and how it is reported in the terminal and on GitHub. */

import type {Severity} from '../../src/content/diagnostic';
import {isPage, pageFile} from '../../src/content/pageFiles';
import {annotation, outcome, plural} from '../reporting';

export interface Problem {
  /** An error blocks publishing. What staff’s text alone can cause is a warning, which doesn’t. */
  severity: Severity;
  /** What is wrong and what to do, without the page's name. */
  message: string;
  /** Address of the page below the home page: `/about`. Left out for a problem of the whole site. */
  page?: string;
}

export const error = (message: string, page?: string): Problem => ({
  severity: 'error',
  message: `${message} Tell a developer.`,
  page,
});

export const warning = (message: string, page?: string): Problem => ({severity: 'warning', message, page});

/** The same problem on one page or on many. */
interface ReportedProblem extends Pick<Problem, 'severity' | 'message'> {
  pages: string[];
}

/** Errors first, and each problem once. */
function merged(problems: Problem[]): ReportedProblem[] {
  const reported = new Map<string, ReportedProblem>();
  for (const {severity, message, page} of problems) {
    const one = reported.get(message) ?? {severity, message, pages: []};
    if (page && !one.pages.includes(page)) one.pages.push(page);
    reported.set(message, one);
  }
  return [...reported.values()].sort((a, b) => a.severity.localeCompare(b.severity));
}

const placesOf = ({pages}: ReportedProblem): string => pages.join(', ') || 'The whole site';

/** All problems for the terminal, and how many there are. */
export function formatReport(problems: Problem[], pages: number): string {
  const reported = merged(problems);
  const paragraphs = reported.map((one) => `${placesOf(one)}: ${one.severity}\n  ${one.message}\n`);
  return [...paragraphs, outcome(reported, `${plural(pages, 'page')} of the built site`)].join('\n');
}

/** The commands that make GitHub show the problems, each at the file of its page. */
export const annotations = (problems: Problem[]): string[] =>
  merged(problems).map((problem) => {
    const {severity, message, pages} = problem;
    const file = pages.length === 1 ? pageFile(pages[0]) : '';
    return annotation(severity, `${placesOf(problem)}: ${message}`, isPage(file) ? {file} : {});
  });
