/**
 * `npm run check`: checks what staff edit: pages, handbook and records. Shows all problems, in plain language.
 *
 *   npm run check                      all problems, by file and line; exit status 1 if there are errors. Warnings block nothing
 *   npm run check -- --open-questions  notes, empty fields of records, and buttons without an address
 *   npm run check -- --dir DIR         another copy of the site
 */
import {runProgram} from '../run';
import {checkCommand} from './command';

runProgram(
  () => {
    process.exitCode = checkCommand(process.argv.slice(2), console.log);
  },
  (description) => console.error(`The check could not finish: ${description}`),
);
