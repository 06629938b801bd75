/** How an element looks, as values of a record: only what differs from the usual. */
import {isClear, pixels} from '../../../inPage/seen';
import type {Thing} from '../record';

export type Values = Thing['values'];

/** A length to a tenth of a pixel. */
export const fine = (length: string): string => String(Math.round(10 * pixels(length)) / 10);

/** `rgb(22, 33, 27)` as `#16211b`. A color that shows what is behind it has two more digits. */
export const hexOf = (value: string): string =>
  value.replace(/rgba?\(([^)]*)\)/g, (_, parts: string) => {
    const [red, green, blue, alpha = 1] = parts.split(',').map(Number);
    const all = alpha === 1 ? [red, green, blue] : [red, green, blue, Math.round(alpha * 255)];
    return `#${all.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });

/** A value without spaces. The address of a file may change, and is left out. */
export const compact = (value: string): string =>
  hexOf(value)
    .replace(/url\([^)]*\)/g, 'url')
    .replace(/\s+/g, '_');

/** The values that are neither empty nor the usual ones. */
export const unusual = (values: Values, usual: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => value && value !== usual[key]));

function edgesOf(look: CSSStyleDeclaration): string {
  const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
    const [width, color, style] = [look[`border${side}Width`], look[`border${side}Color`], look[`border${side}Style`]];
    if (pixels(width) === 0 || isClear(color)) return '-';
    return `${fine(width)}${hexOf(color)}${style === 'solid' ? '' : style}`;
  });
  return new Set(edges).size === 1 ? edges[0] : edges.join('/');
}

/** What is painted of a box. */
export const paintOf = (look: CSSStyleDeclaration): Values =>
  unusual(
    {
      ground: isClear(look.backgroundColor) ? '' : hexOf(look.backgroundColor),
      edges: edgesOf(look),
      image: compact(look.backgroundImage),
      tiled: look.backgroundImage === 'none' ? '' : compact(`${look.backgroundSize} ${look.backgroundPosition}`),
      'edge-image': compact(look.borderImageSource),
      shadow: compact(look.boxShadow),
      corners: compact(look.borderRadius),
      clip: compact(look.clipPath),
    },
    {edges: '-', image: 'none', 'edge-image': 'none', shadow: 'none', corners: '0px', clip: 'none'},
  );

/** What a box does to all that is in it. */
export const effectOf = (look: CSSStyleDeclaration): Values =>
  unusual(
    {
      moved: compact(look.transform),
      faint: look.opacity,
      events: look.pointerEvents,
      overflow: compact(look.overflow),
      stays: /sticky|fixed/.test(look.position) ? look.position : '',
    },
    {moved: 'none', faint: '1', events: 'auto', overflow: 'visible'},
  );

/** The line under words or through them. An element hands it on to what is in its lines. */
function lineOf(element: Element): string {
  const look = getComputedStyle(element);
  if (look.textDecorationLine !== 'none') return `${look.textDecorationLine}${look.textDecorationThickness}`;
  const isInLine = /^(inline|block|list-item)$/.test(look.display);
  return isInLine && element.parentElement ? lineOf(element.parentElement) : '';
}

/** What letters look like in an element. */
export function lettersOf(element: Element): Values {
  const look = getComputedStyle(element);
  const [, face] = /^"?(\w+)/.exec(look.fontFamily) ?? [];
  return unusual(
    {
      letters: fine(look.fontSize),
      weight: look.fontWeight,
      face,
      ink: hexOf(look.color),
      slant: look.fontStyle,
      case: look.textTransform,
      line: lineOf(element),
      select: look.userSelect,
      shadow: compact(look.textShadow),
    },
    {weight: '400', face: 'text', slant: 'normal', case: 'none', select: 'auto', shadow: 'none'},
  );
}
