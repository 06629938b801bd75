/** Lines that begin too far right or left, or with a hyphen too many or too few. */
import {columnsOf, placed, type Role, rolesOfLines} from '../layout';
import type {RecordName} from '../schema';
import type {Repaired, Slip} from '../slips';
import {type Line, readLines} from '../yaml/lines';

export const layout = {
  id: 'yaml-layout',
  example: ['- days: Sunday\n    closed: true', '- days: Sunday\n  closed: true'],
};

function message(line: Line, role: Role, column: number): string {
  if (line.hyphens > (role.leads ? 1 : 0)) {
    return role.leads
      ? 'This line begins with a hyphen too many.'
      : 'This line begins with a hyphen that doesn’t belong there. Delete it.';
  }
  if (role.leads && line.hyphens === 0)
    return `A hyphen is missing: each entry of this list begins with “- ${line.key?.text}:”.`;
  const wanted = role.leads ? column - 2 : column;
  const spaces = wanted === 0 ? 'with no space' : wanted === 1 ? 'with 1 space' : `with ${wanted} spaces`;
  const side = line.words - line.start > column ? 'right' : 'left';
  return `This line begins too far to the ${side}. Begin it ${spaces}, like its neighbours.`;
}

/**
 * The lines where they belong. The file's own columns count, or with `ours` those of the files that we wrote.
 * Neighbouring lines with the same slip are told once.
 */
export function repairLayout(name: RecordName, rows: string[], ours: boolean): Repaired {
  const lines = readLines(rows.join('\n'));
  const roles = rolesOfLines(name, lines);
  const columns = ours ? new Map<string, number>() : columnsOf(roles);
  const leader = [...roles.values()].find(({leads}) => leads);
  const columnOf = (role: Role) =>
    (role.id === 'member' && leader ? columns.get(leader.id) : undefined) ?? columns.get(role.id) ?? role.column;
  const swapped = new Set([...roles].flatMap(([line, role]) => swappedLines(lines, line, role, roles)));
  const slips: Slip[] = [];
  let shift = 0;
  const result = lines.map((line) => {
    const role = roles.get(line);
    if (!role) return line.text;
    const row = placed(line, role, columnOf(role));
    if (row === line.text || swapped.has(line)) return line.text;
    const last = slips.at(-1);
    const told = message(line, role, columnOf(role));
    const moved = line.words - line.start - columnOf(role);
    const below = last && last.number + (last.rows?.length ?? 0) === line.number;
    // An entry that is moved as a whole is told at its first line.
    const previous = below && (last.message === told || (moved !== 0 && moved === shift && !role.leads));
    shift = moved;
    if (previous) {
      last.rows?.push(row);
      last.end = line.end;
    } else {
      slips.push({
        rule: layout.id,
        number: line.number,
        start: line.start + line.indent,
        end: line.end,
        message: told,
        rows: [row],
      });
    }
    return row;
  });
  return {rows: result, slips};
}

/** An entry of a list may begin with any of its keys: the line that does, and the one that usually would. */
function swappedLines(lines: Line[], first: Line, {id}: Role, roles: Map<Line, Role>): Line[] {
  if (id !== 'member' || first.hyphens !== 1) return [];
  for (const line of lines.slice(first.number)) {
    if (line.kind !== 'entry') continue;
    if (line.hyphens > 0) return [];
    if (roles.get(line)?.leads) return [first, line];
  }
  return [];
}
