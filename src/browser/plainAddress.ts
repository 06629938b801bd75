/**
 * Client module: corrects addresses that the router can't match. The host answers `/about.html` and `//about` with the
 * page at `/about`, and `/index` with the home page. `/100%` can't be decoded, so its percent sign is escaped, and so is that of `/about#%`, which
 * Docusaurus decodes to scroll there.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The page's own path, as it states it. The 404 page doesn't. */
function canonicalPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : undefined;
}

function decodable(part: string): string {
  try {
    decodeURI(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function correctPath(pathname: string): string {
  const canonical = canonicalPath();
  const tidied = pathname.replace(/\/{2,}/g, '/').replace(/(\/)index(\.html)?$|\.html$/, '$1');
  return canonical && [canonical, `${canonical}/`].includes(tidied) ? tidied : decodable(pathname);
}

function correctAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const corrected = correctPath(pathname) + search + decodable(hash);
  // A path that begins with two slashes would name another host, so the origin goes with it.
  if (corrected !== pathname + search + hash) window.history.replaceState(window.history.state, '', origin + corrected);
}

if (ExecutionEnvironment.canUseDOM) {
  correctAddress();
  // When somebody edits the address bar: this listener comes before the router's, which reads the corrected address.
  addEventListener('popstate', correctAddress);
}
