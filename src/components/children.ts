/** The children that a page gives to a component, as if what surrounds them weren't there: marks of the staff's build, or a list. */
import {Children, type ComponentType, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

export interface ChildrenProps {
  /** What stands inside. */
  children: ReactNode;
}

/** The elements among `children`, in order. In place of a wrapper, those in it, however deep. */
function elementsIn(children: ReactNode, isWrapper: (element: ReactElement) => boolean): ReactElement<unknown>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<ChildrenProps>>(child)) return [];
    return isWrapper(child) ? elementsIn(child.props.children, isWrapper) : [child];
  });
}

/**
 * Props of every `component` among `children`, in order, however deep it is: in a mark of the staff's build, or in the
 * list or the quotation that a page may put around it.
 */
export const propsOfChildren = <Props>(children: ReactNode, component: ComponentType<Props>): Props[] =>
  elementsIn(children, ({type}) => type !== component).map(({props}) => props as Props);

/** Whether a child of a component is a `component`, or has one in it. */
export const holds = <Props>(child: ReactNode, component: ComponentType<Props>): boolean =>
  propsOfChildren(child, component).length > 0;

/**
 * The same children, with `wrap` around every `component` among them, however deep it is. `index`: how many of them are before
 * it.
 */
export function wrapEach<Props>(
  children: ReactNode,
  component: ComponentType<Props>,
  wrap: (element: ReactElement, index: number) => ReactElement,
): ReactNode {
  let count = 0;
  const wrapIn = (nodes: ReactNode): ReactNode =>
    Children.map(nodes, (child) => {
      if (!isValidElement<Partial<ChildrenProps>>(child)) return child;
      if (child.type === component) return wrap(child, count++);
      return cloneElement(child, {}, wrapIn(child.props.children));
    });
  return wrapIn(children);
}
