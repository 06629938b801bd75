/**
 * `npm run verify -- [--dir build]`, after a build: checks what must be true of a built site whatever its pages say, and
 * opens each page in a browser. Exit status 1 if there are errors. CONTENT and SERVICE_WORKER must be the build's.
 */
import {parseArgs} from 'node:util';
import {siteFolders} from '../../src/build/site';
import type {SiteFolders} from '../../src/content/files.node';
import {readEnvironment} from '../../src/environment';
import {annotation} from '../reporting';
import {runProgram} from '../run';
import {withBrowser} from '../withBrowser';
import {type Build, readBuild} from './built';
import {checkFacts} from './facts';
import {notesIn} from './notes';
import {checkOffline} from './offline';
import {checkPages} from './pages';
import {checkPolicy} from './policy';
import {annotations, formatReport, type Problem} from './report';
import {checkStaffOnly} from './staffOnly';
import {visitAll} from './visit';

/** Checks the files of a build. `folders`: the site that it was made of, whose notes visitors may not read. */
export const checkFiles = (build: Build, folders: SiteFolders): Problem[] => [
  ...checkPages(build),
  ...checkPolicy(build),
  ...checkStaffOnly(build, notesIn(folders)),
  ...checkFacts(build),
];

/** Checks what only a browser can tell. */
const checkInBrowser = (build: Build, hasServiceWorker: boolean): Promise<Problem[]> =>
  withBrowser(build, async (browser, url) => {
    const visits = [visitAll(build, browser, url), ...(hasServiceWorker ? [checkOffline(build, browser)] : [])];
    return (await Promise.all(visits)).flat();
  });

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const environment = readEnvironment();
  const build = readBuild(values.dir);
  // The browser starts while the files are checked.
  const found = await Promise.all([
    checkInBrowser(build, environment.hasServiceWorker),
    Promise.resolve().then(() => checkFiles(build, siteFolders(process.cwd(), environment))),
  ]);
  const problems = found.flat();
  console.log(formatReport(problems, build.pages.length));
  if (process.env.GITHUB_ACTIONS === 'true') for (const line of annotations(problems)) console.log(line);
  if (problems.some(({severity}) => severity === 'error')) process.exitCode = 1;
}

if (require.main === module) {
  runProgram(main, (words) => {
    const text = `The built site could not be verified: ${words}`;
    console.error(text);
    if (process.env.GITHUB_ACTIONS === 'true') console.log(annotation('error', text));
  });
}
