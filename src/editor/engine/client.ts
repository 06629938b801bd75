/** The engine, as the page calls it. A text that takes too long is given up, and the engine started anew without it. */
import type {SiteData} from '../site';
import type {Engine} from './engine';

type Method =
  | 'put'
  | 'check'
  | 'show'
  | 'overview'
  | 'names'
  | 'insert'
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

export class TooLong extends Error {}

export class EngineClient {
  private worker: Worker;
  private next = 0;
  private readonly waiting = new Map<
    number,
    {done: (value: never) => void; fail: (error: Error) => void; timer: ReturnType<typeof setTimeout>}
  >();
  private readonly drafts = new Map<string, string>();

  constructor(
    private readonly data: SiteData,
    private readonly startWorker: () => Worker,
  ) {
    this.worker = this.begin();
  }

  private begin(): Worker {
    const worker = this.startWorker();
    worker.addEventListener('message', ({data: {id, result, error}}: MessageEvent<Answer>) => {
      const call = this.waiting.get(id);
      if (!call) return;
      this.waiting.delete(id);
      clearTimeout(call.timer);
      if (error) call.fail(new Error(error));
      else call.done(result as never);
    });
    const {texts, others, components} = this.data;
    worker.postMessage({id: 0, method: 'start', parameters: [{texts, others, components}]} satisfies Request);
    for (const [file, text] of this.drafts)
      worker.postMessage({id: 0, method: 'put', parameters: [file, text]} satisfies Request);
    return worker;
  }

  /** Gives up whatever runs. The text in question stays out until it is changed. */
  private restart(): void {
    this.worker.terminate();
    for (const {fail, timer} of this.waiting.values()) {
      clearTimeout(timer);
      fail(new TooLong('This takes too long to check.'));
    }
    this.waiting.clear();
    this.worker = this.begin();
  }

  private call<Name extends Method>(
    method: Name,
    ...parameters: Parameters<Engine[Name]>
  ): Promise<ReturnType<Engine[Name]>> {
    this.next += 1;
    const id = this.next;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        if (typeof parameters[0] === 'string') this.drafts.delete(parameters[0]);
        this.restart();
      }, LONGEST);
      this.waiting.set(id, {done, fail, timer});
      this.worker.postMessage({id, method, parameters} satisfies Request);
    });
  }

  put(file: string, text: string | undefined): void {
    if (text === undefined) this.drafts.delete(file);
    else this.drafts.set(file, text);
    this.worker.postMessage({id: 0, method: 'put', parameters: [file, text]} satisfies Request);
  }

  /** Calls a method of the engine, after all that was called before. */
  readonly run = <Name extends Exclude<Method, 'put'>>(method: Name, ...parameters: Parameters<Engine[Name]>) =>
    this.call(method, ...parameters);

  stop(): void {
    this.worker.terminate();
    for (const {timer} of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }
}
