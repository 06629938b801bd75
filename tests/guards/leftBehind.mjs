/**
 * All files of a folder share one process, so a test puts back what it replaces. After one that leaves a variable of the
 * environment, a global or a clock of its own behind, the next test fails and names it, in place of some test much later.
 */
import {beforeEach} from 'node:test';

const CLOCK = ['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];

/** What tests may replace, each with what stands there now. */
function standing() {
  return new Map([
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value]),
    ...Object.getOwnPropertyNames(globalThis).map((name) => [`globalThis.${name}`, true]),
    ...CLOCK.map((name) => [`globalThis.${name}`, globalThis[name]]),
  ]);
}

/** What stood there when the last test began; undefined before the first. */
let expected;
let last = '';

beforeEach(({name, fullName}) => {
  // What a test replaces, its own subtests find replaced.
  if (fullName !== name) return;
  const now = standing();
  const was = expected ?? now;
  const left = [...new Set([...was.keys(), ...now.keys()])].filter((one) => was.get(one) !== now.get(one));
  const culprit = last;
  expected = now;
  last = name;
  if (left.length > 0)
    throw new Error(`“${culprit}” left ${left.join(', ')} behind. Put back what was there, with t.after or t.mock.`);
});
