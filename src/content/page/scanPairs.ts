/** Finds tags that are not closed, closed twice or closed crosswise. */
import type {Part} from './parts';
import type {ScannedTag} from './scanTag';

const part = <Kind extends 'unclosed-tag' | 'unopened-tag'>(kind: Kind, tag: ScannedTag) =>
  ({kind, tag, start: tag.start, end: tag.end}) as Part;

/** Pairs the tags, in the order of the page. `unpaired` are those that can't stay. */
export function pairTags(tags: ScannedTag[]): {parts: Part[]; unpaired: ScannedTag[]} {
  const parts: Part[] = [];
  const unpaired: ScannedTag[] = [];
  const open: ScannedTag[] = [];
  /** Opened inside something that has been closed since. */
  const left: {tag: ScannedTag; by: ScannedTag}[] = [];
  for (const tag of tags) {
    if (tag.kind === 'open') open.push(tag);
    if (tag.kind !== 'close') continue;
    const index = open.map(({name}) => name).lastIndexOf(tag.name);
    if (index >= 0) {
      left.push(...open.slice(index + 1).map((inner) => ({tag: inner, by: tag})));
      open.length = index;
      continue;
    }
    const earlier = left.findIndex((one) => one.tag.name === tag.name);
    unpaired.push(tag);
    if (earlier < 0) parts.push(part('unopened-tag', tag));
    else {
      const [{tag: inner, by}] = left.splice(earlier, 1);
      unpaired.push(inner);
      const known = parts.find((one) => one.kind === 'crossed-tags' && one.tag === by);
      if (known?.kind === 'crossed-tags') {
        known.inner.push(inner);
        known.closings.push(tag);
      } else parts.push({kind: 'crossed-tags', tag: by, inner: [inner], closings: [tag], start: by.start, end: by.end});
    }
  }
  for (const tag of [...left.map((one) => one.tag), ...open]) {
    unpaired.push(tag);
    parts.push(part('unclosed-tag', tag));
  }
  return {parts, unpaired};
}
