import {type RefObject, useCallback, useRef, useState} from 'react';
import type {Changed, Selection} from '../../text/edits';
import type {TextHandle} from '../textBox/handle';

interface TextBoxControl {
  box: RefObject<TextHandle | null>;
  /** Offset of the cursor. */
  cursor: number;
  setCursor: (offset: number) => void;
  /** Changes the text in a way that can be undone. */
  apply: (changed: Changed) => void;
  select: (selection: Selection) => void;
}

/** What other parts do with the text box. `write` takes the text while the box isn't shown. */
export function useTextBox(write: (text: string) => void): TextBoxControl {
  const box = useRef<TextHandle>(null);
  const [cursor, setCursor] = useState(0);
  const apply = useCallback(
    ({text, select}: Changed) => {
      if (box.current) box.current.replace(text, select);
      else write(text);
    },
    [write],
  );
  const select = useCallback((selection: Selection) => box.current?.select(selection), []);
  return {box, cursor, setCursor, apply, select};
}
