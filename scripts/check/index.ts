/**
 * `npm run check`: checks what staff edit: pages, records, pictures and documents. Shows all problems, in plain language.
 *
 *   npm run check                      all problems, by file and line; exit status 1 if there are errors. Warnings block nothing
 *   npm run check -- --dir DIR         another copy of the site
 */
import {appendFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {siteFolders} from '../../src/build/site';
import {checkSite} from '../../src/content/check';
import {readComponents} from '../../src/content/components/read.node';
import {type Diagnostic, formatAll, hasErrors} from '../../src/content/diagnostic';
import {diskFiles} from '../../src/content/files.node';
import {readEnvironment} from '../../src/environment';
import {outcome, plural} from '../reporting';
import {runProgram} from '../run';
import {annotationOf, editorOf, summary} from './github';

type Print = (line: string) => void;

/** Prints all problems, and how many there are. */
function reportToPeople(diagnostics: Diagnostic[], pages: number, print: Print): void {
  if (diagnostics.length > 0) print(`${formatAll(diagnostics)}\n`);
  print(outcome(diagnostics, `${plural(pages, 'page')} and the records`));
}

/** Marks the lines of the pull request, and writes the summary of the run. */
function reportToGitHub(diagnostics: Diagnostic[], print: Print): void {
  for (const diagnostic of diagnostics) print(annotationOf(diagnostic));
  const {GITHUB_STEP_SUMMARY} = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(diagnostics, editorOf(process.env)));
}

/** Checks a site as the command's options say, and prints what it finds. Returns the exit status. */
export function checkCommand(args: string[], print: Print): number {
  const {values} = parseArgs({
    args,
    options: {
      dir: {type: 'string', default: process.cwd()},
    },
  });
  const environment = readEnvironment();
  const folders = siteFolders(values.dir, environment);
  const files = diskFiles(folders);
  const components = readComponents(values.dir);
  const {pages, diagnostics} = checkSite(files, components);
  reportToPeople(diagnostics, pages.length, print);
  if (process.env.GITHUB_ACTIONS === 'true') reportToGitHub(diagnostics, print);
  return hasErrors(diagnostics) ? 1 : 0;
}

if (require.main === module) {
  runProgram(
    () => {
      process.exitCode = checkCommand(process.argv.slice(2), console.log);
    },
    (description) => console.error(`The check could not finish: ${description}`),
  );
}
