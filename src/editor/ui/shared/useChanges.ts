import {useRef} from 'react';
import {onceAnswered} from '../../engine/client';
import type {Changed} from '../../text/edits';
import {useEditor} from './context';

/** Changes a text, given as it is by then. */
type Change = (text: string) => Promise<string>;

/**
 * Changes a file's text one change after another, each on top of those before it: they may follow faster than the page
 * is drawn. `read` gives the text as it is now.
 */
export function useChanges(
  file: string,
  read: () => string,
  apply: (changed: Changed) => void,
): (change: Change) => void {
  const {engine} = useEditor();
  const queue = useRef(Promise.resolve());
  return (change) => {
    queue.current = queue.current.then(() => {
      const text = read();
      engine.put(file, text);
      const changed = change(text);
      onceAnswered(changed, (next) => apply({text: next}));
      // A change that failed doesn't hold up the next.
      return changed.then(
        () => undefined,
        () => undefined,
      );
    });
  };
}
