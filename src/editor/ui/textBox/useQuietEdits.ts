import {useRef} from 'react';
import {editBetween} from '../../text/edits';

interface Step {
  before: string;
  after: string;
  /** What had the focus. */
  by: Element | null;
}

interface QuietEdits {
  change: (box: HTMLTextAreaElement, text: string) => void;
  /** Takes the last of these changes back, if nothing has been written since. Returns whether it did. */
  undo: (box: HTMLTextAreaElement) => boolean;
}

function put(box: HTMLTextAreaElement, text: string): void {
  const edit = editBetween(box.value, text);
  if (!edit) return;
  box.setRangeText(edit.text, edit.start, edit.end, 'preserve');
  box.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Changes a field's text while the focus stays where it is. The browser can't undo such a change, so this does. */
export function useQuietEdits(): QuietEdits {
  const steps = useRef<Step[]>([]);
  return {
    change: (box, text) => {
      const last = steps.current.at(-1);
      const by = document.activeElement;
      // What is typed into one field is undone at once.
      if (last?.after === box.value && last.by === by && by instanceof HTMLInputElement) last.after = text;
      else steps.current.push({before: box.value, after: text, by});
      put(box, text);
    },
    undo: (box) => {
      const last = steps.current.at(-1);
      if (last?.after !== box.value) return false;
      steps.current.pop();
      put(box, last.before);
      return true;
    },
  };
}
