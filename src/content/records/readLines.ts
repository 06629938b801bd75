/** Lines `key: text` in a part of a text, such as the top of a page. */
import type {RuleFinding, Source} from '../source';
import {type Entry, entriesOf, parse} from './entries';
import {layout} from './rules/layout';
import {repairLines, type Slip, textReading} from './slips';

/** The lines that hold a known key, each from the first column on. */
function atTheLeft(rows: string[], slips: Slip[], text: string, keys: string[]): {rows: string[]; slips: Slip[]} {
  const found = [...slips];
  let start = 0;
  const written = text.split('\n');
  const better = rows.map((row, index) => {
    const from = start;
    start += written[index].length + 1;
    const [, before = '', words = '', key = ''] = /^([ -]+)(([\w-]+):.*)$/.exec(row) ?? [];
    if (!before || !keys.includes(key)) return row;
    const known = found.find(({number}) => number === index + 1);
    const message = 'This line must begin at the left edge, without spaces or a hyphen before its name.';
    const end = from + written[index].length;
    if (known) known.rows = [words];
    else found.push({rule: layout.id, number: index + 1, start: from, end, message, rows: [words]});
    return words;
  });
  return {rows: better, slips: found};
}

/**
 * Reads the lines between two offsets, of which the first begins a line. `keys` are those that are known there. A line
 * with a slip is told with the whole line to write instead, and read as if it were so.
 */
export function readLines(
  source: Source,
  start: number,
  end: number,
  keys: string[],
): {entries: Entry[]; findings: RuleFinding[]} {
  const text = source.text.slice(start, end);
  const reading = textReading(keys);
  let {rows, slips} = repairLines(text, reading, true);
  if (parse(rows.join('\n')).errors.length > 0) ({rows, slips} = repairLines(text, reading, false));
  if (parse(rows.join('\n')).errors.length > 0) ({rows, slips} = atTheLeft(rows, slips, text, keys));
  const starts: number[] = [];
  let at = start;
  for (const row of text.split('\n')) {
    starts.push(at);
    at += row.length + 1;
  }
  const findings: RuleFinding[] = slips.map(({rule, number, rows: better, start: from, end: to, message}) => {
    const lineStart = starts[number - 1];
    const lineEnd = (starts[number] ?? end + 1) - 1;
    const edits = better && [{start: lineStart, end: Math.min(lineEnd, end), text: better.join('\n')}];
    return {rule, start: start + from, end: start + to, message, help: 'the-lines-at-the-top', ...(edits && {edits})};
  });
  const unreadable: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const joined = rows.join('\n');
    const [error] = parse(joined).errors;
    if (!error) break;
    const number = joined.slice(0, Math.min(error.pos[0], joined.trimEnd().length)).split('\n').length;
    const row = rows[number - 1];
    rows = rows.map((one, index) => (index === number - 1 ? '' : one));
    if (!row.trim()) break;
    unreadable.push(number);
  }
  for (const number of unreadable) {
    if (slips.some((slip) => slip.number === number)) continue;
    const from = starts[number - 1];
    const to = Math.min((starts[number] ?? end + 1) - 1, end);
    const message = 'This line can’t be read. Write a name, a colon, a space and the text.';
    findings.push({rule: 'yaml-unreadable', start: from, end: to, message, help: 'the-lines-at-the-top'});
  }
  const joined = rows.join('\n');
  const document = parse(joined);
  if (document.errors.length > 0) return {entries: [], findings};
  // Places in lines that were read otherwise than they are written are those of the whole line.
  let offset = 0;
  const starting = rows.map((row) => {
    const begins = offset;
    offset += row.length + 1;
    return begins;
  });
  const moved = (place: number) => {
    const line = starting.filter((begins) => begins <= place).length - 1;
    const most = Math.min((starts[line + 1] ?? end + 1) - 1, end);
    return Math.min(starts[line] + place - starting[line], most);
  };
  const entries = entriesOf(document).map((entry) => ({
    ...entry,
    start: moved(entry.start),
    end: moved(entry.end),
    valueStart: moved(entry.valueStart),
    valueEnd: moved(entry.valueEnd),
  }));
  return {entries, findings};
}
