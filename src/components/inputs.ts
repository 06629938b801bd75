/** What a component reads beside its own props: the records, where it is, and the children that a page gives. */
import {usePluginData} from '@docusaurus/useGlobalData';
import {Children, type ComponentType, createContext, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {PublicRecords} from '../content/site/records/registry';

/** Organisation, figures, hours, and where the buttons lead. */
export const useRecords = () => usePluginData('records') as PublicRecords;

/** Where a component is: straight on a page, or in a <Section>. Undefined in a <Statement>, and in the handbook's examples. */
export type Surrounding = 'page' | 'section' | undefined;

export const Surroundings = createContext<Surrounding>(undefined);

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
 * What the staff's build alone has. A mark wraps content; a slot is empty. Both are known by their reason, which no other
 * component has (a unit test holds that): an import of ToConfirm would bring it to visitors.
 */
const isForStaff = ({props}: ReactElement) => 'reason' in (props as object);

/** The elements among `children`, in order, as if the marks and slots of the staff's build weren't there. */
export const throughMarks = (children: ReactNode): ReactElement[] => elementsIn(children, isForStaff);

/**
 * Props of every `component` among `children`, in order, however deep it is: in a mark of the staff's build, or in the
 * list or the quotation that a page may put around it.
 */
export const propsOfChildren = <Props>(children: ReactNode, component: ComponentType<Props>): Props[] =>
  elementsIn(children, ({type}) => type !== component).map(({props}) => props as Props);

/** Whether a child of a component is a `component`, or has one in it. */
export const holds = <Props>(child: ReactNode, component: ComponentType<Props>): boolean =>
  propsOfChildren(child, component).length > 0;
