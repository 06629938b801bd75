/** What verify reports: in the terminal, on a pull request's lines, and in the summary of the run. */
import {isPage, pageFile} from '../../src/content/pageFiles';
import {annotation, listItem, outcome} from '../reporting';
import {counted} from '../words';
import type {Problem} from './problem';

/** The same problem on one page or on many. */
interface ReportedProblem extends Pick<Problem, 'severity' | 'message'> {
  pages: string[];
}

/** Errors first; a problem of every page is reported once. */
function merged(problems: Problem[]): ReportedProblem[] {
  const reported = new Map<string, ReportedProblem>();
  for (const {severity, message, page} of problems) {
    const one = reported.get(severity + message) ?? {severity, message, pages: []};
    if (page && !one.pages.includes(page)) one.pages.push(page);
    reported.set(severity + message, one);
  }
  const all = [...reported.values()];
  return ['error', 'warning'].flatMap((kind) => all.filter(({severity}) => severity === kind));
}

/** How many pages of a problem are named. */
const SHOWN = 3;

/** "/about, /more, /contact and 6 other pages". */
function placesOf({pages}: ReportedProblem): string {
  if (pages.length === 0) return 'The whole site';
  const names = pages.slice(0, SHOWN).join(', ');
  const others = pages.length - SHOWN;
  return others > 0 ? `${names} and ${counted(others, 'other page')}` : names;
}

const whereOf = (pages: number) => `${counted(pages, 'page')} of the built site`;

/** All problems for the terminal, and how many there are. */
export function formatReport(problems: Problem[], pages: number): string {
  const reported = merged(problems);
  const paragraphs = reported.map((one) => `${placesOf(one)}: ${one.severity}\n  ${one.message}\n`);
  return [...paragraphs, outcome(reported, whereOf(pages))].join('\n');
}

/** The file that staff edit for a page; undefined for a page that the site makes itself, such as /404, and for the staff's. */
function fileOf(page: string): string | undefined {
  const file = pageFile(page);
  return isPage(file) ? file : undefined;
}

/** The commands that make GitHub show the problems on a pull request. */
export const annotations = (problems: Problem[]): string[] =>
  merged(problems).map((problem) => {
    const {severity, message, pages} = problem;
    const file = pages.length === 1 ? fileOf(pages[0]) : undefined;
    return annotation(severity, `${placesOf(problem)}: ${message}`, file ? {file} : {});
  });

/** The summary of the run, as Markdown. */
export function summary(problems: Problem[], pages: number): string {
  const reported = merged(problems);
  const items = reported.map((problem) => `${listItem(problem.severity, placesOf(problem), problem.message)}\n`);
  return `## The built site\n\n${outcome(reported, whereOf(pages))}\n\n${items.join('')}`;
}
