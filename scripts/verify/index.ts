/**
 * `npm run verify -- [--dir build]`, after a build: checks what must be true of a built site whatever its pages say, and
 * opens each of them in a browser. Exit status 1 when there are errors; warnings stop nothing. SITE_URL, BASE_URL
 * and CONTENT are those of the build, and may be left out where they were.
 */
import {appendFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {siteFolders} from '../../src/build/site';
import {readEnvironment} from '../../src/environment';
import {launchBrowser} from '../launch';
import {annotation} from '../reporting';
import {runProgram} from '../run';
import {serve} from '../serve';
import {type Build, readBuild} from './built';
import {offline} from './offline';
import type {Problem} from './problem';
import {readAll} from './readAll';
import {annotations, formatReport, summary} from './report';
import {visitAll} from './visit';

/** What only a browser can tell. */
async function openAll(build: Build): Promise<Problem[]> {
  const browser = await launchBrowser();
  const {server, url} = await serve({dir: build.dir, base: build.base});
  const {hasServiceWorker} = readEnvironment();
  try {
    const problems = await Promise.all([visitAll(build, browser, url), offline(build, browser, hasServiceWorker)]);
    return problems.flat();
  } finally {
    await browser.close();
    server.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const build = readBuild(values.dir, process.env);
  // The browser starts while the files are read.
  const [opened, read] = await Promise.all([
    openAll(build),
    readAll(build, siteFolders(process.cwd(), readEnvironment())),
  ]);
  const problems = [...read, ...opened];
  console.log(formatReport(problems, build.pages.length));
  const {GITHUB_ACTIONS, GITHUB_STEP_SUMMARY} = process.env;
  if (GITHUB_ACTIONS === 'true') for (const line of annotations(problems)) console.log(line);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(problems, build.pages.length));
  if (problems.some(({severity}) => severity === 'error')) process.exitCode = 1;
}

runProgram(main, (words) => {
  const text = `The built site could not be verified: ${words}`;
  console.error(text);
  if (process.env.GITHUB_ACTIONS === 'true') console.log(annotation('error', text));
});
