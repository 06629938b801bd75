import type {Rule} from './rule';

/** Whatever the parser stumbles over that no other rule knows. */
export const unreadable: Rule = {
  id: 'unreadable',
  help: 'something-else',
  parts: ['unreadable', 'excess'],
  part({kind, start, end}, {report}) {
    const message =
      kind === 'excess'
        ? 'This is too much to be read. Make the page shorter, with fewer special characters in a paragraph.'
        : 'This line can’t be read. Compare it with the lines around it, or write it again.';
    report({start, end, message});
  },
};
