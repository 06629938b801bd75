/** CodeMirror as *Show as text* uses it. It is fetched when it is wanted. */
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {type Diagnostic as Mark, setDiagnostics} from '@codemirror/lint';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import {EditorState, RangeSetBuilder} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
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

const classes = {
  component: Decoration.mark({class: 'cm-component'}),
  setting: Decoration.mark({class: 'cm-setting'}),
  name: Decoration.mark({class: 'cm-name'}),
  heading: Decoration.mark({class: 'cm-heading'}),
  quiet: Decoration.mark({class: 'cm-quiet'}),
};

/** What stands out in a line: components, their settings, %name%, headings, imports and the lines of front matter. */
const PARTS = /%name%|<\/?[A-Za-z][\w.]*|\/?>|[\w-]+(?==["{])|^#{1,6} .*$|^(?:import .*|---)$|^[\w-]+(?=:(?: |$))/g;

const kindOf = (part: string): keyof typeof classes => {
  if (part === '%name%') return 'name';
  if (/^[</>]/.test(part)) return 'component';
  if (part.startsWith('#')) return 'heading';
  return /^(import|---)/.test(part) ? 'quiet' : 'setting';
};

function decorate({state, visibleRanges}: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const {from, to} of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      for (const {0: part, index} of line.text.matchAll(PARTS)) {
        builder.add(line.from + index, line.from + index + part.length, classes[kindOf(part)]);
      }
      at = line.to + 1;
    }
  }
  return builder.finish();
}

/** Colors the parts of a page that aren't prose. */
const highlighting = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }
    update({docChanged, viewportChanged, view}: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = decorate(view);
    }
  },
  {decorations: ({decorations}) => decorations},
);

/** The look. */
const theme = EditorView.theme({
  '&': {height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '1rem'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--text)', padding: '0.75rem 0'},
  '.cm-cursor': {borderLeftColor: 'var(--text)', borderLeftWidth: '2px'},
  '.cm-gutters': {color: 'var(--text-quiet)', backgroundColor: 'var(--quiet-ground)', border: 'none'},
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'color-mix(in srgb, var(--quiet-ground) 50%, transparent)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--focus) 30%, transparent)',
  },
  // The site's own color for selected words is meant for its own ground.
  '.cm-line::selection, .cm-line ::selection': {color: 'var(--text)'},
  '.cm-component': {color: 'var(--text-warm)', fontWeight: '700'},
  '.cm-setting': {color: 'var(--text-warm)'},
  '.cm-name': {color: 'var(--on-loud)', backgroundColor: 'var(--loud)', borderRadius: '2px'},
  '.cm-heading': {fontWeight: '700'},
  '.cm-quiet': {color: 'var(--text-quiet)'},
  '.cm-panels': {color: 'var(--text)', backgroundColor: 'var(--quiet-ground)'},
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    alignItems: 'center',
    padding: '0.5rem 3.5rem 0.5rem 0.5rem',
    '& :is(input, button, label)': {margin: '0', fontSize: '1rem'},
    '& .cm-textfield': {flex: '1 1 12rem'},
    '& label': {order: '1', display: 'inline-flex', gap: '0.5rem', alignItems: 'center', minHeight: '2.75rem'},
    '& [type=checkbox]': {width: '1.5rem', height: '1.5rem', accentColor: 'var(--text)'},
    '& :is(.cm-textfield, .cm-button, [name=close])': {
      minHeight: '2.75rem',
      padding: '0.25rem 0.75rem',
      color: 'var(--text)',
      font: 'inherit',
      background: 'var(--surface)',
      border: '2px solid var(--line)',
      borderRadius: '0',
    },
    '& [name=close]': {top: '0.5rem', right: '0.5rem', width: '2.75rem', padding: '0'},
    '& :focus-visible': {outline: '3px solid var(--focus)', outlineOffset: '-2px'},
    // What only programmers need: all matches at once, and patterns.
    '& [name=select], & label:has([name=re]), & br': {display: 'none'},
  },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    maxWidth: '30rem',
  },
});

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
export function createCodeEditor(host: HTMLElement, text: string, onChange: (text: string) => void): CodeEditor {
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
      EditorView.updateListener.of(({docChanged, state: {doc}}) => {
        if (docChanged) onChange(doc.toString());
      }),
    ],
  });
  const view = new EditorView({state, root, parent: root});
  return {
    replace: (words) => {
      const edit = editBetween(view.state.doc.toString(), words);
      if (!edit) return;
      const changes = {from: edit.start, to: edit.end, insert: edit.text};
      view.dispatch({changes, annotations: isolateHistory.of('full')});
    },
    select: ({start, end}) => {
      const last = view.state.doc.length;
      const selection = {anchor: Math.min(start, last), head: Math.min(end, last)};
      view.dispatch({selection, effects: EditorView.scrollIntoView(selection.anchor, {y: 'center'})});
      view.focus();
    },
    mark: (problems) => {
      const last = view.state.doc.length;
      const marks = problems.map(({start, end, severity, message}): Mark => {
        const from = Math.min(start, last);
        return {from, to: Math.min(Math.max(from, end), last), severity, message};
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },
    destroy: () => view.destroy(),
  };
}
