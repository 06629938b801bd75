import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The handbook's pages in reading order. */
export default {handbook: ['index']} satisfies SidebarsConfig;
