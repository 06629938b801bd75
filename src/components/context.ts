/** What a component reads beside its own props: the records, and where it is. */
import {usePluginData} from '@docusaurus/useGlobalData';
import {createContext} from 'react';
import type {PublicRecords} from '../content/site/records/registry';

/** Organisation, figures and hours. */
export const useRecords = () => usePluginData('records') as PublicRecords;

/** Where a component is: straight on a page, in a <Section> or a <Banner>, or elsewhere: in an example of the handbook. */
export type Surrounding = 'page' | 'section' | 'statement' | 'elsewhere';

export const Surroundings = createContext<Surrounding>('elsewhere');
