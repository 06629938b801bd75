/**
 * Where the words, buttons, drawings and lists of a page are, and how large: plain data, for judgeLayout.ts. In pixels. Runs
 * in the page, and measures what can be seen.
 */
import {
  type Box,
  boxOf,
  firstWords,
  groundOf,
  holderOf,
  isClear,
  isSeen,
  pixels,
  SKIP_LINK,
  textsIn,
  UNSEEN,
} from '../../inPage/seen';

/** An edge that can be seen around a line: of a box with a border there, or with another ground than what is behind it. */
interface Edge {
  side: 'left' | 'right' | 'top' | 'bottom';
  /** The box's element, such as `section`. */
  box: string;
  /** The box is a part of the page or a row of a table, which have more room above and below. */
  isRoomy: boolean;
  /** From the line to the inside of the edge. */
  distance: number;
}

/** A line of text, as high as its capital letters: the box that a face asks for is higher. */
export interface Line extends Box {
  /** The first words of its text, which may go on in the next lines. */
  words: string;
  /** The box that it is a line of, such as a paragraph: its place in `blocks`. */
  block: number;
  size: number;
  /** The height of its capital letters. */
  capitals: number;
  /** 0 if the sheet leaves it to the face. */
  lineHeight: number;
  isDisplay: boolean;
  /** Set in another size than its block. */
  isNote: boolean;
  edges: Edge[];
}

export interface Block {
  tag: string;
  isInMain: boolean;
  isInSection: boolean;
  /** In a list that is none to the eye, such as cards. */
  isInUnmarkedList: boolean;
  hasDrawing: boolean;
  /** Two blocks with the same number have the same parent. */
  parent: number;
}

/** An item of a list with marks. */
interface Item {
  words: string;
  markWidth: number;
  /** From the left edge of the mark to the words. */
  markBefore: number;
  padding: number;
  ruleAbove: number;
}

export interface Button {
  name: string;
  box: Box;
  /** The places in `blocks` of those inside it. */
  blocks: number[];
}

export interface Layout {
  windowWidth: number;
  /** In the order of the document. */
  lines: Line[];
  blocks: Block[];
  items: Item[];
  /** Links and buttons with an edge. */
  buttons: Button[];
  /** All links and buttons. */
  controls: {name: string; left: number; right: number; width: number}[];
  /** `blocks`: the places of those right beside the drawing. */
  drawings: {box: Box; width: number; height: number; blocks: number[]}[];
}

/** Capital letters are about this high, in sizes of the face, around the middle of the line. */
const CAPITALS = 0.72;

const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));

const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});

const hasEdge = (box: Element) => pixels(getComputedStyle(box).borderTopWidth) > 0;

const isInline = (box: Element) => /^(inline|contents)/.test(getComputedStyle(box).display) && !hasEdge(box);

/** The box that the words in an element are lines of. */
const blockOf = (element: Element): Element =>
  isInline(element) ? blockOf(element.parentElement as Element) : element;

/** Things by number, in the order in which they were first asked for. */
class Numbered<Thing> {
  readonly things: Thing[] = [];

  numberOf(thing: Thing): number {
    const place = this.things.indexOf(thing);
    return place < 0 ? this.things.push(thing) - 1 : place;
  }

  numbersOf(isMeant: (thing: Thing) => boolean): number[] {
    return [...this.things.keys()].filter((place) => isMeant(this.things[place]));
  }
}

/** The edges of one box that can be seen around a line in it. */
function edgesOf(box: Element, line: Box): Edge[] {
  const look = getComputedStyle(box);
  const outer = boxOf(box);
  const isPainted = !isClear(look.backgroundColor) && look.backgroundColor !== groundOf(box.parentElement);
  const isRoomy = box.matches('main > article > :not(nav, ul), tr');
  const sides = [
    ['left', 'Left', line.left - outer.left],
    ['right', 'Right', outer.right - line.right],
    ['top', 'Top', line.top - outer.top],
    ['bottom', 'Bottom', outer.bottom - line.bottom],
  ] as const;
  return sides.flatMap(([side, name, distance]) => {
    const width = pixels(look[`border${name}Width`]);
    const isEdge = isPainted || (width > 0 && !isClear(look[`border${name}Color`]));
    return isEdge ? [{side, box: box.localName, isRoomy, distance: distance - width}] : [];
  });
}

