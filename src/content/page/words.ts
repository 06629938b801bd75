/** The text that visitors read on a page, as the file has it. */
import {visit} from 'unist-util-visit';
import type {Span} from '../source';
import {spanOf, valueSpan} from './elements';
import type {Page} from './page';

/** A stretch of text, and where it is in the file. */
export interface TextRun extends Span {
  text: string;
}

const runAt = ({start, end}: Span, {source}: Page): TextRun => ({start, end, text: source.text.slice(start, end)});

/** The text of the page itself, without settings. What is bold or a link is a run of its own. */
export function bodyText(page: Page): TextRun[] {
  const runs: TextRun[] = [];
  visit(page.tree, 'text', (node) => {
    if (node.position) runs.push(runAt(spanOf(node), page));
  });
  return runs;
}

/** The text of the page, of its settings, and of the title and the description at its top. */
export function allText(page: Page): TextRun[] {
  const values = page.settings
    .filter(({attribute, prop}) => prop.kind === 'string' && !prop.format && typeof attribute.value === 'string')
    .flatMap(({attribute}) => valueSpan(attribute, page.source.text) ?? [])
    .map(({start, end}) => runAt({start: start + 1, end: end - 1}, page));
  const top = page.frontMatter.entries
    .filter(({key}) => key === 'title' || key === 'description')
    .map(({valueStart, valueEnd}) => runAt({start: valueStart, end: valueEnd}, page));
  return [...bodyText(page), ...values, ...top];
}
