/** Where each line of a record belongs: by its key, whatever its indentation. */
import {nearest} from '../nearest';
import {fieldAt, keysAt, type Path} from './fields';
import type {Form, RecordName} from './schema';
import type {Line} from './yaml/lines';

/** A place that lines of one kind have: the file's own keys, those of an entry in a list, those of a part. */
export interface Role {
  /** The same for all lines that begin at the same column. */
  id: string;
  /** The way to the record that holds the key; list entries count as 0. */
  parent: Path;
  /** Begins an entry of a list: with a hyphen. */
  leads: boolean;
  /** Column at which its words begin, in a file that is written like ours. */
  column: number;
  keys?: string[];
}

const role = (name: RecordName, id: string, parent: Path, column: number, leads = false): Role => ({
  id,
  parent,
  column,
  leads,
  keys: keysAt(name, parent),
});

/** By record: the roles, with those that lead an entry of a list before its other keys. */
const ROLES: Record<RecordName, Role[]> = {
  organisation: [
    role('organisation', 'top', [], 0),
    role('organisation', 'address', ['address'], 2),
    role('organisation', 'leader', ['platforms', 0], 4, true),
    role('organisation', 'member', ['platforms', 0], 4),
  ],
  figures: [role('figures', 'top', [], 0), role('figures', 'member', ['*'], 2)],
  hours: [role('hours', 'leader', [0], 2, true), role('hours', 'member', [0], 2)],
  buttons: [role('buttons', 'top', [], 0)],
  menu: [
    role('menu', 'top', [], 0),
    role('menu', 'leader', ['links', 0], 4, true),
    role('menu', 'member', ['links', 0], 4),
  ],
};

const LEADERS: Partial<Record<RecordName, string>> = {organisation: 'name', hours: 'days', menu: 'label'};
const LISTS: Partial<Record<RecordName, string>> = {organisation: 'platforms', menu: 'links'};

export const rolesOf = (name: RecordName): Role[] => ROLES[name];

/** The key that begins each entry of the record's list. */
export const leaderOf = (name: RecordName): string | undefined => LEADERS[name];

/** The role of a key. `inList` says whether the record's list has begun above. */
function roleOfKey(name: RecordName, key: string, line: Line, inList: boolean): Role | undefined {
  const roles = ROLES[name];
  const top = roles.find(({id}) => id === 'top');
  const member = roles.find(({id}) => id === 'member');
  const address = roles.find(({id}) => id === 'address');
  const leader = roles.find(({leads}) => leads);
  if (leader && key === LEADERS[name] && (inList || !top?.keys?.includes(key))) return leader;
  if (member?.keys?.includes(key) && !(top?.keys?.includes(key) && !inList)) return member;
  if (address?.keys?.includes(key)) return address;
  if (!top?.keys)
    return top && (member && line.indent + line.hyphens > 0 && nearest(key, member.keys ?? []) ? member : top);
  if (top.keys.includes(key)) return top;
  // A key with a slip in it stands where the one that was meant would stand.
  const meant = nearest(key, [...new Set(roles.flatMap(({keys = []}) => keys))]);
  return meant && meant !== key ? roleOfKey(name, meant, line, inList) : undefined;
}

/** The role of each line that holds a key. */
export function rolesOfLines(name: RecordName, lines: Line[]): Map<Line, Role> {
  const found = new Map<Line, Role>();
  const list = LISTS[name];
  let inList = !list;
  for (const line of lines) {
    const key = line.key?.text;
    if (line.kind !== 'entry' || key === undefined) continue;
    const firstOfItsName = inList && list && key === LEADERS[name] && line.indent === 0 && line.hyphens === 0;
    const known = firstOfItsName && ![...found.keys()].some((other) => other.key?.text === key);
    const role = roleOfKey(name, key, line, inList && !known);
    if (role) found.set(line, role);
    if (list && key === list) inList = true;
    else if (list && role?.id === 'top' && !known) inList = false;
  }
  return found;
}

/** How the value of a line is written, as far as its key tells. */
export function formOf(line: Line, role: Role | undefined, name: RecordName): Form | undefined {
  if (!role || !line.key) return undefined;
  return fieldAt(name, [...role.parent, line.key.text])?.form;
}

/** Whether lines of their own belong below this key. */
export function isParent(line: Line, role: Role | undefined, name: RecordName): boolean {
  if (!role || !line.key) return false;
  return role.id === 'top' && (name === 'figures' || line.key.text === LISTS[name] || line.key.text === 'address');
}

/** The line as it should begin: with its hyphen, and its words at the column. */
export function placed(line: Line, role: Role, column: number): string {
  const start = role.leads ? `${' '.repeat(Math.max(0, column - 2))}- ` : ' '.repeat(column);
  return start + line.text.slice(line.words - line.start);
}

/** The column at which lines of each role begin in this file: where most of them do. */
export function columnsOf(roles: Map<Line, Role>): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  const usual = new Map([...roles.values()].map(({id, column}) => [id, column]));
  for (const [line, {id, leads}] of roles) {
    if (line.hyphens > 0 !== leads || line.text.includes('\t')) continue;
    const column = line.words - line.start;
    const known = counts.get(id) ?? new Map<number, number>();
    counts.set(id, known.set(column, (known.get(column) ?? 0) + 1));
  }
  const distance = (id: string, column: number) => Math.abs(column - (usual.get(id) ?? 0));
  return new Map(
    [...counts].map(([id, found]) => {
      const [[column]] = [...found].sort((a, b) => b[1] - a[1] || distance(id, a[0]) - distance(id, b[0]));
      return [id, column];
    }),
  );
}
