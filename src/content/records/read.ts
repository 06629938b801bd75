/** One record, from its text to its value, with everything that is wrong with it. */

import type * as z from 'zod';
import type {Diagnostic} from '../diagnostic';
import {createSource, lineAt, locate, type RuleFinding, type Source, toDiagnostic} from '../source';
import {parse} from './entries';
import {schemaAt} from './fields';
import {rolesOf} from './layout';
import {correctValue, type OpenRecord, openRecord, type Problem, problemsOf} from './problems';
import {RECORD_RULES} from './rules';
import {fileProblem} from './rules/file';
import {repairLayout} from './rules/layout';
import type {RecordName, Records} from './schema';
import {type Reading, recordReading, repairLines, type Slip} from './slips';

const AT_MOST = 20;
/** With more slips than these, nothing that stands on other lines is worked out. */
const TOO_MANY = 300;

/** A record's text, ready to be read. Non-breaking spaces are as good as others. */
export const recordSource = (file: string, raw: string): Source =>
  createSource(file, raw.replace(/[\u00a0\u2007\u202f\u2009]/g, ' '));

/** How a value is brought into the form of a field, wherever in the record the field stands. */
function correctorFor(name: RecordName, pages: string[]) {
  const schemas = new Map<string, z.ZodType>();
  for (const role of rolesOf(name)) {
    const keys = role.keys ?? [];
    for (const key of keys) {
      const schema = schemaAt(name, [...role.parent, key]);
      const form =
        schema &&
        recordReading(name, () => undefined)
          .contextOf({key: {text: key}} as never, new Map([]))
          .formOfKey(key);
      if (schema && form) schemas.set(form, schema);
    }
  }
  const free = name === 'buttons' ? schemaAt('buttons', ['*']) : undefined;
  return (written: string, form: Parameters<typeof correctValue>[1]) => {
    const schema = form === 'destination' ? free : schemas.get(form);
    return schema && correctValue(written, form, schema, pages);
  };
}

/** A text on its way to being readable, with what had to be changed for it. */
class Working {
  readonly slips: Slip[] = [];
  /** By the number of each line that a slip is about. */
  readonly slipAt = new Map<number, Slip>();
  /** Lines whose name is lost: what belongs to them seems to be missing. */
  unreadable = false;
  rows: string[];

  constructor(readonly source: Source) {
    this.rows = source.text.split('\n');
  }

  get text(): string {
    return this.rows.join('\n');
  }

  /** Of two slips on one line, the first tells, with the line as the second leaves it. */
  take({rows, slips}: {rows: string[]; slips: Slip[]}): void {
    const starts: number[] = [];
    let next = 0;
    for (const row of this.rows) {
      starts.push(next);
      next += row.length + 1;
    }
    // Places count in the text as it was before; lines above may have other lengths in the source.
    const shift = (line: number) => this.source.lineStarts[line - 1] - starts[line - 1];
    this.rows = rows;
    for (const {start, end, ...slip} of slips) {
      const last = slip.number + (slip.rows?.length ?? 1) - 1;
      const placed = {...slip, start: start + shift(slip.number), end: end + shift(last)};
      if (!this.slipAt.has(slip.number)) this.slips.push(placed);
      for (let line = slip.number; line <= last; line += 1) if (!this.slipAt.has(line)) this.slipAt.set(line, placed);
    }
    for (const slip of this.slips) {
      slip.rows = slip.rows?.map((_, index) => rows[slip.number - 1 + index]);
      if (!slip.rows && !rows[slip.number - 1].trim()) this.unreadable = true;
    }
  }
}

