/** The rules for room and sizes on any page, whatever staff write on it. judgeLayout.ts applies them. */
import type {Rule} from './rules';

export const LAYOUT_RULES = {
  // Sizes of letters.
  'small-text': {limit: 14, why: 'Need: smaller letters are hard to read on a phone.'},
  'small-note': {
    limit: 12,
    why: 'Need: a few words in another size than their block may be smaller, and still readable.',
  },
  'text-least': {limit: 16, why: 'Need: what browsers give to text, and what people are used to reading.'},
  'text-most': {limit: 24, why: 'Taste: larger text looks like a heading, and leaves few words to a line on a phone.'},
  'headline-to-text': {limit: 2, why: 'Taste: times the text. The headline is the first thing that is seen.'},
  'headline-to-heading': {limit: 1.1, why: 'Taste: times a section’s heading, which the page’s own outranks.'},
  'heading-to-title': {limit: 1.2, why: 'Taste: times a title. A smaller step isn’t seen as a step.'},
  'title-to-text': {limit: 1, why: 'Taste: times the text. A title isn’t smaller than what it heads.'},

  // Edges.
  'window-edge': {limit: 15, why: 'Need: a thumb or the round corner of a screen covers what is nearer.'},
  'control-at-window-edge': {limit: 12, why: 'Need: a touch nearer the edge is taken for the phone’s own gesture.'},
  'box-side': {
    limit: 8,
    why: 'Taste: words keep half a letter’s height from an edge beside them, so that no letter touches it.',
  },
  'box-top': {limit: 2, why: 'Need: at less, capitals touch the edge. A button or a label may be that tight.'},
  'box-bottom': {limit: 4, why: 'Need: descenders go below the baseline, which is measured here.'},
  'roomy-box': {limit: 8, why: 'Taste: above and below the words of a part of the page, or of a row of a table.'},

  // Words beside and below each other.
  'words-beside': {
    limit: 7,
    why: 'Need: more than a space, which is a quarter of the size, or two blocks read as one line.',
  },
  'words-below': {limit: 6, why: 'Need: descenders of the upper words would touch the capitals of the lower ones.'},
  'next-block': {
    limit: 3,
    why: 'Need: more than the gap of lines in a block, or a paragraph looks like the last one’s next line.',
  },
  'next-label': {
    limit: 0.75,
    why: 'Taste: times the gap of lines in a block. A label may be closer to what it labels than a line.',
  },

  // Lines of text.
  'line-length': {
    limit: 36,
    why: 'Need: in sizes of the letters. About 80 letters: the eye loses its line beyond (WCAG 1.4.8).',
  },
  leading: {limit: 1.35, why: 'Taste: in sizes of the letters. The eye needs room between lines to find the next.'},
  'display-leading': {limit: 1, why: 'Taste: in sizes of the letters. The large letters of headlines may stand close.'},
  'lines-overlap': {limit: 0.85, why: 'Need: in sizes of the letters. At less, letters of two lines of a block meet.'},
  'same-line': {limit: 2, why: 'Need: for lines-overlap. What differs by no more is one line, and not two.'},

  // The marks of lists.
  'mark-size': {limit: 5, why: 'Need: a smaller mark isn’t seen. A rule above the item does as well.'},
  'mark-gap': {limit: 4, why: 'Need: at less, the mark sticks to the first letter.'},
  'mark-in-padding': {
    limit: 1,
    why: 'Need: beyond the item’s padding, a mark is outside its column. This is for rounding.',
  },

  // Where words begin.
  'heading-start': {
    limit: 3,
    why: 'Taste: headings begin in one line. Letters differ by this much in the room on their left.',
  },
  'text-start': {
    limit: 3,
    why: 'Taste: text begins below its heading. Letters differ by this much in the room on their left.',
  },

  // Buttons and drawings.
  'button-to-words': {limit: 12, why: 'Taste: a button is apart from the words around it.'},
  'button-to-button': {limit: 8, why: 'Need: at less, a thumb on one button may press the other.'},
  'buttons-level': {limit: 1, why: 'Taste: buttons in a row have tops or bottoms in one line. This is for rounding.'},
  'drawing-size': {limit: 24, why: 'Need: at less, what is drawn can’t be told.'},
  'drawing-to-words': {limit: 4, why: 'Need: at less, the drawing looks like another letter.'},
} satisfies Record<string, Rule>;

export type LayoutRule = keyof typeof LAYOUT_RULES;
