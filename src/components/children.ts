/** What components do with the children that a page gives. They may stand inside the marks of the staff's build. */
import {Children, type ComponentType, isValidElement, type ReactNode} from 'react';

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
