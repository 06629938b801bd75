import type {RecordName} from '../../../content/records';
import {fieldAt, type Path} from '../../../content/records/schema';
import {locate} from '../../../content/source';
import type {Edit} from '../edits';
import {append, lineEnd, lineStart, written} from './lines';
import {childrenOf, keyOf, type Opened, open} from './open';
import {mayBeEmpty, schemaAt} from './schema';

export type Value = string | number | boolean | undefined;

/** How far the keys below a path are indented. */
function indentBelow(opened: Opened, path: Path): string {
  const [first] = childrenOf(opened, path);
  return ' '.repeat(first ? locate(opened.source, first.start).column - 1 : path.length * 2);
}

/**
 * Sets the value at a path; `undefined` empties it. If its line is missing, it is added. A tick removes the lines that it
 * replaces.
 */
export function setField(name: RecordName, file: string, text: string, path: Path, value: Value): Edit[] {
  const opened = open(file, text);
  const replaced = (value === true && fieldAt(name, path)?.insteadOf) || [];
  const others = replaced.flatMap((step) => setLine(name, opened, [...path.slice(0, -1), step], undefined));
  return [...others, ...setLine(name, opened, path, value)];
}

function setLine(name: RecordName, opened: Opened, path: Path, value: Value): Edit[] {
  const {source} = opened;
  const entry = opened.at.get(keyOf(path));
  if (entry && value === undefined) {
    const schema = schemaAt(name, path);
    // A value that isn't known yet keeps its line, which shows that it is missing.
    const keepsLine = !schema || mayBeEmpty(schema) || !schema.safeParse(undefined).success;
    if (keepsLine)
      return [
        {start: Math.min(entry.valueStart, entry.end + 1), end: Math.max(entry.valueEnd, entry.end + 1), text: ''},
      ];
    return [{start: lineStart(source, entry.start), end: lineEnd(source, entry.valueEnd), text: ''}];
  }
  if (value === undefined) return [];
  if (entry) {
    const empty = entry.valueStart === entry.valueEnd;
    // Right after the colon of an empty line.
    const start = empty ? source.text.indexOf(':', entry.end) + 1 : entry.valueStart;
    return [{start, end: empty ? start : entry.valueEnd, text: `${empty ? ' ' : ''}${written(value)}`}];
  }
  const parent = path.slice(0, -1);
  return [append(opened, parent, `${indentBelow(opened, parent)}${String(path.at(-1))}: ${written(value)}`)];
}
