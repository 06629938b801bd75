/** CodeMirror as the editor uses it. */
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {type Diagnostic as Mark, setDiagnostics} from '@codemirror/lint';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import {EditorState} from '@codemirror/state';
import {drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import type {Diagnostic} from '../../../content';
import {editBetween, type Selection} from '../../text/edits';
import {cleanPaste} from '../../text/paste';
import {highlighting} from './highlighting';
import {theme} from './theme';

interface Listeners {
  onChange: (text: string) => void;
  onCursor: (offset: number) => void;
}

/** The words of the panel that finds, as other buttons have theirs. */
const PHRASES = {
  next: 'Next',
  previous: 'Previous',
  'match case': 'Match case',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
};

/** Creates the editor in a shadow root, where its styles need no exception in the policy. */
export function createCodeEditor(host: HTMLElement, text: string, listeners: () => Listeners): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({top: true}),
      EditorState.phrases.of(PHRASES),
      keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': 'Text',
        tabindex: '0',
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'on',
      }),
      EditorView.clipboardInputFilter.of(cleanPaste),
      EditorState.lineSeparator.of('\n'),
      highlighting,
      theme,
      EditorView.updateListener.of(({docChanged, selectionSet, state: {doc, selection}}) => {
        if (docChanged) listeners().onChange(doc.toString());
        if (docChanged || selectionSet) listeners().onCursor(selection.main.head);
      }),
    ],
  });
  return new EditorView({state, root, parent: root});
}

/** Puts another text in place of this one; as a step of its own for undoing if `isUndoStep`. */
export function replaceText(view: EditorView, text: string, isUndoStep = false): void {
  const edit = editBetween(view.state.doc.toString(), text);
  if (!edit) return;
  const changes = {from: edit.start, to: edit.end, insert: edit.text};
  view.dispatch({changes, annotations: isUndoStep ? isolateHistory.of('full') : []});
}

export function selectText(view: EditorView, {start, end}: Selection): void {
  const last = view.state.doc.length;
  const selection = {anchor: Math.min(start, last), head: Math.min(end, last)};
  view.dispatch({selection, effects: EditorView.scrollIntoView(selection.anchor, {y: 'center'})});
  view.focus();
}

/** Underlines problems. One may have been found in a text a moment older. */
export function markProblems(view: EditorView, diagnostics: Diagnostic[]): void {
  const {doc} = view.state;
  const offset = (line: number, column: number) => {
    const {from, to} = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return Math.min(from + column - 1, to);
  };
  const marks = diagnostics.map(({start, end, severity, message}): Mark => {
    const from = offset(start.line, start.column);
    return {from, to: Math.max(from, offset(end.line, end.column)), severity, message};
  });
  view.dispatch(setDiagnostics(view.state, marks));
}
