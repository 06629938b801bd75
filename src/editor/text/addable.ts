/** What *Add* offers, and how each of it begins. */
import type {SilkName} from '../../components/Silk/silks';
import type {Component, ComponentTable, Offer, Prop} from '../../content/components/table';
import type {ContentFiles} from '../../content/files';
import {writeSetting} from '../../content/page/writeSettings';
import {isPage, pageAddress} from '../../content/pageFiles';
import {EXAMPLES, exampleFor} from '../../content/placeholders';
import {figureNames} from '../../content/records/load';
import {nameInWords} from '../../content/wording';

/** Something to add: Markdown, or a component. */
export interface Addable extends Offer {
  markdown?: string;
  component?: string;
  /** Whether it is a section, which goes beside sections and never into one. */
  isSection?: boolean;
}

const EXAMPLE_WORDS = EXAMPLES.paragraph;
const ENTRY = `- ${EXAMPLES.entry}`;
export const SECTION = `<Section>\n\n## ${EXAMPLES.heading}\n\n${EXAMPLE_WORDS}\n\n</Section>`;

/** The components in which a list belongs. */
const LISTS = ['Tier', 'WhatYouGet'];

const MARKDOWN: Addable[] = [
  {label: 'Paragraph', markdown: EXAMPLE_WORDS, description: 'A few sentences below what you tapped.'},
  {label: 'List', markdown: ENTRY, description: 'Short points, one below the other.'},
  {
    label: 'Section',
    markdown: SECTION,
    isSection: true,
    description: 'A new part of the page with a heading of its own.',
  },
];

/** Everything that can be added: what Markdown has, and the components that say so themselves (`@add`). */
export function addables(components: Component[]): Addable[] {
  return [...MARKDOWN, ...components.flatMap(({name, add}): Addable[] => (add ? [{...add, component: name}] : []))];
}

/** What can be added to a page with this text. */
export const addableTo = (text: string, components: Component[]): Addable[] =>
  addables(components).filter(({only}) => !only || text.includes(`<${only}`));

/** Silks that the site itself wears (components/Silk): no program can have them. */
const RESERVED: SilkName[] = ['home', 'not-found', 'plain'];

/**
 * The first of these silks that no page wears or owns by its name: no two programs wear the same. Pages are read as text, so
 * that one with a mistake in it keeps its silks, too.
 */
function freeSilk(silks: string[], files: ContentFiles): string {
  const worn = files
    .list('pages')
    .filter(isPage)
    .flatMap((file) => {
      const named = files.text(file).matchAll(/\bsilk[:=] ?"?([\w-]+)/g);
      return [pageAddress(file).slice(1), ...Array.from(named, ([, name]) => name)];
    });
  const taken: string[] = [...RESERVED, ...worn];
  return silks.find((silk) => !taken.includes(silk)) ?? 'plain';
}

/** The value that a required setting begins with: a silk that is free, the first of those to choose from, or an example. */
function firstValue(prop: Prop, files: ContentFiles): string {
  const {name, choices, format} = prop;
  if (format === 'silk') return freeSilk(choices.map(String), files);
  if (format === 'figure') return figureNames(files)[0] ?? '';
  if (choices.length > 0) return String(choices[0]);
  return format ? '' : exampleFor(nameInWords(name).toLowerCase());
}

/** A component with its required settings, and the parts that belong inside it. */
export function writeComponent(name: string, components: ComponentTable, files: ContentFiles): string {
  const {props = [], children} = components.get(name) ?? {};
  const required = props.filter((prop) => prop.required);
  const settings = required.map((prop) => ` ${writeSetting(prop.name, firstValue(prop, files))}`).join('');
  if (children === 'none') return `<${name}${settings} />`;
  const inner = [...components.values()]
    .filter(({inside}) => inside?.includes(name))
    .map((component) => writeComponent(component.name, components, files));
  return [`<${name}${settings}>`, LISTS.includes(name) ? ENTRY : EXAMPLE_WORDS, ...inner, `</${name}>`].join('\n\n');
}
