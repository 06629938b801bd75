/** Client module: sets the service worker up once the first page is alive and the browser has nothing else to do. */
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {isThrifty} from '../../../client/isThrifty';
import {TAKE_OVER} from './takeOver';

/** What the visitor came for goes first, for so long after the page has loaded. */
const PAUSE_MS = 2000;

async function setUp(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
  registration.waiting?.postMessage(TAKE_OVER);
}

function start(): void {
  // Without it the site works as before, so there is nothing to tell a visitor when it fails.
  setUp().catch(() => undefined);
}

/** Docusaurus calls this in the browser alone; the first time, when it has no earlier page, right after hydration. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation || !('serviceWorker' in navigator) || isThrifty()) return;
  const whenIdle = () => {
    setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(start) : start()), PAUSE_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, {once: true});
};
