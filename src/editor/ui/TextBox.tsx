/** The whole text of a file: CodeMirror on a wide screen with a mouse, and on phones the browser's own field. */
import {lazy, type ReactNode, Suspense, useEffect, useRef} from 'react';
import type {TextBoxProps} from './CodeBox';
import styles from './page.module.css';

/** Code editors fail on phones, whose keyboards change text in ways of their own. */
const DESKTOP = '(min-width: 48em) and (pointer: fine)';

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

// Without a connection it is the browser's own field, too.
const CodeBox = lazy(() => import('./CodeBox').catch(() => ({default: PlainBox})));

/** A field named *Text* with a whole file in it. */
export default function TextBox(props: TextBoxProps): ReactNode {
  const Box = matchMedia(DESKTOP).matches ? CodeBox : PlainBox;
  return (
    <Suspense fallback="Opening …">
      <Box {...props} />
    </Suspense>
  );
}
