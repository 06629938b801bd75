/** Rules about the settings of components: their names and their values. */

import {anchorOf} from '../anchor';
import {type Component, componentLabel, type Prop, propLabel} from '../components/table';
import {ELEMENTS, type Element, isNamed, literalOf, nameSpan, type Setting, spanOf} from '../page/elements';
import type {Page} from '../page/page';
import {writeSetting} from '../page/writeSettings';
import {listed} from '../wording';
import type {PageRule, Report} from './rule';

const ELEMENT_SETTINGS = ['id', 'lang', 'title'];
/** Settings that would run code or change styles. */
const CODE = /^(on[a-z]|style$|dangerously|ref$|key$|srcdoc$)/i;

/** Reports settings that an element doesn't take, or has twice. */
function checkNames(element: Element, names: string[], {components}: Page, report: Report): void {
  const label = `“${componentLabel(element.name ?? '', components)}”`;
  const named = element.attributes.filter(isNamed);
  const given = named.map(({name}) => name);
  for (const [index, attribute] of named.entries()) {
    const span = spanOf(attribute);
    const {name} = attribute;
    if (given.indexOf(name) < index) {
      report({...span, message: `Keep one of the two: ${label} has “${name}” twice.`});
    } else if (!names.includes(name) && CODE.test(name)) {
      report({...span, message: `Delete “${name}”: pages can’t contain code or styles.`, blocksRendering: true});
    } else if (!names.includes(name)) {
      const possible = names.length > 0 ? `Its settings are: ${names.join(', ')}.` : 'It takes no settings.';
      report({...span, message: `${label} has no setting “${name}”. ${possible}`});
    }
  }
}

/** Reports settings that a component needs and lacks. */
function checkNeeded(element: Element, {props}: Component, report: Report): void {
  const given = element.attributes.filter(isNamed).map((attribute) => attribute.name);
  for (const prop of props.filter((one) => one.required && !given.includes(one.name))) {
    const [purpose] = prop.description.split('\n');
    const message = `“${propLabel(prop)}” is missing. ${purpose}`;
    report({...nameSpan(element), message, missingSetting: prop.name});
  }
}

/** Each setting is one that the component knows, and is there once; none that it needs is missing. */
export const settingNames: PageRule = {
  id: 'setting-names',
  severity: 'error',
  check(page, report) {
    for (const element of page.elements) {
      const component = page.components.get(element.name ?? '');
      const names = component ? component.props.map(({name}) => name) : ELEMENT_SETTINGS;
      if (component || ELEMENTS.has(element.name ?? '')) checkNames(element, names, page, report);
      if (component) checkNeeded(element, component, report);
    }
  },
};

/** What a setting takes, as the end of a sentence. */
const takes = ({name, kind, choices}: Prop): string => {
  if (kind === 'choice') return `one of these: ${listed(choices.map(String))}`;
  if (kind === 'string') return 'text between straight quotation marks';
  return kind === 'number' ? `a number, as in ${name}={2}` : 'no value: its name alone switches it on';
};

/** Reports a value that a setting doesn't take. */
function checkValue({attribute, prop}: Setting, report: Report): void {
  const value = literalOf(attribute);
  if (value === undefined) return;
  const span = spanOf(attribute);
  const {kind, choices, required} = prop;
  const label = `“${propLabel(prop)}”`;
  if (kind !== 'boolean' && (value === true || String(value).trim() === '')) {
    report({...span, message: `${label} is empty. Write what belongs there${required ? '' : ', or delete it'}.`});
    return;
  }
  const isRight = kind === 'choice' ? choices.some((choice) => choice === value) : kind === typeof value;
  if (isRight) return;
  // The same value, written another way: columns="2" is columns={2}.
  const correction = kind === 'string' ? String(value) : choices.find((choice) => String(choice) === String(value));
  const edits = correction === undefined ? undefined : [{...span, text: writeSetting(attribute.name, correction)}];
  report({...span, message: `${label} takes ${takes(prop)}.`, edits});
}

/** Each setting says something that the component can use. */
export const settingValues: PageRule = {
  id: 'setting-values',
  severity: 'error',
  check({settings}, report) {
    for (const setting of settings) checkValue(setting, report);
  },
};

/** Two components of a page with the same anchor: a link to the second would open the first. */
export const repeatedNames: PageRule = {
  id: 'repeated-names',
  severity: 'error',
  check({settings, components}, report) {
    const seen = new Set<string>();
    for (const {attribute, element, prop} of settings) {
      const value = literalOf(attribute);
      if (!prop.isAnchor || typeof value !== 'string' || !value.trim()) continue;
      const label = componentLabel(element.name ?? '', components);
      const message = `Choose another “${propLabel(prop)}”: a “${label}” above has it, so a link would go there.`;
      if (seen.has(anchorOf(value))) report({...spanOf(attribute), message});
      seen.add(anchorOf(value));
    }
  },
};
