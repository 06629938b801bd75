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

/** The components that the one around draws elsewhere. */
const DrawnElsewhere = createContext<ComponentType<never>[]>([]);

/** A component among the children, with all that the page has put around it. */
interface Found {
  component: unknown;
  element: ReactElement;
}

const isBlank = (node: ReactNode): boolean => typeof node === 'string' && node.trim() === '';

/**
 * Takes components out of the children. What is around several of them, such as a mark of the staff's build, is then around
 * each, and around what stays.
 */
function divide(children: ReactNode, components: unknown[]): {found: Found[]; others: ReactNode[]} {
  const found: Found[] = [];
  const others: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const inside = isValidElement<Partial<ChildrenProps>>(child) && divide(child.props.children, components);
    if (inside && components.includes(child.type)) found.push({component: child.type, element: child});
    else if (!inside || inside.found.length === 0) others.push(child);
    else {
      const around = (key: string, nodes: ReactNode) => cloneElement(child, {key: `${child.key} ${key}`}, nodes);
      for (const {component, element} of inside.found)
        found.push({component, element: around(String(element.key), element)});
      if (!inside.others.every(isBlank)) others.push(around('others', inside.others));
    }
  }
  return {found, others};
}

/**
 * The children that stay where they are, and a list for each of `components`, which are drawn elsewhere, however deep a page has
 * written them. Each of them calls `useFound`: one that another component draws can't be taken out.
 */
export function splitChildren(
  children: ReactNode,
  ...components: ComponentType<never>[]
): [others: ReactNode, ...found: ReactElement[][]] {
  const {found, others} = divide(children, components);
  return [
    <DrawnElsewhere.Provider key="others" value={components}>
      {others}
    </DrawnElsewhere.Provider>,
    ...components.map((one) => found.filter(({component}) => component === one).map(({element}) => element)),
  ];
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
