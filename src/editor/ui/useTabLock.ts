/** One tab edits at a time: two would overwrite each other's changes in this browser. */
import {useEffect, useEffectEvent, useRef, useState} from 'react';

/**
 * What this tab edits (`held`), read anew each time it becomes the one that edits; null while another tab is, and undefined
 * until that is known. `takeOver` makes it this tab at once.
 *
 * | this tab | the lock | what it shows |
 * |---|---|---|
 * | opens, and no other edits | it gets it | `held` |
 * | opens, and another edits | it waits in the browser's queue | null |
 * | waits, and the other is closed; after a reload that may have been this tab itself | it gets it | `held` |
 * | takes over | it no longer waits, and takes it from the other | `held` |
 * | loses it, as the other takes over | it waits again | null |
 */
export function useTabLock<Edited extends object>(name: string, read: () => Edited) {
  const [held, setHeld] = useState<Edited | null>();
  const waiting = useRef<AbortController>(undefined);

  /** Holds the lock as long as this page is there, unless another tab takes over. */
  const hold = (lock: Lock | null) => {
    setHeld(lock && read());
    return lock ? new Promise<void>(() => undefined) : undefined;
  };
  const request = async (options: LockOptions) => {
    try {
      await navigator.locks.request(name, options, hold);
    } catch (error) {
      // With any other reason this page is being left, and to ask again would never end.
      const isTakenOver = (error as Error).name === 'AbortError' && !options.signal?.aborted;
      if (!isTakenOver) return;
      setHeld(null);
    }
    void wait();
  };
  const wait = () => {
    waiting.current = new AbortController();
    return request({signal: waiting.current.signal});
  };
  const takeOver = () => {
    waiting.current?.abort();
    void request({steal: true});
  };

  const open = useEffectEvent(() => {
    // Where there are no locks (an address without https), every tab edits.
    if (navigator.locks) void request({ifAvailable: true});
    else setHeld(read());
  });
  useEffect(() => open(), []);
  return {held, takeOver};
}
