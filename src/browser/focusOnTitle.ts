/**
 * Client module: moves the focus to the h1 of a page that React opens. A screen reader then reads it once, and the
 * keyboard continues from there. After a full page load the browser does this itself.
 */
import type {ClientModule} from '@docusaurus/types';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation, location}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const target = anchor || document.querySelector('h1');
  target?.setAttribute('tabindex', '-1');
  // Docusaurus has scrolled already.
  target?.focus({preventScroll: true});
};
