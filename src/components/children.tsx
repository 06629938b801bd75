/** Finds what a page writes directly inside a component, to draw it elsewhere or to count it. */
import {Children, type ComponentType, isValidElement, type ReactElement, type ReactNode} from 'react';

export interface ChildrenProps {
  /** What stands inside. */
  children: ReactNode;
}

/** The children without those that are this component, and those. */
export function splitChildren<Props>(
  children: ReactNode,
  component: ComponentType<Props>,
): [others: ReactNode[], found: ReactElement<Props>[]] {
  const all = Children.toArray(children);
  const isFound = (child: ReactNode): child is ReactElement<Props> => isValidElement(child) && child.type === component;
  return [all.filter((child) => !isFound(child)), all.filter(isFound)];
}
