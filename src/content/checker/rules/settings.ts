/** The settings of components: their names, their values, and the pictures and records that they name. */

import {usageProblem} from '../../site/pictures/problems';
import {picturesOf} from '../../site/pictures/uses';
import {anchorOf} from '../anchor';
import type {Component, Prop} from '../components/table';
import type {Edit} from '../diagnostic';
import {listed, nearest} from '../nearest';
import {addressesOf} from '../page/addresses';
import {
  ELEMENTS,
  type Element,
  isNamed,
  type Literal,
  literalOf,
  type NamedAttribute,
  placeOf,
  type Setting,
  stringOf,
  valuePlace,
} from '../page/elements';
import type {Report} from '../source';
import {pageRule, siteRule} from './rule';

const ELEMENT_SETTINGS = ['id', 'lang', 'title'];
/** What would run, or draw, by itself. */
const CODE = /^(on[a-z]|style$|dangerously|ref$|key$|srcdoc$)/i;

/** The edit that takes a setting out, with the space before it. */
function deletionOf(attribute: NamedAttribute, text: string): Edit {
  const {start, end} = placeOf(attribute);
  return {start: text.slice(0, start).trimEnd().length, end, text: ''};
}

function checkNames(element: Element, names: string[], text: string, report: Report): void {
  const named = element.attributes.filter(isNamed);
  const given = named.map(({name}) => name);
  for (const [index, attribute] of named.entries()) {
    const place = placeOf(attribute);
    const {name} = attribute;
    if (given.indexOf(name) < index) {
      report({...place, message: `Keep one of the two: "${name}" is in <${element.name}> twice.`});
    } else if (!names.includes(name) && CODE.test(name)) {
      const message = `Delete "${name}": pages can’t contain code or styles.`;
      report({...place, message, help: 'pages-are-not-programs', edits: [deletionOf(attribute, text)], fatal: true});
    } else if (!names.includes(name)) {
      const meant = nearest(name, names);
      const isFree = meant && !given.includes(meant);
      const edits = isFree ? [{start: place.start, end: place.start + name.length, text: meant}] : undefined;
      const taken = names.length > 0 ? `These are: ${names.join(', ')}.` : 'It takes no settings.';
      report({...place, message: `<${element.name}> has no setting "${name}". ${taken}`, edits});
    }
  }
}

function checkNeeded(element: Element, {name, props}: Component, report: Report): void {
  const names = props.map((prop) => prop.name);
  // A misspelt one is reported where it is written.
  const given = element.attributes.filter(isNamed).map((one) => nearest(one.name, names));
  const {start} = placeOf(element);
  for (const prop of props.filter(({name, required}) => required && !given.includes(name))) {
    const message = `<${name}> needs "${prop.name}". ${prop.description.split('\n')[0]}`;
    report({start, end: start + 1 + name.length, message});
  }
}

/** Each setting is one that the component knows, and is there once; none that it needs is missing. */
export const settingNames = pageRule('setting-names', 'settings', 'error', (page, report) => {
  for (const element of page.elements) {
    const component = page.components.get(element.name ?? '');
    const names = component ? component.props.map(({name}) => name) : ELEMENT_SETTINGS;
    if (component || ELEMENTS.test(element.name ?? '')) checkNames(element, names, page.source.text, report);
    if (component) checkNeeded(element, component, report);
  }
});

const takes = ({kind, choices}: Prop) => {
  if (kind === 'choice') return `one of these: ${listed(choices.map(String))}`;
  if (kind === 'string') return 'a text between straight quotation marks';
  return kind === 'number'
    ? 'a number between braces, such as {2}'
    : 'no value: its name alone switches it on, and without it, it is off';
};

/** The value that was meant, in the form that the setting takes. */
function meantValue({kind, choices}: Prop, text: string): Literal | undefined {
  if (kind === 'string') return text;
  if (kind === 'boolean') return text === 'true' || undefined;
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : undefined;
  const meant = choices.find((choice) => String(choice) === text.toLowerCase()) ?? nearest(text, choices.map(String));
  return choices.find((choice) => String(choice) === String(meant));
}

