import type {Rule} from './rule';

/** `<https://example.org>`: Markdown's way to write an address, which MDX takes for a component. */
export const addressInBrackets: Rule = {
  id: 'address-in-brackets',
  help: 'links',
  parts: ['address'],
  part({start, end}, {page: {source}, report}) {
    const inner = source.text.slice(start + 1, end - 1);
    const email = !/^\w+:/.test(inner) || /^mailto:/i.test(inner);
    const words = inner.replace(/^\w+:(\/\/)?/, '');
    const url = email ? `mailto:${words}` : inner;
    const safe = /^(https?|mailto|tel):/i.test(url);
    report({
      start,
      end,
      message: 'Write a link with its words in square brackets and its address in round ones.',
      help: email ? 'e-mail-addresses' : 'links',
      ...(safe && {edits: [{start, end, text: `[${words}](${url})`}], fixable: true}),
    });
  },
};
