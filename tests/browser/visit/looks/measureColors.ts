/**
 * How well what is in a page can be told from the ground behind it: plain data, for judgeColors.ts. Runs in the page, and
 * measures what can be seen.
 */
import {contrastOf, luminanceOf} from '../../inPage/contrast';
import {firstWords, groundOf, isClear, isSeen, pixels, SKIP_LINK} from '../../inPage/seen';

/** A thing that has a color of its own, and its contrast with its ground, from 1 to 21. */
interface Part {
  kind: 'words' | 'drawing' | 'edge' | 'mark' | 'face' | 'ring';
  /** For a fault, such as "the top edge". */
  what: string;
  contrast: number;
}

export interface Colors {
  /** The element and its first words. */
  name: string;
  parts: Part[];
  /** Of its letters, in pixels. */
  size: number;
  weight: number;
  /** Of the ring around it while it has the focus, in pixels: 0 if it has none, or can't have the focus. */
  ringWidth: number;
  /** The theme, and of its ground the luminance, as WCAG counts it, and its part of the window's width. None if it's clear. */
  ground?: {isDark: boolean; luminance: number; share: number};
  /** It is a link, which may have a color of its own: a lane or a door. */
  isLink: boolean;
  /** Of a link in a paragraph: how much sets it off from the words around it, an underline or an edge. */
  linkMarks?: number;
}

/** What is measured, beside two grounds: the one within its edges, and the one around them. */
interface Subject {
  element: HTMLElement;
  /** The browser's own, which changes with the focus. */
  style: CSSStyleDeclaration;
  within: string;
  around: string;
}

const partOf = (kind: Part['kind'], contrast: number, what = `the ${kind}`): Part => ({kind, what, contrast});

const hasEdge = ({style}: Subject) => pixels(style.borderTopWidth) > 0;

function measureWords({element, style, within}: Subject): Part[] {
  const hasWords = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
  const isMeant = hasWords && !element.closest('[aria-hidden="true"]');
  return isMeant ? [partOf('words', contrastOf(style.color, within))] : [];
}

/** A drawing is seen as well as the part of it that is seen best, and a part as its fill or its line. */
function measureDrawing({element, within}: Subject): Part {
  const contrasts = Array.from(element.querySelectorAll('path'), (path) => {
    const {fill, stroke} = getComputedStyle(path);
    return Math.max(...[fill, stroke].filter((color) => color !== 'none').map((color) => contrastOf(color, within)));
  });
  return partOf('drawing', Math.max(...contrasts));
}

function measureEdges({style, within, around}: Subject): Part[] {
  return (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) => {
    const color = style[`border${side}Color`];
    if (pixels(style[`border${side}Width`]) === 0 || isClear(color)) return [];
    const contrast = Math.max(contrastOf(color, within), contrastOf(color, around));
    return [partOf('edge', contrast, `the ${side.toLowerCase()} edge`)];
  });
}

function measureMark({element, within}: Subject): Part[] {
  const mark = getComputedStyle(element, '::before');
  const isMarked = element.matches('main .list > li') && mark.content !== 'none';
  return isMarked ? [partOf('mark', contrastOf(mark.borderTopColor, within))] : [];
}

/** A button's face is its edge or its ground. */
function measureFace(subject: Subject): Part[] {
  const {element, style, around} = subject;
  if (!element.matches('main button')) return [];
  const edge = hasEdge(subject) ? contrastOf(style.borderTopColor, around) : 1;
  return [partOf('face', Math.max(edge, contrastOf(style.backgroundColor, around)))];
}

/** The ring of a link or a button, and its width. It moves the focus. */
function measureRing({element, style, within, around}: Subject): {width: number; part: Part} {
  element.focus({preventScroll: true});
  const isInside = pixels(style.outlineOffset) < 0;
  const width = style.outlineStyle === 'none' ? 0 : pixels(style.outlineWidth);
  return {width, part: partOf('ring', contrastOf(style.outlineColor, isInside ? within : around))};
}

function measureGround({element, style}: Subject): Colors['ground'] {
  if (isClear(style.backgroundColor)) return undefined;
  const {clientWidth, dataset} = document.documentElement;
  const luminance = luminanceOf(style.backgroundColor);
  return {isDark: dataset.theme === 'dark', luminance, share: element.offsetWidth / clientWidth};
}

function countLinkMarks(subject: Subject): number | undefined {
  if (!subject.element.matches('main p a[href]')) return undefined;
  return Number(hasEdge(subject)) + Number(subject.style.textDecorationLine === 'underline');
}

/** All parts of an element but its ring. */
function measureParts(subject: Subject): Part[] {
  const words = measureWords(subject);
  if (subject.element.matches('button svg')) return [...words, measureDrawing(subject)];
  return [...words, ...measureEdges(subject), ...measureMark(subject), ...measureFace(subject)];
}

function measureElement(element: HTMLElement): Colors {
  const style = getComputedStyle(element);
  const subject = {element, style, within: groundOf(element), around: groundOf(element.parentElement)};
  const colors: Colors = {
    name: `${element.localName} "${firstWords(element.textContent)}"`,
    parts: measureParts(subject),
    size: pixels(style.fontSize),
    weight: Number(style.fontWeight),
    ringWidth: 0,
    ground: measureGround(subject),
    isLink: element.matches('a'),
    linkMarks: countLinkMarks(subject),
  };
  if (!element.matches('a[href], button')) return colors;
  // Last of all: the focus changes what is seen.
  const ring = measureRing(subject);
  return {...colors, parts: [...colors.parts, ring.part], ringWidth: ring.width};
}

/** Of drawings, only those in buttons are there to be told. */
const OTHERS = 'svg:not(button svg), svg *, script, style, noscript, .aloud';

/** Measures the elements that can be seen. It moves the focus. */
export function measureColors(elements: Element[]): Colors[] {
  // One after the other: the focus changes what is seen.
  return (elements as HTMLElement[]).flatMap((element) => {
    const isMeant = !element.closest(`${OTHERS}, ${SKIP_LINK}`) && isSeen(element);
    return isMeant ? [measureElement(element)] : [];
  });
}
