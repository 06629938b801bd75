/** The records as components read them. */
import {usePluginData} from '@docusaurus/useGlobalData';
import type {PublicRecords} from '../build/records';

/** Organisation, figures, hours, and where the buttons lead. */
export function useRecords(): PublicRecords {
  return usePluginData('records') as PublicRecords;
}
