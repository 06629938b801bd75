/** What `npm run check` does, as a function: the program is main.ts, and tests call this. */
import {appendFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {siteFolders} from '../../src/build/site';
import {checkSite} from '../../src/content/check';
import {readComponents} from '../../src/content/components/read.node';
import {type Diagnostic, formatAll, hasErrors} from '../../src/content/diagnostic';
import {diskFiles} from '../../src/content/files.node';
import {readEnvironment} from '../../src/environment';
import {counted, outcome} from '../reporting';
import {annotationOf, editorOf, summary} from './github';

type Print = (line: string) => void;

/** Prints all problems, and how many there are. */
function reportToPeople(diagnostics: Diagnostic[], pages: number, print: Print): void {
  if (diagnostics.length > 0) print(`${formatAll(diagnostics)}\n`);
  print(outcome(diagnostics, `${counted(pages, 'page')} and the records`));
}

/** Marks the lines of the pull request, and writes the summary of the run. */
function reportToGitHub(diagnostics: Diagnostic[], print: Print): void {
  for (const diagnostic of diagnostics) print(annotationOf(diagnostic));
  const {GITHUB_STEP_SUMMARY} = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(diagnostics, editorOf(process.env)));
}

/** Checks a site as the command's options say (`main.ts`), and prints what it finds. Returns the exit status. */
export function checkCommand(args: string[], print: Print): number {
  const {values} = parseArgs({
    args,
    options: {
      json: {type: 'boolean'},
      dir: {type: 'string', default: process.cwd()},
    },
  });
  const environment = readEnvironment();
  const folders = siteFolders(values.dir, environment);
  const files = diskFiles(folders);
  const components = readComponents(values.dir);
  const {pages, diagnostics} = checkSite(files, components);
  const status = hasErrors(diagnostics) ? 1 : 0;
  if (values.json) {
    // The output must be JSON alone, even on GitHub.
    print(JSON.stringify(diagnostics, null, 2));
    return status;
  }
  reportToPeople(diagnostics, pages.length, print);
  if (process.env.GITHUB_ACTIONS === 'true') reportToGitHub(diagnostics, print);
  return status;
}
