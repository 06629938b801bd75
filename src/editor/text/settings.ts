/** A component's settings and words as a form, and the page after a change in that form. */
import type {Nodes} from 'mdast';
import type {Prop} from '../../content/checker/components/table';
import type {ContentFiles} from '../../content/checker/files';
import {attributeOf, type Element, literalOf, openingOf, placeOf, stringOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import type {Path} from '../../content/checker/records/fields';
import {type FieldForm, type FormField, keyOf, type Value} from '../../content/checker/records/form';
import {toYaml} from '../../content/checker/records/yaml';
import {keysOf} from '../../content/site/records';
import {applyEdits, type Edit} from './edits';
import {codeIn, oneLine, rewrite, shownWords} from './markdown';
import {inWords} from './names';
import {componentOf} from './passage';

/** The step that leads to the component's words in the path of a field. */
const WORDS = '(words)';

/** The lines at the top of a page that its form asks for. */
const TOP: Record<string, Pick<FormField, 'title' | 'form' | 'hint'>> = {
  title: {title: 'Title', form: 'text', hint: 'It stands in the browser’s tab and in search results.'},
  description: {title: 'Description', form: 'words', hint: 'A sentence or two, for search results and shared links.'},
};

/** The element whose tag begins at an offset. */
export const elementAt = ({elements}: Page, start?: number): Element | undefined =>
  elements.find((one) => placeOf(one).start === start);

/** The first paragraphs and lists of a component that follow one another. */
function wordsIn(element: Element) {
  const isOther = (node: Nodes) =>
    node.type !== 'list' && (node.type !== 'paragraph' || componentOf(node) || node.children[0]?.type === 'image');
  const all: Nodes[] = element.children;
  const first = all.findIndex((node) => !isOther(node));
  const behind = all.findIndex((node, at) => at > first && isOther(node));
  const nodes = first < 0 ? [] : all.slice(first, behind < 0 ? undefined : behind);
  const [{start}, {end}] = [nodes[0] ?? {}, nodes.at(-1) ?? {}].map(placeOf);
  return {start, end, isList: nodes.length === 1 && nodes[0].type === 'list'};
}

const FORMS = {boolean: 'yes', number: 'number', choice: 'choice', string: 'text'} as const;

function formFor({name, kind, tags: {form, record}}: Prop): FieldForm {
  if (name === 'silk') return 'silk';
  if (form === 'address') return 'destination';
  return record === 'figures' ? 'choice' : ((form as FieldForm | undefined) ?? FORMS[kind]);
}

/** Settings that hardly anybody changes, where a component has others. */
const RARE = /^(about|look|focus|tone|shape|variant|prefix|compact|suns|counting|mosaic|until|lastDay)$/;

/** Whether a setting is seldom wanted: so is what a picture shows, where there is none. */
const isRare = (element: Element, {name, required}: Prop): boolean =>
  !required && (RARE.test(name) || (name === 'alt' && !attributeOf(element, 'picture')));

/** Silks in the order in which the page wears them, and then all others. */
function wornFirst({elements}: Page, silks: string[]): string[] {
  const worn = new Set(elements.map((one) => stringOf(one, 'silk')));
  const rankOf = (silk: string) => [...worn].indexOf(silk);
  return [
    ...silks.filter((one) => worn.has(one)).sort((a, b) => rankOf(a) - rankOf(b)),
    ...silks.filter((one) => !worn.has(one)),
  ];
}

/** What a field asks for. Staff know records by their names, and choose days in a calendar; a picture's label says enough. */
const hintFor = (description: string, form: FieldForm): string => {
  if (form === 'picture') return '';
  const named = description.replace(/records\/(\w+)\.yml/g, (_all, file: string) => `“${inWords(file)}”`);
  return oneLine(form === 'date' ? named.replace(/: year, month, day, such as [\d-]+/, '') : named);
};

function settingField(prop: Prop, index: number, element: Element, page: Page, files: ContentFiles): FormField {
  const {name, required, description, tags} = prop;
  const form = formFor(prop);
  const hint = hintFor(description, form);
  const attribute = attributeOf(element, name);
  const value = attribute && literalOf(attribute);
  // Problems of a missing setting are reported at the start of the tag.
  const {start, end} = attribute ? placeOf(attribute) : {start: placeOf(element).start, end: placeOf(element).start};
  const offered = prop.choices.length > 0 ? prop.choices.map(String) : keysOf(files, tags.record);
  const choices = form === 'silk' ? wornFirst(page, offered) : offered;
  const title = tags.label || inWords(name);
  const place = {path: [index, name], start, end};
  return {
    kind: 'field',
    ...place,
    title,
    hint,
    form,
    value,
    isOptional: !required,
    isRare: isRare(element, prop),
    choices,
  };
}

function wordsField(index: number, element: Element, text: string, isOptional: boolean): FormField {
  const {start, end, isList} = wordsIn(element);
  const ownTitle = isList ? 'List' : 'Words';
  const title = index > 0 ? inWords(element.name ?? '') : ownTitle;
  const hint = isList ? 'One entry on each line.' : '';
  const value = shownWords(text.slice(start, end));
  return {kind: 'field', path: [index, WORDS], title, hint, form: 'words', value, isOptional, start, end};
}

/** A setting as a tag has it: `featured`, `columns={2}`, `title="A visit"`. */
function writeSetting(name: string, value: Exclude<Value, undefined>): string {
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${value}}`;
  const words = value
    .replace(/\s*\n\s*/g, ' ')
    // Otherwise it could be read as a character reference.
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;');
  return `${name}="${words}"`;
}

/** Sets, changes or removes one setting of an element. */
export function setSetting(element: Element, text: string, name: string, value: Value): Edit[] {
  const attribute = attributeOf(element, name);
  if (value === undefined || value === false || String(value).trim() === '') {
    if (!attribute) return [];
    const {start, end} = placeOf(attribute);
    return [{start: text.slice(0, start).trimEnd().length, end, text: ''}];
  }
  const written = writeSetting(name, value);
  if (attribute) return [{...placeOf(attribute), text: written}];
  const last = element.attributes.at(-1);
  const end = last ? placeOf(last).end : placeOf(element).start + `<${element.name ?? ''}`.length;
  return [{start: end, end, text: ` ${written}`}];
}

/** Changes the words of a component, or adds the first ones. */
function setWords(element: Element, text: string, words: string): Edit[] {
  const {start, end, isList} = wordsIn(element);
  const markdown = text.slice(start, end);
  const [sign = ''] = /^([-*+]|\d+[.)])[ \t]/.exec(markdown) ?? [];
  const entries = isList ? words.replace(/^(?![ \t]|[-*+] |\d+[.)] |$)/gm, sign) : words;
  // Empty lines at the end are the beginning of a paragraph that is still to come.
  const typed = entries.trimEnd();
  if (markdown) return [{start, end, text: rewrite(markdown, typed, codeIn(markdown))}];
  if (!typed) return [];
  // The first words go behind the opening tag; one that closes itself gets a closing tag.
  const opening = openingOf(element, text);
  const block = `\n\n${rewrite('', typed)}\n\n`;
  const tag = text.slice(opening.start, opening.end);
  if (tag.endsWith('/>')) return [{...opening, text: `${tag.replace(/\s*\/>$/, '>')}${block}</${element.name}>`}];
  return [{start: opening.end, end: opening.end + text.slice(opening.end).search(/\S/), text: block}];
}

/** A field, and how another value is written. */
type Written = {field: FormField; write: (value: Value) => Edit[]};

/**
 * The form of the component whose tag begins at `from`, with that of parts that belong to it, such as a story's results;
 * or of the top of the page. None where there is nothing to set.
 */
function formAt(page: Page, from: number, files: ContentFiles): Written[] {
  const {components, elements, frontMatter, source} = page;
  const {text} = source;
  if (from < frontMatter.end) {
    const lines = frontMatter.entries.filter(({key}) => Object.hasOwn(TOP, key));
    return lines.map(({key, value, start, valueStart, valueEnd: end}) => ({
      field: {...TOP[key], kind: 'field', path: [0, key], value, isOptional: false, start, end},
      write: (words) => [{start: valueStart, end, text: toYaml(oneLine(String(words ?? '')))}],
    }));
  }
  const whole = elementAt(page, from);
  const component = components.get(whole?.name ?? '');
  if (!whole || !component) return [];
  // A component that is called by a setting of its own asks for its words and its parts, too.
  const isTitled = component.props.some(({kind, required}) => kind === 'string' && required);
  const isPart = (one: Element) => {
    const {inside, children, props} = components.get(one.name ?? '') ?? {};
    const isInside = placeOf(one).start > from && placeOf(one).end < placeOf(whole).end;
    return isTitled && isInside && inside?.includes(component.name) && (children === 'none' || props?.length === 0);
  };
  return [whole, ...elements.filter(isPart)].flatMap((part, index) => {
    const {name, props, children} = components.get(part.name ?? '') ?? component;
    const settings = props.map(
      (prop): Written => ({
        field: settingField(prop, index, part, page, files),
        // Of a number to choose from, the field knows only how it is written.
        write: (value) =>
          setSetting(part, text, prop.name, prop.choices.find((one) => String(one) === String(value)) ?? value),
      }),
    );
    if (!isTitled || children === 'none' || name === 'ToConfirm') return settings;
    const words = wordsField(index, part, text, children === 'optional');
    return [...settings, {field: words, write: (value) => setWords(part, text, String(value ?? ''))}];
  });
}

/** The fields of the form: required settings first, then the words, silks, and at last what is rare. */
export function settingsAt(page: Page, start: number, files: ContentFiles): FormField[] {
  const rankOf = ({form, path, isOptional, isRare}: FormField) => {
    if (isRare) return 4;
    if (form === 'silk' || path[1] === WORDS) return form === 'silk' ? 3 : 1;
    return isOptional ? 2 : 0;
  };
  const all = formAt(page, start, files).map(({field}) => field);
  // Where there is nothing else, nothing is rare.
  const fields = all.every(({isRare}) => isRare) ? all.map((one) => ({...one, isRare: false})) : all;
  return fields.sort((a, b) => rankOf(a) - rankOf(b));
}

/** The page after a change in the form. */
export function changeSettings(page: Page, start: number, files: ContentFiles, path: Path, value: Value): string {
  const changed = formAt(page, start, files).find(({field}) => keyOf(field.path) === keyOf(path));
  return applyEdits(page.source.text, changed?.write(value) ?? []);
}
