/** What components read beside their own props. */
import {usePluginData} from '@docusaurus/useGlobalData';
import type {PublicRecords} from '../content/site/records/registry';

/** Organisation, figures and hours. */
export const useRecords = () => usePluginData('records') as PublicRecords;
