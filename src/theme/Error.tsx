/** Replaced so that an error in the layout shows the same page as an error in a page's content. */
export {default} from './ErrorPageContent';
