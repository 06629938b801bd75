/** What arrives too late, or from somewhere else: an outdated answer, and a message of another window. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {firstDrawn} from '../../../../src/editor/ui/firstDrawn';
import {askLater} from '../../../../src/editor/ui/shared/askLater';
import {replaceGlobals} from '../../globals';

for (const isOutdated of [false, true]) {
  for (const hasFailed of [false, true]) {
    const what = `${hasFailed ? 'a failure' : 'an answer'} ${isOutdated ? 'that is outdated isn’t' : 'is'} passed on`;
    test(what, async () => {
      const said: string[] = [];
      const asked = new Promise<void>((resolve) => {
        const stop = askLater({
          ask: async () => {
            if (isOutdated) stop();
            setTimeout(resolve, 1);
            if (hasFailed) throw new Error('failed');
            return 'answered';
          },
          pause: 0,
          onAnswer: (answer) => said.push(answer),
          onFailure: ({message}) => said.push(message),
        });
      });
      await asked;
      const expected = hasFailed ? 'failed' : 'answered';
      expect(said).toEqual(isOutdated ? [] : [expected]);
    });
  }
}

test('a question that is outdated during its pause isn’t asked', async (t) => {
  t.mock.timers.enable({apis: ['setTimeout']});
  let count = 0;
  const ask = async () => {
    count += 1;
  };
  const question = {ask, pause: 50, onAnswer: () => undefined, onFailure: () => undefined};
  const stop = askLater(question);
  stop();
  t.mock.timers.tick(50);
  expect(count).toBe(0);
});

test('the engine waits for a page that is drawn in this page’s own frame, once', async (t) => {
  const page = new EventTarget();
  const frame = {};
  const globals = {
    addEventListener: page.addEventListener.bind(page),
    document: {querySelectorAll: () => [{contentWindow: frame}]},
  };
  replaceGlobals(t, globals);
  const say = (data: string, source: object) => {
    let reads = 0;
    const message = {
      get: () => {
        reads += 1;
        return data;
      },
    };
    page.dispatchEvent(Object.defineProperties(new Event('message'), {source: {value: source}, data: message}));
    return reads;
  };
  let isDrawn = false;
  const drawn = firstDrawn().then(() => {
    isDrawn = true;
  });
  say('drawn', {});
  say('ready', frame);
  await Promise.resolve();
  expect(isDrawn).toBe(false);
  say('drawn', frame);
  await drawn;
  // Nobody listens any more.
  expect(say('drawn', frame)).toBe(0);
});
