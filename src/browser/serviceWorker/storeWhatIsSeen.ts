/**
 * Stores what a visitor has seen: pages outside of the menu, of which there may be hundreds, React's scripts and styles,
 * and pictures. All names of our caches end in the scope, since other sites on this domain may have caches, too.
 */
/// <reference lib="webworker" />
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst, type StrategyOptions} from 'workbox-strategies';
import {PICTURES_FOLDER, STAFF_FOLDER} from '../../shared';
import {hasLeft} from './leave';

declare const self: ServiceWorkerGlobalScope;

/** The most that each cache keeps. */
const MOST_KEPT = 60;

const {scope} = self.registration;

/** An address under the home page, without query and hash; undefined for one of another site. */
export const pathOf = ({origin, pathname}: URL) => {
  const address = origin + pathname;
  // The staff's build is below the same address, and is another site.
  return address.startsWith(scope) && !address.startsWith(scope + STAFF_FOLDER)
    ? address.slice(scope.length)
    : undefined;
};

/**
 * Settings of a cache: it stores a response that `isOurs`, and beyond its limit drops the oldest. Browsers list a cache
 * in the order in which it was filled. `workbox-expiration` would keep a database for that.
 */
const cacheCalled = (
  name: string,
  isOurs: (response: Response, url: URL) => Promise<boolean> | boolean,
): StrategyOptions => ({
  cacheName: `${name}-${scope}`,
  matchOptions: {ignoreVary: true},
  plugins: [
    {
      cacheKeyWillBeUsed: async ({request: {url}}) => url.replace(/[?#].*/, ''),
      cacheWillUpdate: async ({request, response}) =>
        response.ok && (await isOurs(response.clone(), new URL(request.url))) && !hasLeft() ? response : null,
      cacheDidUpdate: async ({cacheName}) => {
        const cache = await caches.open(cacheName);
        const all = await cache.keys();
        await Promise.all(all.slice(0, -MOST_KEPT).map((request) => cache.delete(request)));
      },
    },
  ],
});

/** Whether a response is what was requested, and not the login page of a network. */
const isOfType = (type: RegExp) => (response: Response) => type.test(response.headers.get('Content-Type') ?? '');

/** The path of a page without what it may end in: `/about/`, `/about.html` and `/about/index.html` are `/about`. */
export const withoutEnding = (pathname: string): string => pathname.replace(/(\/|\/index)?(\.html)?$/, '');

/** A page of this site names its own address, in a link. */
async function namesItself(response: Response, {pathname}: URL): Promise<boolean> {
  const [, address] = /<link(?=[^>]* rel="canonical")[^>]* href="([^"]+)"/.exec(await response.text()) ?? [];
  return address !== undefined && withoutEnding(new URL(address).pathname) === withoutEnding(pathname);
}

/** The network first: it has the newest. */
const pages = new NetworkFirst(cacheCalled('visited', namesItself));
/** The store first: a file's name changes with its content. */
const assets = new CacheFirst(cacheCalled('assets', isOfType(/javascript|css/)));
const pictures = new CacheFirst(cacheCalled('pictures', isOfType(/^image/)));

export function storeWhatIsSeen(): void {
  const startsWith = (url: URL, ...folders: string[]) => folders.some((folder) => pathOf(url)?.startsWith(folder));
  registerRoute(({request, url}) => request.mode === 'navigate' && pathOf(url) !== undefined, pages);
  registerRoute(({url}) => startsWith(url, 'assets/js/', 'assets/css/'), assets);
  registerRoute(({url}) => startsWith(url, `${PICTURES_FOLDER}/`), pictures);
}
