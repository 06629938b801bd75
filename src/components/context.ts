/** What a component reads beside its own props: the records, and where it is. */
import {usePluginData} from '@docusaurus/useGlobalData';
import {createContext} from 'react';
import type {PublicRecords} from '../content/site/records/registry';

/** Organisation, figures, hours, and where the buttons lead. */
export const useRecords = () => usePluginData('records') as PublicRecords;

/** Where a component is: straight on a page, or in a <Section>. Undefined in a <Statement>, and in the handbook's examples. */
export type Surrounding = 'page' | 'section' | undefined;

export const Surroundings = createContext<Surrounding>(undefined);
