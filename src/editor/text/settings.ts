/** A component's settings and words as a form, and the page after a change in that form. */
import type {Nodes, Parents} from 'mdast';
import type {Component, ComponentTable, Prop} from '../../content';
import {
  closingName,
  type Element,
  isNamed,
  type Literal,
  literalOf,
  openingOf,
  placeOf,
} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {applyEdits, type Edit, type Selection} from './edits';
import type {FieldForm, FormField, Value} from './form';
import {escapeCode} from './markdown';
import {codeIn, componentOf, rewrite, shownWords} from './passage';

export interface ComponentSettings extends Selection {
  name: string;
  fields: FormField[];
}

/** Names that a setting may take from the records. */
export interface RecordNames {
  figures: string[];
  buttons: string[];
}

/** The place of a component's words in the path of a field, beside the names of its settings. */
const WORDS = '(words)';

const lineAt = ({source}: Page, offset: number) => source.text.slice(0, offset).split('\n').length;

const inWords = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words[0].toUpperCase() + words.slice(1);
};

/** The component and, in a story, the results that belong to it: what one form asks. */
function partsOf(page: Page, components: ComponentTable, element: Element): Element[] {
  const {start, end} = placeOf(element);
  const own = components.get(element.name ?? '');
  const isTitled = own?.props.some(({kind, required}) => kind === 'string' && required);
  const nested = page.elements.filter((one) => {
    const component = components.get(one.name ?? '');
    const isInside = placeOf(one).start > start && placeOf(one).end < end;
    if (!isInside || !isTitled || !component?.inside?.includes(element.name ?? '')) return false;
    return component.children === 'none' || component.props.length === 0;
  });
  return [element, ...nested];
}

/** The first paragraphs and lists of a component that stand together. */
function wordsIn(element: Element): Selection & {nodes: Nodes[]} {
  const all = (element as Parents).children;
  const isWords = (node: Nodes) =>
    node.type === 'list' || (node.type === 'paragraph' && !componentOf(node) && node.children[0]?.type !== 'image');
  const first = all.findIndex(isWords);
  const rest = first < 0 ? [] : all.slice(first);
  const end = rest.findIndex((node) => !isWords(node));
  const nodes = end < 0 ? rest : rest.slice(0, end);
  return {
    nodes,
    start: nodes.length > 0 ? placeOf(nodes[0]).start : 0,
    end: nodes.length > 0 ? placeOf(nodes[nodes.length - 1]).end : 0,
  };
}

/** The entries of a list by themselves; undefined for anything else. */
function entriesOf(nodes: Nodes[], text: string): string[] | undefined {
  const [list] = nodes;
  if (nodes.length !== 1 || list.type !== 'list') return undefined;
  const isPlain = list.children.every(
    ({children, checked}) => children.length === 1 && children[0].type === 'paragraph' && checked == null,
  );
  return isPlain
    ? list.children.map(({children: [words]}) =>
        text.slice(placeOf(words).start, placeOf(words).end).replace(/\s*\n\s*/g, ' '),
      )
    : undefined;
}

function formFor({name, kind, choices, tags}: Prop): FieldForm {
  if (kind === 'boolean') return 'yes';
  if (kind === 'number') return 'number';
  if (name === 'silk') return 'silk';
  if (kind === 'choice' || tags.record === 'figures' || choices.length > 0) return 'choice';
  if (tags.form === 'address') return 'destination';
  return tags.form === 'picture' || tags.form === 'date' || tags.form === 'time' || tags.form === 'price'
    ? tags.form
    : 'text';
}

/** The settings are asked in this order: words, the component's own passages, addresses, choices, pictures, silks. */
function rankOf({form, path, choices}: FormField): number {
  if (form === 'silk') return 5;
  if (form === 'picture' || /^(alt|look|focus)$/.test(String(path[1]))) return 4;
  if (form === 'choice' || form === 'yes') return 3;
  if (form === 'destination' || (form === 'text' && choices)) return 2;
  return form === 'words' || form === 'lines' ? 1 : 0;
}

function fieldFor(page: Page, prop: Prop, index: number, element: Element, names: RecordNames): FormField {
  const {name, required, description, tags} = prop;
  const attribute = element.attributes.find((one) => isNamed(one) && one.name === name);
  const value = attribute && isNamed(attribute) ? literalOf(attribute) : undefined;
  const [record] = (tags.record ?? '').split(' ');
  const own = tags.record === 'figures' ? names.figures : tags.record === 'buttons' ? names.buttons : [];
  const choices = prop.choices.length > 0 ? prop.choices.map(String) : record ? own : [];
  const place = attribute ? placeOf(attribute) : openingPlace(element);
  return {
    kind: 'field',
    path: [index, name],
    title: tags.label || inWords(name),
    ...(tags.form !== 'picture' && {description: inOwnWords(description)}),
    form: formFor(prop),
    value,
    isOptional: !required,
    ...(choices.length > 0 && {choices}),
    ...place,
    line: lineAt(page, place.start),
  };
}

/** What a docstring says, without the names of files. */
const inOwnWords = (description: string) =>
  description
    .replace(/\s+/g, ' ')
    .replace(
      /records\/(\w)(\w*)\.yml/g,
      (_all, first: string, rest: string) => `the record ${first.toUpperCase()}${rest}`,
    );

/** A setting that isn't written has its problems told at the beginning of the tag. */
function openingPlace(element: Element): Selection {
  const {start} = placeOf(element);
  return {start, end: start};
}

