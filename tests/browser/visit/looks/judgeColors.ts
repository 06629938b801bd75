/**
 * What can't be told from the ground behind it: words, buttons, the rings of what can have the focus, rules, edges and the
 * marks of lists. Also links that look like the words around them, and in the dark theme wide grounds that are bright.
 */
import type {Colors} from './measureColors';
import {faultOf, type Rule} from './rules';

const COLOR_RULES = {
  words: {limit: 7, why: 'Need: contrast that people with poor sight can read (WCAG 1.4.6).'},
  'large-words': {
    limit: 4.5,
    why: 'Need: contrast that people with poor sight can read in large letters (WCAG 1.4.6).',
  },
  'large-size': {
    limit: 24,
    why: 'Need: for large-words. Letters are large from this many pixels on (WCAG: 18 points).',
  },
  'large-bold-size': {
    limit: 18.6,
    why: 'Need: for large-words. Bold letters are large from this many pixels on (WCAG: 14 points).',
  },
  drawing: {limit: 3, why: 'Need: contrast of what a button shows in place of words (WCAG 1.4.11).'},
  face: {limit: 3, why: 'Need: contrast that shows where a button is (WCAG 1.4.11).'},
  ring: {limit: 3, why: 'Need: contrast that shows what has the focus (WCAG 1.4.11).'},
  'ring-width': {limit: 2, why: 'Need: in pixels. A thinner ring counts as none (WCAG 2.4.13).'},
  edge: {limit: 1.5, why: 'Taste: contrast of a line that is there to be seen, and that nobody has to read.'},
  mark: {limit: 1.5, why: 'Taste: contrast of a mark that is there to be seen, and that nobody has to read.'},
  'bright-ground': {limit: 0.6, why: 'Taste: luminance, from 0 to 1. Who asked for a dark page isn’t dazzled.'},
  'wide-ground': {
    limit: 0.5,
    why: 'Taste: for bright-ground. Part of the window’s width: a small thing doesn’t dazzle.',
  },
  'plain-link': {
    limit: 1,
    why: 'Need: an underline or an edge at least. Color alone doesn’t show a link (WCAG 1.4.1).',
  },
} satisfies Record<string, Rule>;

type ColorRule = keyof typeof COLOR_RULES;

const limitOf = (rule: ColorRule) => COLOR_RULES[rule].limit;
/** WCAG calls this bold. */
const BOLD = 700;

const faultIf = (isFault: boolean, rule: ColorRule, sentence: string): string[] =>
  isFault ? [faultOf(COLOR_RULES, rule, sentence)] : [];

function judgeContrasts({name, parts, size, weight, ringWidth}: Colors): string[] {
  const isLarge = size >= limitOf('large-size') || (size >= limitOf('large-bold-size') && weight >= BOLD);
  return parts.flatMap(({kind, what, contrast}) => {
    const rule = kind === 'words' && isLarge ? 'large-words' : kind;
    const isThin = kind === 'ring' && ringWidth < limitOf('ring-width');
    const seen = isThin ? 1 : contrast;
    const sentence = `${what} of ${name}: ${seen.toFixed(1)} in place of ${limitOf(rule)}.`;
    return faultIf(seen < limitOf(rule), isThin ? 'ring-width' : rule, sentence);
  });
}

function judgeGround({name, ground, isLink}: Colors): string[] {
  if (!ground?.isDark || isLink) return [];
  const isGlaring = ground.share > limitOf('wide-ground') && ground.luminance > limitOf('bright-ground');
  return faultIf(isGlaring, 'bright-ground', `the ground of ${name} is bright.`);
}

function judgeLink({name, linkMarks}: Colors): string[] {
  const isPlain = linkMarks !== undefined && linkMarks < limitOf('plain-link');
  return faultIf(isPlain, 'plain-link', `${name} looks like the words around it.`);
}

/** Every fault of the elements as they were measured, each once. */
export const judgeColors = (elements: Colors[]): string[] => [
  ...new Set(
    elements.flatMap((element) => [judgeContrasts, judgeGround, judgeLink].flatMap((judge) => judge(element))),
  ),
];
