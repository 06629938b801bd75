/**
 * Counts a page's figures when they are near, and starts React when somebody touches a control that needs it. The page
 * fetches this script for each of these, so it may run twice and keeps its state in the page.
 */
import {watchFigures} from './figures';
import {startReact} from './react';

/** Whether React starts by itself, as staff's pages need. The build fills it in. */
declare const EAGER: boolean;

if (EAGER || document.querySelector('[aria-busy]')) {
  // React needs the whole page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startReact);
  else startReact();
}
watchFigures();
