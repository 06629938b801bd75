/** The look of the code editor. */
import {EditorView} from '@codemirror/view';

export const theme = EditorView.theme({
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
