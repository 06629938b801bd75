/**
 * Fetches React and all that it needs, for a control that was touched and held (starter/index.ts). Staff's pages start it
 * at once.
 */

const root = document.documentElement;

/** How long, in milliseconds, a touched control waits for its script. */
const PATIENCE = 8000;

/** Releases the controls that were touched. Returns the last of them. */
function release(): HTMLElement | undefined {
  const held = Array.from(document.querySelectorAll<HTMLElement>('[aria-busy]'));
  for (const control of held) control.removeAttribute('aria-busy');
  return held.pop();
}

/** Adds a script or a style sheet. If it fails, the next touch tries again. */
function fetchPart(part: HTMLScriptElement | HTMLLinkElement): void {
  part.onerror = () => {
    part.remove();
    release();
  };
  document.head.append(part);
}

/** What the build wrote into the page: its scripts, or its style sheet if there is one to come. */
const written = (attribute: string) => document.querySelector(`[${attribute}]`)?.getAttribute(attribute);

function startScripts(): void {
  for (const src of written('data-scripts')?.split(' ') ?? []) {
    if (document.querySelector(`script[src="${src}"]`)) continue;
    // Fetched at once, run in this order.
    fetchPart(Object.assign(document.createElement('script'), {src, async: false}));
  }
}

/** The page has only its own styles. React may show what isn't there yet, so the whole sheet has to come first. */
function startWithStyles(): void {
  const href = written('data-sheet');
  const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  // The editor's pages link to the whole sheet themselves, and name none.
  const isThere = !href || link?.sheet;
  if (isThere) {
    startScripts();
    return;
  }
  // One that is on its way starts them when it has come.
  if (link) return;
  fetchPart(Object.assign(document.createElement('link'), {rel: 'stylesheet', href, onload: startScripts}));
}

/** Fetches React, the page's scripts and the site's styles, then carries out the touch that waited for them. */
export function startReact(): void {
  startWithStyles();
  setTimeout(release, PATIENCE);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    release()?.click();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
