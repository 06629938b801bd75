/**
 * Brings the frame that all pages share into the main bundle: in a bundle of its own it is fetched by every page as
 * well, as three further files that gzip packs one by one.
 */
export {default as Page} from '@site/src/components/Page';
