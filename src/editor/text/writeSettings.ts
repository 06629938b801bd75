/** Writes the settings and the words of a component, as edits of its page. */
import type {Nodes} from 'mdast';
import {attributeOf, type Element, openingOf, spanOf} from '../../content/page/elements';
import {isComment} from '../../content/page/notes';
import type {Page} from '../../content/page/page';
import {deleteSetting, writeSetting} from '../../content/page/writeSettings';
import type {Value} from '../../content/records/form';
import type {Edit, Span} from './edits';
import {rewrite, tagsIn} from './markdown';
import {componentOf} from './parts';
import {listSign} from './signs';

/** The element whose tag begins at an offset. */
export const elementAt = ({elements}: Page, start?: number): Element | undefined =>
  elements.find((element) => spanOf(element).start === start);

/** Where the words of a component are: the first paragraphs and lists in it that follow one another. Empty if it has none. */
export function textInside(element: Element): Span & {isList: boolean} {
  const isWords = (node: Nodes) => {
    if (node.type === 'list') return true;
    return node.type === 'paragraph' && !componentOf(node) && node.children[0]?.type !== 'image';
  };
  const nodes: Nodes[] = element.children;
  const first = nodes.findIndex(isWords);
  if (first < 0) return {start: 0, end: 0, isList: false};
  const next = nodes.findIndex((node, index) => index > first && !isWords(node));
  const words = nodes.slice(first, next < 0 ? undefined : next);
  const last = words[words.length - 1];
  const isList = words.length === 1 && last.type === 'list';
  return {start: spanOf(words[0]).start, end: spanOf(last).end, isList};
}

/** Adds, changes or removes one setting of an element. */
export function setSetting(element: Element, text: string, name: string, value: Value): Edit[] {
  const attribute = attributeOf(element, name);
  if (value === undefined || value === false || String(value).trim() === '') {
    return attribute ? [deleteSetting(attribute, text)] : [];
  }
  const setting = writeSetting(name, value);
  if (attribute) return [{...spanOf(attribute), text: setting}];
  const last = element.attributes.at(-1);
  const endOfTag = last ? spanOf(last).end : spanOf(element).start + `<${element.name ?? ''}`.length;
  return [{start: endOfTag, end: endOfTag, text: ` ${setting}`}];
}

/** The first words of a component: after its opening tag and the notes there. One that closes itself gets a closing tag. */
function addWords(element: Element, text: string, words: string): Edit {
  const opening = openingOf(element, text);
  const tag = text.slice(opening.start, opening.end);
  const block = `\n\n${rewrite('', words)}\n\n`;
  if (tag.endsWith('/>')) return {...opening, text: `${tag.replace(/\s*\/>$/, '>')}${block}</${element.name}>`};
  // A note that the deleted words had is still there.
  const first = element.children.findIndex((child) => !isComment(child));
  const [note] = element.children.slice(0, first < 0 ? undefined : first).slice(-1);
  const at = note ? spanOf(note).end : opening.end;
  return {start: at, end: at + text.slice(at).search(/\S/), text: block};
}

/** Changes the words of a component, or adds the first ones. */
export function setWords(element: Element, text: string, words: string): Edit[] {
  const {start, end, isList} = textInside(element);
  const markdown = text.slice(start, end);
  // A line that is indented belongs to the entry above it.
  const toEntry = (line: string) => (/^[ \t]/.test(line) || listSign(line) ? line : listSign(markdown) + line);
  const entries = isList ? words.replace(/.+/g, toEntry) : words;
  // Empty lines at the end are the beginning of a paragraph that is still to come.
  const typed = entries.trimEnd();
  if (markdown) return [{start, end, text: rewrite(markdown, typed, tagsIn(markdown))}];
  return typed ? [addWords(element, text, typed)] : [];
}
