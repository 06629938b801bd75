import {quoted} from '../../yaml/quote';
import {corrected, type LineRule, withValue} from './lineRule';

/** A `#` with a space before it begins a note. One that stands right before a word was rarely meant as one. */
export const cut: LineRule = {
  id: 'yaml-cut',
  example: ['tagline: We are #1', 'tagline: "We are #1"'],
  find(line, context) {
    const {note, value} = line;
    if (line.kind !== 'entry' || note === undefined || context.parent) return undefined;
    const rest = line.text.slice(note - line.start);
    if (!/^#[^\s#]/.test(rest) || /^["']/.test(value?.text ?? '')) return undefined;
    const start = value?.start ?? note;
    const whole = line.text.slice(start - line.start).trimEnd();
    const {form} = context;
    const bare = {...line, note: undefined, value: {start, end: line.end, text: whole}};
    // Behind a number or a time it can only be a note, and an address holds no space.
    const joined = form === 'destination' || form === 'page' || form === 'link' ? whole.replace(/\s+#/, '#') : whole;
    const text = form === 'text' ? withValue(bare, quoted(whole)) : corrected(bare, context, joined);
    const noted = `${line.text.slice(0, note - line.start)}# ${rest.slice(1)}`;
    if (form && form !== 'text' && text === undefined && !value) {
      return {start: note, end: line.end, message: 'A # begins a note. Put a space after it.', text: noted};
    }
    if (form && !['text', 'destination', 'page', 'link'].includes(form)) return undefined;
    return {
      start: note,
      end: line.start + line.text.trimEnd().length,
      message:
        'A # with a space before it begins a note, so visitors won’t see the rest of this line. Put quotation marks around the value, or a space after the # of a note.',
      text,
    };
  },
};
