/**
 * Bundles the frame that all pages share with the main script. In a bundle of its own, every page would fetch it as
 * three more files, each compressed alone.
 */
export {default as Page} from '@site/src/components/Page';
