/** How well what is in a page can be told from the ground behind it: plain data, for judgeColors.ts. */

/** A thing that has a color of its own, and its contrast with its ground, from 1 to 21. */
interface Part {
  kind: 'words' | 'drawing' | 'edge' | 'mark' | 'face' | 'ring';
  /** For a fault, such as "the top edge". */
  what: string;
  contrast: number;
}

export interface Colors {
  /** The element and its first words. */
  name: string;
  parts: Part[];
  /** Of its letters, in pixels. */
  size: number;
  weight: number;
  /** Of the ring around it while it has the focus, in pixels: 0 if it has none, or can't have the focus. */
  ringWidth: number;
  /** The theme, and of its ground the luminance, as WCAG counts it, and its part of the window's width. None if it's clear. */
  ground?: {isDark: boolean; luminance: number; share: number};
  /** It is a link, which may have a color of its own: a lane or a door. */
  isLink: boolean;
  /** Of a link in a paragraph: how much sets it off from the words around it, an underline or an edge. */
  linkMarks?: number;
}

/** Runs in the page. Measures what can be seen of the elements. It moves the focus. */
export function measureColors(elements: Element[]): Colors[] {
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  /** A color's luminance as WCAG counts it. */
  const luminanceOf = (color: string) => {
    const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The contrast of two colors, from 1 to 21. One that isn't there has none. */
  const contrastOf = (one: string, other: string) => {
    if (isClear(one)) return 1;
    const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const {backgroundColor} = getComputedStyle(element);
    return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  const isSeen = (element: Element) => {
    const unseen = '.aloud, svg:not(button svg), svg *, script, style, noscript, [href$="skipToContent_fallback"]';
    if (element.closest(unseen) || getComputedStyle(element).clipPath === 'inset(50%)') return false;
    return element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  };

  const measure = (element: HTMLElement): Colors => {
    const style = getComputedStyle(element);
    const [own, behind] = [groundOf(element), groundOf(element.parentElement)];
    const parts: Part[] = [];
    const add = (kind: Part['kind'], contrast: number, what = `the ${kind}`) => parts.push({kind, what, contrast});
    const hasEdge = pixels(style.borderTopWidth) > 0;
    const colors: Colors = {
      name: `${element.localName} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`,
      parts,
      size: pixels(style.fontSize),
      weight: Number(style.fontWeight),
      ringWidth: 0,
      isLink: element.matches('a'),
    };
    if (element.matches('main p a[href]')) {
      colors.linkMarks = Number(hasEdge) + Number(style.textDecorationLine === 'underline');
    }

    const hasWords = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (hasWords && !element.closest('[aria-hidden="true"]')) add('words', contrastOf(style.color, own));
    if (!isClear(style.backgroundColor)) {
      const {clientWidth, dataset} = document.documentElement;
      const luminance = luminanceOf(style.backgroundColor);
      colors.ground = {isDark: dataset.theme === 'dark', luminance, share: element.offsetWidth / clientWidth};
    }
    if (element.matches('button svg')) {
      const contrasts = Array.from(element.querySelectorAll('path'), (path) => {
        const {fill, stroke} = getComputedStyle(path);
        return Math.max(...[fill, stroke].filter((color) => color !== 'none').map((color) => contrastOf(color, own)));
      });
      add('drawing', Math.max(...contrasts));
      return colors;
    }
    for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
      const color = style[`border${side}Color`];
      if (pixels(style[`border${side}Width`]) === 0 || isClear(color)) continue;
      add('edge', Math.max(contrastOf(color, own), contrastOf(color, behind)), `the ${side.toLowerCase()} edge`);
    }
    const mark = getComputedStyle(element, '::before');
    if (element.matches('main ul:not([role]) > li') && mark.content !== 'none') {
      add('mark', contrastOf(mark.borderTopColor, own));
    }
    if (!element.matches('a[href], button')) return colors;

    const edge = hasEdge ? contrastOf(style.borderTopColor, behind) : 1;
    if (element.matches('main button')) add('face', Math.max(edge, contrastOf(style.backgroundColor, behind)));
    element.focus({preventScroll: true});
    const isInside = pixels(style.outlineOffset) < 0;
    if (style.outlineStyle !== 'none') colors.ringWidth = pixels(style.outlineWidth);
    add('ring', contrastOf(style.outlineColor, isInside ? own : behind));
    return colors;
  };

  // One after the other: the focus changes what is seen.
  return (elements as HTMLElement[]).flatMap((element) => (isSeen(element) ? [measure(element)] : []));
}
