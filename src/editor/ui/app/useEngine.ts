import {useEffect, useLayoutEffect, useState} from 'react';
import {EngineClient} from '../../engine/client';
import {type SiteData, textIn} from '../../site';
import type {Drafts} from '../../store/drafts';
import type {Pictures} from '../pictures/usePictures';

const startWorker = () => new Worker(new URL('../../engine/worker.ts', import.meta.url));

/** The engine with all drafts; `isLost` while it can't be loaded. */
export function useEngine(
  site: SiteData,
  drafts: Drafts,
  pictures: Pictures | undefined,
): {engine?: EngineClient; isLost: boolean} {
  const [engine, setEngine] = useState<EngineClient>();
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    const client = new EngineClient(site, startWorker, setLost);
    for (const {file, text} of drafts.list()) {
      // What was handed over has been published: the draft has done its work.
      if (text === textIn(site, file)) drafts.finish(file);
      else client.put(file, text);
    }
    setEngine(client);
    const retry = () => client.retry();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      client.stop();
    };
  }, [site, drafts]);

  // Before anything asks the engine about them.
  useLayoutEffect(() => {
    engine?.putPictures(Object.fromEntries(pictures?.drafts.map(({file, facts}) => [file, facts]) ?? []));
  }, [engine, pictures?.drafts]);

  return {engine, isLost};
}
