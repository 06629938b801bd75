import {isHandbook} from '../source';
import type {Rule} from './rule';

/** The organisation's name where %name% should be. In the address of another site it may be: that isn't ours to change. */
export const nameWrittenOut: Rule = {
  id: 'name-written-out',
  help: 'the-name',
  site({pages, organisation, report}) {
    if (!organisation) return;
    const plain = organisation.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const written = new RegExp(`(?<![\\p{L}\\p{N}_@./%-])${plain}(?![\\p{L}\\p{N}_@/-]|\\.\\p{L})`, 'gu');
    for (const page of pages) {
      const {text, file} = page.source;
      if (isHandbook(file)) continue;
      for (const {index: start} of text.matchAll(written)) {
        const end = start + organisation.length;
        const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
        const [rest] = text.slice(end).split('\n', 1);
        // In the front matter, a value that begins with % needs quotation marks.
        const first = start < page.frontMatter.end && /: +$/.test(before);
        const edits = first
          ? [{start, end: end + rest.length, text: `"%name%${rest}"`}]
          : [{start, end, text: '%name%'}];
        const message = 'Write %name% for the organisation’s name, so that it changes everywhere at once.';
        report(page, {start, end, message, edits, fixable: true});
      }
    }
  },
};
