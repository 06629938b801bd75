/**
 * Stops the tests of a folder when one takes far too long, and says which. A thread of its own watches the time: code
 * that goes round in a circle lets no timer of the same thread come.
 */
import {writeSync} from 'node:fs';
import {afterEach, beforeEach} from 'node:test';
import {isMainThread, parentPort, Worker} from 'node:worker_threads';

/** Seconds that no right test needs, however slow the machine. Properties that are tried often need more. */
const LIMIT = Number(process.env.TEST_LIMIT || (process.env.RUNS ? 1200 : 180));

function watch() {
  const watcher = new Worker(new URL(import.meta.url), {execArgv: []});
  watcher.unref();
  beforeEach(({name}) => watcher.postMessage(name));
  afterEach(() => watcher.postMessage(undefined));
}

function stopWhenLate() {
  let timer;
  parentPort.on('message', (name) => {
    clearTimeout(timer);
    if (name === undefined) return;
    timer = setTimeout(() => {
      writeSync(2, `\nThe test "${name}" did not end in ${LIMIT} seconds, so all tests were stopped.\n`);
      process.kill(process.pid, 'SIGKILL');
    }, LIMIT * 1000);
  });
}

if (isMainThread) watch();
else stopWhenLate();
