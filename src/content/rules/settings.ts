/** The settings of components: their names and their values. */

import {anchorOf} from '../anchor';
import type {Component, Prop} from '../components/table';
import type {Edit} from '../diagnostic';
import {listed, nearest} from '../nearest';
import {ELEMENTS, type Element, isNamed, type Literal, literalOf, placeOf, type Setting} from '../page/elements';
import type {Report} from '../source';
import {pageRule} from './rule';

const ELEMENT_SETTINGS = ['id', 'lang', 'title'];
/** What would run, or draw, by itself. */
const CODE = /^(on[a-z]|style$|dangerously|ref$|key$|srcdoc$)/i;

/** The edit that takes a setting out, with the space before it. */
function deletionOf(attribute: {position?: Element['position']}, text: string): Edit {
  const {start, end} = placeOf(attribute);
  return {start: text.slice(0, start).trimEnd().length, end, text: ''};
}

const takesOf = (names: string[]) => (names.length > 0 ? `These are: ${names.join(', ')}.` : 'It takes no settings.');

function checkNames(element: Element, names: string[], text: string, report: Report): void {
  const seen = new Set<string>();
  const named = element.attributes.filter(isNamed);
  for (const attribute of named) {
    const place = placeOf(attribute);
    const {name} = attribute;
    if (seen.has(name)) report({...place, message: `Keep one of the two: "${name}" is in <${element.name}> twice.`});
    else if (CODE.test(name) && !names.includes(name)) {
      const message = `Delete "${name}": pages can’t contain code or styles.`;
      report({...place, message, help: 'pages-are-not-programs', edits: [deletionOf(attribute, text)], fatal: true});
    } else if (!names.includes(name)) {
      const meant = nearest(name, names);
      const taken = named.some((other) => other.name === meant);
      const edits = meant && !taken ? [{start: place.start, end: place.start + name.length, text: meant}] : undefined;
      report({...place, message: `<${element.name}> has no setting "${name}". ${takesOf(names)}`, edits});
    }
    seen.add(name);
  }
}

function checkNeeded(element: Element, {name, props}: Component, report: Report): void {
  const names = props.map((prop) => prop.name);
  const given = element.attributes.filter(isNamed).flatMap((one) => [one.name, nearest(one.name, names)]);
  const {start} = placeOf(element);
  for (const prop of props) {
    if (!prop.required || given.includes(prop.name)) continue;
    const message = `<${name}> needs "${prop.name}". ${prop.description.split('\n')[0]}`;
    report({start, end: start + 1 + name.length, message});
  }
}

/** Each setting is one that the component knows, and is there once; none that it needs is missing. */
export const settingNames = pageRule(
  'setting-names',
  'settings',
  'error',
  ({elements, components, source: {text}}, report) => {
    for (const element of elements) {
      const component = components.get(element.name ?? '');
      const names = component ? component.props.map(({name}) => name) : ELEMENT_SETTINGS;
      if (component || ELEMENTS.test(element.name ?? '')) checkNames(element, names, text, report);
      if (component) checkNeeded(element, component, report);
    }
  },
);

function written(name: string, value: Literal): string {
  if (typeof value === 'string') return `${name}="${value.replaceAll('"', '&quot;')}"`;
  return value === true ? name : `${name}={${value}}`;
}

/** The value that was meant, in the form that the setting takes. */
function meantValue({kind, choices}: Prop, value: Literal): Literal | undefined {
  const text = String(value).trim();
  if (kind === 'string') return typeof value === 'number' ? text : undefined;
  if (kind === 'boolean') return text === 'true' || text === 'yes' ? true : undefined;
  if (kind === 'number') return /^[\d,]+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
  const same = choices.find((choice) => String(choice) === text.toLowerCase());
  return same ?? nearest(text, choices.filter((choice) => typeof choice === 'string') as string[]);
}

const TAKES = {
  string: 'a text between straight quotation marks',
  number: 'a number between braces, such as {2}',
  boolean: 'no value: its name alone switches it on',
};
const takes = ({kind, choices}: Prop) =>
  kind === 'choice' ? `one of these: ${listed(choices.map(String))}` : TAKES[kind];

function checkValue({attribute, element, prop}: Setting, text: string, report: Report): void {
  const value = literalOf(attribute);
  if (value === undefined) return;
  const place = placeOf(attribute);
  const owner = `"${attribute.name}" of <${element.name}>`;
  const bare = attribute.value === null || attribute.value === undefined;
  if ((bare || String(value).trim() === '') && prop.kind !== 'boolean') {
    const wanted = prop.kind === 'string' ? 'its words' : takes(prop);
    report({...place, message: `${owner} is empty. Write ${wanted}${prop.required ? '' : ', or delete it'}.`});
    return;
  }
  const {kind, choices} = prop;
  if (kind === 'choice' ? choices.includes(value as string | number) : kind === typeof value) return;
  const meant = meantValue(prop, value);
  const off = kind === 'boolean' && /^(no|false)$/i.test(String(value).trim());
  const rewritten = meant === undefined ? undefined : [{...place, text: written(attribute.name, meant)}];
  const edits = off ? [deletionOf(attribute, text)] : rewritten;
  // The same value in another form; any other would be a guess.
  const fix = String(meant) === String(value) ? 'safe' : 'likely';
  report({...place, message: `${owner} takes ${takes(prop)}.`, edits, fix});
}

/** Each setting says something that the component can use. */
export const settingValues = pageRule('setting-values', 'settings', 'error', ({settings, source: {text}}, report) => {
  for (const setting of settings) checkValue(setting, text, report);
});

/** Two components of a page with the same anchor: a link to the second would lead to the first. */
export const repeatedAnchors = pageRule('repeated-anchors', 'settings', 'error', ({settings}, report) => {
  const seen = new Map<string, string>();
  for (const {attribute, element, prop} of settings) {
    const value = literalOf(attribute);
    if (!('anchor' in prop.tags) || typeof value !== 'string' || !value.trim()) continue;
    const first = seen.get(anchorOf(value));
    const same = first === value ? `the same "${prop.name}"` : `nearly the same "${prop.name}", "${first}"`;
    const message = `Choose another "${prop.name}". A <${element.name}> above has ${same}, so a link would lead there.`;
    if (first !== undefined) report({...placeOf(attribute), message});
    else seen.set(anchorOf(value), value);
  }
});
