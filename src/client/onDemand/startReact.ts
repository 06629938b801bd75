/** Fetches React and the page's scripts, and carries out the touch that was held until they came. */

const root = document.documentElement;

/** A control that still doesn't work after this is let go: whatever came was not the script. In milliseconds. */
const PATIENCE = 8000;

/** Lets the controls go that were touched. Returns the last of them. */
function letGo(): HTMLElement | undefined {
  const held = Array.from(document.querySelectorAll<HTMLElement>('[aria-busy]'));
  for (const control of held) control.removeAttribute('aria-busy');
  return held.pop();
}

export function startReact(): void {
  // From here on React opens the pages, so the browser need not draw them ahead.
  document.querySelector('[type=speculationrules]')?.remove();
  const {scripts = ''} = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  for (const src of scripts.split(' ')) {
    if (document.querySelector(`script[src="${src}"]`)) continue;
    const script = document.createElement('script');
    script.src = src;
    script.async = false; // Fetched at once, run in this order.
    script.onerror = () => {
      script.remove(); // The next touch tries again.
      letGo();
    };
    document.head.append(script);
  }
  setTimeout(letGo, PATIENCE);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    letGo()?.click();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
