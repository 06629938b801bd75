/**
 * Calls the engine from the page. If a text takes too long, the engine is restarted without it. If the engine could not
 * be loaded, `retry` loads it again, and it answers then.
 */
import type {SiteData} from '../site';
import type {Content} from '../workspace/workspace';
import type {Engine} from './engine';

/** The names of the engine's methods. */
type Method = {[Name in keyof Engine]: Engine[Name] extends (...all: never[]) => unknown ? Name : never}[keyof Engine];

export interface Request {
  id: number;
  method: Method | 'start';
  parameters: unknown[];
}

export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

/** No text that a person wrote takes this long, in milliseconds. */
const TIMEOUT = 10_000;
/** After this time a call is given up if its text has changed meanwhile. */
const PATIENCE = 2_000;

export class TooLong extends Error {}

interface Call {
  request: Request;
  since: number;
  done: (value: never) => void;
  fail: (error: Error) => void;
}

export class EngineClient {
  private worker: Worker;
  private next = 0;
  /** Calls without an answer, in order: the engine works on the first. */
  private readonly waiting = new Map<number, Call>();
  private readonly changed = new Map<string, Content>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLost = false;

  /** `onLostChange` is called when the engine can't be loaded, and when it is loaded after all. */
  constructor(
    private readonly data: SiteData,
    private readonly startWorker: () => Worker,
    private readonly onLostChange: (isLost: boolean) => void = () => undefined,
  ) {
    this.worker = this.begin();
  }

  private post(method: Request['method'], ...parameters: unknown[]): void {
    this.worker.postMessage({id: 0, method, parameters} satisfies Request);
  }

  private begin(): Worker {
    this.worker = this.startWorker();
    this.worker.addEventListener('message', ({data: {id, result, error}}: MessageEvent<Answer>) => {
      if (this.isLost) this.setLost(false);
      const call = this.waiting.get(id);
      if (!call) return;
      this.waiting.delete(id);
      this.watch();
      if (error) call.fail(new Error(error));
      else call.done(result as never);
    });
    this.worker.addEventListener('error', () => this.setLost(true));
    const {texts, pictures, others, components} = this.data;
    this.post('start', {texts, pictures, others, components});
    for (const [file, content] of this.changed) this.post('put', file, content);
    return this.worker;
  }

  private setLost(isLost: boolean): void {
    this.isLost = isLost;
    clearTimeout(this.timer);
    this.onLostChange(isLost);
  }

  /** Loads an engine again that could not be loaded. */
  retry(): void {
    if (!this.isLost) return;
    this.worker.terminate();
    this.begin();
    for (const {request} of this.waiting.values()) this.worker.postMessage(request);
  }

  /** Watches how long the first call takes. */
  private watch(): void {
    clearTimeout(this.timer);
    const [first] = this.waiting.values();
    if (!first || this.isLost) return;
    first.since = performance.now();
    this.timer = setTimeout(() => {
      // The engine goes without this text until it changes.
      const [file] = first.request.parameters;
      if (typeof file === 'string') this.changed.delete(file);
      this.giveUp();
    }, TIMEOUT);
  }

  /** Gives up the first call, and repeats all others. */
  private giveUp(): void {
    this.worker.terminate();
    const [[id, first]] = this.waiting;
    this.waiting.delete(id);
    this.begin();
    for (const {request} of this.waiting.values()) this.worker.postMessage(request);
    this.watch();
    first.fail(new TooLong('This takes too long to check.'));
  }

  /** Puts a change in place of a file, for all later calls. */
  put(file: string, content: Content | undefined): void {
    if (content === undefined) this.changed.delete(file);
    else this.changed.set(file, content);
    const [first] = this.waiting.values();
    const stale = first?.request.parameters[0] === file && performance.now() - first.since > PATIENCE;
    // Nobody waits for an answer about the text before.
    if (stale) this.giveUp();
    else this.post('put', file, content);
  }

  /** Calls a method of the engine, after all earlier calls. */
  run<Name extends Exclude<Method, 'put'>>(
    method: Name,
    ...parameters: Parameters<Engine[Name]>
  ): Promise<ReturnType<Engine[Name]>> {
    this.next += 1;
    const request: Request = {id: this.next, method, parameters};
    return new Promise((done, fail) => {
      this.waiting.set(request.id, {request, since: 0, done, fail});
      if (this.waiting.size === 1) this.watch();
      this.worker.postMessage(request);
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.worker.terminate();
    this.waiting.clear();
  }
}
