/**
 * What is too close, too small or out of line, at any width of the window. Each function judges one thing that was measured,
 * by the rules of layoutRules.ts, and returns a sentence for each fault.
 */
import type {Box} from '../../inPage/seen';
import {LAYOUT_RULES, type LayoutRule} from './layoutRules';
import type {Block, Layout, Line} from './measureLayout';
import {faultOf} from './rules';

const limitOf = (rule: LayoutRule) => LAYOUT_RULES[rule].limit;

/** The fault as a list, or an empty one if all is well. */
const faultIf = (isFault: boolean, rule: LayoutRule, sentence: string): string[] =>
  isFault ? [faultOf(LAYOUT_RULES, rule, sentence)] : [];

/** How far two boxes are apart from side to side, and from top to bottom. It is negative where they overlap. */
const across = (a: Box, b: Box) => Math.max(a.left, b.left) - Math.min(a.right, b.right);
const down = (a: Box, b: Box) => Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
const apart = (a: Box, b: Box) => Math.max(across(a, b), down(a, b));

const isHeading = ({tag}: Block) => /^h[123]$/.test(tag);

/** A block with the lines that it has, measured as one. */
interface Text {
  block: Block;
  words: string;
  size: number;
  lineHeight: number;
  isDisplay: boolean;
  left: number;
  width: number;
  hasLines: boolean;
}

function textsOf({blocks, lines}: Layout): Text[] {
  return blocks.map((block, place) => {
    const own = lines.filter((line) => line.block === place);
    const left = Math.min(...own.map((line) => line.left));
    const right = Math.max(...own.map((line) => line.right));
    const {words, size, lineHeight, isDisplay} = own[0];
    const hasLines = new Set(own.map(({top}) => top)).size > 1;
    return {block, words, size, lineHeight, isDisplay, left, width: right - left, hasLines};
  });
}

function judgeLetters({lines}: Layout): string[] {
  return lines.flatMap(({words, size, isNote}) => {
    const rule = isNote ? 'small-note' : 'small-text';
    return faultIf(size < limitOf(rule), rule, `"${words}" is small: ${size}.`);
  });
}

function judgeWindowEdge({lines, controls, windowWidth}: Layout): string[] {
  const room = ({left, right}: {left: number; right: number}) => Math.min(left, windowWidth - right);
  const ofWords = lines.flatMap((line) =>
    faultIf(room(line) < limitOf('window-edge'), 'window-edge', `"${line.words}" is at the edge of the window.`),
  );
  const ofControls = controls
    // A lane, or a line of the menu, goes from edge to edge.
    .filter(({width}) => width < windowWidth)
    .flatMap((control) => {
      const rule = 'control-at-window-edge';
      return faultIf(room(control) < limitOf(rule), rule, `"${control.name}" is at the edge of the window.`);
    });
  return [...ofWords, ...ofControls];
}

function judgeBoxEdges({lines}: Layout): string[] {
  const ruleFor = ({side, isRoomy}: Line['edges'][number]): LayoutRule => {
    if (side === 'left' || side === 'right') return 'box-side';
    return isRoomy ? 'roomy-box' : `box-${side}`;
  };
  return lines.flatMap(({words, edges}) =>
    edges.flatMap((edge) => {
      const rule = ruleFor(edge);
      return faultIf(edge.distance < limitOf(rule), rule, `"${words}" is at the ${edge.side} edge of its ${edge.box}.`);
    }),
  );
}

function judgeNeighbors({lines}: Layout): string[] {
  return lines.flatMap((line, index) =>
    lines.slice(0, index).flatMap((other) => {
      if (other.block === line.block) return [];
      const [aside, below] = [across(other, line), down(other, line)];
      const sentence = `"${line.words}" is close to "${other.words}".`;
      if (aside < 0) return faultIf(below < limitOf('words-below'), 'words-below', sentence);
      return faultIf(below < 0 && aside < limitOf('words-beside'), 'words-beside', sentence);
    }),
  );
}

/** A block that follows another must not look like its next line. */
function judgeNextBlocks({lines, blocks}: Layout): string[] {
  const gapOfLines = ({lineHeight, capitals}: Line) => lineHeight - capitals;
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (!before || before.block === line.block || across(before, line) > 0 || line.top < before.bottom) return [];
    const block = blocks[line.block];
    const gap = isHeading(block) ? Math.max(gapOfLines(line), gapOfLines(before)) : gapOfLines(line);
    // Anything else is a label, which is close to what it labels.
    const isApart = isHeading(block) || block.tag === 'p' || (block.tag === 'li' && !block.isInUnmarkedList);
    const least = isApart ? gap + limitOf('next-block') : gap * limitOf('next-label');
    const rule = isApart ? 'next-block' : 'next-label';
    return faultIf(
      down(before, line) < least,
      rule,
      `"${line.words}" follows "${before.words}" as if it were its next line.`,
    );
  });
}

function judgeLines(layout: Layout): string[] {
  const texts = textsOf(layout).filter(({block, hasLines}) => hasLines && /^(p|li)$/.test(block.tag));
  return texts.flatMap(({words, size, lineHeight, width, isDisplay}) => {
    const leading = isDisplay ? 'display-leading' : 'leading';
    const length = `The lines of "${words}" are long: ${Math.round(width / size)} of its letters’ height.`;
    return [
      ...faultIf(width > limitOf('line-length') * size, 'line-length', length),
      ...faultIf(lineHeight < limitOf(leading) * size, leading, `The lines of "${words}" are close.`),
    ];
  });
}

function judgeOverlaps({lines}: Layout): string[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before?.block !== line.block || before.size !== line.size) return [];
    const step = Math.abs(line.top - before.top);
    const isFault = step > limitOf('same-line') && step < limitOf('lines-overlap') * line.size;
    return faultIf(isFault, 'lines-overlap', `The lines of "${line.words}" overlap.`);
  });
}

