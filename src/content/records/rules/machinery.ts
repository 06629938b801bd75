import {isMap, isSeq} from 'yaml';
import type {OpenRecord, Problem} from '../open';

/** YAML's own machinery: values that stand for others, types, keys that are no words, several documents. */
export function machinery({document}: OpenRecord): Problem[] {
  const found: Problem[] = [];
  const tell = (node: unknown, what: string) => {
    const [start = 0, end = 0] = (node as {range?: number[]} | null)?.range ?? [];
    found.push({
      rule: 'yaml-machinery',
      start,
      end,
      message: `A record holds words, numbers and lists, and no ${what}.`,
    });
  };
  const visit = (node: unknown, depth: number) => {
    const one = node as {anchor?: string; tag?: string; source?: string; items?: unknown[]} | null;
    if (!one) return;
    if (one.anchor) tell(node, 'YAML anchors');
    if (one.tag && !/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/.test(one.tag)) tell(node, 'YAML tags');
    if (depth > 8) return;
    if (isMap(node)) {
      for (const {key, value} of node.items) {
        // JavaScript would take it for something else, and zod leaves it out without a word.
        if ((key as {value?: unknown} | null)?.value === '__proto__') tell(key, 'key of this name');
        if (
          key !== null &&
          typeof (key as {value?: unknown}).value === 'object' &&
          (key as {value?: unknown}).value !== null
        )
          tell(key, 'keys of this kind');
        visit(key, depth + 1);
        visit(value, depth + 1);
      }
    } else if (isSeq(node)) for (const item of node.items) visit(item, depth + 1);
    else if (!('value' in one)) tell(node, 'YAML aliases');
  };
  visit(document.contents, 0);
  return found;
}
