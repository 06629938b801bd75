/** How well two colors can be told apart, as a browser writes them: `rgb(22, 33, 27)`. */
import {isClear} from './seen';

/** A color's luminance as WCAG counts it. */
export function luminanceOf(color: string): number {
  const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21. One that isn't there has none. */
export function contrastOf(one: string, other: string): number {
  if (isClear(one)) return 1;
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
