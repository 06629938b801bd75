import {quoted} from '../../yaml/quote';
import {corrected, type LineRule, withValue} from './lineRule';

/** Signs that mean something to YAML where a value begins. */
const SIGN = /^(?:[&*!%@`|>{}[\],]|[-?:](?:\s|$))/;

export const sign: LineRule = {
  id: 'yaml-sign',
  example: ['handle: @example', 'handle: "@example"'],
  find(line, context) {
    const {value} = line;
    if (line.kind !== 'entry' || !value || !SIGN.test(value.text) || /^[|>][-+\d]*$/.test(value.text)) return undefined;
    const {form, parent} = context;
    // Lines that belong below a key may stand behind it, between braces.
    if (parent && /^\{.*\}$|^\[.*\]$/.test(value.text)) return undefined;
    const words = /^\[([^[\],{}]*)\]$/.exec(value.text)?.[1] ?? value.text.replace(/^-\s+/, '');
    const isText = form === undefined || form === 'text';
    return {
      start: value.start,
      end: value.end,
      message: isText
        ? `A value can’t begin with ${value.text[0]} unless there are quotation marks around it.`
        : `This value can’t begin with ${value.text[0]}. Write it alone, without signs around it.`,
      text: isText ? withValue(line, quoted(value.text)) : corrected(line, context, words),
    };
  },
};