function judgeMarks({items}: Layout): string[] {
  return items.flatMap(({words, markWidth, markBefore, padding, ruleAbove}) => {
    const beside = `"${words}" is not beside its mark.`;
    const hasMark = markWidth > 0;
    return [
      ...faultIf(markWidth < limitOf('mark-size') && ruleAbove === 0, 'mark-size', `"${words}" has no mark.`),
      ...faultIf(hasMark && markBefore < markWidth + limitOf('mark-gap'), 'mark-gap', beside),
      ...faultIf(hasMark && markBefore > padding + limitOf('mark-in-padding'), 'mark-in-padding', beside),
    ];
  });
}

/** Sizes of a kind in the page: that of its median. A page without one of them has no fault. */
function judgeKinds(layout: Layout): string[] {
  const texts = textsOf(layout).filter(({block}) => block.isInMain);
  const [headline, heading, title, text] = ['h1', 'h2', 'h3', 'p'].map((tag) => {
    const sizes = texts.filter(({block}) => block.tag === tag).map(({size}) => size);
    return sizes.sort((a, b) => a - b)[Math.floor((sizes.length - 1) / 2)] ?? Number.NaN;
  });
  const isBelow = (rule: LayoutRule, size: number, other: number) => size < limitOf(rule) * other;
  const faultOfRatio = (rule: LayoutRule, size: number, other: number, sentence: string) =>
    faultIf(isBelow(rule, size, other), rule, sentence);
  return [
    ...faultIf(text < limitOf('text-least'), 'text-least', `Text is ${text} high.`),
    ...faultIf(text > limitOf('text-most'), 'text-most', `Text is ${text} high.`),
    ...faultOfRatio('headline-to-text', headline, text, `The headline is ${headline} high, and text ${text}.`),
    ...faultOfRatio(
      'headline-to-heading',
      headline,
      heading,
      `The headline is ${headline} high, and headings ${heading}.`,
    ),
    ...faultOfRatio('heading-to-title', heading, title, `Headings are ${heading} high, and titles ${title}.`),
    ...faultOfRatio('title-to-text', title, text, `Titles are ${title} high, and text ${text}.`),
  ];
}

/** All headings begin in one line, unless a drawing is before them, and words below their heading. */
function judgeStarts(layout: Layout): string[] {
  const texts = textsOf(layout);
  const isOff = (rule: LayoutRule, {left}: Text, {left: expected}: Text) => Math.abs(left - expected) > limitOf(rule);
  const [first, ...others] = texts.filter(
    ({block: {tag, isInMain, isInSection, hasDrawing}}) =>
      isInMain && !hasDrawing && (tag === 'h1' || (tag === 'h2' && isInSection)),
  );
  const ofHeadings = others.flatMap((text) => {
    const sentence = `"${text.words}" begins at ${text.left}, and the headline at ${first.left}.`;
    return faultIf(isOff('heading-start', text, first), 'heading-start', sentence);
  });
  const ofText = texts
    .filter(({block}) => block.isInMain && block.tag === 'p')
    .flatMap((text) => {
      const heading = texts.find(
        ({block}) => block.parent === text.block.parent && isHeading(block) && !block.hasDrawing,
      );
      if (!heading) return [];
      const sentence = `"${text.words}" begins at ${text.left}, its heading at ${heading.left}.`;
      return faultIf(isOff('text-start', text, heading), 'text-start', sentence);
    });
  return [...ofHeadings, ...ofText];
}

function judgeButtons({buttons, lines}: Layout): string[] {
  return buttons.flatMap(({name, box, blocks}, index) => {
    const ofWords = lines
      .filter(({block}) => !blocks.includes(block))
      .flatMap((line) =>
        faultIf(apart(box, line) < limitOf('button-to-words'), 'button-to-words', `"${name}" touches "${line.words}".`),
      );
    const ofButtons = buttons.slice(0, index).flatMap(({name: otherName, box: other}) => {
      const isLevel =
        Math.min(Math.abs(box.top - other.top), Math.abs(box.bottom - other.bottom)) <= limitOf('buttons-level');
      const isClose = apart(box, other) < limitOf('button-to-button');
      return [
        ...faultIf(isClose, 'button-to-button', `"${name}" touches "${otherName}".`),
        ...faultIf(down(box, other) < 0 && !isLevel, 'buttons-level', `"${name}" isn’t level with "${otherName}".`),
      ];
    });
    return [...ofWords, ...ofButtons];
  });
}

function judgeDrawings({drawings, lines}: Layout): string[] {
  return drawings.flatMap(({box, width, height, blocks}) => {
    const isSmall = Math.min(width, height) < limitOf('drawing-size');
    const ofWords = lines
      .filter(({block}) => blocks.includes(block))
      .flatMap((line) => {
        const isClose = apart(box, line) < limitOf('drawing-to-words');
        return faultIf(isClose, 'drawing-to-words', `"${line.words}" is close to its drawing.`);
      });
    return [...faultIf(isSmall, 'drawing-size', `A drawing is ${width} wide and ${height} high.`), ...ofWords];
  });
}

const JUDGES = [
  judgeLetters,
  judgeWindowEdge,
  judgeBoxEdges,
  judgeNeighbors,
  judgeNextBlocks,
  judgeLines,
  judgeOverlaps,
  judgeMarks,
  judgeKinds,
  judgeStarts,
  judgeButtons,
  judgeDrawings,
];

/** Every fault of a page as it was measured, each once. */
export const judgeLayout = (layout: Layout): string[] => [...new Set(JUDGES.flatMap((judge) => judge(layout)))];
