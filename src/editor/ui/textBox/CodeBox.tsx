import type {EditorView} from '@codemirror/view';
import {type ReactNode, useEffect, useImperativeHandle, useRef} from 'react';
import {createCodeEditor, markProblems, replaceText, selectText} from './codeEditor';
import type {TextProps} from './handle';
import styles from './styles.module.css';

/** The text on a wide screen. */
export default function CodeBox({text, revision, diagnostics, handle, onChange, onCursor}: TextProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const listeners = useRef({onChange, onCursor});
  listeners.current = {onChange, onCursor};

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, with the text of that moment.
  useEffect(() => {
    const created = createCodeEditor(place.current as HTMLDivElement, text, () => listeners.current);
    editor.current = created;
    return () => created.destroy();
  }, []);

  // Only what isn't typed comes in: the text itself is a moment behind the typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of that revision.
  useEffect(() => {
    if (editor.current) replaceText(editor.current, text);
  }, [revision]);

  useEffect(() => {
    if (editor.current) markProblems(editor.current, diagnostics);
  }, [diagnostics]);

  useImperativeHandle(handle, () => ({
    select: (selection) => editor.current && selectText(editor.current, selection),
    replace: (next, selection) => {
      if (!editor.current) return;
      replaceText(editor.current, next, true);
      if (selection) selectText(editor.current, selection);
    },
  }));

  return <div ref={place} className={styles.code} />;
}
