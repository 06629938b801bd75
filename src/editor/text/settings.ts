/** A component's settings: reading them for a form, and changing them. */
import type {Component, Prop} from '../../content';
import {type Element, isNamed, type Literal, literalOf, openingOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import type {Edit} from './edits';

export interface SettingField extends Prop {
  /** The name in the form. */
  label: string;
  value?: Literal;
}

export interface ComponentSettings {
  name: string;
  /** Offset of its tag. */
  start: number;
  line: number;
  fields: SettingField[];
}

const settingOf = (element: Element, name: string): Literal | undefined => {
  const attribute = element.attributes.find((one) => isNamed(one) && one.name === name);
  return attribute && isNamed(attribute) ? literalOf(attribute) : undefined;
};

/** `@label` in its docstring, or else its name in words: `perfectFor` is "Perfect for". */
const labelOf = ({name, tags}: Prop): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return tags.label || words[0].toUpperCase() + words.slice(1);
};

/** Order in the form: words, addresses, choices and pictures, and silks last, since they take the most room. */
const rankOf = ({name, kind, tags}: Prop): number => {
  if (name === 'silk') return 3;
  if (tags.form === 'address') return 1;
  return kind === 'string' && tags.form !== 'picture' && name !== 'shows' ? 0 : 2;
};

/** The innermost component around an offset that has settings. */
export function settingsAt(
  page: Page,
  components: ReadonlyMap<string, Component>,
  offset: number,
): ComponentSettings | undefined {
  let found: Element | undefined;
  for (const element of page.elements) {
    const {start, end} = placeOf(element);
    const takes = components.get(element.name ?? '')?.props.length ?? 0;
    if (start <= offset && offset <= end && takes > 0) found = element;
  }
  const component = found && components.get(found.name ?? '');
  if (!found || !component) return undefined;
  const element = found;
  const {start} = placeOf(element);
  const line = page.source.text.slice(0, start).split('\n').length;
  const fields = component.props
    .map((prop) => ({...prop, label: labelOf(prop), value: settingOf(element, prop.name)}))
    .sort((a, b) => rankOf(a) - rankOf(b));
  return {name: component.name, start, line, fields};
}

/** A setting as it is written in a tag. */
export const writeSetting = (name: string, value: Literal): string => {
  if (typeof value !== 'string') return value === true ? name : `${name}={${value}}`;
  const text = value.replace(/\s*\n\s*/g, ' ');
  // Nothing that was typed may turn into a character reference.
  return `${name}="${text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('"', '&quot;')}"`;
};

/** Sets, changes or removes one setting of the component whose tag begins at `start`. */
export function setSetting(page: Page, start: number, name: string, value: Literal | undefined): Edit[] {
  const element = page.elements.find((one) => placeOf(one).start === start);
  if (!element) return [];
  const {text} = page.source;
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
