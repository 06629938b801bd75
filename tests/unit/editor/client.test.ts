/** The engine in its worker: what takes too long is given up, and everything else is answered. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type Answer, EngineClient, type Request, TooLong} from '../../../src/editor/engine/client';
import type {SiteData} from '../../../src/editor/site';

/** A worker that answers with the draft of the file, and never comes back from one that says "forever". */
class SlowWorker {
  static started = 0;
  private listener: (event: {data: Answer}) => void = () => undefined;
  private readonly drafts = new Map<unknown, unknown>();
  private stuck = false;

  constructor() {
    SlowWorker.started += 1;
  }

  addEventListener(type: string, listener: (event: {data: Answer}) => void) {
    if (type === 'message') this.listener = listener;
  }

  postMessage({id, method, parameters: [file, text]}: Request) {
    if (this.stuck) return;
    if (method === 'put') this.drafts.set(file, text);
    if (id === 0) return;
    const result = this.drafts.get(file);
    if (result === 'forever') this.stuck = true;
    else queueMicrotask(() => this.listener({data: {id, result}}));
  }

  terminate() {
    this.stuck = true;
  }
}

const site: SiteData = {
  texts: {},
  titles: {},
  pictures: {},
  others: [],
  components: [],
  branch: 'main',
  canSave: false,
};

test('a text that takes too long is given up, and what was asked after it is answered', async () => {
  const client = new EngineClient(site, () => new SlowWorker() as unknown as Worker);
  const before = SlowWorker.started;
  client.put('pages/a.mdx', 'forever');
  client.put('pages/b.mdx', 'other words');
  const lost = client.run('check', 'pages/a.mdx').catch((error: Error) => error);
  const answered = client.run('check', 'pages/b.mdx');
  expect(await lost).toBeInstanceOf(TooLong);
  expect(await answered).toBe('other words');
  expect(SlowWorker.started).toBe(before + 1);
  // The text stays out until it is changed.
  client.put('pages/a.mdx', 'better');
  expect(await client.run('check', 'pages/a.mdx')).toBe('better');
  client.stop();
});

test('an engine that can’t be loaded is told, and answers once it is there', async () => {
  const changes: boolean[] = [];
  let fails: (() => void) | undefined;
  class LostWorker extends SlowWorker {
    addEventListener(type: string, listener: (event: {data: Answer}) => void) {
      super.addEventListener(type, listener);
      if (type === 'error') fails = () => listener({} as never);
    }
    postMessage() {}
  }
  let loads = false;
  const start = () => (loads ? new SlowWorker() : new LostWorker()) as unknown as Worker;
  const client = new EngineClient(site, start, (isLost) => changes.push(isLost));
  client.put('pages/a.mdx', 'words');
  const answered = client.run('check', 'pages/a.mdx');
  fails?.();
  expect(changes).toEqual([true]);
  loads = true;
  client.retry();
  expect(await answered).toBe('words');
  expect(changes).toEqual([true, false]);
  client.stop();
});
