import type {Line} from '../../yaml/lines';
import {quoted} from '../../yaml/quote';
import {corrected, type LineContext, type LineRule, withValue} from './lineRule';

/** The value between good quotation marks, or in the form that its field wants. */
function better(line: Line, context: LineContext, words: string): string | undefined {
  const {form} = context;
  if (form && form !== 'text') return corrected(line, context, words);
  return form ? withValue(line, quoted(words)) : undefined;
}

export const quotationMarks: LineRule = {
  id: 'yaml-quotes',
  example: ['name: "Example', 'name: "Example"'],
  find(line, context) {
    const {value} = line;
    const [, outer, rest] =
      line.kind === 'other' ? (/^(["'“‘])(.*?)["'”’]?\s*$/.exec(line.text.slice(line.words - line.start)) ?? []) : [];
    if (outer && /^[^"'“”]+:(?:\s|$)/.test(rest)) {
      return {
        start: line.words,
        end: line.end,
        message: 'Quotation marks belong around the value alone, if anywhere. Delete the one before the name.',
        text: line.text.slice(0, line.words - line.start) + rest,
      };
    }
    const [, name] = /^[“”„‘][ ]*([^“”„‘’]+?)[ ]*[“”’]$/.exec(line.key?.text ?? '') ?? [];
    if (line.kind === 'entry' && line.key && name) {
      const {start, end} = line.key;
      const rest =
        value && /^[“”„‘].*[“”’]$/.test(value.text)
          ? (better(line, context, value.text.slice(1, -1)) ?? line.text)
          : line.text;
      return {
        start,
        end,
        message: 'Quotation marks don’t belong around a name. Leave them out.',
        text: rest.slice(0, start - line.start) + name + rest.slice(end - line.start),
      };
    }
    if (line.kind !== 'entry' || !value || line.open) return undefined;
    const place = {start: value.start, end: value.end};
    const mark = value.text[0];
    const curly = /^[“”„«][^“”„«»"]*[“”»"]$|^[‘‚][^‘’‚]*[’‘]$|^["'][^"“”'‘’]*[”’]$/.test(value.text);
    if (curly) {
      const words = value.text.slice(1, -1);
      return {
        ...place,
        message: 'These quotation marks are curly, so visitors would see them. Leave them out, or use straight ones.',
        text: better(line, context, words),
      };
    }
    if (mark !== '"' && mark !== "'") return undefined;
    const pattern = mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
    const [closed] = pattern.exec(value.text) ?? [];
    if (closed?.length === value.text.length) return undefined;
    const last = value.text.length > 1 && value.text.endsWith(mark);
    const inner = value.text.slice(1, last ? -1 : undefined);
    if (!closed) {
      return {
        ...place,
        message: 'This quotation mark is never closed. Close it on the same line.',
        text: better(line, context, inner),
      };
    }
    // In "Our "real" mission" the outer marks were meant as such; in "Hatch" and "Hub" all of them belong to the words.
    const whole = last && /\S/.test(value.text[closed.length]) ? inner : value.text;
    return {
      ...place,
      message: 'This value goes on after its closing quotation mark. Put marks of the other kind around all of it.',
      text: context.form === 'text' ? withValue(line, wrapped(whole)) : better(line, context, whole),
    };
  },
};

/** All of a text between quotation marks, those in it included. */
function wrapped(words: string): string {
  if (words.includes('"') && !words.includes("'")) return `'${words}'`;
  return `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
