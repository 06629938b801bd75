/** What *Add* offers, and how each of it begins. */
import type {ComponentTable, ContentFiles} from '../../content';
import type {Prop} from '../../content/checker/components/table';
import {keysOf} from '../../content/records';
import {inWords} from './names';

/** Something to add: Markdown, or a component, named by its label unless `component` names it. */
export interface Addable {
  label: string;
  description: string;
  markdown?: string;
  component?: string;
  /** The component that it goes into. If none is near, a new one is made. */
  parent?: string;
  /** Only pages with this component offer it. It goes into the last one. */
  only?: string;
  /** Whether it is a section, which goes beside sections and never into one. */
  isSection?: boolean;
}

/** What new parts say until somebody writes in them: `isExample` in the content library knows these words. */
const WORDS = 'Write what you want to say.';
const ENTRY = '- Write an entry';
export const SECTION = `<Section>\n\n## Write a heading\n\n${WORDS}\n\n</Section>`;

export const ADDABLE: Addable[] = [
  {label: 'Paragraph', markdown: WORDS, description: 'A few sentences below what you tapped.'},
  {label: 'List', markdown: ENTRY, description: 'Short points, one below the other.'},
  {
    label: 'Section',
    markdown: SECTION,
    isSection: true,
    description: 'A new part of the page with a heading of its own.',
  },
  {label: 'Card', parent: 'Cards', description: 'One of several things side by side, such as the facilities.'},
  {label: 'Button', parent: 'Buttons', description: 'Leads to a page, a form, a telephone number or WhatsApp.'},
  {label: 'Event', description: 'Something on a day: you choose it in a calendar.'},
  {label: 'Program', component: 'ProgramCard', only: 'ProgramField', description: 'One more. Sentences count it, too.'},
  {label: 'Price', component: 'Tier', only: 'TierBoard', description: 'A tier of the Hatchery, and what it includes.'},
  {label: 'Story', description: 'What became of a startup, with a result in figures.'},
  {label: 'Person', parent: 'People', description: 'A name and what this person does here. A picture can follow.'},
  {label: 'Partner', parent: 'Partners', description: 'A partner by name. Its mark can follow as a picture.'},
  {label: 'Figure', parent: 'Figures', description: 'A number from “Figures”, the same on every page.'},
  {label: 'Passage to confirm', component: 'ToConfirm', description: 'Words to be confirmed. Only staff see the mark.'},
];

/** What can be added to a page with this text. */
export const addableTo = (text: string): Addable[] => ADDABLE.filter(({only}) => !only || text.includes(`<${only}`));

/** The first of these silks that no page wears or owns by its name: no two programs wear the same. */
function freeSilk(silks: string[], files: ContentFiles): string {
  const worn = files.list('pages').flatMap((file) => {
    const named = files.text(file).matchAll(/\bsilk[:=] ?"?([\w-]+)/g);
    return [file.replace(/^pages\/|\.mdx$/g, ''), ...Array.from(named, ([, name]) => name)];
  });
  const reserved = ['home', 'not-found'];
  return silks.find((silk) => !reserved.includes(silk) && !worn.includes(silk)) ?? 'plain';
}

/** The value that a required setting begins with: the first of those to choose from, or an example. */
function firstValue({name, choices, tags}: Prop, files: ContentFiles): string {
  if (name === 'silk') return freeSilk(choices.map(String), files);
  if (choices.length > 0) return String(choices[0]);
  const example = tags.form ? '' : `Write here: ${inWords(name).toLowerCase()}`;
  return keysOf(files, tags.record)[0] ?? example;
}

/** Components whose words are a list. */
const LISTS = ['WhatYouGet', 'Tier'];

/** A component with its required settings, and the parts that belong inside it. */
export function writeComponent(name: string, components: ComponentTable, files: ContentFiles): string {
  const {props = [], children} = components.get(name) ?? {};
  const required = props.filter((prop) => prop.required);
  const settings = required.map((prop) => ` ${prop.name}="${firstValue(prop, files)}"`).join('');
  if (children === 'none') return `<${name}${settings} />`;
  const words = LISTS.includes(name) ? ENTRY : WORDS;
  const inner = [...components.values()]
    .filter(({inside}) => inside?.includes(name))
    .map((component) => writeComponent(component.name, components, files));
  return [`<${name}${settings}>`, words, ...inner, `</${name}>`].join('\n\n');
}
