/** The field named *Text*: a passage, or the whole text of a file. */
import {type ComponentProps, type ReactNode, type RefObject, useEffect, useRef} from 'react';
import type {Selection} from '../text/edits';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'onSelect' | 'value'> {
  value: string;
  onChange: (text: string) => void;
  /** What is selected when it opens, and whenever another object comes. */
  selected?: Selection;
  handle?: RefObject<HTMLTextAreaElement | null>;
}

/** The browser's own field: it undoes, searches and corrects as its person is used to, on a phone too. */
export default function TextBox({value, onChange, selected, handle, ...props}: Props): ReactNode {
  const own = useRef<HTMLTextAreaElement>(null);
  const box = handle ?? own;
  useEffect(() => {
    const {current} = box;
    if (!selected || !current) return;
    current.focus();
    current.setSelectionRange(selected.start, selected.end);
    // Browsers scroll to a selection only when it is typed over. Long lines make this a guess.
    current.scrollTop = (selected.start / Math.max(current.value.length, 1)) * current.scrollHeight - 100;
  }, [selected, box]);
  return (
    <textarea
      ref={box}
      aria-label="Text"
      spellCheck
      value={value}
      onChange={({currentTarget}) => onChange(currentTarget.value)}
      {...props}
    />
  );
}
