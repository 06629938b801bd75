/** What a component reads beside its own props: the records, where it is, and the children that a page gives. */
import {usePluginData} from '@docusaurus/useGlobalData';
import {Children, type ComponentType, createContext, isValidElement, type ReactNode} from 'react';
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

/** Props of every `component` among `children`, in order, also inside the marks of the staff's build. */
export function propsOfChildren<Props>(children: ReactNode, component: ComponentType<Props>): Props[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props & {children?: ReactNode}>(child)) return [];
    return child.type === component ? [child.props] : propsOfChildren(child.props.children, component);
  });
}
