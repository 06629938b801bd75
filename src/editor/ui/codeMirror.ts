/** CodeMirror as *Show as text* uses it. It is fetched when it is wanted. */
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {setDiagnostics} from '@codemirror/lint';
import {search, searchKeymap} from '@codemirror/search';
import {EditorState} from '@codemirror/state';
import {Decoration, EditorView, keymap, lineNumbers, MatchDecorator, ViewPlugin} from '@codemirror/view';
import type {Problem} from '../engine/results';
import {editBetween, type Selection} from '../text/edits';
import {cleanPaste} from '../text/markdown';

export interface CodeEditor {
  /** Puts another text in place of this one, as a step of its own for undoing; the cursor stays. */
  replace: (text: string) => void;
  select: (selection: Selection) => void;
  /** Underlines problems. One may have been found in a text a moment older. */
  mark: (problems: Problem[]) => void;
  destroy: () => void;
}

/** Tags, their settings, %name%, headings and the lines of a page's top: all that isn't prose. */
const CODE = new MatchDecorator({
  regexp: /%name%|<\/?[A-Za-z][\w.]*|\/?>|[\w-]+(?==["{])|^#{1,6} |^(?:import .*|---)$|^[\w-]+(?=:(?: |$))/g,
  decoration: Decoration.mark({class: 'cm-code'}),
});
const highlighting = ViewPlugin.define(
  (view) => ({
    marks: CODE.createDeco(view),
    update(update) {
      this.marks = CODE.updateDeco(update, this.marks);
    },
  }),
  {decorations: ({marks}) => marks},
);

const theme = EditorView.theme({
  '&': {height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '1rem'},
  '.cm-content': {caretColor: 'var(--text)'},
  '.cm-gutters, .cm-panels, .cm-tooltip': {color: 'var(--text)', backgroundColor: 'var(--quiet-ground)'},
  '.cm-panel :is(input, button, label)': {
    minHeight: '2.75rem',
    color: 'var(--text)',
    background: 'var(--surface)',
    fontSize: '1rem',
  },
  // The site's own color for selected words is meant for its own ground.
  '.cm-line::selection, .cm-line ::selection': {
    color: 'var(--text)',
    background: 'color-mix(in srgb, var(--focus) 30%, transparent)',
  },
  '.cm-code': {color: 'var(--text-warm)', fontWeight: '700'},
});

/** Creates the editor in a shadow root, where its styles need no exception in the policy. */
export function createCodeEditor(host: HTMLElement, text: string, onChange: (text: string) => void): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const view = new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      search({top: true}),
      keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({'aria-label': 'Text', tabindex: '0', spellcheck: 'true'}),
      EditorView.clipboardInputFilter.of(cleanPaste),
      EditorState.lineSeparator.of('\n'),
      highlighting,
      theme,
      EditorView.updateListener.of(({docChanged, state}) => docChanged && onChange(state.doc.toString())),
    ],
  });
  const within = (at: number) => Math.min(at, view.state.doc.length);
  return {
    replace: (words) => {
      const edit = editBetween(view.state.doc.toString(), words);
      if (!edit) return;
      const changes = {from: edit.start, to: edit.end, insert: edit.text};
      view.dispatch({changes, annotations: isolateHistory.of('full')});
    },
    select: ({start, end}) => {
      const selection = {anchor: within(start), head: within(end)};
      view.dispatch({selection, effects: EditorView.scrollIntoView(selection.anchor, {y: 'center'})});
      view.focus();
    },
    mark: (problems) => {
      const marks = problems.map(({start, end, severity, message}) => ({
        from: within(start),
        to: within(Math.max(start, end)),
        severity,
        message,
      }));
      view.dispatch(setDiagnostics(view.state, marks));
    },
    destroy: () => view.destroy(),
  };
}
