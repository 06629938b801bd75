/** The components, and what the frame of a page gives them (src/components/Page), in one bundle. */
export * as components from '../../../../src/components';
export {Surroundings} from '../../../../src/components/context';
export {default as frame} from '../../../../src/components/Page/frame.module.css';
export {default as pages} from '../../../../src/components/Page/pages.module.css';
export {default as Picture} from '../../../../src/components/Picture';
export {PageSilk} from '../../../../src/components/Silk';
export {default as Stripes, stripedPage} from '../../../../src/components/Stripes';
