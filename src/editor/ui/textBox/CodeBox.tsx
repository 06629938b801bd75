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
import {type ReactNode, useEffect, useImperativeHandle, useRef} from 'react';
import type {Diagnostic} from '../../../content';
import {editBetween} from '../../text/edits';
import {cleanPaste} from '../../text/paste';
import styles from '../styles.module.css';
import type {Selection, TextProps} from './handle';

const LOOK = EditorView.theme({
  '&': {height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '1rem'},
  '&.cm-focused': {outline: '3px solid var(--focus)', outlineOffset: '-3px'},
  '.cm-scroller': {fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--text)', padding: '0.75rem 0'},
  '.cm-cursor': {borderLeftColor: 'var(--text)', borderLeftWidth: '2px'},
  '.cm-gutters': {color: 'var(--text-quiet)', backgroundColor: 'var(--quiet-ground)', border: 'none'},
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'color-mix(in srgb, var(--quiet-ground) 50%, transparent)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--focus) 30%, transparent)',
  },
  '.cm-component': {color: 'var(--text-warm)', fontWeight: '700'},
  '.cm-setting': {color: 'var(--text-warm)'},
  '.cm-name': {color: 'var(--on-loud)', backgroundColor: 'var(--loud)', borderRadius: '2px'},
  '.cm-heading': {fontWeight: '700'},
  '.cm-quiet': {color: 'var(--text-quiet)'},
  '.cm-panels': {color: 'var(--text)', backgroundColor: 'var(--quiet-ground)'},
  '.cm-panel.cm-search': {padding: '0.5rem', fontSize: '1rem'},
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    maxWidth: '30rem',
  },
});

const classes = {
  component: Decoration.mark({class: 'cm-component'}),
  setting: Decoration.mark({class: 'cm-setting'}),
  name: Decoration.mark({class: 'cm-name'}),
  heading: Decoration.mark({class: 'cm-heading'}),
  quiet: Decoration.mark({class: 'cm-quiet'}),
};

/** What stands out in a line: components, their settings, %name%, headings, and lines that are only machinery. */
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

const colors = ViewPlugin.fromClass(
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

/** Where the problems stand in the text that is shown. One may be a moment behind it. */
function marksFor({doc}: EditorState, diagnostics: Diagnostic[]): Mark[] {
  const offset = (line: number, column: number) => {
    const {from, to} = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return Math.min(from + column - 1, to);
  };
  return diagnostics.map(({line, column, endLine, endColumn, message}) => {
    const from = offset(line, column);
    return {from, to: Math.max(from, offset(endLine, endColumn)), severity: 'error', message};
  });
}

/** The text on a wide screen: CodeMirror, in a shadow root, where its styles need no exception in the policy. */
export default function CodeBox({text, revision, diagnostics, handle, onChange, onCursor}: TextProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const listeners = useRef({onChange, onCursor});
  listeners.current = {onChange, onCursor};

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, with the text of that moment.
  useEffect(() => {
    const host = place.current as HTMLDivElement;
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
        colors,
        LOOK,
        EditorView.updateListener.of(({docChanged, selectionSet, state: after}) => {
          if (docChanged) listeners.current.onChange(after.doc.toString());
          if (docChanged || selectionSet) listeners.current.onCursor(after.selection.main.head);
        }),
      ],
    });
    const made = new EditorView({state, root, parent: root});
    view.current = made;
    return () => made.destroy();
  }, []);

  // Only what is changed from outside comes in: the text itself is a moment behind whoever types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of that revision.
  useEffect(() => {
    const edit = view.current && editBetween(view.current.state.doc.toString(), text);
    if (edit) view.current?.dispatch({changes: {from: edit.start, to: edit.end, insert: edit.text}});
  }, [revision]);

  useEffect(() => {
    const made = view.current;
    if (made) made.dispatch(setDiagnostics(made.state, marksFor(made.state, diagnostics)));
  }, [diagnostics]);

  useImperativeHandle(handle, () => {
    const select = ({start, end}: Selection) => {
      const made = view.current;
      if (!made) return;
      const last = made.state.doc.length;
      const selection = {anchor: Math.min(start, last), head: Math.min(end, last)};
      made.dispatch({selection, effects: EditorView.scrollIntoView(selection.anchor, {y: 'center'})});
      made.focus();
    };
    return {
      select,
      replace: (next, selection) => {
        const made = view.current;
        const edit = made && editBetween(made.state.doc.toString(), next);
        // A step of its own for whoever undoes it.
        const annotations = isolateHistory.of('full');
        if (made && edit) made.dispatch({changes: {from: edit.start, to: edit.end, insert: edit.text}, annotations});
        if (selection) select(selection);
      },
    };
  });

  return <div ref={place} className={styles.code} />;
}
