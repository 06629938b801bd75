import {colon} from './colon';
import {colonInText} from './colonInText';
import {colonTwice} from './colonTwice';
import {cut} from './cut';
import {hyphenSpace} from './hyphenSpace';
import {invisible} from './invisible';
import type {LineRule} from './lineRule';
import {machinery} from './machinery';
import {partValue} from './partValue';
import {quotationMarks} from './quotationMarks';
import {sign} from './sign';
import {tab} from './tab';
import {tooLong} from './tooLong';

/** Of the rules that a line breaks, the first tells. */
export const LINE_RULES: LineRule[] = [
  tooLong,
  invisible,
  tab,
  machinery,
  hyphenSpace,
  partValue,
  colonTwice,
  colon,
  quotationMarks,
  sign,
  colonInText,
  cut,
];

/** Slips that YAML reads without complaint, and otherwise than they were meant. */
export const SILENT_RULES: LineRule[] = [
  tooLong,
  invisible,
  machinery,
  hyphenSpace,
  colonTwice,
  quotationMarks,
  sign,
  cut,
];
