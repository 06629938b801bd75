/** Inserts a snippet into a page, at the nearest place that can hold it. */
import {type ComponentTable, checkPage} from '../../content';
import {closingName, type Element, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {applyEdits, type Changed, movedBy, type Selection} from './edits';
import type {Snippet, SnippetNames} from './snippets';

const IMPORT_RULES = ['missing-import'];

/** The components around an offset, the innermost last. */
function around(page: Page, offset: number): Element[] {
  return page.elements.filter((element) => {
    const {start, end} = placeOf(element);
    return /^[A-Z]/.test(element.name ?? '') && start < offset && offset < end;
  });
}

/** The end of the paragraph at an offset: the next empty line, or the closing tag of the component around it. */
function endOfBlock({source: {text}}: Page, offset: number, outer: Element | undefined): number {
  const limit = outer ? closingPlace(outer, text) : text.trimEnd().length;
  const gap = /\n[ \t]*\n/.exec(text.slice(offset, limit));
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  // An empty line is such a place itself.
  if (!text.slice(lineStart, offset).trim() && /^[ \t]*\n/.test(text.slice(offset))) return Math.min(offset, limit);
  return gap ? offset + gap.index : limit;
}

/** Where an element's closing tag begins; the element's end if it has none. */
function closingPlace(element: Element, text: string): number {
  const name = closingName(element, text);
  return name ? text.lastIndexOf('<', name.start) : placeOf(element).end;
}

interface Spot {
  at: number;
  /** Whether it is indented, without empty lines around it. */
  tight: boolean;
  wrapped: boolean;
}

/** Finds the place: inside a fitting parent, or after the component or paragraph at the cursor. */
function spotFor(page: Page, snippet: Snippet, offset: number): Spot {
  const {text} = page.source;
  const all = around(page, offset);
  const parent = all.filter(({name}) => snippet.parents?.includes(name ?? '')).at(-1);
  if (parent) {
    const children = page.elements.filter(
      (one) => one !== parent && all.includes(one) && placeOf(one).start > placeOf(parent).start,
    );
    const at = children[0] ? placeOf(children[0]).end : closingPlace(parent, text);
    const inside = text.slice(placeOf(parent).start, placeOf(parent).end);
    return {at, tight: !/\n[ \t]*\n/.test(inside), wrapped: false};
  }
  const bounds = snippet.top
    ? []
    : all.filter(({name}) => ['Section', 'Hero', 'Statement', 'Aside'].includes(name ?? ''));
  const outer = bounds.at(-1);
  // A card or a price can't hold another component: insert after the outermost one in the section.
  const inner = all.find((one) => !outer || placeOf(one).start > placeOf(outer).start);
  const from = Math.max(offset, page.frontMatter.end, ...page.imports.map(({end}) => end));
  const wrapped = Boolean(snippet.wrapper);
  if (inner) return {at: placeOf(inner).end, tight: false, wrapped};
  return {at: endOfBlock(page, from, outer), tight: false, wrapped};
}

/** The page with the snippet, and with an import line that names its components. */
export function insertSnippet(
  page: Page,
  components: ComponentTable,
  snippet: Snippet,
  names: SnippetNames,
  offset: number,
): Changed {
  const {text, file} = page.source;
  const {at, tight, wrapped} = spotFor(page, snippet, Math.min(offset, text.length));
  const [before, after] = (wrapped && snippet.wrapper) || ['', ''];
  const words = `${before}${snippet.write(names)}${after}`;
  const head = text
    .slice(0, at)
    .replace(/[ \t]+$/, '')
    .replace(/\n*$/, '');
  const tail = text.slice(at).replace(/^\s*/, '');
  const gap = tight ? '\n' : '\n\n';
  const indented = tight ? `  ${words.replaceAll('\n', '\n  ')}` : words;
  const joined = `${head}${gap}${indented}${tail ? `${gap}${tail}` : '\n'}`;
  const start = head.length + gap.length;
  const chosen = snippet.select ? joined.indexOf(snippet.select, start) : start + indented.length;
  return withImports(file, joined, components, {start: chosen, end: chosen + snippet.select.length});
}

/** The text with an import line that names all of its components. */
export function withImports(file: string, text: string, components: ComponentTable, select: Selection): Changed {
  const edits = checkPage(file, text, components)
    .diagnostics.filter(({rule, fix}) => fix === 'safe' && IMPORT_RULES.includes(rule))
    .flatMap((one) => one.edits ?? []);
  return {text: applyEdits(text, edits), select: movedBy(select, edits)};
}
