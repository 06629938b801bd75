/**
 * Components and props that rules of this site know by their names. Where one is renamed, a rule would find nothing any more,
 * without an error: so rules ask by the functions below, which take no other names, and a test compares the table with the
 * components (tests/unit/content/component-table.test.ts).
 */
import {type Element, stringOf} from '../checker/page/elements';

export const KNOWN_NAMES = {
  Tier: ['to'],
  /** *Open questions* lists the buttons without an address. */
  Button: ['label', 'to'],
  Card: ['button', 'to'],
  ProgramCard: ['title', 'to'],
} as const;

export type ComponentName = keyof typeof KNOWN_NAMES;
export type PropName<Component extends ComponentName> = (typeof KNOWN_NAMES)[Component][number];

/** Whether an element is this component. */
export const isA = ({name}: {name: string | null}, component: ComponentName): boolean => name === component;

/** The text of a component's prop; undefined without one. */
export const textOf = <Component extends ComponentName>(
  element: Element,
  _component: Component,
  prop: PropName<Component>,
): string | undefined => stringOf(element, prop);
