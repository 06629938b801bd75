import {locate} from '../../source';
import {idOf, type OpenRecord, type Problem} from '../open';

/** The same key twice in one place: the second hides the first. Lines below one another are told once. */
export function duplicateKeys({entries, at, source}: OpenRecord): Problem[] {
  const twice = new Set<string>();
  const found = entries.flatMap((entry) => {
    const id = idOf(entry.path);
    const known = at.get(id);
    if (!known || known === entry || typeof entry.path.at(-1) !== 'string') return [];
    twice.add(id);
    if (twice.has(idOf(entry.path.slice(0, -1)))) return [];
    const {line} = locate(source, known.start);
    const message = `“${entry.key}” is also on line ${line}. Keep one of the two.`;
    return [
      {
        rule: 'record-twice',
        start: entry.start,
        end: entry.end,
        message,
        parent: idOf(entry.path.slice(0, -1)),
        derived: true,
      },
    ];
  });
  return found.filter((one, index) => {
    const before = found[index - 1];
    if (before?.parent !== one.parent) return true;
    const row = (start: number) => locate(source, start).line;
    return row(before.start) + 1 !== row(one.start);
  });
}
