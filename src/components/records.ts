import {usePluginData} from '@docusaurus/useGlobalData';
import type {PublicRecords} from '../content/records/registry';

/** The records that components can show: organisation, figures and hours. */
export const useRecords = () => usePluginData('records') as PublicRecords;
