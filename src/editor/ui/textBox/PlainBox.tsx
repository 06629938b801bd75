import {type ClipboardEvent, type KeyboardEvent, type ReactNode, useImperativeHandle, useRef} from 'react';
import {editBetween, type Selection} from '../../text/edits';
import {cleanPaste} from '../../text/paste';
import type {TextProps} from './handle';
import styles from './styles.module.css';
import {useQuietEdits} from './useQuietEdits';

/** Replaces the selection as typing would, so that it can be undone. */
function type(box: HTMLTextAreaElement, words: string): void {
  const done = words ? document.execCommand('insertText', false, words) : document.execCommand('delete');
  if (done) return;
  box.setRangeText(words, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new Event('input', {bubbles: true}));
}

/** How far down in the field an offset stands: measured in a copy, as long lines wrap. */
function topOf(box: HTMLTextAreaElement, offset: number): number {
  const copy = document.createElement('div');
  copy.className = styles.mirror;
  copy.style.width = `${box.clientWidth}px`;
  const rest = document.createElement('span');
  rest.textContent = `${box.value.slice(offset)}.`;
  copy.append(box.value.slice(0, offset), rest);
  box.after(copy);
  const top = rest.offsetTop;
  copy.remove();
  return top;
}

/** The text on a phone: the browser's own field. */
export default function PlainBox({text, handle, onChange, onCursor}: TextProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const {change, undo} = useQuietEdits();

  useImperativeHandle(handle, () => {
    const select = ({start, end}: Selection) => {
      const box = field.current;
      if (!box) return;
      box.focus();
      box.setSelectionRange(start, end);
      // Browsers scroll to the selection only when it is typed over.
      box.scrollTop = topOf(box, start) - box.clientHeight / 3;
      onCursor(start);
    };
    return {
      select,
      replace: (next, selection) => {
        const box = field.current;
        const edit = box && editBetween(box.value, next);
        if (box && edit && (selection || document.activeElement === box)) {
          box.focus();
          box.setSelectionRange(edit.start, edit.end);
          type(box, edit.text);
        } else if (box && edit) {
          // Whoever writes in a form goes on writing there.
          change(box, next);
          onCursor(box.selectionStart);
        }
        if (selection) select(selection);
      },
    };
  });

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const words = event.clipboardData.getData('text/plain');
    const clean = cleanPaste(words);
    if (!words || clean === words) return;
    event.preventDefault();
    type(event.currentTarget, clean);
  };

  const undoQuietEdit = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (isUndo && undo(event.currentTarget)) event.preventDefault();
  };

  return (
    <textarea
      ref={field}
      aria-label="Text"
      className={styles.plain}
      value={text}
      spellCheck
      onChange={({currentTarget}) => onChange(currentTarget.value)}
      onSelect={({currentTarget}) => onCursor(currentTarget.selectionStart)}
      onPaste={paste}
      onKeyDown={undoQuietEdit}
    />
  );
}
