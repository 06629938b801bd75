/** The whole text of a file: CodeMirror on a wide screen with a mouse, and on phones the browser's own field. */
import {type ClipboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import {editBetween, type Selection} from '../text/edits';
import {cleanPaste} from '../text/markdown';
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
  const cursor = useRef(0);

  useEffect(() => {
    if (!select || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(select.start, select.end);
    // Browsers scroll to a selection only when it is typed over. Long lines make this a guess.
    const {scrollHeight, clientHeight, value} = box.current;
    box.current.scrollTop = (select.start / Math.max(value.length, 1)) * scrollHeight - clientHeight / 3;
  }, [select]);

  // Another text in place of this one leaves the cursor where it was.
  useLayoutEffect(() => {
    const field = box.current;
    if (!field || field.value === text) return;
    const edit = editBetween(field.value, text);
    field.value = text;
    const shift = edit && edit.end <= cursor.current ? edit.text.length - (edit.end - edit.start) : 0;
    if (document.activeElement === field) field.setSelectionRange(cursor.current + shift, cursor.current + shift);
  }, [text]);

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const words = event.clipboardData.getData('text/plain');
    const clean = cleanPaste(words);
    if (clean === words || !document.execCommand('insertText', false, clean)) return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={box}
      aria-label="Text"
      className={styles.plain}
      defaultValue={text}
      spellCheck
      onChange={({currentTarget}) => onChange(currentTarget.value)}
      onSelect={({currentTarget}) => {
        cursor.current = currentTarget.selectionEnd;
      }}
      onPaste={paste}
    />
  );
}

function CodeBox({text, problems, select, onChange, onFailed}: Props & {onFailed: () => void}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const latest = useRef({text, onChange, onFailed});
  latest.current = {text, onChange, onFailed};

  useEffect(() => {
    let created: CodeEditor | undefined;
    let isGone = false;
    import('./codeMirror').then(
      ({createCodeEditor}) => {
        if (isGone || !place.current) return;
        created = createCodeEditor(place.current, latest.current.text, (words) => latest.current.onChange(words));
        setEditor(created);
      },
      () => latest.current.onFailed(),
    );
    return () => {
      isGone = true;
      created?.destroy();
    };
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

export default function TextBox(props: Props): ReactNode {
  const [isDesktop, setDesktop] = useState(() => matchMedia(DESKTOP).matches);
  // Without a connection there is the plain field.
  return isDesktop ? <CodeBox {...props} onFailed={() => setDesktop(false)} /> : <PlainBox {...props} />;
}
