/** The look of the code editor. */
import {EditorView} from '@codemirror/view';

export const theme = EditorView.theme({
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
