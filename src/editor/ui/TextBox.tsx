/** The whole text of a file: CodeMirror on a wide screen with a mouse, and on phones the browser's own field. */
import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import type {Selection} from '../text/edits';
import styles from './page.module.css';

/** Code editors fail on phones, whose keyboards change text in ways of their own. */
const DESKTOP = '(min-width: 48em) and (pointer: fine)';

export interface TextBoxProps {
  text: string;
  problems: Problem[];
  /** What to select, and to scroll to. */
  select?: Selection;
  onChange: (text: string) => void;
}

function PlainBox({text, select, onChange}: TextBoxProps): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!select || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(select.start, select.end);
    // Browsers scroll to a selection only when it is typed over. Long lines make this a guess.
    const {scrollHeight, clientHeight, value} = box.current;
    box.current.scrollTop = (select.start / Math.max(value.length, 1)) * scrollHeight - clientHeight / 3;
  }, [select]);
  return (
    <textarea
      ref={box}
      aria-label="Text"
      className={styles.plain}
      value={text}
      onChange={({currentTarget}) => onChange(currentTarget.value)}
    />
  );
}

/** A field named *Text* with a whole file in it. Without a connection it is the browser's own. */
export default function TextBox(props: TextBoxProps): ReactNode {
  const [Box, setBox] = useState<ComponentType<TextBoxProps>>();
  useEffect(() => {
    const choose = (box: ComponentType<TextBoxProps>) => setBox(() => box);
    if (!matchMedia(DESKTOP).matches) return choose(PlainBox);
    import('./CodeBox').then(
      ({default: box}) => choose(box),
      () => choose(PlainBox),
    );
  }, []);
  return Box ? <Box {...props} /> : <p>Opening …</p>;
}
