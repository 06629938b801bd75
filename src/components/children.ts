import {Children, type ComponentType, isValidElement, type ReactElement, type ReactNode} from 'react';

export interface ChildrenProps {
  /** What is inside the component. */
  children: ReactNode;
}

/**
 * The props of the children that are a `component`, for a parent that draws them itself. Such a component returns null, so
 * that the parent can still draw its other children with `{children}`.
 */
export function propsOfChildren<Props>(children: ReactNode, component: ComponentType<Props>): Props[] {
  const isOne = (child: ReactNode): child is ReactElement<Props> => isValidElement(child) && child.type === component;
  return Children.toArray(children)
    .filter(isOne)
    .map(({props}) => props);
}
