/** The table of components: all that the rules and the editor need to know of `src/components`. */
import {nameInWords} from '../wording';

/** What the text of a prop can be: the first three have a rule each, the editor's form shows the other two as pictures. */
export const PROP_FORMATS = ['address', 'figure', 'price', 'background', 'silk'] as const;

export interface Prop {
  name: string;
  required: boolean;
  kind: 'string' | 'number' | 'boolean' | 'choice';
  choices: (string | number)[];
  description: string;
  /** What its text is. A figure is written as its name in records/figures.yml. */
  format?: (typeof PROP_FORMATS)[number];
  /** What the editor's form calls it, where its name says too little. */
  label?: string;
  /** Whether links can go to it. */
  isAnchor?: boolean;
  /** Whether it is seldom wanted: the editor's form asks for it below all others. */
  isRare?: boolean;
}

/** How the editor's *Add* offers a component. */
export interface Offer {
  label: string;
  description: string;
  /** The component that it goes into. If none is near, a new one is made. */
  into?: string;
  /** Only pages with this component offer it. It goes into the last one. */
  only?: string;
}

export interface Component {
  name: string;
  props: Prop[];
  children: 'none' | 'optional' | 'required';
  /** What staff call it, where its name says too little. */
  label?: string;
  /** The only components that it may be in; without this, it may be anywhere. */
  inside?: string[];
  /** How the editor offers to add one; without this, it doesn't. */
  add?: Offer;
}

export type ComponentTable = ReadonlyMap<string, Component>;

export const toTable = (components: Component[]): ComponentTable =>
  new Map(components.map((component) => [component.name, component]));

/** What staff call a component: its `@label`, or its name in words. */
export const componentLabel = (name: string, components: ComponentTable): string =>
  components.get(name)?.label ?? nameInWords(name);

/** What staff call a prop: its `@label`, or its name in words. */
export const propLabel = ({label, name}: Prop): string => label ?? nameInWords(name);
