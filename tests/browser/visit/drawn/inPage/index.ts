/** What runs in the page that is recorded: one script, made of the files in this folder (visit.ts). */
import {measureRings} from './rings';
import {measureThings} from './things';

const measures = {measureThings, measureRings};

export type Measures = typeof measures;

Object.assign(globalThis, {measures});
