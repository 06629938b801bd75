import {Children, type ComponentType, isValidElement, type ReactElement, type ReactNode} from 'react';

export interface ChildrenProps {
  /** What is inside the component. */
  children: ReactNode;
}

/** Returns [other children, elements of `component`]. */
export function splitChildren<Props>(
  children: ReactNode,
  component: ComponentType<Props>,
): [others: ReactNode[], found: ReactElement<Props>[]] {
  const all = Children.toArray(children);
  const isFound = (child: ReactNode): child is ReactElement<Props> => isValidElement(child) && child.type === component;
  return [all.filter((child) => !isFound(child)), all.filter(isFound)];
}
