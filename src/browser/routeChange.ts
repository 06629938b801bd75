/**
 * Client module: does for a page that React opens what the browser and the starter do after a full page load. React opens
 * pages in the staff's site and in `npm start`.
 */
import type {ClientModule} from '@docusaurus/types';
import {watchFigures} from './onDemand/figures';

/** Moves the focus to the page's h1. A screen reader then reads it once, and the keyboard continues from there. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation, location}) => {
  watchFigures();
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const target = anchor || document.querySelector('h1');
  target?.setAttribute('tabindex', '-1');
  // Docusaurus has scrolled already.
  target?.focus({preventScroll: true});
};
