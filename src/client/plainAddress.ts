/**
 * Client module: puts the address right where the router would not know the page that came. The host answers
 * `/about.html` and `//about` with the page that lives at `/about`; `/100%` cannot be decoded, so its percent signs are
 * written as they should have been, and those of a hash, `/about#%`, which Docusaurus decodes to scroll there.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where the page that came says that it lives; the 404 page does not say. */
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

function plain(pathname: string): string {
  const home = canonicalPath();
  const usual = pathname.replace(/\/{2,}/g, '/').replace(/(index)?\.html$/, '');
  return home && [home, `${home}/`].includes(usual) ? usual : decodable(pathname);
}

function mend(): void {
  const {origin, pathname, search, hash} = window.location;
  const mended = plain(pathname) + search + decodable(hash);
  // With its origin: a path that begins with two slashes would name another host.
  if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, '', origin + mended);
}

if (ExecutionEnvironment.canUseDOM) {
  mend();
  // Somebody writes into the address bar: the router listens later than this, and reads what has been put right.
  addEventListener('popstate', mend);
}
