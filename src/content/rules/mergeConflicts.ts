import type {Rule} from './rule';

const CONFLICT = /^<{7}(?: .*)?$[\s\S]*?^>{7}(?: .*)?$|^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;

/** The lines that git leaves behind when two people have changed the same words. */
export const mergeConflicts: Rule = {
  id: 'merge-conflicts',
  help: 'something-else',
  exclusive: true,
  page({page: {source}, report}) {
    for (const {0: lines, index: start} of source.text.matchAll(CONFLICT)) {
      if (/^={7}$/.test(lines)) continue;
      const end = start + lines.split('\n', 1)[0].length;
      const message =
        'Two people changed these lines. Keep the words that are right, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
      report({start, end, message, fatal: true});
    }
  },
};
