/**
 * Client module: reloads a page when part of its script is missing. Most often a new version was published meanwhile
 * and the file has another name. The page can be read either way, so this happens only before hydration, and once for
 * each missing file. Where the browser can't remember that, it never happens: no page may reload for ever.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Remembers a missing file for this tab. False if it is known already, or if the browser has no storage. */
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
    // The browser has reported the file itself. It also opens a link whose page doesn't arrive.
    event.preventDefault();
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && navigator.onLine && noteOnce(request)) location.reload();
  });
}
