import {type RefObject, useLayoutEffect, useRef} from 'react';

interface EntryFocus {
  /** The element with the entries that are drawn. */
  entries: RefObject<HTMLDivElement | null>;
  /** Has the next entry that comes take the focus. */
  awaitNew: () => void;
  /** Has the neighbor of an entry take the focus once that is removed. `at` is its place among those drawn. */
  awaitRemoved: (at: number) => void;
}

/** Keeps the focus in a list while entries come and go. `length` is how many there are. */
export function useEntryFocus(length: number): EntryFocus {
  const entries = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | 'new'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an entry has come or gone.
  useLayoutEffect(() => {
    const at = awaited.current;
    const all = Array.from(entries.current?.querySelectorAll<HTMLElement>(':scope > [data-entry]') ?? []);
    awaited.current = undefined;
    if (at === 'new') all.at(-1)?.querySelector('input')?.focus();
    else if (at !== undefined) {
      const near = all[Math.min(at, all.length - 1)];
      const buttons = near?.querySelectorAll('button') ?? [];
      const [last] = Array.from(buttons).slice(-1);
      (last ?? (near ?? entries.current)?.querySelector('input'))?.focus();
    }
  }, [length]);

  return {
    entries,
    awaitNew: () => {
      awaited.current = 'new';
    },
    awaitRemoved: (at) => {
      awaited.current = at;
    },
  };
}
