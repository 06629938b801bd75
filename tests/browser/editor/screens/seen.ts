/**
 * What somebody sees of the editor in its window, row by row, and what a tap there would reach. It runs in the page, so it
 * uses nothing from outside of itself.
 */

/** The rows of what is in the window, each with the tenth of the window at which it begins, from the left and from the top. */
export function seenRows(): string[] {
  const THINGS = 'a, button, input, select, textarea, summary, iframe, pre, img, dialog';
  /** Boxes of which the size counts, too. */
  const BOXES = 'textarea, iframe, pre, img, dialog';
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Row extends Box {
    words: string[];
  }
  /** Lines and edges that differ by a point on another machine are the same tenth. */
  const tenth = (pixels: number, whole: number) => Math.floor((pixels + 4) / (whole / 10));
  const placeOf = ({left, top}: Box) => `${tenth(left, innerWidth)},${tenth(top, innerHeight)}`;
  const sizeOf = ({left, top, right, bottom}: Box) =>
    `${tenth(right - left, innerWidth)}×${tenth(bottom - top, innerHeight)}`;

  const dialog = document.querySelector('dialog[open]');
  const all = Array.from((dialog ?? document.querySelector('#__docusaurus'))?.querySelectorAll('*') ?? []);
  /** The words of an element itself, without those of the elements in it. */
  const ownWords = ({childNodes}: Element): string =>
    Array.from(childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ' '))
      .join('')
      .trim();
  const isThing = (element: Element): boolean =>
    element.matches(THINGS) ||
    (ownWords(element) !== '' && !element.parentElement?.closest('a, button, summary, select, textarea'));
  const isShown = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest('script, style, option, datalist');

  /** What is left of an element's box where the boxes around it cut it off. */
  const visibleBox = (element: Element): Box => {
    let {left, top, right, bottom} = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      // What is around a dialog doesn't cut it off.
      if (element.matches('dialog') || around.matches(':has(> dialog[open])')) break;
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    return {left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight)};
  };
  const nameOf = (element: Element): string => {
    if (element.matches('iframe')) return 'the page';
    if (element.matches('img')) return 'a picture';
    const field = element.matches('input, select, textarea') ? (element as HTMLInputElement) : undefined;
    const label = field?.labels?.[0]?.textContent ?? field?.getAttribute('aria-label');
    const words = label ?? (element.matches(THINGS) ? element.textContent : ownWords(element));
    const short = (words ?? '').trim().replace(/\s+/g, ' ').slice(0, 24).trim();
    if (field) return `‹${short}›`;
    return element.matches('button, summary') ? `[${short}]` : short;
  };
  const isMain = (element: Element): boolean =>
    element.matches('button') && Number(getComputedStyle(element).fontWeight) >= 700;
  const isSameLabel = (one: Element, other: Element) => {
    const label = one.closest('label');
    return label !== null && label === other.closest('label');
  };
  /** What a tap in the middle of what is seen would reach instead. */
  const coverOf = (element: Element, box: Box): Element | undefined => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) ?? undefined;
    if (!hit || element.contains(hit) || isSameLabel(element, hit)) return undefined;
    // The middle of words over several lines may be between them.
    return hit.contains(element) && !element.matches(THINGS) ? undefined : hit;
  };
  const notesOn = (element: Element, box: Box): string => {
    const cover = coverOf(element, box);
    const under = cover && ` (under ${nameOf(cover) || cover.localName})`;
    return `${element.matches(BOXES) ? ` ${sizeOf(box)}` : ''}${isMain(element) ? ' (main)' : ''}${under ?? ''}`;
  };
  const isMostlySeen = (box: Box, {width, height}: DOMRect): boolean =>
    box.bottom - box.top > Math.min(height, 40) / 2 && box.right - box.left > Math.min(width, 40) / 2;

  /** What is there only for those who hear the page. */
  const isOnlyHeard = (element: Element): boolean => {
    const {width, height} = element.getBoundingClientRect();
    return width < 1 || height < 1 || getComputedStyle(element).clipPath !== 'none';
  };
  const rows: Row[] = [];
  /** Puts something into the last row, if it is beside what is there, or else into a new one. */
  const putInRow = (element: Element, box: Box): void => {
    const isBox = element.matches(BOXES);
    const words = `${nameOf(element)}${notesOn(element, box)}`;
    const row = rows.at(-1);
    const middle = (box.top + box.bottom) / 2;
    if (row && !isBox && middle > row.top && middle < row.bottom && box.left >= row.right - 4) {
      row.words.push(words);
      row.right = box.right;
    } else {
      // Nothing is in a row with a box.
      rows.push({...box, bottom: isBox ? box.top : box.bottom, words: [words]});
    }
  };

  const things = all
    .filter((element) => isThing(element) && isShown(element) && !isOnlyHeard(element))
    .map((element) => ({element, box: visibleBox(element)}));
  const seen = things.filter(({element, box}) => isMostlySeen(box, element.getBoundingClientRect()));
  for (const {element, box} of seen) putInRow(element, box);
  const countOutOfSight = things.length - seen.length;
  const lines = rows.map((row) => `${placeOf(row)}  ${row.words.join(' · ')}`);
  return countOutOfSight > 0 ? [...lines, `and ${countOutOfSight} out of sight`] : lines;
}

/** What has the focus, as people call it, and which of its words are selected. */
export function focusNow(): string {
  const {activeElement: element} = document;
  if (!element || element === document.body) return 'nothing';
  const short = (words: string) => words.trim().replace(/\s+/g, ' ').slice(0, 60);
  const field = element as HTMLTextAreaElement;
  const words = field.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.localName} “${short(words || element.getAttribute('title') || '')}”`;
  if (!element.matches('textarea')) return name;
  const {value, selectionStart, selectionEnd, scrollTop} = field;
  const selected = short(value.slice(selectionStart, selectionEnd));
  const before = short(value.slice(0, selectionStart).slice(-20));
  return `${name}, after “${before}” selected “${selected}”${scrollTop > 0 ? ', scrolled' : ''}`;
}

/** The page in the preview's frame: what can be reached there, what is marked, and whether somebody sees it. Runs in the frame. */
export function seenInFrame(): string[] {
  const heading = document.querySelector('h1')?.textContent ?? '';
  const parts = Array.from(document.querySelectorAll('[data-part][tabindex="0"]'));
  const reached = parts.filter((part) => part.checkVisibility()).length;
  const forStaff = document.querySelector('[data-staff-bar]');
  const marks = ['open', 'problem', 'changed'].flatMap((mark) =>
    Array.from(document.querySelectorAll(`[data-${mark}]`), (element) => {
      const {top, bottom} = element.getBoundingClientRect();
      const isInSight = bottom > 0 && top < innerHeight;
      const hasLine = getComputedStyle(element).outlineStyle !== 'none';
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
      return `${mark}: ${words}${isInSight ? '' : ' (out of sight)'}${hasLine ? '' : ' (without a line)'}`;
    }),
  );
  return [
    `“${heading}”, ${reached} parts that Tab reaches${forStaff?.checkVisibility() ? ', and words for staff' : ''}`,
    ...marks,
  ];
}
