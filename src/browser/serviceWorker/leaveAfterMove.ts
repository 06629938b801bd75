/**
 * Removes a worker whose site has moved. Nothing that is published at the new address reaches it, so it would show the
 * old pages for ever. It asks for its own script, and what the answer means is decided here:
 *
 *   the script                            the site is here, and earlier doubts are forgotten
 *   a redirect that ends at a script      the site has moved, and the worker goes at once
 *   404, 410, a page, any other redirect  a doubt: the worker goes when the doubt is two days old
 *   anything else, or no answer           says nothing: the network or the server has a fault
 *
 * A network that wants a login, or a company's filter, also answers with a page or a redirect. It can't answer with a
 * script at the end of a redirect, and it doesn't go on for two days without one page view that gets through.
 */
/// <reference lib="webworker" />
import {leave} from './leave';

declare const self: ServiceWorkerGlobalScope;

/** In milliseconds. */
const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** Remembers when the doubt began. Ends in the scope, as all names of our caches do. */
const cacheName = () => `doubt-${self.registration.scope}`;

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? '';
const isScript = (response: Response) => response.ok && /javascript/.test(typeOf(response));

const ask = (redirect: RequestRedirect) => fetch(self.location.href, {method: 'HEAD', cache: 'no-store', redirect});

async function askForScript(): Promise<'here' | 'moved' | 'doubt' | 'unknown'> {
  const response = await ask('manual');
  if (isScript(response)) return 'here';
  if (response.type === 'opaqueredirect') {
    // GitHub Pages redirects each file to the new domain, and lets every site read it. A login page can't be read.
    const end = await ask('follow').catch(() => undefined);
    return end && isScript(end) ? 'moved' : 'doubt';
  }
  const isPage = response.ok && /html/.test(typeOf(response));
  return isPage || response.status === 404 || response.status === 410 ? 'doubt' : 'unknown';
}

/** Whether the script has been seen since the worker started. A browser stops it after some idle seconds. */
let isHere = false;

async function decide(): Promise<void> {
  const answer = await askForScript().catch(() => 'unknown');
  isHere = answer === 'here';
  if (isHere) await caches.delete(cacheName());
  if (answer === 'moved') await leave();
  if (answer !== 'doubt') return;
  const doubt = await caches.open(cacheName());
  const since = await doubt.match(self.location.href);
  if (!since) await doubt.put(self.location.href, new Response(String(Date.now())));
  else if (Date.now() - Number(await since.text()) >= TWO_DAYS) await leave();
}

/** Asks whenever a page is opened, until the answer is good. */
export function leaveAfterMove(): void {
  let deciding: Promise<void> | undefined;
  self.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate' || isHere || deciding) return;
    deciding = decide().finally(() => {
      deciding = undefined;
    });
    event.waitUntil(deciding);
  });
}
