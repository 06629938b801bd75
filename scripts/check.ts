/** `npm run check`: reads what staff edit and tells every mistake in it. Needs no build. */
import {readRecords, tell} from '../src/plugins/records/load';

const {mistakes} = readRecords(process.cwd());
if (mistakes.length > 0) {
  console.error(tell(mistakes));
  process.exitCode = 1;
} else {
  console.log('All is well: no mistake was found in the records.');
}
