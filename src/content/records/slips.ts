/** What a text's lines show by themselves, and the text with those slips out of the way. */
import {formOf, isParent, leaderOf, type Role, rolesOf, rolesOfLines} from './layout';
import {LINE_RULES, SILENT_RULES} from './rules/lines';
import type {LineContext, LineRule, LineSlip} from './rules/lines/lineRule';
import type {Form, RecordName} from './schema';
import {type Line, readLines} from './yaml/lines';

/** What is wrong with a line, by its number. `lines` counts those that the slip is about. */
export interface Slip extends Omit<LineSlip, 'text'> {
  rule: string;
  number: number;
  /** The lines as they should stand, from the first; undefined when only staff know. */
  rows?: string[];
}

export type Correct = LineContext['correct'];

/** How to read the lines of a text: what its keys are, and how their values are written. */
export interface Reading {
  contextOf(line: Line, roles: Map<Line, Role>): LineContext;
  rolesOf(lines: Line[]): Map<Line, Role>;
}

/** The reading of a record. */
export function recordReading(name: RecordName, correct: Correct): Reading {
  const keys = [...new Set(rolesOf(name).flatMap((role) => role.keys ?? []))];
  const freeKeys = name === 'buttons';
  const formOfKey = (key: string): Form | undefined => {
    const line = {key: {text: key}} as Line;
    return rolesOf(name)
      .filter((role) => !role.keys || role.keys.includes(key))
      .map((role) => formOf(line, role, name))
      .find(Boolean);
  };
  const leader = leaderOf(name);
  return {
    rolesOf: (lines) => rolesOfLines(name, lines),
    contextOf: (line, roles) => ({
      form: formOf(line, roles.get(line), name),
      parent: isParent(line, roles.get(line), name),
      keys,
      freeKeys,
      freeParts: name === 'figures',
      ...(leader && (name === 'hours' || line.indent > 0 || line.hyphens > 0) && {leader}),
      correct,
      formOfKey,
    }),
  };
}

/** The reading of lines `key: text` that begin at the first column. */
export function textReading(keys: string[]): Reading {
  const correct: Correct = (written) => written;
  return {
    rolesOf: () => new Map(),
    contextOf: () => ({form: 'text', parent: false, keys, freeKeys: false, correct, formOfKey: () => 'text'}),
  };
}

/** Whether a line without a colon goes on with the value above it. */
function goesOn(lines: Line[], index: number): boolean {
  const line = lines[index];
  if (line.kind !== 'other' || line.hyphens > 0) return false;
  let above = index - 1;
  while (above >= 0 && lines[above].kind === 'blank') above -= 1;
  const entry = lines[above];
  if (!entry) return false;
  if (entry.kind === 'continuation') return true;
  return entry.kind === 'entry' && Boolean(entry.value) && line.indent > entry.words - entry.start;
}

/** The line when nothing of it can be kept but its key. */
const emptied = (line: Line) =>
  line.key && line.kind === 'entry' ? line.text.slice(0, line.key.end - line.start) + closingOf(line) : '';

function closingOf(line: Line): string {
  const after = line.text.slice((line.key?.end ?? 0) - line.start);
  return after.slice(0, after.indexOf(':') + 1);
}

export interface Repaired {
  rows: string[];
  slips: Slip[];
}

/** The slips of single lines, and the rows without them. */
export function repairLines(text: string, reading: Reading, silentOnly: boolean): Repaired {
  const rules: LineRule[] = silentOnly ? SILENT_RULES : LINE_RULES;
  const lines = readLines(text);
  const roles = reading.rolesOf(lines);
  const slips: Slip[] = [];
  const rows = lines.map((line, index) => {
    const plain = line.kind === 'blank' || line.kind === 'note' || line.kind === 'continuation';
    const usable = plain ? rules.filter(({id}) => ['yaml-too-long', 'yaml-invisible'].includes(id)) : rules;
    if (!silentOnly && goesOn(lines, index)) line.kind = 'continuation';
    if (line.kind === 'continuation' && !plain) return line.text;
    const context = reading.contextOf(line, roles);
    for (const rule of usable) {
      const slip = rule.find(line, context);
      if (!slip) continue;
      const {text: row, ...found} = slip;
      slips.push({...found, rule: rule.id, number: line.number, ...(row !== undefined && {rows: [row]})});
      return row ?? emptied(line);
    }
    return line.text;
  });
  return {rows, slips};
}
