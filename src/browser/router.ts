/** Client module: what React's router needs. It runs wherever React does: in the staff's site and in `npm start`. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {watchFigures} from './figures';

/** The router knows a page by this address alone. The host also answers `/about.html`, `//about` and `/index`. */
function showCanonicalAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const {search, hash} = location;
  if (link) history.replaceState(history.state, '', new URL(link.href).pathname + search + hash);
}

if (ExecutionEnvironment.canUseDOM) showCanonicalAddress();

/** A part of an address as it was written. One such as "50%" isn't encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Does for a page that React opens what the browser and the starter do after a full page load: its figures count, and its
 * h1 gets the focus. A screen reader then reads it once, and the keyboard continues from there.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation, location}) => {
  const isOpened = previousLocation && previousLocation.pathname !== location.pathname;
  watchFigures(isOpened ? performance.now() : undefined);
  if (!isOpened) return;
  const anchor = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  const target = anchor || document.querySelector('h1');
  target?.setAttribute('tabindex', '-1');
  // Docusaurus has scrolled already.
  target?.focus({preventScroll: true});
};
