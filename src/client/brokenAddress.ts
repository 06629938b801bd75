/**
 * Client module: puts right two kinds of address that the router would break on. One like `/100%` cannot be decoded:
 * its percent signs are written as they should have been. One like `//about` is answered with a page that knows itself
 * by another address.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The address without doubled slashes, if the page that came says that it lives there. */
function withoutDoubledSlashes(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const home = canonical && new URL(canonical).pathname;
  return home && [home, `${home}/`].includes(single) ? single : pathname;
}

function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const mended = decodable(withoutDoubledSlashes(pathname));
  if (mended !== pathname) window.history.replaceState(null, '', window.location.origin + mended + search + hash);
}
