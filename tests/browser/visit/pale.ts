/**
 * What can't be told from the ground behind it: words (7:1, or 4.5:1 where they are large), buttons (3:1), the rings of what
 * can have the focus (3:1), rules, edges and the marks of lists (1.5:1). Also links that look like the words around them,
 * and in the dark theme wide grounds that are bright. Runs in the page, and returns a sentence for each fault. It moves the
 * focus.
 */
export function pale(elements: Element[]): string[] {
  const faults = new Set<string>();
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  /** A color's luminance as WCAG counts it. */
  const luminance = (color: string) => {
    const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The contrast of two colors, from 1 to 21. One that isn't there has none. */
  const contrast = (one: string, other: string) => {
    if (isClear(one)) return 1;
    const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const {backgroundColor} = getComputedStyle(element);
    return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };

  for (const element of elements as HTMLElement[]) {
    const style = getComputedStyle(element);
    const unseen = '.aloud, svg:not(button svg), svg *, script, style, noscript, [href$="skipToContent_fallback"]';
    if (element.closest(unseen) || style.clipPath === 'inset(50%)') continue;
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const name = `${element.localName} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const [own, behind] = [groundOf(element), groundOf(element.parentElement)];
    const expectContrast = (what: string, seen: number, least: number) => {
      if (seen < least) faults.add(`${what} of ${name}: ${seen.toFixed(1)} in place of ${least}.`);
    };

    const hasWords = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (hasWords && !element.closest('[aria-hidden="true"]')) {
      const size = pixels(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
      expectContrast('the words', contrast(style.color, own), isLarge ? 4.5 : 7);
    }
    // But for a lane or a door, which has a color of its own.
    const isWide = element.offsetWidth > document.documentElement.clientWidth / 2 && !element.matches('a');
    const isGlaring = isWide && !isClear(style.backgroundColor) && luminance(style.backgroundColor) > 0.6;
    if (isGlaring && document.documentElement.dataset.theme === 'dark') faults.add(`the ground of ${name} is bright.`);
    if (element.matches('button svg')) {
      const seen = Array.from(element.querySelectorAll('path'), (path) => {
        const {fill, stroke} = getComputedStyle(path);
        return Math.max(...[fill, stroke].filter((color) => color !== 'none').map((color) => contrast(color, own)));
      });
      expectContrast('the drawing', Math.max(...seen), 3);
      continue;
    }
    for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
      const color = style[`border${side}Color`];
      if (pixels(style[`border${side}Width`]) === 0 || isClear(color)) continue;
      expectContrast(`the ${side.toLowerCase()} edge`, Math.max(contrast(color, own), contrast(color, behind)), 1.5);
    }
    const mark = getComputedStyle(element, '::before');
    if (element.matches('main ul:not([role]) > li') && mark.content !== 'none') {
      expectContrast('the mark', contrast(mark.borderTopColor, own), 1.5);
    }
    if (!element.matches('a[href], button')) continue;
    if (element.matches('main p a') && pixels(style.borderTopWidth) === 0 && style.textDecorationLine !== 'underline') {
      faults.add(`${name} looks like the words around it.`);
    }
    const edge = pixels(style.borderTopWidth) > 0 ? contrast(style.borderTopColor, behind) : 1;
    const face = Math.max(edge, contrast(style.backgroundColor, behind));
    if (element.matches('main button')) expectContrast('the face', face, 3);
    element.focus({preventScroll: true});
    const isInside = pixels(style.outlineOffset) < 0;
    const hasRing = style.outlineStyle !== 'none' && pixels(style.outlineWidth) >= 2;
    expectContrast('the ring', hasRing ? contrast(style.outlineColor, isInside ? own : behind) : 1, 3);
  }
  return [...faults];
}