/** Lines that YAML can't read for a reason that no rule knows are left out. The first is told: the others may follow from it. */
function leaveOutUnreadable(working: Working): void {
  const rounds = working.source.text.length > 20_000 ? 2 : AT_MOST;
  for (let round = 0; round < rounds; round += 1) {
    const {errors, warnings} = parse(working.text);
    const [error] = [...errors, ...warnings];
    if (!error) return;
    const before = working.text.slice(0, Math.min(error.pos[0], working.text.trimEnd().length));
    const number = before.split('\n').length;
    const row = working.rows[number - 1];
    const rows = row.trim()
      ? working.rows.map((one, index) => (index === number - 1 ? '' : one))
      : working.rows.map(() => '');
    const place = before.lastIndexOf('\n') + 1;
    const start = place + Math.max(0, row.search(/\S/));
    const message = 'This line can’t be read. Compare it with the lines around it.';
    const slip = {rule: 'yaml-unreadable', number, start, end: place + row.length, message};
    working.unreadable = true;
    working.take({rows, slips: round === 0 ? [slip] : []});
  }
  working.rows = working.rows.map(() => '');
}

/** What YAML and the schema make of a text. */
function judge<N extends RecordName>(name: N, file: string, text: string, pages: string[]) {
  const document = parse(text);
  const errors = document.errors.length + document.warnings.length;
  if (errors > 0) return {errors, count: Number.POSITIVE_INFINITY};
  const open = openRecord(name, createSource(file, text), document, pages);
  const result = problemsOf(open);
  return {errors, count: result.problems.length, open, ...result};
}

type Judged<N extends RecordName> = Partial<ReturnType<typeof problemsOf>> & {
  errors: number;
  count: number;
  open?: OpenRecord<N>;
};

/** The text with single lines and their places repaired, as far as that makes it readable, and what comes of it. */
function repair<N extends RecordName>(
  name: N,
  source: Source,
  pages: string[],
): {working: Working; judged?: Judged<N>} {
  const working = new Working(source);
  const reading: Reading = recordReading(name, correctorFor(name, pages));
  const judgeText = (text: string): Judged<N> => judge(name, source.file, text, pages);
  working.take(repairLines(working.text, reading, true));
  if (working.slips.length > TOO_MANY) return {working};
  let judged = judgeText(working.text);
  if (judged.count === 0) return {working, judged};
  const loud = repairLines(working.text, reading, false);
  if (judged.errors > 0) {
    working.take(loud);
    if (working.slips.length > TOO_MANY) return {working};
    if (loud.slips.length > 0) judged = judgeText(working.text);
  } else if (loud.slips.length > 0) {
    // YAML reads these lines: they are slips only if the record is better without them.
    const after = judgeText(loud.rows.join('\n'));
    if (after.errors === 0 && after.count < judged.count) {
      working.take(loud);
      judged = after;
    }
  }
  for (const ours of [false, true]) {
    if (judged.count === 0) return {working, judged};
    const next = repairLayout(name, working.rows, ours);
    if (next.slips.length === 0) continue;
    const after = judgeText(next.rows.join('\n'));
    const better = judged.errors > 0 ? after.errors < judged.errors : after.errors === 0 && after.count < judged.count;
    if (!better) continue;
    working.take(next);
    judged = after;
  }
  if (judged.errors === 0) return {working, judged};
  leaveOutUnreadable(working);
  return {working, judged: judgeText(working.text)};
}

/** The finding for a slip, with the whole lines as edits. */
function findingFor(source: Source, {rule, number, rows, start, end, message, fixable}: Slip): RuleFinding {
  const from = source.lineStarts[number - 1];
  const last = number + (rows?.length ?? 1);
  const to = (source.lineStarts[last - 1] ?? source.text.length + 1) - 1;
  const same = source.text.slice(from, to) === rows?.join('\n');
  const edits = rows && !same ? [{start: from, end: to, text: rows.join('\n')}] : undefined;
  const place = {start: Math.max(start, from), end: Math.min(Math.max(end, start + 1), to)};
  return {rule, ...place, message, help: 'records', ...(edits && {edits}), ...(fixable && {fixable})};
}

