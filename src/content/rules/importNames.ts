import {nearest} from '../nearest';
import {LIBRARY} from './importLine';
import type {Rule} from './rule';

/** Each name on an import line is a component, and is there once. */
export const importNames: Rule = {
  id: 'import-names',
  help: 'the-import-line',
  page({page: {imports, source}, components, report}) {
    const seen = new Set<string>();
    for (const {names, plain, from, shifted} of imports) {
      if (!plain || (from !== LIBRARY && !shifted)) continue;
      for (const {name, start, end} of names) {
        const before = /,\s*$/.exec(source.text.slice(0, start))?.[0].length ?? 0;
        const after = before ? 0 : (/^\s*,\s*/.exec(source.text.slice(end))?.[0].length ?? 0);
        const deletion = before || after ? [{start: start - before, end: end + after, text: ''}] : undefined;
        if (seen.has(name)) {
          const message = `Delete the second ${name}: it is imported twice.`;
          report({start, end, message, edits: deletion, fatal: true});
        } else if (!components.has(name)) {
          const meant = nearest(name, [...components.keys()]);
          const there = meant !== undefined && names.some((one) => one.name === meant);
          const edits = there ? deletion : meant && [{start, end, text: meant}];
          const rest = there ? ` Delete it: ${meant} is there too.` : meant ? '' : ' The handbook shows them all.';
          const message = `There is no component "${name}".${rest}`;
          report({start, end, message, help: 'components', edits: edits || undefined, fatal: true});
        }
        seen.add(name);
      }
    }
  },
};