function wordsField(page: Page, index: number, element: Element, component: Component): FormField[] {
  if (component.children === 'none') return [];
  const {text} = page.source;
  const {nodes, start, end} = wordsIn(element);
  const entries = entriesOf(nodes, text);
  const value = entries ? entries.map(shownWords).join('\n') : shownWords(text.slice(start, end));
  return [
    {
      kind: 'field',
      path: [index, WORDS],
      title: index > 0 ? inWords(component.name) : entries ? 'List' : 'Words',
      description: entries ? 'One entry on each line.' : undefined,
      form: entries ? 'lines' : 'words',
      value,
      isOptional: component.children === 'optional',
      start,
      end,
      line: lineAt(page, start),
    },
  ];
}

const elementAt = (page: Page, components: ComponentTable, offset: number): Element | undefined =>
  page.elements
    .filter((element) => {
      const {start, end} = placeOf(element);
      return start <= offset && offset <= end && (components.get(element.name ?? '')?.props.length ?? 0) > 0;
    })
    .at(-1);

/** The form of the innermost component around an offset that has settings. */
export function settingsAt(
  page: Page,
  components: ComponentTable,
  offset: number,
  names: RecordNames,
): ComponentSettings | undefined {
  const element = elementAt(page, components, offset);
  if (!element) return undefined;
  const isTitled = components.get(element.name ?? '')?.props.some(({kind, required}) => kind === 'string' && required);
  const fields = partsOf(page, components, element).flatMap((part, index) => {
    const component = components.get(part.name ?? '');
    if (!component) return [];
    const settings = component.props.map((prop) => fieldFor(page, prop, index, part, names));
    return [...settings, ...(isTitled && part.name !== 'ToConfirm' ? wordsField(page, index, part, component) : [])];
  });
  return {name: element.name ?? '', ...placeOf(element), fields: fields.sort((a, b) => rankOf(a) - rankOf(b))};
}

/** A setting as it is written in a tag. */
export const writeSetting = (name: string, value: Literal): string => {
  if (typeof value !== 'string') return value === true ? name : `${name}={${value}}`;
  const text = value.replace(/\s*\n\s*/g, ' ');
  // Nothing that was typed may turn into a character reference.
  return `${name}="${text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('"', '&quot;')}"`;
};

/** Sets, changes or removes one setting of an element. */
export function setSetting(element: Element, text: string, name: string, value: Value): Edit[] {
  const gone = value === undefined || value === false || (typeof value === 'string' && value.trim() === '');
  const attribute = element.attributes.find((one) => isNamed(one) && one.name === name);
  if (attribute) {
    const place = placeOf(attribute);
    if (!gone) return [{...place, text: writeSetting(name, value)}];
    const space = /\s*$/.exec(text.slice(0, place.start))?.[0].length ?? 0;
    return [{start: place.start - space, end: place.end, text: ''}];
  }
  if (gone) return [];
  const last = element.attributes.at(-1);
  const end = last ? placeOf(last).end : openingOf(element, text).start + 1 + (element.name ?? '').length;
  return [{start: end, end, text: ` ${writeSetting(name, value)}`}];
}

/** A list with other entries. One that is still there keeps its Markdown, and the signs stay as they are. */
function writeEntries(markdown: string, before: string[], words: string): string {
  const [, sign, gap = '\n'] = /^([-*+]|\d+[.)])[ \t]+.*(?:\n(?:[ \t]*\n)*)?/.exec(markdown) ?? [];
  const isSpread = /\n[ \t]*\n/.test(markdown);
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const entry = (line: string, index: number) => {
    const known = before.find((one) => shownWords(one) === line);
    if (known) return known;
    const isChanged = lines.length === before.length && index < before.length;
    return isChanged ? rewrite(before[index], line, codeIn(before[index])) : escapeCode(line);
  };
  const number = Number.parseInt(sign ?? '', 10);
  const signFor = (index: number) =>
    Number.isNaN(number) ? (sign ?? '-') : sign?.replace(/\d+/, String(number + index));
  return lines
    .map((line, index) => `${signFor(index)} ${entry(line, index)}`)
    .join(isSpread ? '\n\n' : gap.slice(0, 1) || '\n');
}

/** Changes the words of a component, or writes the first. */
function setWords(element: Element, text: string, words: string): Edit[] {
  const {nodes, start, end} = wordsIn(element);
  const markdown = text.slice(start, end);
  const entries = entriesOf(nodes, text);
  if (entries) return [{start, end, text: writeEntries(markdown, entries, words)}];
  // Empty lines at the end are the beginning of a paragraph that is still to come.
  const typed = words.trimEnd();
  if (nodes.length > 0) return [{start, end, text: rewrite(markdown, typed, codeIn(markdown))}];
  if (!typed) return [];
  const block = `\n\n${escapeCode(typed)}\n\n`;
  const opening = openingOf(element, text);
  const closing = closingName(element, text);
  if (closing) {
    const gap = /^\s*/.exec(text.slice(opening.end))?.[0].length ?? 0;
    return [{start: opening.end, end: opening.end + gap, text: block}];
  }
  const slash = /\s*\/>$/.exec(text.slice(opening.start, opening.end))?.[0].length ?? 0;
  return [{start: opening.end - slash, end: opening.end, text: `>${block}</${element.name}>`}];
}

/** The page after a change in the form of the component whose tag begins at `start`. */
export function changeSettings(
  page: Page,
  components: ComponentTable,
  start: number,
  [index, name]: FormField['path'],
  value: Value,
): string {
  const {text} = page.source;
  const element = page.elements.find((one) => placeOf(one).start === start);
  const part = element && partsOf(page, components, element)[Number(index)];
  if (!part) return text;
  const edits =
    name === WORDS ? setWords(part, text, String(value ?? '')) : setSetting(part, text, String(name), value);
  return applyEdits(text, edits);
}
