/** One record, from its text to its value, with everything that is wrong with it. */

import type * as z from 'zod';
import type {Diagnostic} from '../diagnostic';
import {createSource, type Finding, lineAt, locate, type Source, toDiagnostic} from '../source';
import {parse} from './entries';
import {schemaAt} from './fields';
import {rolesOf} from './layout';
import {correctValue, type OpenRecord, openRecord, type Problem, problemsOf} from './problems';
import {RECORD_RULES} from './rules';
import {fileProblem} from './rules/file';
import {repairLayout} from './rules/layout';
import type {RecordName, Records} from './schema';
import {type Reading, recordReading, repairLines, type Slip} from './slips';

/** What a rule found, with the rule's id. */
export type RuleFinding = Finding & {rule: string};

const AT_MOST = 20;

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

/** The rows that differ from the source's lines get no more than their own message. */
class Working {
  readonly slips: Slip[] = [];
  readonly changed = new Set<number>();
  unreadable = false;
  rows: string[];

  constructor(readonly source: Source) {
    this.rows = source.text.split('\n');
  }

  get text(): string {
    return this.rows.join('\n');
  }

  take({rows, slips}: {rows: string[]; slips: Slip[]}): void {
    for (const slip of slips) {
      const known = this.slips.find((other) => covers(other, slip.number));
      if (!known) this.slips.push(slip);
      for (let index = 0; index < (slip.rows?.length ?? 1); index += 1) this.changed.add(slip.number + index);
    }
    this.rows = rows;
    for (const slip of this.slips) {
      if (!slip.rows) {
        if (!rows[slip.number - 1].trim()) this.unreadable = true;
        continue;
      }
      slip.rows = slip.rows.map((_, index) => rows[slip.number - 1 + index]);
    }
  }
}

const covers = (slip: Slip, line: number) => line >= slip.number && line < slip.number + (slip.rows?.length ?? 1);

/** Lines that YAML can't read for a reason that no rule knows are left out. The first is told: the others may follow from it. */
function leaveOutUnreadable(working: Working): void {
  for (let round = 0; round < AT_MOST; round += 1) {
    const [error] = parse(working.text).errors;
    if (!error) return;
    const before = working.text.slice(0, Math.min(error.pos[0], working.text.trimEnd().length));
    const number = before.split('\n').length;
    const row = working.rows[number - 1];
    const rows = row.trim()
      ? working.rows.map((one, index) => (index === number - 1 ? '' : one))
      : working.rows.map(() => '');
    const place = working.source.lineStarts[number - 1];
    const start = place + Math.max(0, row.search(/\S/));
    const message = 'This line can’t be read. Compare it with the lines around it.';
    const slip = {rule: 'yaml-unreadable', number, start, end: place + row.length, message};
    working.unreadable = true;
    working.take({rows, slips: round === 0 ? [slip] : []});
  }
  working.rows = working.rows.map(() => '');
}

/** Whether YAML reads the text, and how many problems the record then has. */
function judge(name: RecordName, file: string, text: string, pages: string[]) {
  const document = parse(text);
  const errors = document.errors.length + document.warnings.length;
  if (errors > 0) return {errors, problems: Number.POSITIVE_INFINITY};
  const open = openRecord(name, createSource(file, text), document, pages);
  return {errors, problems: problemsOf(open).problems.length};
}

/** The text with single lines and their places repaired, as far as that makes it readable. */
function repair(name: RecordName, source: Source, pages: string[]): Working {
  const working = new Working(source);
  const reading: Reading = recordReading(name, correctorFor(name, pages));
  const score = () => judge(name, source.file, working.text, pages);
  working.take(repairLines(working.text, reading, true));
  let now = score();
  if (now.problems === 0) return working;
  working.take(repairLines(working.text, reading, now.errors === 0));
  now = score();
  for (const ours of [false, true]) {
    if (now.problems === 0) return working;
    const next = repairLayout(name, working.rows, ours);
    if (next.slips.length === 0) continue;
    const after = judge(name, source.file, next.rows.join('\n'), pages);
    const better = now.errors > 0 ? after.errors < now.errors : after.errors === 0 && after.problems < now.problems;
    if (!better) continue;
    working.take(next);
    now = after;
  }
  if (now.errors > 0) leaveOutUnreadable(working);
  return working;
}

/** The finding for a slip, with the whole lines as edits. */
function findingFor(source: Source, {rule, number, rows, start, end, message, fixable}: Slip): RuleFinding {
  const from = source.lineStarts[number - 1];
  const last = number + (rows?.length ?? 1) - 1;
  const to =
    from +
    source.text
      .slice(from)
      .split('\n')
      .slice(0, last - number + 1)
      .join('\n').length;
  const same = source.text.slice(from, to) === rows?.join('\n');
  const edits = rows && !same ? [{start: from, end: to, text: rows.join('\n')}] : undefined;
  const place = {start: Math.max(start, from), end: Math.min(Math.max(end, start + 1), to)};
  return {rule, ...place, message, help: 'records', ...(edits && {edits}), ...(fixable && {fixable})};
}

/** Problems of the repaired text, at their places in the source; those of a repaired line go into its own suggestion. */
function place(working: Working, repaired: Source, problems: Problem[]): RuleFinding[] {
  const {source, changed, slips, unreadable} = working;
  const found: RuleFinding[] = [];
  for (const {derived, parent: _parent, ...problem} of problems) {
    if (derived && unreadable) continue;
    const {line} = locate(repaired, problem.start);
    const shift = source.lineStarts[line - 1] - repaired.lineStarts[line - 1];
    if (changed.has(line)) {
      const slip = slips.find((one) => covers(one, line));
      if (slip && !problem.edits && /^(name-token|record-placeholder)$/.test(problem.rule)) slip.rows = undefined;
      if (!slip?.rows || !problem.edits || derived) continue;
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
  const working = repair(name, source, pages);
  const repaired = createSource(source.file, working.text);
  const document = parse(repaired.text);
  const findings: RuleFinding[] = [];
  let open: OpenRecord<N> | undefined;
  let value: unknown;
  if (
    document.errors.length === 0 &&
    document.warnings.length === 0 &&
    !(document.contents === null && working.slips.length > 0)
  ) {
    open = openRecord(name, repaired, document, pages);
    const result = problemsOf(open);
    value = result.value;
    const more = RECORD_RULES.flatMap((rule) =>
      rule.find(open as OpenRecord, value as never).map((problem) => ({rule: rule.id, ...problem})),
    );
    const all = [...result.problems, ...more.filter(({derived}) => !derived || result.problems.length === 0)];
    findings.push(...place(working, repaired, all));
  }
  findings.unshift(...working.slips.map((slip) => findingFor(source, slip)));
  const diagnostics = told(findings);
  return diagnostics.length > 0 ? {diagnostics} : {value: value as Records[N], diagnostics, open};
}