/** The edges of all boxes around a line, from its own block outwards. */
function edgesAround(line: Box, block: Element): Edge[] {
  const edges: Edge[] = [];
  for (let box: Element | null = block; box && box !== document.body; box = box.parentElement) {
    edges.push(...edgesOf(box, line));
    // The menu lies over the bar that it belongs to.
    if (getComputedStyle(box).position === 'fixed') break;
  }
  return edges;
}

function linesOf(text: Text, blocks: Numbered<Element>): Line[] {
  const element = holderOf(text);
  const block = blockOf(element);
  const {fontSize, fontFamily, lineHeight} = getComputedStyle(element);
  const size = pixels(fontSize);
  const capitals = CAPITALS * size;
  const range = document.createRange();
  range.selectNodeContents(text);
  const boxes = Array.from(range.getClientRects()).filter(({width}) => width >= 1);
  return boxes.map(({left, right, top, bottom}) => {
    const middle = (top + bottom) / 2;
    const box = {left, right, top: middle - capitals / 2, bottom: middle + capitals / 2};
    return {
      ...box,
      words: firstWords(text.data),
      block: blocks.numberOf(block),
      size,
      capitals,
      lineHeight: pixels(lineHeight),
      isDisplay: /^"?Bricolage/.test(fontFamily),
      isNote: fontSize !== getComputedStyle(block).fontSize,
      edges: edgesAround(box, block),
    };
  });
}

function isRead(text: Text): boolean {
  const element = holderOf(text);
  return !element.closest(`${UNSEEN}, [aria-hidden="true"], svg`) && isSeen(element);
}

const measureBlock = (block: Element, parents: Numbered<Element | null>): Block => ({
  tag: block.localName,
  isInMain: block.matches('main *'),
  isInSection: block.matches('section *'),
  isInUnmarkedList: block.matches('.unmarked > *'),
  hasDrawing: block.matches('svg + h2, :has(svg)'),
  parent: parents.numberOf(block.parentElement),
});

function measureItem(item: Element): Item {
  const [look, mark] = [getComputedStyle(item), getComputedStyle(item, '::before')];
  return {
    words: item.textContent ?? '',
    markWidth: mark.content === 'none' ? 0 : 2 * pixels(mark.borderTopWidth),
    markBefore: -pixels(mark.marginLeft),
    padding: pixels(look.paddingLeft),
    ruleAbove: pixels(look.borderTopWidth),
  };
}

const measureButton = (button: Element, blocks: Numbered<Element>): Button => ({
  name: button.textContent ?? '',
  box: boxOf(button),
  blocks: blocks.numbersOf((block) => button.contains(block)),
});

function measureControl(control: Element): Layout['controls'][number] {
  const {left, right, width} = control.getBoundingClientRect();
  return {name: control.textContent ?? '', left, right, width};
}

function measureDrawing(drawing: Element, blocks: Numbered<Element>): Layout['drawings'][number] {
  const {width, height} = drawing.getBoundingClientRect();
  const {parentElement: around} = drawing;
  const beside = blocks.numbersOf((block) => block === around || block.parentElement === around);
  return {box: boxOf(drawing), width, height, blocks: beside};
}

export function measureLayout(): Layout {
  const [blocks, parents] = [new Numbered<Element>(), new Numbered<Element | null>()];
  // First of all: the lines say which blocks there are.
  const lines = textsIn(document.body)
    .filter(isRead)
    .flatMap((text) => linesOf(text, blocks));
  // The bar's links have an edge to keep them level with the open page's, which is marked.
  const buttons = all('a:not(.navbar__link), button').filter((button) => hasEdge(button) && isShown(button));
  const controls = all('a, button').filter((control) => isShown(control) && !control.matches(SKIP_LINK));
  const drawings = all('main svg').filter((drawing) => drawing.checkVisibility());
  return {
    windowWidth: document.documentElement.clientWidth,
    lines,
    blocks: blocks.things.map((block) => measureBlock(block, parents)),
    items: all('main .list > li').map(measureItem),
    buttons: buttons.map((button) => measureButton(button, blocks)),
    controls: controls.map(measureControl),
    drawings: drawings.map((drawing) => measureDrawing(drawing, blocks)),
  };
}
