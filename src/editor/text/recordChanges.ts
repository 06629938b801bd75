/** What has changed in a record, as its form calls it. */
import type {FormField, FormNode} from './recordForm/form';

export interface FieldChange {
  /** What the field is called, with what it belongs to: “Saturday · Closes”. */
  name: string;
  old: string;
  new: string;
}

/** What an entry of a list is known by: its first field. */
function nameOf(entry: FormNode, fallback: string): string {
  const [first] = entry.kind === 'group' ? entry.children : [];
  return first?.kind === 'field' && first.value ? String(first.value) : fallback;
}

const wordsOf = ({value}: FormField) => (value === true ? 'yes' : String(value ?? ''));

/** Every field with what it belongs to. */
function fieldsBelow(node: FormNode, name: string[]): [name: string, words: string][] {
  if (node.kind === 'field') return [[name.join(' · ') || node.title, wordsOf(node)]];
  return node.children.flatMap((child, index) => {
    const own = node.kind === 'list' ? nameOf(child, `${node.entry?.title ?? node.title} ${index + 1}`) : child.title;
    return fieldsBelow(child, [...name, own]);
  });
}

/**
 * The fields that have changed. Undefined where that doesn't say it all: fields that share a name, or stand in another
 * order.
 */
export function fieldChanges(before: FormNode, after: FormNode): FieldChange[] | undefined {
  const [old, now] = [before, after].map((form) => new Map(fieldsBelow(form, [])));
  const isWhole = [before, after].every((form, index) => fieldsBelow(form, []).length === [old, now][index].size);
  const [oldOrder, newOrder] = [
    [...old.keys()].filter((name) => now.has(name)),
    [...now.keys()].filter((name) => old.has(name)),
  ];
  if (!isWhole || oldOrder.some((name, index) => name !== newOrder[index])) return undefined;
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({name, old: old.get(name) ?? '', new: now.get(name) ?? ''}))
    .filter((change) => change.old !== change.new);
}
