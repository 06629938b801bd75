/** The rings of what has the focus. */
import {isSeen, pixels, UNSEEN} from '../../../inPage/seen';
import {bringIntoSight} from './cover';
import {hexOf} from './look';

/** Points on the middle of a ring's line. `apart`: how far it is from its control. */
function pointsOf({left, top, right, bottom}: DOMRect, apart: number): [number, number][] {
  const [west, north, east, south] = [left - apart, top - apart, right + apart, bottom + apart];
  const shares = Array.from({length: 15}, (_, step) => (step + 1) / 16);
  return shares.flatMap((share): [number, number][] => {
    const [x, y] = [west + share * (east - west), north + share * (south - north)];
    return [
      [x, north],
      [x, south],
      [west, y],
      [east, y],
    ];
  });
}

/** The layer of an element below the one around both: its first part with a place of its own. */
function layerOf(element: Element, around: Element): {depth: number; part?: Element} {
  let layer: {depth: number; part?: Element} = {depth: -1};
  for (let part: Element | null = element; part && part !== around; part = part.parentElement) {
    const {position, zIndex} = getComputedStyle(part);
    if (position !== 'static') layer = {depth: pixels(zIndex), part};
  }
  return layer;
}

/** Whether something is drawn over a control's ring, which is drawn over what has no layer of its own. */
function isOver(above: Element, control: Element): boolean {
  if (control.contains(above) || above.contains(control)) return false;
  let around = control.parentElement as Element;
  while (!around.contains(above)) around = around.parentElement as Element;
  const [over, own] = [layerOf(above, around), layerOf(control, around)];
  if (over.depth !== own.depth) return over.depth > own.depth;
  const isLater =
    over.part && own.part && own.part.compareDocumentPosition(over.part) & Node.DOCUMENT_POSITION_FOLLOWING;
  return Boolean(isLater);
}

/** Whether a box around a control, or the window, cuts its ring off at a point. */
function isCutOff(control: Element, [x, y]: [number, number]): boolean {
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const {left, top, right, bottom} = box.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return x < 0 || x > document.documentElement.clientWidth;
}

/** A control's ring: its width, how far it is from the control, its color, and how much of it is hidden. It moves the focus. */
function ringOf(control: HTMLElement): string {
  control.focus({preventScroll: true});
  const {outlineStyle, outlineWidth, outlineColor, outlineOffset} = getComputedStyle(control);
  if (outlineStyle === 'none') return 'none';
  bringIntoSight(() => control.getBoundingClientRect());
  const points = pointsOf(control.getBoundingClientRect(), pixels(outlineOffset) + pixels(outlineWidth) / 2);
  const hidden = points.filter((point) => {
    const above = document.elementFromPoint(...point);
    return (above && isOver(above, control)) || isCutOff(control, point);
  });
  const style = outlineStyle === 'solid' ? '' : outlineStyle;
  const share = hidden.length > 0 ? `,${Math.round((100 * hidden.length) / points.length)}%hidden` : '';
  return `${pixels(outlineWidth)}${style}+${pixels(outlineOffset)}${hexOf(outlineColor)}${share}`;
}

/** The rings of all links and buttons in an element, in the order of the document. */
export function measureRings(root: Element): string[] {
  const controls = Array.from(root.querySelectorAll<HTMLElement>('a[href], button'));
  const rings = controls.filter((control) => isSeen(control) && !control.matches(UNSEEN)).map(ringOf);
  (document.activeElement as HTMLElement).blur();
  return rings;
}
