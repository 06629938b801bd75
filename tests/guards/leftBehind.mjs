/**
 * All files of a folder share one process, so a test puts back what it replaces. After one that leaves a variable of the
 * environment, a global or a clock of its own behind, the next test fails and names it, in place of some test much later.
 */
import {beforeEach} from 'node:test';

/** Node warns of these as soon as somebody reads them. */
const UNREAD = ['localStorage', 'sessionStorage'];

/** What tests may replace, each with what stands there now. */
function standing() {
  const globals = Object.getOwnPropertyNames(globalThis).map((name) => [
    `globalThis.${name}`,
    UNREAD.includes(name) || globalThis[name],
  ]);
  const variables = Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value]);
  return new Map([...variables, ...globals]);
}

/** What stood there when the last test began; undefined before the first. */
let expected;
/** The last test that isn't a part of another. */
let last = '';

beforeEach(({fullName}) => {
  // What a test replaces, its own subtests find replaced.
  if (last !== '' && fullName.startsWith(`${last} > `)) return;
  const now = standing();
  const was = expected ?? now;
  const left = [...new Set([...was.keys(), ...now.keys()])].filter((one) => !Object.is(was.get(one), now.get(one)));
  const culprit = last;
  expected = now;
  last = fullName;
  if (left.length > 0)
    throw new Error(`“${culprit}” left ${left.join(', ')} behind. Put back what was there, with t.after or t.mock.`);
});
