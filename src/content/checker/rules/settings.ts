/** Rules about the settings of components: their names and their values. */

import {anchorOf} from '../anchor';
import {type Component, type Prop, propLabel} from '../components/table';
import {nearest} from '../nearest';
import {ELEMENTS, type Element, isNamed, type Literal, literalOf, type Setting, spanOf} from '../page/elements';
import type {Page} from '../page/page';
import {deleteSetting, writeSetting} from '../page/writeSettings';
import type {Report} from '../source';
import {listed, worded} from '../wording';
import {pageRule} from './rule';

const ELEMENT_SETTINGS = ['id', 'lang', 'title'];
/** Settings that would run code or change styles. */
const CODE = /^(on[a-z]|style$|dangerously|ref$|key$|srcdoc$)/i;

/** Reports settings that an element doesn't take, or has twice. */
function checkNames(element: Element, names: string[], {components, source: {text}}: Page, report: Report): void {
  const owner = element.name ?? '';
  const named = element.attributes.filter(isNamed);
  const given = named.map(({name}) => name);
  for (const [index, attribute] of named.entries()) {
    const place = spanOf(attribute);
    const {name} = attribute;
    if (given.indexOf(name) < index) {
      report({...place, ...worded(components, ({tag}) => `Keep one of the two: "${name}" is in ${tag(owner)} twice.`)});
    } else if (!names.includes(name) && CODE.test(name)) {
      const message = `Delete "${name}": pages can’t contain code or styles.`;
      report({...place, message, help: 'pages-are-not-programs', edits: [deleteSetting(attribute, text)], fatal: true});
    } else if (!names.includes(name)) {
      const nearby = nearest(name, names);
      const isFree = nearby && !given.includes(nearby);
      const edits = isFree ? [{start: place.start, end: place.start + name.length, text: nearby}] : undefined;
      const taken = names.length > 0 ? `These are: ${names.join(', ')}.` : 'It takes no settings.';
      report({...place, ...worded(components, ({tag}) => `${tag(owner)} has no setting "${name}". ${taken}`), edits});
    }
  }
}

/** Reports settings that a component needs and lacks. */
function checkNeeded(element: Element, {name, props}: Component, report: Report): void {
  const names = props.map((prop) => prop.name);
  // A misspelt one is reported where it is written.
  const given = element.attributes.filter(isNamed).map((one) => nearest(one.name, names));
  const {start} = spanOf(element);
  for (const prop of props.filter(({name, required}) => required && !given.includes(name))) {
    const [purpose] = prop.description.split('\n');
    report({
      start,
      end: start + 1 + name.length,
      message: `<${name}> needs "${prop.name}". ${purpose}`,
      messageInForm: `“${propLabel(prop)}” is missing. ${purpose}`,
      missing: prop.name,
    });
  }
}

/** Each setting is one that the component knows, and is there once; none that it needs is missing. */
export const settingNames = pageRule({
  id: 'setting-names',
  help: 'settings',
  severity: 'error',
  check(page, report) {
    for (const element of page.elements) {
      const component = page.components.get(element.name ?? '');
      const names = component ? component.props.map(({name}) => name) : ELEMENT_SETTINGS;
      if (component || ELEMENTS.has(element.name ?? '')) checkNames(element, names, page, report);
      if (component) checkNeeded(element, component, report);
    }
  },
});

/** What a setting takes, as the end of a sentence. */
const takes = ({kind, choices}: Prop) => {
  if (kind === 'choice') return `one of these: ${listed(choices.map(String))}`;
  if (kind === 'string') return 'a text between straight quotation marks';
  return kind === 'number'
    ? 'a number between braces, such as {2}'
    : 'no value: its name alone switches it on, and without it, it is off';
};

/** The value that was meant, in the format that the setting takes. */
function meantValue({kind, choices}: Prop, text: string): Literal | undefined {
  if (kind === 'string') return text;
  if (kind === 'boolean') return text === 'true' || undefined;
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : undefined;
  const meant = choices.find((choice) => String(choice) === text.toLowerCase()) ?? nearest(text, choices.map(String));
  return choices.find((choice) => String(choice) === String(meant));
}

/** Reports a value that a setting doesn't take. */
function checkValue({attribute, element, prop}: Setting, {components, source: {text}}: Page, report: Report): void {
  const value = literalOf(attribute);
  if (value === undefined) return;
  const place = spanOf(attribute);
  const {name} = attribute;
  const {kind, choices, required} = prop;
  const about = (words: string) => worded(components, ({setting}) => `${setting(prop, element.name ?? '')} ${words}`);
  const words = value === true ? '' : String(value).trim();
  if (words === '' && kind !== 'boolean') {
    report({...place, ...about(`is empty. Write what belongs there${required ? '' : ', or delete it'}.`)});
    return;
  }
  const isRight = kind === 'choice' ? choices.some((choice) => choice === value) : kind === typeof value;
  if (isRight) return;
  const wording = about(`takes ${takes(prop)}.`);
  const corrected = meantValue(prop, words);
  if (corrected !== undefined) {
    // This is the same value, written another way. Anything else would be a guess.
    const certainty = String(corrected) === String(value) ? 'safe' : 'likely';
    report({...place, ...wording, edits: [{...place, text: writeSetting(name, corrected)}], certainty});
  } else {
    const isOff = kind === 'boolean' && words === 'false';
    report({...place, ...wording, edits: isOff ? [deleteSetting(attribute, text)] : undefined});
  }
}

/** Each setting says something that the component can use. */
export const settingValues = pageRule({
  id: 'setting-values',
  help: 'settings',
  severity: 'error',
  check(page, report) {
    for (const setting of page.settings) checkValue(setting, page, report);
  },
});

/** Two components of a page with the same anchor: a link to the second would lead to the first. */
export const repeatedAnchors = pageRule({
  id: 'repeated-anchors',
  help: 'settings',
  severity: 'error',
  check({settings, components}, report) {
    const seen = new Set<string>();
    for (const {attribute, element, prop} of settings) {
      const value = literalOf(attribute);
      if (!prop.isAnchor || typeof value !== 'string' || !value.trim()) continue;
      const wording = worded(
        components,
        ({tag}) =>
          `Choose another "${prop.name}": a ${tag(element.name ?? '')} above has it, so a link would lead there.`,
      );
      if (seen.has(anchorOf(value))) report({...spanOf(attribute), ...wording});
      seen.add(anchorOf(value));
    }
  },
});
