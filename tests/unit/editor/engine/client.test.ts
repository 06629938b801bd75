/** The engine in its worker: started with the first question, and somebody hears when it doesn't answer. */
import {type TestContext, test} from 'node:test';
import {expose} from 'comlink';
import {expect} from 'playwright/test';
import {EngineClient} from '../../../../src/editor/engine/client';
import type {SiteData} from '../../../../src/editor/site';
import {replaceGlobals} from '../../globals';

/** Closes every way to a worker when the test ends, also those that Comlink makes. Open, they would keep Node from ending. */
function closeChannels(t: TestContext): void {
  const Channel = globalThis.MessageChannel;
  const channels: MessageChannel[] = [];
  class NotedChannel extends Channel {
    constructor() {
      super();
      channels.push(this);
    }
  }
  replaceGlobals(t, {MessageChannel: NotedChannel});
  t.after(() => {
    for (const {port1} of channels) port1.close();
  });
}

/** An engine that answers at once, with an error, or once it is released. */
function open(t: TestContext, failures = 0) {
  closeChannels(t);
  const seen = {started: 0, ended: 0, lost: [] as boolean[], worker: new EventTarget()};
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  class Engine {
    documentFile = (name: string) => `static/files/${name}`;
    problems() {
      throw new Error('No such page.');
    }
    overview = () => released.then(() => []);
  }
  const startWorker = async () => {
    seen.started += 1;
    if (seen.started <= failures) throw new Error('No such file.');
    const {port1, port2} = new MessageChannel();
    expose(Engine, port2 as unknown as Worker);
    const terminate = () => {
      seen.ended += 1;
      port1.close();
    };
    seen.worker = Object.assign(port1, {terminate});
    return port1 as unknown as Worker;
  };
  const client = new EngineClient({} as SiteData, startWorker, (isLost) => void seen.lost.push(isLost));
  t.after(() => client.stop());
  return {client, seen, release};
}

test('the engine is started once, with the first question', async (t) => {
  const {client, seen} = open(t);
  expect(seen.started).toBe(0);
  expect(await client.run('documentFile', 'a.pdf')).toBe('static/files/a.pdf');
  expect(await client.run('documentFile', 'b.pdf')).toBe('static/files/b.pdf');
  expect([seen.started, seen.lost.includes(true)]).toEqual([1, false]);
});

test('an engine that can’t be loaded is said to be lost, and is started again with the next question', async (t) => {
  const {client, seen} = open(t, 1);
  await expect(client.run('documentFile', 'a.pdf')).rejects.toThrow('No such file.');
  expect(seen.lost).toEqual([true]);
  expect(await client.run('documentFile', 'a.pdf')).toBe('static/files/a.pdf');
  expect([seen.started, seen.lost.at(-1)]).toEqual([2, false]);
});

test('an engine that stops by itself, as its script can’t be read or memory runs out, is said to be lost at once', async (t) => {
  const {client, seen} = open(t);
  await client.run('documentFile', 'a.pdf');
  expect(seen.lost).toEqual([false]);
  seen.worker.dispatchEvent(new Event('error'));
  expect(seen.lost).toEqual([false, true]);
});

test('an error is an answer, too', async (t) => {
  const {client, seen} = open(t);
  await expect(client.run('problems')).rejects.toThrow('No such page.');
  expect(seen.lost).toEqual([false]);
});

test('an engine that takes longer than half a minute is said to be lost, until it answers', async (t) => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const {client, seen, release} = open(t);
  const answer = client.run('overview');
  t.mock.timers.tick(29_000);
  expect(seen.lost).toEqual([]);
  t.mock.timers.tick(2000);
  expect(seen.lost).toEqual([true]);
  release();
  await answer;
  expect(seen.lost).toEqual([true, false]);
});

test('an engine that was stopped is ended, and a later question starts another', async (t) => {
  const {client, seen} = open(t);
  await client.run('documentFile', 'a.pdf');
  await client.stop();
  expect([seen.started, seen.ended]).toEqual([1, 1]);
  await client.run('documentFile', 'a.pdf');
  expect([seen.started, seen.ended]).toEqual([2, 1]);
});
