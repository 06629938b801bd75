/**
 * `npm run check`: checks what staff edit: pages, records and files. Shows every problem at once, in plain words.
 *
 *   npm run check                      all problems, by file and line; exit status 1 when there are errors. Warnings stop nothing
 *   npm run check -- --json            the problems as JSON, with the fields of Diagnostic (src/content/diagnostic.ts)
 *   npm run check -- --dir DIR         another copy of the site
 */
import {wordsOf} from '../run';
import {checkCommand} from './command';

try {
  process.exitCode = checkCommand(process.argv.slice(2), console.log);
} catch (error) {
  console.error(`The check could not finish: ${wordsOf(error as Error)}`);
  process.exitCode = 2;
}
