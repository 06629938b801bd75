import type {Rule} from './rule';

/** A line that would be a tag if it began with `<`: a component's name, and props or a `>` or `/` at its end. */
const TAG =
  /^([ \t]*)([＜«‹]|&lt;)?([A-Z]\w*)((?:[ \t]+\w+(?:=(?:"[^"\n]*"|\{[^}\n]*\}))?)*)[ \t]*(\/?(?:[>＞»›]|&gt;)|\/)?[ \t]*$/gm;

/** Tags whose `<` is missing: visitors would read them. */
export const missingBrackets: Rule = {
  id: 'missing-brackets',
  help: 'opening-and-closing',
  hides: ['tag-pairs', 'tag-depth', 'unreadable'],
  page({page: {source}, components, report}) {
    for (const {0: line, 1: space, 2: sign = '', 3: name, 4: props, 5: foot = '', index} of source.text.matchAll(TAG)) {
      const component = components.get(name);
      if (!component || (!foot && !props.includes('='))) continue;
      const start = index + space.length;
      const end = index + line.trimEnd().length;
      const slash = foot.startsWith('/') || (!foot && component.children === 'none') ? '/' : '';
      const edits = [{start, end: start + sign.length, text: '<'}];
      if (foot !== `${slash}>`) edits.push({start: end - foot.length, end, text: foot ? `${slash}>` : ` ${slash}>`});
      report({
        start,
        end,
        message: `Write < before ${name}${foot.endsWith('>') ? '' : ', and > at its end'}.`,
        edits,
        fatal: true,
      });
    }
  },
};
