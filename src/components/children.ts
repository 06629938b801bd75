/** Finds the elements that a page writes directly inside a component, to draw them elsewhere or to count them. */
import {Children, type ComponentType, isValidElement, type ReactElement, type ReactNode} from 'react';

export interface ChildrenProps {
  /** What stands inside. */
  children: ReactNode;
}

/** Splits children into the elements of `component` and everything else, which comes first. */
export function splitChildren<Props>(
  children: ReactNode,
  component: ComponentType<Props>,
): [others: ReactNode[], found: ReactElement<Props>[]] {
  const all = Children.toArray(children);
  const isFound = (child: ReactNode): child is ReactElement<Props> => isValidElement(child) && child.type === component;
  return [all.filter((child) => !isFound(child)), all.filter(isFound)];
}
