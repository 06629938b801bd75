/** Where the words, buttons, drawings and lists of a page are, and how large: plain data, for judgeLayout.ts. In pixels. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

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
  isInRoledList: boolean;
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

/** Runs in the page. Measures what can be seen. */
export function measureLayout(): Layout {
  // Capital letters are about this high, in sizes of the face, around the middle of the line.
  const CAPITALS = 0.72;
  const SKIP_LINK = '[href$="skipToContent_fallback"]';
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const hasEdge = (box: Element) => pixels(getComputedStyle(box).borderTopWidth) > 0;
  const isInline = (box: Element) => /^(inline|contents)/.test(getComputedStyle(box).display) && !hasEdge(box);
  const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  const boxOf = (element: Element): Box => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return {left, right, top, bottom};
  };
  /** The color behind an element, without its own. */
  const groundBehind = (element: Element): string => {
    const {parentElement: around} = element;
    if (!around) return getComputedStyle(element).backgroundColor;
    const {backgroundColor} = getComputedStyle(around);
    return isClear(backgroundColor) ? groundBehind(around) : backgroundColor;
  };

  const elements: Element[] = [];
  const parents: (Element | null)[] = [];
  const placeIn = <T>(list: T[], one: T) => (list.includes(one) ? list.indexOf(one) : list.push(one) - 1);
  const placesOf = (isMeant: (block: Element) => boolean) =>
    [...elements.keys()].filter((place) => isMeant(elements[place]));

  const edgesAround = (line: Box, block: Element): Edge[] => {
    const edges: Edge[] = [];
    for (let box: Element | null = block; box && box !== document.body; box = box.parentElement) {
      const look = getComputedStyle(box);
      const outer = boxOf(box);
      const isPainted = !isClear(look.backgroundColor) && look.backgroundColor !== groundBehind(box);
      const isRoomy = box.matches('main > article > :not(nav, ul), tr');
      for (const [side, name, distance] of [
        ['left', 'Left', line.left - outer.left],
        ['right', 'Right', outer.right - line.right],
        ['top', 'Top', line.top - outer.top],
        ['bottom', 'Bottom', outer.bottom - line.bottom],
      ] as const) {
        const width = pixels(look[`border${name}Width`]);
        const isSeen = isPainted || (width > 0 && !isClear(look[`border${name}Color`]));
        if (isSeen) edges.push({side, box: box.localName, isRoomy, distance: distance - width});
      }
      // The menu lies over the bar that it belongs to.
      if (look.position === 'fixed') break;
    }
    return edges;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    const words = (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const unseen = `.aloud, [aria-hidden="true"], svg, script, style, noscript, ${SKIP_LINK}`;
    const style = getComputedStyle(element);
    if (!words || element.closest(unseen) || style.clipPath === 'inset(50%)') continue;
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    let block: Element = element;
    while (isInline(block)) block = block.parentElement as Element;
    const size = pixels(style.fontSize);
    range.selectNodeContents(node);
    for (const {left, right, top, bottom, width} of Array.from(range.getClientRects())) {
      if (width < 1) continue;
      const middle = (top + bottom) / 2;
      const capitals = CAPITALS * size;
      const box = {left, right, top: middle - capitals / 2, bottom: middle + capitals / 2};
      lines.push({
        ...box,
        words,
        block: placeIn(elements, block),
        size,
        capitals,
        lineHeight: pixels(style.lineHeight),
        isDisplay: /^"?Bricolage/.test(style.fontFamily),
        isNote: style.fontSize !== getComputedStyle(block).fontSize,
        edges: edgesAround(box, block),
      });
    }
  }

  const blocks = elements.map((block) => ({
    tag: block.localName,
    isInMain: block.matches('main *'),
    isInSection: block.matches('section *'),
    isInRoledList: block.matches('[role] > *'),
    hasDrawing: block.matches('svg + h2, :has(svg)'),
    parent: placeIn(parents, block.parentElement),
  }));

  const items = all('main ul:not([role]) > li').map((item) => {
    const [look, mark] = [getComputedStyle(item), getComputedStyle(item, '::before')];
    return {
      words: item.textContent ?? '',
      markWidth: mark.content === 'none' ? 0 : 2 * pixels(mark.borderTopWidth),
      markBefore: -pixels(mark.marginLeft),
      padding: pixels(look.paddingLeft),
      ruleAbove: pixels(look.borderTopWidth),
    };
  });

  const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
  // The bar's links have an edge to keep them level with the open page's, which is marked.
  const buttons = all('a:not(.navbar__link), button')
    .filter((button) => hasEdge(button) && isShown(button))
    .map((button) => ({
      name: button.textContent ?? '',
      box: boxOf(button),
      blocks: placesOf((block) => button.contains(block)),
    }));
  const controls = all('a, button')
    .filter((control) => isShown(control) && !control.matches(SKIP_LINK))
    .map((control) => {
      const {left, right, width} = control.getBoundingClientRect();
      return {name: control.textContent ?? '', left, right, width};
    });

  const drawings = all('main svg')
    .filter((drawing) => drawing.checkVisibility())
    .map((drawing) => {
      const {width, height} = drawing.getBoundingClientRect();
      const {parentElement: around} = drawing;
      const beside = placesOf((block) => block === around || block.parentElement === around);
      return {box: boxOf(drawing), width, height, blocks: beside};
    });

  return {windowWidth: document.documentElement.clientWidth, lines, blocks, items, buttons, controls, drawings};
}
