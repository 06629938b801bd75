/** What is lost to a reader, as sentences. Runs in the page. */
import {boxOf, firstWords, holderOf, isDrawn, textsIn, UNSEEN} from '../inPage/seen';

/** A word, or the piece of it that is on a line. */
interface Piece {
  word: string;
  box: DOMRect;
}

function isRead(text: Text): boolean {
  const element = holderOf(text);
  return !element.closest(`${UNSEEN}, [aria-hidden="true"]`) && isDrawn(element);
}

/** The words of a text, each with a box for every line that it is on. A hyphen or a slash ends a word. */
function wordsOf(text: Text): {word: string; boxes: DOMRect[]}[] {
  const range = document.createRange();
  return Array.from(text.data.matchAll(/[^\s/\u2013-]+/g), ({index, 0: word}) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return {word, boxes: Array.from(range.getClientRects()).filter(({width}) => width > 0)};
  });
}

function sideways(): string[] {
  const {clientWidth, scrollWidth} = document.documentElement;
  return scrollWidth > clientWidth ? [`The page scrolls ${scrollWidth - clientWidth} pixels sideways.`] : [];
}

const isBroken = (boxes: DOMRect[]): boolean => new Set(boxes.map(({top}) => Math.round(top))).size > 1;

const isOutOfReach = (boxes: DOMRect[]): boolean =>
  boxes.some(({left, right}) => left < -1 || right > document.documentElement.clientWidth + 1);

/** Whether two pieces overlap on the same line: the box that a face asks for is higher than its letters. */
function overlap({box: one}: Piece, {box: other}: Piece): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const step = Math.abs(one.top + one.bottom - other.top - other.bottom);
  return width > 2 && step < Math.min(one.height, other.height) / 2;
}

function covered(pieces: Piece[]): string[] {
  return pieces.flatMap((piece, place) => {
    const under = pieces.slice(0, place).find((other) => overlap(piece, other));
    return under ? [`"${piece.word}" covers "${under.word}".`] : [];
  });
}

/** Whether a box cuts off what is in it. */
function cutsOff(box: Element, words: DOMRect, lettersHeight: number): boolean {
  const edge = boxOf(box);
  // A line of large type is less high than the box that its face asks for; its letters are whole.
  const empty = lettersHeight / 5;
  return words.right > edge.right + 1 || words.left < edge.left - 1 || words.bottom > edge.bottom + empty;
}

/** Whether one of the boxes around a text cuts it off. */
function isCutOff(text: Text): boolean {
  const element = holderOf(text);
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = range.getBoundingClientRect();
  for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
    const {overflowX, overflowY} = getComputedStyle(box);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    // Where the bar's button has no room beside the name, it is in the menu alone.
    if (box.matches('.navbar__items') && words.top >= boxOf(box).bottom) return false;
    if (cutsOff(box, words, Number.parseFloat(getComputedStyle(element).fontSize))) return true;
  }
  return false;
}

/**
 * A page that scrolls sideways, words that are broken inside, beyond the edge of the screen where no scrolling reaches them
 * or over another, and text that its own box cuts off.
 */
export function lostWords(): string[] {
  const texts = textsIn(document.body).filter(isRead);
  const words = texts.flatMap(wordsOf);
  const pieces = words.flatMap(({word, boxes}) => boxes.map((box) => ({word, box})));
  return [
    ...sideways(),
    ...words.filter(({boxes}) => isBroken(boxes)).map(({word}) => `"${word}" is broken.`),
    ...words.filter(({boxes}) => isOutOfReach(boxes)).map(({word}) => `"${word}" is out of reach.`),
    ...covered(pieces),
    ...texts.filter(isCutOff).map(({data}) => `"${firstWords(data)}" is cut off.`),
  ];
}
