/**
 * Finds what a page puts inside a component, to draw it elsewhere or to count it. What is found is written in the page itself: a
 * component that draws one can't be looked into, and what it draws is an error.
 */
import {
  Children,
  type ComponentType,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';

export interface ChildrenProps {
  /** What stands inside. */
  children: ReactNode;
}

/** What is wrong where a component is drawn that the one around it has looked for and not found, each by its tag. */
export const notFound = (tag: string, seeker: string): Error =>
  new Error(`${seeker} can’t find a ${tag} that another component draws. Write the ${tag} in the page itself.`);

/**
 * Props of every `component` among `children`, in order, however deep it is: in a mark of the staff's build, or in the
 * list or the quotation that a page may put around it.
 */
export const propsOfChildren = <Props,>(children: ReactNode, component: ComponentType<Props>): Props[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<ChildrenProps>>(child)) return [];
    return child.type === component ? [child.props as Props] : propsOfChildren(child.props.children, component);
  });

/** Whether a child of a component is a `component`, or has one in it. */
export const holds = <Props,>(child: ReactNode, component: ComponentType<Props>): boolean =>
  propsOfChildren(child, component).length > 0;

/** The components that the one around draws elsewhere. */
const DrawnElsewhere = createContext<ComponentType<never>[]>([]);

interface OthersProps extends ChildrenProps {
  /** What isn't among them, as it is drawn elsewhere. */
  than: ComponentType<never>[];
}

/** The children that stay where they are. */
export function Others({than, children}: OthersProps): ReactNode {
  return <DrawnElsewhere.Provider value={than}>{children}</DrawnElsewhere.Provider>;
}

/**
 * For a component that the one around it looks for and draws elsewhere.
 * @throws Error if it is among the others all the same.
 */
export function useFound(component: ComponentType<never>, tag: string, seeker: string): void {
  if (useContext(DrawnElsewhere).includes(component)) throw notFound(tag, seeker);
}

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
