/** The whole text of a file: CodeMirror on a wide screen with a mouse, and on phones the browser's own field. */
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import type {Selection} from '../text/edits';
import type {CodeEditor} from './codeMirror';
import styles from './page.module.css';

/** Code editors fail on phones, whose keyboards change text in ways of their own. */
const DESKTOP = '(min-width: 48em) and (pointer: fine)';

interface Props {
  text: string;
  problems: Problem[];
  /** What to select, and to scroll to. */
  select?: Selection;
  onChange: (text: string) => void;
}

/** The browser's own field. */
function PlainBox({text, select, onChange}: Props): ReactNode {
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
      spellCheck
      onChange={({currentTarget}) => onChange(currentTarget.value)}
    />
  );
}

function CodeBox({text, problems, select, onChange, onFailed}: Props & {onFailed: () => void}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const latest = useRef({text, onChange});
  latest.current = {text, onChange};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what is the newest then.
  useEffect(() => {
    let created: CodeEditor | undefined;
    import('./codeMirror').then(({createCodeEditor}) => {
      if (!place.current) return;
      created = createCodeEditor(place.current, latest.current.text, (words) => latest.current.onChange(words));
      setEditor(created);
    }, onFailed);
    return () => created?.destroy();
  }, []);
  useEffect(() => editor?.replace(text), [editor, text]);
  useEffect(() => editor?.mark(problems), [editor, problems]);
  useEffect(() => {
    if (select) editor?.select(select);
  }, [editor, select]);
  return (
    <div ref={place} className={styles.code}>
      {!editor && <p>Opening …</p>}
    </div>
  );
}

/** A field named *Text* with a whole file in it. */
export default function TextBox(props: Props): ReactNode {
  const [isDesktop, setDesktop] = useState(() => matchMedia(DESKTOP).matches);
  // Without a connection there is the plain field.
  return isDesktop ? <CodeBox {...props} onFailed={() => setDesktop(false)} /> : <PlainBox {...props} />;
}
