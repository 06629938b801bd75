/**
 * What somebody sees of the editor in its window, row by row, what a tap there would reach, and what has the focus. Runs in
 * the page; the last function, in the frame with the preview.
 */
import {type Box, boxOf, firstWords, isDrawn} from '../../inPage/seen';

const THINGS = 'a, button, input, select, textarea, summary, iframe, pre, img, dialog';

/** Boxes of which the size counts, too. */
const BOXES = 'textarea, iframe, pre, img, dialog';

interface Thing {
  element: Element;
  /** What is left of it where the boxes around it and the window cut it off. */
  box: Box;
}

interface Row extends Box {
  words: string[];
}

/** The words of an element itself, without those of the elements in it. */
const ownWords = ({childNodes}: Element): string =>
  Array.from(childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ' '))
    .join('')
    .trim();

const isThing = (element: Element): boolean =>
  element.matches(THINGS) ||
  (ownWords(element) !== '' && !element.parentElement?.closest('a, button, summary, select, textarea'));

const isShown = (element: Element): boolean => isDrawn(element) && !element.closest('script, style, option, datalist');

/** What is there only for those who hear the page. */
function isOnlyHeard(element: Element): boolean {
  const {width, height} = element.getBoundingClientRect();
  return width < 1 || height < 1 || getComputedStyle(element).clipPath !== 'none';
}

/** What two boxes share. */
const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** What is left of an element's box where the boxes around it, and the window, cut it off. */
function visibleBox(element: Element): Box {
  let box = boxOf(element);
  for (let around = element.parentElement; around; around = around.parentElement) {
    // What is around a dialog doesn't cut it off.
    if (element.matches('dialog') || around.matches(':has(> dialog[open])')) break;
    if (getComputedStyle(around).overflowY !== 'visible') box = overlapOf(box, boxOf(around));
  }
  return overlapOf(box, {left: 0, top: 0, right: innerWidth, bottom: innerHeight});
}

/** At least half of it, or of a part that is large enough for a finger. */
function isMostlySeen({element, box}: Thing): boolean {
  const {width, height} = element.getBoundingClientRect();
  return box.bottom - box.top > Math.min(height, 40) / 2 && box.right - box.left > Math.min(width, 40) / 2;
}

/** The words by which people know something, without signs for what it is. */
function wordsFor(element: Element, field: HTMLInputElement | undefined): string {
  const label = field?.labels?.[0]?.textContent ?? field?.getAttribute('aria-label');
  const words = label ?? (element.matches(THINGS) ? element.textContent : ownWords(element));
  return firstWords(words, 24).trim();
}

/** What people call it: a field as ‹Price›, a button as [Undo]. */
function nameOf(element: Element): string {
  if (element.matches('iframe')) return 'the page';
  if (element.matches('img')) return 'a picture';
  const field = element.matches('input, select, textarea') ? (element as HTMLInputElement) : undefined;
  const words = wordsFor(element, field);
  if (field) return `‹${words}›`;
  return element.matches('button, summary') ? `[${words}]` : words;
}

function isSameLabel(one: Element, other: Element): boolean {
  const label = one.closest('label');
  return label !== null && label === other.closest('label');
}

/** What a tap in the middle of what is seen would reach instead. */
function coverOf({element, box}: Thing): Element | undefined {
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) ?? undefined;
  if (!hit || element.contains(hit) || isSameLabel(element, hit)) return undefined;
  // The middle of words over several lines may be between them.
  return hit.contains(element) && !element.matches(THINGS) ? undefined : hit;
}

/** Lines and edges that differ by a point on another machine are the same tenth. */
const tenth = (pixels: number, whole: number): number => Math.floor((pixels + 4) / (whole / 10));

const placeOf = ({left, top}: Box): string => `${tenth(left, innerWidth)},${tenth(top, innerHeight)}`;

const sizeOf = ({left, top, right, bottom}: Box): string =>
  `${tenth(right - left, innerWidth)}×${tenth(bottom - top, innerHeight)}`;

const isMain = (element: Element): boolean =>
  element.matches('button') && Number(getComputedStyle(element).fontWeight) >= 700;

