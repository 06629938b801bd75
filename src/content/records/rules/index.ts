import {hoursOrder} from './hoursOrder';
import {hoursWeek} from './hoursWeek';
import {menuPages} from './menuPages';
import {menuWidth} from './menuWidth';
import {nameLength} from './nameLength';
import {nameToken} from './nameToken';
import {placeholder} from './placeholder';
import type {RecordRule} from './recordRule';

/** Rules about a whole record. */
export const RECORD_RULES: RecordRule[] = [
  nameToken,
  placeholder,
  nameLength,
  hoursOrder,
  hoursWeek,
  menuPages,
  menuWidth,
];
