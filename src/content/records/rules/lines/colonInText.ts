import {quoted} from '../../yaml/quote';
import {corrected, type LineRule, withValue} from './lineRule';

export const colonInText: LineRule = {
  id: 'yaml-colon-in-text',
  example: ['tagline: The school: ours', 'tagline: "The school: ours"'],
  find(line, context) {
    const {value} = line;
    if (line.kind !== 'entry' || !value || /^["'&*!%@`|>{}[\],]/.test(value.text)) return undefined;
    if (!/:(?:\s|$)/.test(value.text)) return undefined;
    const place = {start: value.start, end: value.end};
    const scheme = /^(mailto|tel|https?):/i.exec(value.text)?.[1];
    if (scheme && context.form !== 'text') {
      return {...place, message: `There must be no space after ${scheme}:`, text: corrected(line, context)};
    }
    const isText = context.form === undefined || context.form === 'text';
    return {
      ...place,
      message: isText
        ? 'A value with a colon in it needs quotation marks around it.'
        : 'This value has a second colon in it. Write one value after the first colon.',
      text: isText ? withValue(line, quoted(value.text)) : corrected(line, context),
    };
  },
};
