/**
 * Client module: a page that is opened by script says so to a person who does not see it. The focus goes to the new
 * page's h1, which is read aloud once; from there the keyboard goes on into the page. A page that is loaded as a whole
 * needs nothing: the browser does the same by itself.
 */
import type {ClientModule} from '@docusaurus/types';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation, location}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const place = named || document.querySelector('h1');
  place?.setAttribute('tabindex', '-1');
  // Docusaurus has scrolled already.
  place?.focus({preventScroll: true});
};