/** Its name, its size if that counts, whether it is the main button, and what is over it. */
function describe(thing: Thing): string {
  const {element, box} = thing;
  const cover = coverOf(thing);
  return [
    nameOf(element),
    element.matches(BOXES) ? ` ${sizeOf(box)}` : '',
    isMain(element) ? ' (main)' : '',
    cover ? ` (under ${nameOf(cover) || cover.localName})` : '',
  ].join('');
}

function isBeside(row: Row, {box}: Thing): boolean {
  const middle = (box.top + box.bottom) / 2;
  return middle > row.top && middle < row.bottom && box.left >= row.right - 4;
}

/** What is beside each other is in one row. */
function rowsOf(things: Thing[]): Row[] {
  const rows: Row[] = [];
  for (const thing of things) {
    const {element, box} = thing;
    const isBox = element.matches(BOXES);
    const words = describe(thing);
    const row = rows.at(-1);
    if (row && !isBox && isBeside(row, thing)) {
      row.words.push(words);
      row.right = box.right;
    } else {
      // Nothing is in a row with a box.
      rows.push({...box, bottom: isBox ? box.top : box.bottom, words: [words]});
    }
  }
  return rows;
}

/** The rows of what is in the window, each with the tenth of the window at which it begins, from the left and from the top. */
export function seenRows(): string[] {
  const around = document.querySelector('dialog[open]') ?? document.querySelector('#__docusaurus');
  const all = Array.from(around?.querySelectorAll('*') ?? []);
  const things = all
    .filter((element) => isThing(element) && isShown(element) && !isOnlyHeard(element))
    .map((element) => ({element, box: visibleBox(element)}));
  const seen = things.filter(isMostlySeen);
  const lines = rowsOf(seen).map((row) => `${placeOf(row)}  ${row.words.join(' · ')}`);
  const countOutOfSight = things.length - seen.length;
  return countOutOfSight > 0 ? [...lines, `and ${countOutOfSight} out of sight`] : lines;
}

/** Where the cursor is in a text, which of its words are selected, and whether it is scrolled. */
function cursorIn({value, selectionStart, selectionEnd, scrollTop}: HTMLTextAreaElement): string {
  const selected = firstWords(value.slice(selectionStart, selectionEnd), 60);
  const before = firstWords(value.slice(0, selectionStart).slice(-20), 60);
  return `after “${before}” selected “${selected}”${scrollTop > 0 ? ', scrolled' : ''}`;
}

/** What has the focus, as people call it, and which of its words are selected. */
export function focusNow(): string {
  const {activeElement: element} = document;
  if (!element || element === document.body) return 'nothing';
  const {labels} = element as HTMLInputElement;
  const words = labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
  const name = `${element.localName} “${firstWords(words || element.getAttribute('title'), 60)}”`;
  return element.matches('textarea') ? `${name}, ${cursorIn(element as HTMLTextAreaElement)}` : name;
}

/** A line for what is marked in the preview: the mark, its words, and whether somebody sees them and the line around them. */
function describeMark(mark: string, element: Element): string {
  const {top, bottom} = element.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight;
  const hasLine = getComputedStyle(element).outlineStyle !== 'none';
  const words = firstWords(element.textContent, 60);
  return `${mark}: ${words}${isInSight ? '' : ' (out of sight)'}${hasLine ? '' : ' (without a line)'}`;
}

/** The page in the preview's frame: what can be reached there, what is marked, and whether somebody sees it. */
export function seenInFrame(): string[] {
  const heading = document.querySelector('h1')?.textContent ?? '';
  const parts = Array.from(document.querySelectorAll('[data-part][tabindex="0"]'));
  const reached = parts.filter((part) => part.checkVisibility()).length;
  const forStaff = document.querySelector('[data-staff-bar]');
  const marks = ['open', 'problem', 'changed'].flatMap((mark) =>
    Array.from(document.querySelectorAll(`[data-${mark}]`), (element) => describeMark(mark, element)),
  );
  return [
    `“${heading}”, ${reached} parts that Tab reaches${forStaff?.checkVisibility() ? ', and words for staff' : ''}`,
    ...marks,
  ];
}
