/** Replaced so that an error in the frame itself, outside of a page's content, is told in the same words. */
export {default} from '../ErrorPageContent';
