import {useSyncExternalStore} from 'react';

const CHANGES = ['online', 'offline'];

function listen(changed: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, changed);
  return () => {
    for (const name of CHANGES) removeEventListener(name, changed);
  };
}

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
