/** What each component takes: all that the rules need to know of `src/components`. */

export interface Prop {
  name: string;
  required: boolean;
  kind: 'string' | 'number' | 'boolean' | 'choice';
  /** The values of a choice. */
  choices: (string | number)[];
  description: string;
  /** Tags of its docstring, such as `@form price`, by name. */
  tags: Record<string, string>;
}

export interface Component {
  name: string;
  props: Prop[];
  children: 'none' | 'optional' | 'required';
  /** The components that it may stand in; anywhere when there are none. */
  inside?: string[];
  /** Whether it may stand in the middle of a sentence. */
  inline?: boolean;
}

/** The components by name. */
export type ComponentTable = ReadonlyMap<string, Component>;

export const toTable = (components: Component[]): ComponentTable =>
  new Map(components.map((component) => [component.name, component]));
