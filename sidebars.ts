import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The handbook's pages in reading order. */
export default {
  handbook: [
    'index',
    'sentence',
    'figure',
    'price-and-hours',
    'add',
    'page',
    'picture',
    'document',
    'button',
    'organisation',
    'notes',
    'preview',
    'sign-in',
    'publish',
    'messages',
    'undo',
    'components',
  ],
} satisfies SidebarsConfig;
