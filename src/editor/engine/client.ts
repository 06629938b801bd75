/** The engine in its worker, as the page calls it. */
import {type Remote, wrap} from 'comlink';
import type {SiteData} from '../site';
import type {Engine} from './engine';

/** The longest wait, in milliseconds: no real text takes as long, nor does the worker on a slow line. */
const TIMEOUT = 30_000;

export class EngineClient {
  private started: Promise<{worker: Worker; engine: Promise<Remote<Engine>>}> | undefined;

  /**
   * `startWorker` is called with the first question: a client that is made and never asked has none. `onLostChange` is
   * called when the engine can't be loaded or doesn't answer, and when it answers after all.
   */
  constructor(
    private readonly data: SiteData,
    private readonly startWorker: () => Worker | Promise<Worker>,
    private readonly onLostChange: (isLost: boolean) => void,
  ) {}

  private async start() {
    const worker = await this.startWorker();
    worker.addEventListener('error', () => this.onLostChange(true));
    return {worker, engine: new (wrap<typeof Engine>(worker))(this.data)};
  }

  /** Calls a method of the engine, after all earlier calls. */
  async run<Name extends keyof Engine>(
    method: Name,
    ...parameters: Parameters<Engine[Name]>
  ): Promise<ReturnType<Engine[Name]>> {
    const timer = setTimeout(() => this.onLostChange(true), TIMEOUT);
    try {
      const engine = await this.startedEngine();
      // The types of `Remote` can't tell that a method of this name takes these parameters.
      type Method = (...all: Parameters<Engine[Name]>) => Promise<ReturnType<Engine[Name]>>;
      const call = engine[method] as unknown as Method;
      // An error is an answer, too.
      return await call(...parameters).finally(() => this.onLostChange(false));
    } finally {
      clearTimeout(timer);
    }
  }

  /** The engine, which is started once. A start that fails is tried again with the next question. */
  private async startedEngine(): Promise<Remote<Engine>> {
    this.started ??= this.start();
    try {
      return await (await this.started).engine;
    } catch (error) {
      this.started = undefined;
      this.onLostChange(true);
      throw error;
    }
  }

  /** Ends the worker. A later question starts another. */
  async stop(): Promise<void> {
    const started = this.started;
    this.started = undefined;
    (await started)?.worker.terminate();
  }
}
