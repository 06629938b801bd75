/**
 * The engine, as the page calls it. A text that takes too long is given up, and the engine started anew without it. An
 * engine that could not be loaded is asked for again by `retry`, and answers then.
 */
import type {SiteData} from '../site';
import type {Engine} from './engine';

type Method =
  | 'put'
  | 'putPictures'
  | 'check'
  | 'show'
  | 'overview'
  | 'names'
  | 'insert'
  | 'inspect'
  | 'pictureSpots'
  | 'insertPicture'
  | 'pictures'
  | 'samples'
  | 'settings'
  | 'set'
  | 'confirm'
  | 'form'
  | 'change'
  | 'create'
  | 'freeSilks';

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

/** No text that a person wrote takes this long. In milliseconds. */
const LONGEST = 10_000;
/** From then on a call is given up if its text has been changed meanwhile. */
const PATIENCE = 2_000;

export class TooLong extends Error {}

/**
 * Uses an answer once it is there. That a text takes too long is told where it is checked, and once is enough.
 */
export function whenAnswered<Result>(answer: Promise<Result>, use: (result: Result) => void): void {
  void answer.then(use, (error: unknown) => {
    if (!(error instanceof TooLong)) throw error;
  });
}

interface Call {
  request: Request;
  since: number;
  done: (value: never) => void;
  fail: (error: Error) => void;
}

export class EngineClient {
  private worker: Worker;
  private next = 0;
  /** What has been asked and not answered, in order: the first is at work. */
  private readonly waiting = new Map<number, Call>();
  private readonly drafts = new Map<string, string>();
  private pictures: SiteData['pictures'] = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLost = false;

  /** `tell` hears when the engine can't be loaded, and when it is there after all. */
  constructor(
    private readonly data: SiteData,
    private readonly startWorker: () => Worker,
    private readonly tell: (isLost: boolean) => void = () => undefined,
  ) {
    this.worker = this.begin();
  }

  private post(method: Request['method'], ...parameters: unknown[]): void {
    this.worker.postMessage({id: 0, method, parameters} satisfies Request);
  }

  private begin(): Worker {
    this.worker = this.startWorker();
    this.worker.addEventListener('message', ({data: {id, result, error}}: MessageEvent<Answer>) => {
      if (this.isLost) this.lose(false);
      const call = this.waiting.get(id);
      if (!call) return;
      this.waiting.delete(id);
      this.watch();
      if (error) call.fail(new Error(error));
      else call.done(result as never);
    });
    this.worker.addEventListener('error', () => this.lose(true));
    const {texts, pictures, others, components} = this.data;
    this.post('start', {texts, pictures, others, components});
    this.post('putPictures', this.pictures);
    for (const [file, text] of this.drafts) this.post('put', file, text);
    return this.worker;
  }

  private lose(isLost: boolean): void {
    this.isLost = isLost;
    clearTimeout(this.timer);
    this.tell(isLost);
  }

  /** Asks again for an engine that could not be loaded. */
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
      // Its text stays out until it is changed.
      const [file] = first.request.parameters;
      if (typeof file === 'string') this.drafts.delete(file);
      this.giveUp();
    }, LONGEST);
  }

  /** Gives up the first call, and asks all others anew. */
  private giveUp(): void {
    this.worker.terminate();
    const [[id, first]] = this.waiting;
    this.waiting.delete(id);
    this.begin();
    for (const {request} of this.waiting.values()) this.worker.postMessage(request);
    this.watch();
    first.fail(new TooLong('This takes too long to check.'));
  }

  put(file: string, text: string | undefined): void {
    if (text === undefined) this.drafts.delete(file);
    else this.drafts.set(file, text);
    const [first] = this.waiting.values();
    const stale = first?.request.parameters[0] === file && performance.now() - first.since > PATIENCE;
    // Nobody waits for what is said of a text that is no longer there.
    if (stale) this.giveUp();
    else this.post('put', file, text);
  }

  putPictures(pictures: SiteData['pictures']): void {
    this.pictures = pictures;
    this.post('putPictures', pictures);
  }

  /** Calls a method of the engine, after all that was called before. */
  run<Name extends Exclude<Method, 'put' | 'putPictures'>>(
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