function checkValue({attribute, element, prop}: Setting, text: string, report: Report): void {
  const value = literalOf(attribute);
  if (value === undefined) return;
  const place = placeOf(attribute);
  const {name} = attribute;
  const {kind, choices, required} = prop;
  const owner = `"${name}" of <${element.name}>`;
  const words = value === true ? '' : String(value).trim();
  if (words === '' && kind !== 'boolean') {
    report({...place, message: `${owner} is empty. Write what belongs there${required ? '' : ', or delete it'}.`});
  } else if (kind === 'choice' ? !choices.includes(value as string | number) : kind !== typeof value) {
    const meant = meantValue(prop, words);
    const written = typeof meant === 'string' ? `${name}="${meant}"` : meant === true ? name : `${name}={${meant}}`;
    // The same value in another form; any other would be a guess.
    const fix = String(meant) === String(value) ? 'safe' : 'likely';
    const edits = meant === undefined ? undefined : [{...place, text: written}];
    const off = kind === 'boolean' && words === 'false' ? [deletionOf(attribute, text)] : undefined;
    report({...place, message: `${owner} takes ${takes(prop)}.`, edits: off ?? edits, fix});
  }
}

/** Each setting says something that the component can use. */
export const settingValues = pageRule('setting-values', 'settings', 'error', ({settings, source: {text}}, report) => {
  for (const setting of settings) checkValue(setting, text, report);
});

/** Two components of a page with the same anchor: a link to the second would lead to the first. */
export const repeatedAnchors = pageRule('repeated-anchors', 'settings', 'error', ({settings}, report) => {
  const seen = new Set<string>();
  for (const {attribute, element, prop} of settings) {
    const value = literalOf(attribute);
    if (!('anchor' in prop.tags) || typeof value !== 'string' || !value.trim()) continue;
    const message = `Choose another "${prop.name}": a <${element.name}> above has it, so a link would lead there.`;
    if (seen.has(anchorOf(value))) report({...placeOf(attribute), message});
    seen.add(anchorOf(value));
  }
});

/** Pictures: that they are there, large enough for their place, and described. */
export const pictures = siteRule('pictures', 'pictures', 'error', ({page, site}, report) => {
  for (const use of picturesOf(page)) {
    const attribute = 'attribute' in use ? use.attribute : undefined;
    const marked = placeOf(attribute ?? use.node);
    const problem = usageProblem(use.address, use.place, page.source.file, site.files);
    const described = use.words.trim() || use.place.mark;
    const where = attribute ? 'Add alt="…":' : 'In the square brackets,';
    const missing = described ? '' : `${where} say what the picture shows, for people who can’t see it.`;
    const message = [problem?.message, missing].filter(Boolean).join(' ');
    const written = attribute
      ? valuePlace(attribute, page.source.text)
      : addressesOf(page).find(({kind, start}) => kind === 'image' && start === marked.start)?.written;
    const text = attribute ? `"${problem?.address}"` : `${problem?.address}`;
    if (message) report({...marked, message, edits: problem?.address && written ? [{...written, text}] : undefined});
  }
});

/** Figures and buttons that a page names and no record has. A button that says where it goes needs no record. */
export const recordNames = siteRule('record-names', 'figures-and-buttons', 'error', ({page, site}, report) => {
  const {records, fill} = site;
  if (!records) return;
  for (const {record, name, attribute, element} of page.uses) {
    const known = Object.keys(records[record]);
    // Where a component makes up the words of its button, the page can't name another.
    if (known.includes(fill(name)) || name !== literalOf(attribute)) continue;
    // A button that says itself where it goes may say whatever it likes.
    if (stringOf(element, 'to')) continue;
    const meant = nearest(fill(name), known)?.replaceAll(records.organisation.name, '%name%');
    const place = placeOf(attribute);
    const message = meant
      ? `There is no "${name}" in records/${record}.yml.`
      : `Add "${name}" to records/${record}.yml, or choose another name.`;
    report({...place, message, edits: meant ? [{...place, text: `${attribute.name}="${meant}"`}] : undefined});
  }
});