/** Problems of the repaired text, at their places in the source; those of a repaired line go into its own suggestion. */
function place(working: Working, repaired: Source, problems: Problem[]): RuleFinding[] {
  const {source, slipAt, unreadable} = working;
  const found: RuleFinding[] = [];
  for (const {derived, parent: _parent, ...problem} of problems) {
    if (derived && unreadable) continue;
    const {line} = locate(repaired, problem.start);
    const shift = source.lineStarts[line - 1] - repaired.lineStarts[line - 1];
    const slip = slipAt.get(line);
    if (slip) {
      if (!problem.edits && /^(name-token|record-placeholder)$/.test(problem.rule)) slip.rows = undefined;
      if (!slip.rows || !problem.edits || derived) continue;
      const row = lineAt(repaired, line);
      const from = repaired.lineStarts[line - 1];
      const inside = problem.edits.filter(({start, end}) => start >= from && end <= from + row.length);
      const edited = inside
        .sort((a, b) => b.start - a.start)
        .reduce((text, {start, end, text: words}) => text.slice(0, start - from) + words + text.slice(end - from), row);
      slip.rows[line - slip.number] = edited;
      continue;
    }
    const move = (edit: {start: number; end: number; text: string}) => ({
      ...edit,
      start: edit.start + shift,
      end: edit.end + shift,
    });
    const end = Math.min(problem.end, repaired.lineStarts[line - 1] + lineAt(repaired, line).length);
    found.push({
      help: 'records',
      ...problem,
      start: problem.start + shift,
      end: Math.max(end, problem.start) + shift,
      ...(problem.edits && {edits: problem.edits.map(move)}),
    });
  }
  return found;
}

/** The first findings of a file; the last of them says how many more there are. */
export function limited(findings: RuleFinding[]): RuleFinding[] {
  if (findings.length <= AT_MOST) return findings;
  const ordered = [...findings].sort((a, b) => a.start - b.start);
  const more = ordered.length - AT_MOST;
  const last = ordered[AT_MOST - 1];
  const same = ordered.slice(AT_MOST).every(({rule}) => rule === last.rule);
  const rest = same ? `And ${more} more of the same kind.` : `And ${more} more problems in this file.`;
  return [...ordered.slice(0, AT_MOST - 1), {...last, message: `${last.message} ${rest}`}];
}

/** Of several findings on one line about the same words, the first. */
function oncePerPlace(findings: RuleFinding[]): RuleFinding[] {
  const seen = new Set<number>();
  return findings.filter(({start}) => !seen.has(start) && seen.add(start));
}

export interface ReadRecord<N extends RecordName> {
  value?: Records[N];
  diagnostics: Diagnostic[];
  /** What later rules need, when the record is right. */
  open?: OpenRecord<N>;
}

/** One record: its value when all is well, and every problem in it when not. `pages` are the addresses of the site. */
export function readRecord<N extends RecordName>(name: N, source: Source, pages: string[] = []): ReadRecord<N> {
  const told = (findings: RuleFinding[]) =>
    limited(oncePerPlace(findings)).map(({rule, ...finding}) => toDiagnostic(source, rule, finding));
  const whole = fileProblem(source.text);
  if (whole) return {diagnostics: told([{help: 'records', ...whole}])};
  const {working, judged} = repair(name, source, pages);
  const findings: RuleFinding[] = [];
  const open = judged?.open;
  // Where the only lines can't be read, an empty file is no news.
  if (open && (open.document.contents !== null || working.slips.length === 0)) {
    const problems = judged?.problems ?? [];
    const more = RECORD_RULES.flatMap((rule) =>
      rule.find(open as OpenRecord, judged?.value as never).map((problem) => ({rule: rule.id, ...problem})),
    );
    const all = [...problems, ...more.filter(({derived}) => !derived || problems.length + working.slips.length === 0)];
    findings.push(...place(working, open.source, all));
  }
  if (judged?.value === undefined && findings.length + working.slips.length === 0) {
    const message = 'This file can’t be read. Bring it back from an earlier version.';
    findings.push({rule: 'record-file', start: 0, end: 1, message, help: 'records'});
  }
  findings.unshift(...working.slips.map((slip) => findingFor(source, slip)));
  const diagnostics = told(findings);
  return diagnostics.length > 0 ? {diagnostics} : {value: judged?.value as Records[N], diagnostics, open};
}
