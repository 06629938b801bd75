/**
 * Checks what staff edit: pages, handbook and records. Tells every mistake at once, in plain words.
 *
 *   npm run check               all mistakes, ordered by file and line; exit status 1 when there are any
 *   npm run check -- --fix      also mends what has just one right mending, and shows each change
 *   npm run check -- --ledger   what is still to be confirmed or filled in before the site goes live
 */
import {parseArgs} from 'node:util';
import {fixSite} from './check/fix';
import {ledgerOf, tellLedger} from './check/ledger';
import {plainError} from './check/mistake';
import {report} from './check/report';
import {checkSite} from './check/site';

function main(): void {
  const {values} = parseArgs({
    options: {fix: {type: 'boolean'}, ledger: {type: 'boolean'}, dir: {type: 'string', default: process.cwd()}},
  });
  const siteDir = values.dir;
  if (values.fix) for (const change of fixSite(siteDir)) console.log(`${change}\n`);
  const {pages, mistakes} = checkSite(siteDir);
  if (values.ledger) {
    console.log(tellLedger(ledgerOf(siteDir, pages)));
    return;
  }
  report(pages.length, mistakes);
  if (mistakes.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(plainError(`The check could not finish: ${(error as Error).message}`).message);
  process.exitCode = 2;
}
