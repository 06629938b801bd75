/**
 * Checks what staff edit: pages, handbook and records. Shows every problem at once, in plain words.
 *
 *   npm run check               all problems, by file and line; exit status 1 when there are errors. Warnings stop nothing
 *   npm run check -- --fix      also fixes what has just one right fix, and shows each change
 *   npm run check -- --ledger   what is still to be confirmed or filled in before the site goes live
 *   npm run check -- --json     the problems as JSON, with the fields of Diagnostic (src/content/checker/diagnostic.ts)
 *   npm run check -- --dir DIR  another copy of the site
 */
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  checkSite,
  type Diagnostic,
  fixSite,
  formatAll,
  formatChange,
  formatLedger,
  hasErrors,
  likeBefore,
  type OpenItem,
  pastDays,
  readLedger,
} from '../src/content';
import {readComponents} from '../src/content/checker/components/read.node';
import {diskFiles, pathOf} from '../src/content/site/files.node';
import {editUrl, readEnvironment} from '../src/environment';
import {annotation, editorOf, formatPastDays, summary, warning} from './github/report';

/** "1 error", "2 errors". */
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many errors and warnings there are, and whether they stop anything. */
function outcome(diagnostics: Diagnostic[], pages: number): string {
  if (diagnostics.length === 0) return `No problems in ${pages} pages and the records.`;
  const errors = diagnostics.filter(({severity}) => severity === 'error').length;
  const warnings = counted(diagnostics.length - errors, 'warning');
  if (errors === 0) return `No errors in ${pages} pages and the records. ${warnings}: this can be published.`;
  if (errors === diagnostics.length) return `${counted(errors, 'error')} found.`;
  return `${counted(errors, 'error')} and ${warnings} found.`;
}

/** Marks the lines of the pull request, and writes the summary of the run. */
function reportToGitHub(diagnostics: Diagnostic[], past: OpenItem[]): void {
  for (const diagnostic of diagnostics) console.log(annotation(diagnostic));
  for (const day of past) console.log(warning(day));
  const {GITHUB_STEP_SUMMARY} = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(diagnostics, editorOf(process.env)));
}

function main(): void {
  const {values} = parseArgs({
    options: {
      fix: {type: 'boolean'},
      ledger: {type: 'boolean'},
      json: {type: 'boolean'},
      dir: {type: 'string', default: process.cwd()},
    },
  });
  const folders = {siteDir: values.dir, contentDir: path.join(values.dir, readEnvironment().contentDir)};
  const files = diskFiles(folders);
  const components = readComponents(values.dir);
  if (values.fix) {
    const {changes, texts} = fixSite(files, components);
    for (const [file, text] of Object.entries(texts)) {
      const full = pathOf(folders, file);
      writeFileSync(full, likeBefore(readFileSync(full, 'utf8'), text));
    }
    for (const change of changes) console.log(`${formatChange(change)}\n`);
  }
  const {pages, records, diagnostics} = checkSite(files, components);
  if (values.ledger) {
    console.log(formatLedger(readLedger(files, pages, records), editUrl));
    return;
  }
  if (hasErrors(diagnostics)) process.exitCode = 1;
  if (values.json) {
    // The output must be JSON alone, even on GitHub.
    console.log(JSON.stringify(diagnostics, null, 2));
    return;
  }
  if (diagnostics.length > 0) console.log(`${formatAll(diagnostics)}\n`);
  console.log(outcome(diagnostics, pages.length));
  const past = pastDays(pages);
  if (past.length > 0) console.log(`\nVisitors still see what is over. This stops nothing:\n\n${formatPastDays(past)}`);
  if (process.env.GITHUB_ACTIONS === 'true') reportToGitHub(diagnostics, past);
}

try {
  main();
} catch (error) {
  console.error(`The check could not finish: ${(error as Error).message}`);
  process.exitCode = 2;
}
