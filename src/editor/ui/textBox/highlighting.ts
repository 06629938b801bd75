/** Tells components, settings and %name% apart by color. */
import {RangeSetBuilder} from '@codemirror/state';
import {Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate} from '@codemirror/view';

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
export const highlighting = ViewPlugin.fromClass(
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
