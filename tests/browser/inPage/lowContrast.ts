/** What can't be told from its background, as sentences (WCAG 1.4.6, 1.4.11 and 2.4.13). Runs in the page. */
import {backgroundOf, excerpt, isTransparent, isVisible, toPixels, visibleControls} from './elements';

const TEXT = 7;
const LARGE_TEXT = 4.5;
/** In pixels: 18 points, and 14 points if bold. */
const LARGE_SIZE = 24;
const LARGE_BOLD_SIZE = 18.6;
/** For a focus ring, the outline of a button and an icon. */
const NON_TEXT = 3;
const RING_WIDTH = 2;

/** A color's luminance as WCAG defines it. `color` is as in computed styles: `rgb(22, 33, 27)`. */
function luminanceOf(color: string): number {
  const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const value = Number(channel) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. A transparent color has none. */
function contrastOf(color: string, background: string): number {
  if (isTransparent(color)) return 1;
  const [darker, lighter] = [luminanceOf(color), luminanceOf(background)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function faultIf(contrast: number, least: number, what: string): string[] {
  return contrast < least ? [`${what} has a contrast of ${contrast.toFixed(1)}, and needs ${least}.`] : [];
}

function textFaults(element: Element): string[] {
  const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
  if (!hasText || element.closest('[aria-hidden="true"]')) return [];
  const {color, fontSize, fontWeight} = getComputedStyle(element);
  const size = toPixels(fontSize);
  const isLarge = size >= LARGE_SIZE || (size >= LARGE_BOLD_SIZE && Number(fontWeight) >= 700);
  return faultIf(contrastOf(color, backgroundOf(element)), isLarge ? LARGE_TEXT : TEXT, `"${excerpt(element)}"`);
}

/** The keyboard's focus ring. Moves the focus. */
function ringFaults(control: HTMLElement): string[] {
  control.focus({preventScroll: true});
  const {outlineStyle, outlineWidth, outlineOffset, outlineColor} = getComputedStyle(control);
  const isThere = outlineStyle !== 'none' && toPixels(outlineWidth) >= RING_WIDTH;
  const background = backgroundOf(toPixels(outlineOffset) < 0 ? control : control.parentElement);
  return faultIf(isThere ? contrastOf(outlineColor, background) : 1, NON_TEXT, `The ring of "${excerpt(control)}"`);
}

/** What shows where a button is: its border or its background. */
function outlineFaults(button: Element): string[] {
  const around = backgroundOf(button.parentElement);
  const {backgroundColor, borderTopColor, borderTopWidth} = getComputedStyle(button);
  const border = toPixels(borderTopWidth) > 0 ? contrastOf(borderTopColor, around) : 1;
  return faultIf(
    Math.max(border, contrastOf(backgroundColor, around)),
    NON_TEXT,
    `The outline of "${excerpt(button)}"`,
  );
}

/** An icon that is a button's only content. Its most visible path counts. */
function iconFaults(icon: Element): string[] {
  const background = backgroundOf(icon);
  const contrasts = Array.from(icon.querySelectorAll('path'), (path) => {
    const {fill, stroke} = getComputedStyle(path);
    return Math.max(
      ...[fill, stroke].filter((color) => color !== 'none').map((color) => contrastOf(color, background)),
    );
  });
  return faultIf(Math.max(...contrasts), NON_TEXT, `The icon of "${icon.closest('button')?.ariaLabel}"`);
}

/** Faults of everything visible in an element. Moves the focus. */
export function lowContrast(root: Element): string[] {
  const visible = Array.from(root.querySelectorAll<HTMLElement>('*')).filter(isVisible);
  const faults = [
    ...visible.filter((element) => !element.closest('svg, script, style, noscript')).flatMap(textFaults),
    ...visible.filter((element) => element.matches('main button')).flatMap(outlineFaults),
    ...visible.filter((element) => element.matches('button svg')).flatMap(iconFaults),
    // Last, since the focus changes how a control looks.
    ...visibleControls(root).flatMap(ringFaults),
  ];
  return [...new Set(faults)];
}
