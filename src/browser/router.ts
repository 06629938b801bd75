/**
 * Client module for the staff build and `npm start`, where Docusaurus runs React. Does what `site.ts` does on a public page,
 * and what React's router needs.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {shouldCount, startCounters, startPendingCounters} from './counters';

/** The router knows a page by this address alone. The host also answers `/about.html`, `//about` and `/index`. */
function showCanonicalAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const {search, hash} = location;
  if (link) history.replaceState(history.state, '', new URL(link.href).pathname + search + hash);
}

if (ExecutionEnvironment.canUseDOM) showCanonicalAddress();

/** Decodes part of an address; returns it unchanged if it can’t be decoded ("50%"). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Moves the focus to a page that React has opened: a screen reader reads its title, and the keyboard continues there. */
function focusPage(hash: string): void {
  const anchor = hash && document.getElementById(decoded(hash.slice(1)));
  const target = anchor || document.querySelector('h1');
  target?.setAttribute('tabindex', '-1');
  // Docusaurus has scrolled already.
  target?.focus({preventScroll: true});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation, location}) => {
  if (!previousLocation) {
    startPendingCounters();
  } else if (previousLocation.pathname !== location.pathname) {
    if (shouldCount()) startCounters();
    focusPage(location.hash);
  }
};
