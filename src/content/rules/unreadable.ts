import type {Rule} from './rule';

/** Whatever the parser stumbles over that no other rule knows. */
export const unreadable: Rule = {
  id: 'unreadable',
  help: 'something-else',
  parts: ['unreadable', 'overloaded'],
  part({kind, start, end}, {report}) {
    const message =
      kind === 'overloaded'
        ? 'This paragraph has too many special characters to be read. Write it again.'
        : 'This line can’t be read. Compare it with the lines around it, or write it again.';
    report({start, end, message});
  },
};
