/** What a visitor can't read of a page, as sentences. Runs in the page. Lengths are CSS pixels. */
import {excerpt, type Line, linesOf, toPixels, visibleTexts} from './elements';

function sidewaysScrolling(): string[] {
  const {clientWidth, scrollWidth} = document.documentElement;
  return scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px wider than the window.`] : [];
}

/** Words that are broken over two lines. A word ends at a space, a hyphen or a slash. */
function brokenWords(text: Text): string[] {
  const range = document.createRange();
  const words = Array.from(text.data.matchAll(/[^\s/\u2013-]+/g));
  const broken = words.filter(({index, 0: word}) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size > 1;
  });
  return broken.map(([word]) => `"${word}" is broken.`);
}

/** Whether an ancestor of a text cuts it off. */
function isCutOff(text: Text): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const inner = range.getBoundingClientRect();
  const parent = text.parentElement as HTMLElement;
  // The line box of large type is higher than its letters.
  const spare = toPixels(getComputedStyle(parent).fontSize) / 5;
  for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
    const {overflowX, overflowY} = getComputedStyle(box);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const outer = box.getBoundingClientRect();
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1 || inner.bottom > outer.bottom + spare)
      return true;
  }
  return false;
}

const isOutside = ({left, right}: Line): boolean => left < -1 || right > document.documentElement.clientWidth + 1;

function overlap(one: Line, other: Line): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 2 && height > 2;
}

export function unreadableText(): string[] {
  const texts = visibleTexts();
  const lines = texts.flatMap(linesOf);
  const overlaps = lines.flatMap((line, index) =>
    lines.slice(0, index).flatMap((other) => (overlap(line, other) ? [`"${line.text}" covers "${other.text}".`] : [])),
  );
  return [
    ...sidewaysScrolling(),
    ...lines.filter(isOutside).map(({text}) => `"${text}" is outside of the window.`),
    ...texts.filter(isCutOff).map((text) => `"${excerpt(text)}" is cut off.`),
    ...texts.flatMap(brokenWords),
    ...overlaps,
  ];
}
