import type {Rule} from './rule';

/** A line that would be a tag if it began with `<`: a component's name with props, and `>` or `/` at its end. */
const TAG = /^([ \t]*)([A-Z]\w*)((?:[ \t]+\w+(?:=(?:"[^"\n]*"|\{[^}\n]*\}))?)*)[ \t]*(\/?>|\/)[ \t]*$/gm;

/** Tags whose `<` is missing: visitors would read them. */
export const missingBrackets: Rule = {
  id: 'missing-brackets',
  help: 'opening-and-closing',
  hides: ['tag-pairs', 'tag-depth', 'unreadable'],
  page({page: {source}, components, report}) {
    for (const {0: line, 1: space, 2: name, 4: foot, index} of source.text.matchAll(TAG)) {
      if (!components.has(name)) continue;
      const start = index + space.length;
      const end = index + line.trimEnd().length;
      const edits = [{start, end: start, text: '<'}];
      if (foot === '/') edits.push({start: end, end, text: '>'});
      report({start, end, message: `Write < before ${name}.`, edits, fatal: true});
    }
  },
};
