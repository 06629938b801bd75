/** The records that components may show. */
import {usePluginData} from '@docusaurus/useGlobalData';
import type {PublicRecords} from '../content/records/registry';

/** Organisation, figures and hours. */
export const useRecords = () => usePluginData('records') as PublicRecords;
