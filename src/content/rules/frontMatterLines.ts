import {listed, nearest} from '../nearest';
import {knownKeys, NEEDED_KEYS} from '../page/frontMatter';
import type {Entry} from '../records';
import {quoted} from '../records/yaml/quote';
import type {PageContext, Rule} from './rule';

function checkEntry(entry: Entry, {page: {source, frontMatter}, report}: PageContext): void {
  const {key, value, start, end} = entry;
  const keys = knownKeys(source);
  if (!keys.includes(key)) {
    const meant = nearest(key, keys);
    const edits = meant && !(meant in frontMatter.values) ? [{start, end, text: meant}] : undefined;
    report({start, end, message: `There is no "${key}" at the top of a page, only ${listed(keys)}.`, edits});
  } else if (entry.holds === 'value' && typeof value !== 'string') {
    const edits = [{start: entry.valueStart, end: entry.valueEnd, text: quoted(entry.written)}];
    report({start, end, message: `Put quotation marks around the ${key}, to have it read as a text.`, edits});
  } else if (key !== 'silk' && /^[ \t]+#/.test(source.text.slice(entry.valueEnd))) {
    const lineEnd = source.text.indexOf('\n', entry.valueEnd);
    const whole = source.text.slice(entry.valueStart, lineEnd).trimEnd();
    const edits = [{start: entry.valueStart, end: lineEnd, text: quoted(whole)}];
    const message = `Put quotation marks around the ${key}: it would end before the #.`;
    report({start: entry.valueStart, end: lineEnd, message, edits});
  } else if (typeof value !== 'string' || value.trim() === '') {
    report({start, end, message: `Write the ${key} after the colon, on the same line.`});
  }
}

/** The lines at the top of a page: a title, a description, and nothing else. */
export const frontMatterLines: Rule = {
  id: 'front-matter',
  help: 'the-lines-at-the-top',
  page(context) {
    const {page, report} = context;
    const {fence, entries, findings, end} = page.frontMatter;
    if (fence) {
      const message = fence.opened
        ? 'Put the title and description between two lines that are --- and nothing else. The first is the first line of the file.'
        : 'Begin the file with four lines: ---, title: and a title, description: and a sentence about the page, and --- again.';
      report({start: fence.start, end: fence.end, message});
      return;
    }
    const keys = entries.map(({key}) => key);
    const repeated = entries.filter(({key}, index) => keys.indexOf(key) < index);
    const {text} = page.source;
    const lineOf = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
    const repeatedLines = repeated.map(({start}) => lineOf(start));
    for (const {rule: _, ...finding} of findings) if (!repeatedLines.includes(lineOf(finding.start))) report(finding);
    for (const entry of entries) {
      const {key, start, valueEnd, path} = entry;
      const from = lineOf(start);
      if (repeated.includes(entry))
        report({start, end: valueEnd, message: `Keep one of the two: "${key}" is here twice.`});
      else if (path.length === 1) checkEntry(entry, context);
      else
        report({
          start: from,
          end: start,
          message: 'Begin this line at the very left.',
          edits: [{start: from, end: start, text: ''}],
        });
    }
    const written = text.slice(0, end);
    for (const key of NEEDED_KEYS) {
      if (new RegExp(`^${key}\\b`, 'm').test(written) || keys.some((other) => nearest(other, [key]) === key)) continue;
      report({
        start: 0,
        end: 3,
        message: `Add a line "${key}:" below the first ---, with your own words after the colon.`,
      });
    }
  },
};
