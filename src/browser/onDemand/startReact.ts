/** Fetches React, the page's scripts and the site's styles, then carries out the touch that waited for them. */

const root = document.documentElement;

/** How long, in milliseconds, a touched control waits: by then, whatever came was not the script. */
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

function startScripts(): void {
  const {scripts = ''} = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  for (const src of scripts.split(' ')) {
    if (document.querySelector(`script[src="${src}"]`)) continue;
    // Fetched at once, run in this order.
    fetchPart(Object.assign(document.createElement('script'), {src, async: false}));
  }
}

/** The page has only its own styles. React opens other pages in it, so the whole sheet has to be there first. */
function startWithStyles(href: string): void {
  const sheet = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (sheet?.sheet) startScripts();
  if (sheet) return;
  fetchPart(Object.assign(document.createElement('link'), {rel: 'stylesheet', href, onload: startScripts}));
}

/** React's router knows a page by this address alone. The host also answers `/about.html`, `//about` and `/index`. */
function showCanonicalAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const {search, hash} = location;
  if (link) history.replaceState(history.state, '', new URL(link.href).pathname + search + hash);
}

export function startReact(): void {
  showCanonicalAddress();
  const {sheet} = document.querySelector<HTMLElement>('[data-sheet]')?.dataset ?? {};
  if (sheet) startWithStyles(sheet);
  else startScripts();
  setTimeout(release, PATIENCE);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    release()?.click();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
