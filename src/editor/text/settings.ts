/** A component's settings and words as a form, and the page after a change in that form. */
import type {Nodes} from 'mdast';
import type {Component, Prop} from '../../content/components/table';
import type {ContentFiles} from '../../content/files';
import {closingName, type Element, isNamed, literalOf, openingOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {keysOf} from '../../content/records';
import type {FieldForm, FormField, Value} from '../../content/records/form';
import {toYaml} from '../../content/records/yaml';
import {applyEdits, type Edit, type Selection} from './edits';
import {codeIn, rewrite, shownWords} from './markdown';
import {componentOf, inWords} from './passage';

/** Stands in the path of a field for the component's words. */
const WORDS = '(words)';

/** The lines at the top of a page that its form asks for. */
const TOP: Record<string, Pick<FormField, 'title' | 'form' | 'hint'>> = {
  title: {title: 'Title', form: 'text', hint: 'It stands in the browser’s tab and in search results.'},
  description: {title: 'Description', form: 'words', hint: 'A sentence or two, for search results and shared links.'},
};

/** The element whose tag begins at an offset. */
export const elementAt = ({elements}: Page, start?: number): Element | undefined =>
  elements.find((one) => placeOf(one).start === start);

const attributeOf = (element: Element, name: string) =>
  element.attributes.filter(isNamed).find((attribute) => attribute.name === name);

/** Whether a component is called by a setting of its own: then its form asks for its words, too. */
const isTitled = (component?: Component) => component?.props.some(({kind, required}) => kind === 'string' && required);

/** The component and the parts that belong to it, such as a story's results: what one form asks for. */
function partsOf({components, elements}: Page, element: Element): Element[] {
  const {start, end} = placeOf(element);
  const isPart = (one: Element) => {
    const {inside, children, props} = components.get(one.name ?? '') ?? {};
    const isInside = placeOf(one).start > start && placeOf(one).end < end && inside?.includes(element.name ?? '');
    return isInside && (children === 'none' || props?.length === 0);
  };
  return [element, ...(isTitled(components.get(element.name ?? '')) ? elements.filter(isPart) : [])];
}

/** The first paragraphs and lists of a component, as far as they stand together. */
function wordsIn(element: Element): Selection & {nodes: Nodes[]} {
  const isWords = (node: Nodes) =>
    node.type === 'list' || (node.type === 'paragraph' && !componentOf(node) && node.children[0]?.type !== 'image');
  const all: Nodes[] = element.children;
  const from = all.slice(Math.max(all.findIndex(isWords), 0));
  const other = from.findIndex((node) => !isWords(node));
  const nodes = other < 0 ? from : from.slice(0, other);
  const places = nodes.map(placeOf);
  return {nodes, start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0};
}

function formFor({name, kind, choices, tags}: Prop): FieldForm {
  if (kind === 'boolean') return 'yes';
  if (kind === 'number') return 'number';
  if (name === 'silk') return 'silk';
  if (choices.length > 0 || tags.record === 'figures') return 'choice';
  if (tags.form === 'address') return 'destination';
  return (tags.form as 'picture' | 'date' | 'time' | 'price' | undefined) ?? 'text';
}

/** Required settings first, then the words; silks last. */
const rankOf = ({form, path, isOptional}: FormField) =>
  form === 'silk' ? 3 : path[1] === WORDS ? 1 : isOptional ? 2 : 0;

function fieldFor(prop: Prop, index: number, element: Element, files: ContentFiles): FormField {
  const {name, required, description, tags} = prop;
  const attribute = attributeOf(element, name);
  const {start} = placeOf(element);
  const form = formFor(prop);
  // Staff know records by their names, not by their files. A picture's label says enough.
  const hint = description.replace(/records\/(\w+)\.yml/g, (_all, file: string) => `the record ${inWords(file)}`);
  return {
    kind: 'field',
    path: [index, name],
    title: tags.label || inWords(name),
    hint: form === 'picture' ? '' : hint.replace(/\s+/g, ' '),
    form,
    value: attribute && literalOf(attribute),
    isOptional: !required,
    choices: prop.choices.length > 0 ? prop.choices.map(String) : keysOf(files, tags.record),
    // The problems of a setting that isn't written are told at the beginning of the tag.
    ...(attribute ? placeOf(attribute) : {start, end: start}),
  };
}

function wordsField({name, children}: Component, index: number, element: Element, text: string): FormField {
  const {nodes, start, end} = wordsIn(element);
  const isList = nodes.length === 1 && nodes[0].type === 'list';
  const title = index > 0 ? inWords(name) : isList ? 'List' : 'Words';
  const hint = isList ? 'One entry on each line.' : '';
  const value = shownWords(text.slice(start, end));
  const isOptional = children === 'optional';
  return {kind: 'field', path: [index, WORDS], title, hint, form: 'words', value, isOptional, start, end};
}

/** The form of the component whose tag begins at `start`, or of the top of the page; none where there is nothing to set. */
export function settingsAt(page: Page, start: number, files: ContentFiles): FormField[] {
  const {components, frontMatter, source} = page;
  if (start < frontMatter.end) {
    return frontMatter.entries
      .filter(({key}) => Object.hasOwn(TOP, key))
      .map(({key, value, start, valueEnd: end}) => {
        return {...TOP[key], kind: 'field', path: [0, key], value, isOptional: false, start, end};
      });
  }
  const element = elementAt(page, start);
  if (!element) return [];
  const hasWords = isTitled(components.get(element.name ?? ''));
  const fields = partsOf(page, element).flatMap((part, index) => {
    const component = components.get(part.name ?? '');
    if (!component) return [];
    const settings = component.props.map((prop) => fieldFor(prop, index, part, files));
    const asksWords = hasWords && component.children !== 'none' && part.name !== 'ToConfirm';
    return asksWords ? [...settings, wordsField(component, index, part, source.text)] : settings;
  });
  return fields.sort((a, b) => rankOf(a) - rankOf(b));
}

/** A setting as it is written in a tag. */
function writeSetting(name: string, value: NonNullable<Value>): string {
  if (typeof value !== 'string') return value === true ? name : `${name}={${value}}`;
  // Nothing that was typed may turn into a character reference.
  const words = value.replace(/\s*\n\s*/g, ' ').replace(/&(?=#?\w+;)/g, '&amp;');
  return `${name}="${words.replaceAll('"', '&quot;')}"`;
}

/** Sets, changes or removes one setting of an element. */
export function setSetting(element: Element, text: string, name: string, value: Value): Edit[] {
  const isGone = value === undefined || value === false || String(value).trim() === '';
  const written = isGone ? '' : writeSetting(name, value);
  const attribute = attributeOf(element, name);
  if (attribute) {
    const {start, end} = placeOf(attribute);
    return [{start: isGone ? text.slice(0, start).trimEnd().length : start, end, text: written}];
  }
  const last = element.attributes.at(-1);
  const end = last ? placeOf(last).end : placeOf(element).start + 1 + (element.name ?? '').length;
  return isGone ? [] : [{start: end, end, text: ` ${written}`}];
}

/** Changes the words of a component, or writes the first. */
function setWords(element: Element, text: string, words: string): Edit[] {
  const {nodes, start, end} = wordsIn(element);
  const markdown = text.slice(start, end);
  const [sign] = /^([-*+]|\d+[.)])[ \t]/.exec(markdown) ?? [];
  const entries = words.replace(/^(?![ \t]|[-*+] |\d+[.)] |$)/gm, sign ?? '');
  // Empty lines at the end are the beginning of a paragraph that is still to come.
  const typed = (nodes.length === 1 && sign ? entries : words).trimEnd();
  if (nodes.length > 0) return [{start, end, text: rewrite(markdown, typed, codeIn(markdown))}];
  if (!typed) return [];
  // The first words go behind the opening tag; one that closes itself gets a closing tag.
  const {start: from, end: to} = openingOf(element, text);
  const block = `\n\n${rewrite('', typed)}\n\n`;
  if (closingName(element, text)) return [{start: to, end: to + text.slice(to).search(/\S/), text: block}];
  const tag = text.slice(from, to).replace(/\s*\/>$/, '>');
  return [{start: from, end: to, text: `${tag}${block}</${element.name}>`}];
}

/** The page after a change in the form of the component whose tag begins at `start`, or of the top of the page. */
export function changeSettings(page: Page, start: number, [index, name]: FormField['path'], value: Value): string {
  const {frontMatter, source} = page;
  const {text} = source;
  if (start < frontMatter.end) {
    const line = frontMatter.entries.find(({key}) => key === name);
    const words = toYaml(String(value ?? '').replace(/\s*\n\s*/g, ' '));
    return line ? applyEdits(text, [{start: line.valueStart, end: line.valueEnd, text: words}]) : text;
  }
  const element = elementAt(page, start);
  const part = element && partsOf(page, element)[Number(index)];
  if (!part) return text;
  if (name === WORDS) return applyEdits(text, setWords(part, text, String(value ?? '')));
  return applyEdits(text, setSetting(part, text, String(name), value));
}
