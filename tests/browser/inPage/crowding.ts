/** What is too small or too close in a page, as sentences. Runs in the page. Lengths are CSS pixels. */
import {
  type Box,
  backgroundOf,
  excerpt,
  isTransparent,
  type Line,
  linesOf,
  toPixels,
  visibleControls,
  visibleTexts,
} from './elements';

const MIN_TEXT_SIZE = 12;
/** Times the text's size: about 80 letters (WCAG 1.4.8). */
const MAX_LINE_LENGTH = 36;
/** Nearer to the window's edge, a thumb or the round corner of a screen covers the text. */
const WINDOW_MARGIN = 12;
/** From text to a visible edge of its box: a border, or the end of a background. */
const PADDING_BESIDE = 8;
const PADDING_ABOVE = 0;
/** Between two texts. Beside each other, they must be further apart than two words. */
const SPACE_BESIDE = 6;
const SPACE_BELOW = 6;
/** WCAG 2.5.5. */
const TARGET_SIZE = 44;
/** Between two buttons. At less, a thumb on one may press the other. */
const BUTTON_SPACE = 8;

/** How far two boxes are apart. Negative where they overlap. */
const across = (a: Box, b: Box) => Math.max(a.left, b.left) - Math.min(a.right, b.right);
const down = (a: Box, b: Box) => Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);

const faultsOf = <Thing>(things: Thing[], isFault: (thing: Thing) => boolean, sentence: (thing: Thing) => string) =>
  things.filter(isFault).map(sentence);

const pairsOf = <Thing>(things: Thing[]) =>
  things.flatMap((thing, index) => things.slice(0, index).map((other) => [other, thing] as const));

const windowMargin = ({left, right}: Box) => Math.min(left, document.documentElement.clientWidth - right);

function textFaults(lines: Line[]): string[] {
  const sizeOf = ({element}: Line) => toPixels(getComputedStyle(element).fontSize);
  return [
    ...faultsOf(
      lines,
      (line) => sizeOf(line) < MIN_TEXT_SIZE,
      (line) => `"${line.text}" is only ${sizeOf(line)} px high.`,
    ),
    ...faultsOf(
      lines,
      (line) => line.block.matches('p, li') && line.right - line.left > MAX_LINE_LENGTH * sizeOf(line),
      ({text}) => `The lines of "${text}" are too long.`,
    ),
    ...faultsOf(
      lines,
      (line) => windowMargin(line) < WINDOW_MARGIN,
      ({text}) => `"${text}" is at the edge of the window.`,
    ),
  ];
}

/** Whether text is too close to an edge of a box that contains it. */
function isAtEdge(line: Line, box: Element): boolean {
  const style = getComputedStyle(box);
  const outer = box.getBoundingClientRect();
  const hasBackground =
    !isTransparent(style.backgroundColor) && style.backgroundColor !== backgroundOf(box.parentElement);
  const isTooClose = (side: 'Left' | 'Right' | 'Top' | 'Bottom', distance: number, least: number) => {
    const border = toPixels(style[`border${side}Width`]);
    const isEdge = hasBackground || (border > 0 && !isTransparent(style[`border${side}Color`]));
    return isEdge && distance - border < least;
  };
  return (
    isTooClose('Left', line.left - outer.left, PADDING_BESIDE) ||
    isTooClose('Right', outer.right - line.right, PADDING_BESIDE) ||
    isTooClose('Top', line.top - outer.top, PADDING_ABOVE) ||
    isTooClose('Bottom', outer.bottom - line.bottom, PADDING_ABOVE)
  );
}

function edgeFaults(lines: Line[]): string[] {
  return lines.flatMap((line) => {
    for (let box: Element | null = line.block; box && box !== document.body; box = box.parentElement) {
      if (isAtEdge(line, box)) return [`"${line.text}" is at the edge of its ${box.localName}.`];
      // The open menu covers the navbar that contains it.
      if (getComputedStyle(box).position === 'fixed') break;
    }
    return [];
  });
}

function neighborFaults(lines: Line[]): string[] {
  return faultsOf(
    pairsOf(lines),
    ([other, line]) => {
      if (other.block === line.block) return false;
      if (across(other, line) < 0) return down(other, line) < SPACE_BELOW;
      return down(other, line) < 0 && across(other, line) < SPACE_BESIDE;
    },
    ([other, line]) => `"${line.text}" is too close to "${other.text}".`,
  );
}

/** A link in a sentence or in a line of a list is as high as the line (WCAG 2.5.5 leaves it out). */
const isInSentence = (control: Element) => control.matches('p *, :is(ul, ol):not([class]) > li *');

function controlFaults(): string[] {
  const controls = visibleControls();
  const isSmall = (control: Element) => {
    const {width, height} = control.getBoundingClientRect();
    return Math.min(width, height) < TARGET_SIZE;
  };
  const buttons = controls
    .filter((control) => control.closest('main') && toPixels(getComputedStyle(control).borderTopWidth) > 0)
    .map((button) => ({name: excerpt(button), box: button.getBoundingClientRect()}));
  return [
    ...faultsOf(
      controls,
      (control) => isSmall(control) && !isInSentence(control),
      (control) => `"${excerpt(control)}" is smaller than ${TARGET_SIZE} px.`,
    ),
    ...faultsOf(
      pairsOf(buttons),
      ([one, other]) => Math.max(across(one.box, other.box), down(one.box, other.box)) < BUTTON_SPACE,
      ([one, other]) => `"${other.name}" is too close to "${one.name}".`,
    ),
  ];
}

export function crowding(): string[] {
  const lines = visibleTexts().flatMap(linesOf);
  return [...new Set([...textFaults(lines), ...edgeFaults(lines), ...neighborFaults(lines), ...controlFaults()])];
}
