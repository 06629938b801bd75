/** What each component takes: all that the rules need to know of `src/components`. */
import {nameInWords} from './names';

/** How the text of a prop may have to be written. */
export const PROP_FORMATS = ['address', 'date', 'picture', 'price', 'time'] as const;

export interface Prop {
  name: string;
  required: boolean;
  kind: 'string' | 'number' | 'boolean' | 'choice';
  /** The values of a choice. */
  choices: (string | number)[];
  description: string;
  /** The record in which its text is a name. With a phrase, the name there is the phrase with the text in place of {}. */
  record?: {name: string; phrase?: string};
  /** How its text is written, which a rule checks. A picture is written as its address. */
  format?: (typeof PROP_FORMATS)[number];
  /** What the editor's form calls it, where its name says too little. */
  label?: string;
  /** Whether a link can lead to it. */
  isAnchor?: boolean;
  /** Whether it is seldom wanted: the editor's form asks for it below all others. */
  isRare?: boolean;
}

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
  /** The components that it may stand in; anywhere when there are none. */
  inside?: string[];
  /** Whether it may stand in the middle of a sentence. */
  inline?: boolean;
  /** Whether its words are a list. */
  list?: boolean;
  /** What the editor calls it where it offers to add one, and says of it. */
  add?: Offer;
  /** Whether it may stand around anything, such as a mark: what is inside it stands where it would without. */
  around?: boolean;
}

/** The components by name. */
export type ComponentTable = ReadonlyMap<string, Component>;

export const toTable = (components: Component[]): ComponentTable =>
  new Map(components.map((component) => [component.name, component]));

/** What staff call a prop. */
export const labelOf = ({label, name}: Prop): string => label ?? nameInWords(name);
