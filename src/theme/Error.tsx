/** Replaced so that an error in the frame around a page's content shows the same error page. */
export {default} from './ErrorPageContent';
