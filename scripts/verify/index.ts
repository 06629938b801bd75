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
import {facts} from './facts';
import {notesIn} from './notes';
import {offline} from './offline';
import {pages} from './pages';
import {policy} from './policy';
import {annotations, formatReport, type Problem} from './report';
import {staffOnly} from './staffOnly';
import {visitAll} from './visit';

/** What the files of a build show. `folders`: the site that it was made of, whose notes visitors may not read. */
export const readAll = (build: Build, folders: SiteFolders): Problem[] => [
  ...pages(build),
  ...policy(build),
  ...staffOnly(build, notesIn(folders)),
  ...facts(build),
];

/** What only a browser can tell. */
const openAll = (build: Build, hasServiceWorker: boolean): Promise<Problem[]> =>
  withBrowser(build, async (browser, url) => {
    const visits = [visitAll(build, browser, url), ...(hasServiceWorker ? [offline(build, browser)] : [])];
    return (await Promise.all(visits)).flat();
  });

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const environment = readEnvironment();
  const build = readBuild(values.dir);
  const opened = openAll(build, environment.hasServiceWorker);
  const problems = [...readAll(build, siteFolders(process.cwd(), environment)), ...(await opened)];
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
