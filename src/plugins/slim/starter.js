// @ts-check
/**
 * Runs before the first paint, inline in each page. It starts the site's scripts once the page has painted and the
 * browser is idle, or at the first touch of a button, and then carries out the touch that came before them. Links
 * need no script and are left alone. The syntax is ES2019's, so that no browser stumbles over it; the build takes
 * these comments out.
 */
(() => {
  const root = document.documentElement;
  const {saveData, effectiveType} = /** @type {any} */ (navigator).connection || {};
  const metered = saveData || /2g/.test(effectiveType);
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const waiting = String(script.dataset.scripts).split(' ');
  const touches = metered ? ['click'] : ['pointerdown', 'click']; // A finger that scrolls is no reason to pay.
  /** @type {any} The button that was touched too early. */
  let held;

  // A browser without this cannot run the scripts either ("browserslist" in package.json): the page stays as it is.
  if (!''.replaceAll) return;

  const letGo = () => {
    if (held) held.removeAttribute('aria-busy');
    const button = held;
    held = null;
    return button || {};
  };

  const start = () => {
    for (const src of waiting.splice(0)) {
      const element = document.createElement('script');
      element.src = src;
      element.async = false; // Fetched at once, run in this order.
      element.onerror = () => {
        waiting.push(src); // The next touch tries again.
        const {href} = letGo();
        if (href) location.href = href; // The menu's button is a link to the list of all pages, too.
      };
      document.head.append(element);
    }
  };

  /** @param {Event} event */
  const hold = (event) => {
    const button = /** @type {Element} */ (event.target).closest('button:not([data-idle]),[role=button]');
    if (!button) return;
    start();
    if (event.type !== 'click') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    letGo();
    held = button;
    held.setAttribute('aria-busy', 'true');
  };

  for (const touch of touches) addEventListener(touch, hold, true);

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    for (const touch of touches) removeEventListener(touch, hold, true);
    const button = letGo();
    if (button.click) button.click();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  if (!metered) {
    addEventListener('load', () => {
      requestAnimationFrame(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 2000});
        else setTimeout(start, 200);
      });
    });
  }
})();
