/**
 * Client module: puts right two kinds of address that the router would break on. One like `/100%` cannot be decoded:
 * its percent signs are written as they should have been; the same in its hash, `/about#%`, which Docusaurus decodes to
 * scroll there. One like `//about` is answered with a page that knows itself by another address.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The address without doubled slashes, if the page that came says that it lives there. */
function withoutDoubledSlashes(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const home = canonical && new URL(canonical).pathname;
  return home && [home, `${home}/`].includes(single) ? single : pathname;
}

function decodable(part: string): string {
  try {
    decodeURI(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function mend(): void {
  const {origin, pathname, search, hash} = window.location;
  const mended = decodable(withoutDoubledSlashes(pathname)) + search + decodable(hash);
  if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, '', origin + mended);
}

if (ExecutionEnvironment.canUseDOM) {
  mend();
  // The router listens later than this, so it reads what has been put right: somebody writes into the address bar.
  addEventListener('popstate', mend);
}
