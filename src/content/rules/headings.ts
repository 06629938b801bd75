/** Headings: one headline on each page, and every heading with its words. */
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import type {Page} from '../page/page';
import {type Finding, isHandbook} from '../source';
import {pageRule} from './rule';

function findingFor(heading: Heading, isSecond: boolean, {source: {text}}: Page): Finding | undefined {
  const {start, end} = placeOf(heading);
  const raw = text.slice(start, end);
  const [line] = raw.split('\n', 1);
  if (heading.children.length === 0)
    return {start, end, message: 'Write the heading after the #, or delete the line.', severity: 'error'};
  if (/\n[ \t>]*(-+|=+)[ \t]*$/.test(raw)) {
    const message =
      'Put an empty line between these words and the line below, which makes them a heading. If you want a heading, begin it with ## and delete that line.';
    return {start, end: start + line.length, message};
  }
  if (!isSecond) return undefined;
  const edits = [{start, end, text: raw.replace(/^(# *)*/, '## ')}];
  const message = 'Begin this heading with ##: a page has one headline with a single #.';
  return {start, end: start + line.length, message, edits};
}

export const headings = pageRule('headings', 'titles', 'warning', (page, report) => {
  if (isHandbook(page.source.file) || page.broken) return;
  let headlines = 0;
  visit(page.tree, 'heading', (heading) => {
    if (heading.depth === 1) headlines += 1;
    const finding = findingFor(heading, heading.depth === 1 && headlines > 1, page);
    if (finding) report(finding);
  });
  if (headlines > 0) return;
  const {end} = page.frontMatter;
  const start = end + Math.max(0, page.source.text.slice(end).search(/\S/));
  const message = 'Write a headline below the import line: a single #, a space and the words.';
  report({start, end: start, message});
});
