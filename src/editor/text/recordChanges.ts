/** What has changed in a record, by the names of its form. */
import type {FormField, FormNode} from './recordForm/form';

export interface FieldChange {
  /** The field with the group it belongs to: “Saturday · Closes”. */
  name: string;
  old: string;
  new: string;
}

const wordsOf = ({value}: FormField) => (value === true ? 'yes' : String(value ?? ''));

/** Every field with the name of its group. */
function fieldsBelow(node: FormNode, name: string[]): [name: string, words: string][] {
  if (node.kind === 'field') return [[name.join(' · ') || node.title, wordsOf(node)]];
  return node.children.flatMap((child) => fieldsBelow(child, [...name, child.title]));
}

/**
 * The fields that have changed. Undefined if these don't tell everything, because fields share a name or have changed
 * their order.
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
