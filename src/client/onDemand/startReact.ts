/** Fetches React, the page's scripts and the site's styles, and carries out the touch that was held until they came. */

const root = document.documentElement;

/** A control that still doesn't work after this is let go: whatever came was not the script. In milliseconds. */
const PATIENCE = 8000;

/** Lets the controls go that were touched. Returns the last of them. */
function letGo(): HTMLElement | undefined {
  const held = Array.from(document.querySelectorAll<HTMLElement>('[aria-busy]'));
  for (const control of held) control.removeAttribute('aria-busy');
  return held.pop();
}

/** Adds a script or a style sheet. Should it be lost, the next touch tries again. */
function fetchPart(part: HTMLScriptElement | HTMLLinkElement): void {
  part.onerror = () => {
    part.remove();
    letGo();
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

/** The page holds the styles that it needs itself. React opens other pages in it, so theirs have to be there first. */
function startWithStyles(href: string): void {
  const sheet = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (sheet?.sheet) startScripts();
  if (sheet) return;
  fetchPart(Object.assign(document.createElement('link'), {rel: 'stylesheet', href, onload: startScripts}));
}

export function startReact(): void {
  // From here on React opens the pages, so the browser need not draw them ahead.
  document.querySelector('[type=speculationrules]')?.remove();
  const {sheet} = document.querySelector<HTMLElement>('[data-sheet]')?.dataset ?? {};
  if (sheet) startWithStyles(sheet);
  else startScripts();
  setTimeout(letGo, PATIENCE);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    letGo()?.click();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
