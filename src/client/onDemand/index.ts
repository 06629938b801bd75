/**
 * What a page fetches when it is wanted: the counting of its figures when they are near, and React when a control is
 * touched that only React can make work. Runs once for each of these, so it keeps no state outside of the page.
 */
import {watchFigures} from './figures';
import {startReact} from './startReact';

/** Whether React comes by itself: staff's pages have parts that live from it alone. The build fills it in. */
declare const EAGER: boolean;

// React needs the whole page.
if (EAGER && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startReact);
else if (EAGER || document.querySelector('[aria-busy]')) startReact();
watchFigures();
