/** The engine in its worker, as the page calls it. */
import {type Remote, wrap} from 'comlink';
import type {SiteData} from '../site';
import type {Engine} from './engine';

/** Neither a text that a person wrote nor the worker on a slow line takes this long, in milliseconds. */
const TIMEOUT = 30_000;

export class EngineClient {
  private readonly engine: Promise<Remote<Engine>>;

  /** `onLostChange` is called when the engine can't be loaded or doesn't answer, and when it answers after all. */
  constructor(
    {texts, pictures, others, components}: SiteData,
    private readonly worker: Worker,
    private readonly onLostChange: (isLost: boolean) => void,
  ) {
    worker.addEventListener('error', () => onLostChange(true));
    this.engine = new (wrap<typeof Engine>(worker))({texts, pictures, others, components});
  }

  /** Calls a method of the engine, after all earlier calls. */
  async run<Name extends keyof Engine>(
    method: Name,
    ...parameters: Parameters<Engine[Name]>
  ): Promise<ReturnType<Engine[Name]>> {
    const timer = setTimeout(() => this.onLostChange(true), TIMEOUT);
    try {
      const engine = (await this.engine) as unknown as Record<Name, (...all: unknown[]) => Promise<never>>;
      return await engine[method](...parameters);
    } finally {
      clearTimeout(timer);
      this.onLostChange(false);
    }
  }

  stop(): void {
    this.worker.terminate();
  }
}
