/** The fields of a form for a component's settings and words. */

import {componentLabel, type Prop, propLabel} from '../../content/components/table';
import type {ContentFiles} from '../../content/files';
import {attributeOf, type Element, literalOf, spanOf, stringOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import type {FieldFormat, FormField} from '../../content/records/form';
import {figureNames} from '../../content/records/load';
import {nameInWords} from '../../content/wording';
import {oneLine, shownWords} from './markdown';
import {textInside} from './writeSettings';

/** The step that leads to the component's words in the path of a field. */
export const WORDS_STEP = '(words)';

const FORMATS = {boolean: 'flag', number: 'number', choice: 'choice', string: 'text'} as const;

function formatFor({kind, format}: Prop): FieldFormat {
  if (format === 'address') return 'destination';
  if (format === 'figure') return 'choice';
  return format ?? FORMATS[kind];
}

/** Silks in the order in which the page names them in this setting of any component, and then all others. */
function usedFirst({elements}: Page, setting: string, silks: string[]): string[] {
  const onPage = new Set(elements.map((element) => stringOf(element, setting)));
  const used = [...onPage].filter((silk) => silk !== undefined && silks.includes(silk)) as string[];
  return [...new Set([...used, ...silks])];
}

/** What a field asks for. Staff know records by their names. */
const hintFor = ({description}: Prop): string =>
  oneLine(description.replace(/records\/(\w+)\.yml/g, (_path, name: string) => `“${nameInWords(name)}”`));

/** A setting of an element that a form is for. */
interface ElementSetting {
  prop: Prop;
  element: Element;
  /** Of the element among those that the form is for. */
  index: number;
  page: Page;
  files: ContentFiles;
}

export function settingField({prop, element, index, page, files}: ElementSetting): FormField {
  const {name, required} = prop;
  const format = formatFor(prop);
  const attribute = attributeOf(element, name);
  // Problems of a missing setting are reported at the start of the tag.
  const startOfTag = spanOf(element).start;
  const place = attribute ? spanOf(attribute) : {start: startOfTag, end: startOfTag};
  const choices = prop.format === 'figure' ? figureNames(files) : prop.choices.map(String);
  return {
    kind: 'field',
    path: [index, name],
    ...place,
    title: propLabel(prop),
    hint: hintFor(prop),
    format,
    value: attribute && literalOf(attribute),
    isOptional: !required,
    isRare: !required && prop.isRare,
    choices: format === 'silk' ? usedFirst(page, name, choices) : choices,
  };
}

export function wordsField(index: number, element: Element, page: Page, isOptional: boolean): FormField {
  const {
    components,
    source: {text},
  } = page;
  const {start, end, isList} = textInside(element);
  const titleOfWhole = isList ? 'List' : 'Words';
  return {
    kind: 'field',
    path: [index, WORDS_STEP],
    start,
    end,
    title: index > 0 ? componentLabel(element.name ?? '', components) : titleOfWhole,
    hint: isList ? 'One entry on each line.' : '',
    format: 'words',
    value: shownWords(text.slice(start, end)),
    isOptional,
  };
}
