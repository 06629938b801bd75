/** One tab edits at a time: two would overwrite each other's changes in this browser. */
import {useEffect, useState} from 'react';

/**
 * What this tab edits (`held`), read anew each time it becomes the one that edits; null while another tab is, and undefined
 * until that is known. `takeOver` makes it this tab at once.
 */
export function useTabLock<Edited extends object>(name: string, read: () => Edited) {
  const [held, setHeld] = useState<Edited | null>();
  /** Holds the lock as long as this page is there, unless another tab takes over. */
  const hold = (lock: Lock | null) => {
    setHeld(lock && read());
    return lock ? new Promise<void>(() => undefined) : undefined;
  };
  const request = async (first: LockOptions) => {
    // After the first attempt it waits until the other tab is closed. After a reload, that may have been this same tab.
    for (let options = first; ; options = {}) {
      try {
        await navigator.locks.request(name, options, hold);
      } catch (error) {
        // Any other reason is that this page is being left, and to ask again would never end.
        if ((error as Error).name !== 'AbortError') return;
        // Another tab has taken over.
        setHeld(null);
      }
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens.
  useEffect(() => {
    // Where there are no locks (an address without https), every tab edits.
    if (navigator.locks) void request({ifAvailable: true});
    else setHeld(read());
  }, []);
  return {held, takeOver: () => void request({steal: true})};
}
