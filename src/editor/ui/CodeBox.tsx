/** CodeMirror with the whole text of a file. It is fetched when it is wanted. */
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {setDiagnostics} from '@codemirror/lint';
import {search, searchKeymap} from '@codemirror/search';
import {EditorView, keymap, lineNumbers} from '@codemirror/view';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import {editBetween, type Selection} from '../text/edits';
import {cleanPaste} from '../text/markdown';
import styles from './page.module.css';

const EXTENSIONS = [
  lineNumbers(),
  history(),
  search({top: true}),
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({'aria-label': 'Text', tabindex: '0', spellcheck: 'true'}),
  EditorView.clipboardInputFilter.of(cleanPaste),
  EditorView.theme({
    '&': {height: '100%', color: 'var(--text)', fontSize: '1rem'},
    '.cm-content': {caretColor: 'var(--text)'},
    '.cm-gutters, .cm-panels, .cm-tooltip': {color: 'var(--text)', backgroundColor: 'var(--quiet-ground)'},
    '.cm-panel :is(input, button)': {color: 'var(--text)', background: 'var(--surface)', fontSize: '1rem'},
    // The site's own color for selected words is meant for its own ground.
    '.cm-line::selection': {color: 'var(--ground)', background: 'var(--text)'},
  }),
];

export interface TextBoxProps {
  text: string;
  problems: Problem[];
  /** What to select, and to scroll to. */
  select?: Selection;
  onChange: (text: string) => void;
}

/** The text with its problems underlined; what is typed is told at once. */
export default function CodeBox({text, problems, select, onChange}: TextBoxProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const latest = useRef(onChange);
  latest.current = onChange;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the next effects see to what changes.
  useEffect(() => {
    // In a shadow root its styles need no exception in the policy.
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({mode: 'open'});
    const tell = EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) latest.current(state.doc.toString());
    });
    const created = new EditorView({root, parent: root, doc: text, extensions: [EXTENSIONS, tell]});
    setView(created);
    return () => created.destroy();
  }, []);
  useEffect(() => {
    const edit = view && editBetween(view.state.doc.toString(), text);
    const changes = edit && {from: edit.start, to: edit.end, insert: edit.text};
    if (changes) view.dispatch({changes, annotations: isolateHistory.of('full')});
  }, [text, view]);
  useEffect(() => {
    // They may have been found in a text a moment older.
    const found = problems.filter(({end}) => end <= (view?.state.doc.length ?? 0));
    const marks = found.map(({start, end, ...problem}) => ({...problem, from: start, to: end}));
    view?.dispatch(setDiagnostics(view.state, marks));
  }, [problems, view]);
  useEffect(() => {
    if (!select || !view) return;
    const selection = {anchor: select.start, head: select.end};
    view.dispatch({selection, effects: EditorView.scrollIntoView(select.start, {y: 'center'})});
    view.focus();
  }, [select, view]);
  return <div ref={place} className={styles.code} />;
}
