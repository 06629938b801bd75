/** A component's settings and words as a form, and the page after a change in that form. */
import type {Component, Prop} from '../../content/components/table';
import type {ContentFiles} from '../../content/files';
import {type Element, spanOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import type {Path} from '../../content/records/fields';
import {pathKey} from '../../content/records/fields';
import type {FormField, Value} from '../../content/records/form';
import {toYaml} from '../../content/records/yaml';
import {applyEdits, type Edit} from './edits';
import {oneLine} from './markdown';
import {settingField, WORDS_STEP, wordsField} from './settingFields';
import {elementAt, setSetting, setWords} from './writeSettings';

/** A field, and how another value is written. */
interface Writable {
  field: FormField;
  write: (value: Value) => Edit[];
}

/** The lines at the top of a page that its form asks for. */
const TOP: Record<string, Pick<FormField, 'title' | 'format' | 'hint'>> = {
  title: {title: 'Title', format: 'text', hint: 'Shown in the browser’s tab and in search results.'},
  description: {title: 'Description', format: 'words', hint: 'A sentence or two, for search results and shared links.'},
};

/** The form of the lines at the top of a page. */
function formOfTop({frontMatter}: Page): Writable[] {
  const lines = frontMatter.entries.filter(({key}) => Object.hasOwn(TOP, key));
  return lines.map(({key, value, start, valueStart, valueEnd: end}) => ({
    field: {...TOP[key], kind: 'field', path: [0, key], value, isOptional: false, start, end},
    write: (words) => [{start: valueStart, end, text: toYaml(oneLine(String(words ?? '')))}],
  }));
}

/** A choice as its component declares it: the form knows a number only as it is written. */
const declaredChoice = ({choices}: Prop, value: Value): Value =>
  choices.find((choice) => String(choice) === String(value)) ?? value;

/** Whether a component has a name of its own, such as a card's title. Its form asks for its words and parts, too. */
const isTitled = ({props}: Component): boolean => props.some(({kind, required}) => kind === 'string' && required);

/** The elements in a component that belong to its form, such as the results of a story. */
function partsOf(whole: Element, component: Component, {elements, components}: Page): Element[] {
  if (!isTitled(component)) return [];
  const {start, end} = spanOf(whole);
  return elements.filter((element) => {
    const {inside, children, props} = components.get(element.name ?? '') ?? {};
    const isInWhole = spanOf(element).start > start && spanOf(element).end < end;
    const hasNoForm = children === 'none' || props?.length === 0;
    return isInWhole && inside?.includes(component.name) && hasNoForm;
  });
}

/** The form of the component whose tag begins at `start`, or of the top of the page. Empty where nothing can be set. */
function formAt(page: Page, start: number, files: ContentFiles): Writable[] {
  const {components, frontMatter, source} = page;
  if (start < frontMatter.end) return formOfTop(page);
  const {text} = source;
  const whole = elementAt(page, start);
  const component = components.get(whole?.name ?? '');
  if (!whole || !component) return [];
  return [whole, ...partsOf(whole, component, page)].flatMap((element, index) => {
    const {props, children} = components.get(element.name ?? '') ?? component;
    const settings = props.map(
      (prop): Writable => ({
        field: settingField({prop, element, index, page, files}),
        write: (value) => setSetting(element, text, prop.name, declaredChoice(prop, value)),
      }),
    );
    const asksForWords = isTitled(component) && children !== 'none';
    if (!asksForWords) return settings;
    const field = wordsField(index, element, page, children === 'optional');
    return [...settings, {field, write: (value) => setWords(element, text, String(value ?? ''))}];
  });
}

/** The place of a field in its form: required settings first, then the words, silks, and at last what is rare. */
function rankOf({format, path, isOptional, isRare}: FormField): number {
  if (isRare) return 4;
  if (format === 'silk') return 3;
  if (path[1] === WORDS_STEP) return 1;
  return isOptional ? 2 : 0;
}

/** The fields of the form. */
export function settingsAt(page: Page, start: number, files: ContentFiles): FormField[] {
  const fields = formAt(page, start, files).map(({field}) => field);
  const isAllRare = fields.every(({isRare}) => isRare);
  // Where there is nothing else, nothing is rare.
  const ranked = isAllRare ? fields.map((field) => ({...field, isRare: false})) : fields;
  return ranked.sort((a, b) => rankOf(a) - rankOf(b));
}

/** A change in the form of the component whose tag begins at `start`, or of the top of the page. */
export interface SettingChange {
  start: number;
  /** The path of its field. */
  path: Path;
  value: Value;
}

/** The page after a change in the form. */
export function changeSettings(page: Page, files: ContentFiles, {start, path, value}: SettingChange): string {
  const changed = formAt(page, start, files).find(({field}) => pathKey(field.path) === pathKey(path));
  return applyEdits(page.source.text, changed?.write(value) ?? []);
}
