/**
 * Reads a page as the build does. Should it stumble over something that the first look let through, that place is
 * told in general words and worked around, until the rest can be read.
 */
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isNote, literalIn} from './literal';
import {blank} from './source';
import {hide, type Page, stop} from './text';

const MANY = 100;
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).freeze();

interface Stumble {
  message: string;
  place?: {offset?: number; start?: {offset?: number}};
}

/** Where the build stumbled. Of a tag that is never closed where it stands, its line and column are in the words alone. */
function placeOf(text: string, {message, place}: Stumble): number {
  const [, line, column] = /\((\d+):(\d+)-/.exec(message) ?? [];
  if (!line) return lastWritten(text, place?.start?.offset ?? place?.offset ?? text.length);
  const before = text.split('\n').slice(0, Number(line) - 1);
  return before.join('\n').length + Number(column);
}

function tellStumble(page: Page, offset: number): void {
  const {text} = page.source;
  const tag = page.tags.find(({kind, start, end}) => kind !== 'self' && start <= offset && offset < end);
  if (tag) {
    const raw = text.slice(tag.start, tag.end);
    const lineStart = text.lastIndexOf('\n', tag.start - 1) + 1;
    const before = text.slice(lineStart, tag.start).trim();
    // Components have a capital letter and stand on lines of their own; elements stand among words.
    const element = /^[a-z]/.test(tag.name);
    const closing = tag.kind === 'close' && !element;
    stop(page, closing ? lineStart : tag.start, tag.end, {
      message: element
        ? `<${tag.name}> and </${tag.name}> must stand in the same place: not one of them inside a paragraph, bold words or a link, and the other outside.`
        : `${raw.split('\n')[0]} and its other half do not stand at the same depth: one is inside a paragraph, a list or a quotation, and the other is outside. Give each a line of its own, with an empty line before and after.`,
      write: element
        ? `<${tag.name}>words</${tag.name}>`
        : closing
          ? `${before || 'words'}\n\n</${tag.name}>`
          : `${raw.split('\n')[0]}\n\nwords\n\n</${tag.name}>`,
      topic: 'opening-and-closing',
    });
    for (const one of page.tags.filter(({name}) => name === tag.name)) hide(page, one.start, one.end);
    page.tags = page.tags.filter(({name}) => name !== tag.name);
    return;
  }
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = `${text}\n`.indexOf('\n', offset);
  stop(page, start, end, {
    message: 'This line cannot be read. Compare it with the lines around it, or take it out and write it anew.',
    topic: 'something-else',
  });
  hide(page, start, end);
}

/** Last place before `offset` that something other than a blank stands at: an error at the end names no place. */
function lastWritten(text: string, offset: number): number {
  let at = Math.min(offset, text.length - 1);
  while (at > 0 && /\s/.test(text[at])) at -= 1;
  return at;
}

/** The page as a tree; undefined when it cannot be read at all. */
export function parsePage(page: Page): Root | undefined {
  for (let attempt = 0; attempt < MANY; attempt += 1) {
    try {
      return processor.parse(page.text);
    } catch (error) {
      tellStumble(page, placeOf(page.text, error as Stumble));
    }
  }
  return undefined;
}

const OURS = /^(import +\{[\w\s,]+\}\s*from\s*(["'])@site\/src\/components\2\s*;?\s*)+$/;

/** Whether a part of the page is something that could run: an import from elsewhere, or a value to be worked out. */
function runs(node: Nodes, text: string): boolean {
  const raw = text.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === 'mdxjsEsm') return !OURS.test(raw);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return !isNote(raw) && literalIn(raw) === undefined;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return node.attributes.some(({type, value}) => {
    const expression = typeof value === 'object' && value !== null ? `{${value.value}}` : '{1}';
    return type === 'mdxJsxExpressionAttribute' || literalIn(expression) === undefined;
  });
}

/**
 * Second look at a page that has passed, in the very words that the build will read, imports included: should the
 * first look ever be led astray, nothing that runs gets past this one.
 */
export function lookAgain(page: Page): void {
  const text = blank(page.source.text, 0, page.start);
  try {
    visit(processor.parse(text), (node) => {
      if (!runs(node, text)) return;
      const start = node.position?.start.offset ?? 0;
      const message = 'A page holds words and components, and no program. Take this out.';
      stop(page, start, node.position?.end.offset ?? start, {message, topic: 'pages-are-not-programs'});
    });
  } catch (error) {
    tellStumble(page, placeOf(text, error as Stumble));
  }
}
