/**
 * Client module: a part of the script did not arrive. Most often a new version was published since the page was
 * stored, and its files have other names by now: then loading the page again mends it. What is on the page can be read
 * either way, so this is done before the page is alive and not after, and once for each lost file. Where that cannot
 * be remembered, it is not done at all: no visitor may be caught in a page that loads again and again.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Notes a lost file for this tab; false when it is noted already, or when the browser forbids notes. */
function noteOnce(file: string): boolean {
  try {
    const name = `lost ${file}`;
    if (sessionStorage.getItem(name)) return false;
    sessionStorage.setItem(name, 'yes');
    return true;
  } catch {
    return false;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('unhandledrejection', (event) => {
    const {name, request} = (event.reason ?? {}) as {name?: string; request?: string};
    if (name !== 'ChunkLoadError' || !request) return;
    // The browser has told of the file itself. A link whose page does not arrive is then opened by the browser.
    event.preventDefault();
    const alive = document.documentElement.dataset.hasHydrated === 'true';
    if (!alive && navigator.onLine && noteOnce(request)) location.reload();
  });
}
