/** What a component reads beside its own props: the records, where it is, and the children that a page gives. */
import {usePluginData} from '@docusaurus/useGlobalData';
import {Children, type ComponentType, createContext, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {PublicRecords} from '../content/site/records/registry';

/** Organisation, figures, hours, and where the buttons lead. */
export const useRecords = () => usePluginData('records') as PublicRecords;

/** Where a component is: straight on a page, or in a <Section>. Undefined in a <Statement>, and in the handbook's examples. */
export type Place = 'page' | 'section' | undefined;

export const Surroundings = createContext<Place>(undefined);

export interface ChildrenProps {
  /** What stands inside. */
  children: ReactNode;
}

/**
 * The elements among `children`, one after the other, as if the marks of the staff's build weren't there. A mark is known
 * by its reason: an import of ToConfirm would bring it to visitors.
 */
export const throughMarks = (children: ReactNode): ReactElement[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<ChildrenProps>>(child)) return [];
    return 'reason' in child.props ? throughMarks(child.props.children) : [child];
  });

/**
 * Props of every `component` among `children`, in order, however deep it is: in a mark of the staff's build, or in the
 * list or the quotation that a page may put around it.
 */
export function propsOfChildren<Props>(children: ReactNode, component: ComponentType<Props>): Props[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props & {children?: ReactNode}>(child)) return [];
    return child.type === component ? [child.props] : propsOfChildren(child.props.children, component);
  });
}
