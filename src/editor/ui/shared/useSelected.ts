/** Selecting words in a text box. */
import {useEffect, useRef} from 'react';
import type {Span} from '../../text/edits';

/** A text box that selects a place when it opens, and again for each new selection object. */
export function useSelected(selected?: Span) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const {current} = box;
    if (!selected || !current) return;
    current.focus();
    current.setSelectionRange(selected.start, selected.end);
    // Browsers scroll to a selection only when it is typed over. Long lines make this a guess.
    current.scrollTop = (selected.start / Math.max(current.value.length, 1)) * current.scrollHeight - 100;
  }, [selected]);
  return box;
}
