/** What components do with the children that a page gives. They may stand inside the marks of the staff's build. */
import {Children, type ComponentType, cloneElement, isValidElement, type ReactNode} from 'react';

export interface ChildrenProps {
  /** What stands inside. */
  children: ReactNode;
}

/** Props of every `component` among `children`, in order, also inside the marks of the staff's build. */
export function propsOfChildren<Props>(children: ReactNode, component: ComponentType<Props>): Props[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props & {children?: ReactNode}>(child)) return [];
    return child.type === component ? [child.props] : propsOfChildren(child.props.children, component);
  });
}

/** The children, where every `component` knows its number among them, from 1. Marks stay around what they mark. */
export function numberEach<Props extends {number?: number}>(
  children: ReactNode,
  component: ComponentType<Props>,
): ReactNode {
  let number = 0;
  const visit = (nodes: ReactNode): ReactNode =>
    Children.map(nodes, (child) => {
      if (!isValidElement<Props & {children?: ReactNode}>(child)) return null;
      if (child.type !== component) return cloneElement(child, undefined, visit(child.props.children));
      number += 1;
      return cloneElement<{number?: number}>(child, {number});
    });
  return visit(children);
}
