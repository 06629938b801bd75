/** Finds tags that are not closed, closed twice or closed crosswise, and works out which slip explains it. */
import type {Edit} from '../diagnostic';
import type {Part} from './parts';
import type {ScannedTag} from './scanTag';

/** A tag that is to be read in another way than it is written. */
export interface Reread {
  tag: ScannedTag;
  kind: ScannedTag['kind'];
  name: string;
}

export interface Pairs {
  parts: Part[];
  /** Tags that can't stay. */
  unpaired: ScannedTag[];
  reread: Reread[];
  /** The opening tag of each closing one. */
  openings: Map<ScannedTag, ScannedTag>;
}

interface Matched {
  parts: Part[];
  unpaired: ScannedTag[];
  unclosed: ScannedTag[];
  unopened: ScannedTag[];
  /** What each tag stands right inside of. */
  around: Map<ScannedTag, ScannedTag | undefined>;
  openings: Pairs['openings'];
}

/** One slip explains only so much: a page with more of them than this is told tag by tag. */
const MOST_SLIPS = 20;

const part = <Kind extends 'unclosed-tag' | 'unopened-tag'>(kind: Kind, tag: ScannedTag) =>
  ({kind, tag, start: tag.start, end: tag.end}) as Part;

function match(tags: ScannedTag[]): Matched {
  const parts: Part[] = [];
  const unpaired: ScannedTag[] = [];
  const unopened: ScannedTag[] = [];
  const around: Matched['around'] = new Map();
  const openings: Matched['openings'] = new Map();
  const open: ScannedTag[] = [];
  /** Opened inside something that has been closed since. */
  const left: {tag: ScannedTag; by: ScannedTag}[] = [];
  for (const tag of tags) {
    around.set(tag, open.at(-1));
    if (tag.kind === 'open') open.push(tag);
    if (tag.kind !== 'close') continue;
    const index = open.map(({name}) => name).lastIndexOf(tag.name);
    if (index >= 0) {
      openings.set(tag, open[index]);
      left.push(...open.slice(index + 1).map((inner) => ({tag: inner, by: tag})));
      open.length = index;
      continue;
    }
    const earlier = left.findIndex((one) => one.tag.name === tag.name);
    unpaired.push(tag);
    if (earlier < 0) {
      unopened.push(tag);
      parts.push(part('unopened-tag', tag));
    } else {
      const [{tag: inner, by}] = left.splice(earlier, 1);
      unpaired.push(inner);
      const known = parts.find((one) => one.kind === 'crossed-tags' && one.tag === by);
      if (known?.kind === 'crossed-tags') {
        known.inner.push(inner);
        known.closings.push(tag);
      } else parts.push({kind: 'crossed-tags', tag: by, inner: [inner], closings: [tag], start: by.start, end: by.end});
    }
  }
  const unclosed = [...left.map((one) => one.tag), ...open];
  for (const tag of unclosed) {
    unpaired.push(tag);
    parts.push(part('unclosed-tag', tag));
  }
  return {parts, unpaired, unclosed, unopened, around, openings};
}

const letters = (text: string) => text.replace(/[^a-z\d]/gi, '').toLowerCase();

/** Where the name of an opening tag is written: over two words, if that makes the name of its other half. */
export function nameEnd({name, start, props: [first]}: ScannedTag, meant: string): number {
  const apart = first?.form === 'bare' && letters(name + first.name) === letters(meant);
  return apart ? first.end : start + 1 + name.length;
}

interface Slip {
  part: Part;
  reread: Reread[];
}

/** `<Cards> … </Card>`: the one of the two whose name is unknown is wrong, or else the closing. */
function otherName(open: ScannedTag, close: ScannedTag, isKnown: (name: string) => boolean): Slip | undefined {
  const openIsWrong = !isKnown(open.name) && isKnown(close.name);
  if (!openIsWrong && !isKnown(open.name)) return undefined;
  const name = openIsWrong ? close.name : open.name;
  const wrong = openIsWrong ? open : close;
  const edit: Edit = openIsWrong
    ? {start: open.start + 1, end: nameEnd(open, name), text: name}
    : {start: close.start, end: close.end, text: `</${name}>`};
  return {
    part: {
      kind: 'tag-name',
      written: wrong.name,
      closes: openIsWrong ? undefined : open,
      edits: [edit],
      start: wrong.start,
      end: wrong.end,
    },
    reread: [
      {tag: open, kind: 'open', name},
      {tag: close, kind: 'close', name},
    ],
  };
}

const slash = (tag: ScannedTag, name: string, edit: Edit, reread: Reread[]): Slip => ({
  part: {kind: 'tag-slash', closes: reread[0].kind === 'close', name, edits: [edit], start: tag.start, end: tag.end},
  reread,
});

/** A slip that explains two halves at once which don't fit; undefined when there is none. */
function explain(tags: ScannedTag[], matched: Matched, isKnown: (name: string) => boolean): Slip | undefined {
  const {unclosed, unopened, around} = matched;
  for (const close of unopened) {
    const open = around.get(close);
    const slip = open && unclosed.includes(open) ? otherName(open, close, isKnown) : undefined;
    if (slip) return slip;
    const ended = tags
      .filter((tag) => tag.kind === 'self-closing' && tag.name === close.name && tag.start < close.start)
      .at(-1);
    if (ended && around.get(ended) === open) {
      const foot = ended.end - 1;
      const edit = {start: foot - 1, end: foot, text: ''};
      return slash(ended, ended.name, edit, [{tag: ended, kind: 'open', name: ended.name}]);
    }
  }
  for (const tag of tags) {
    // An element such as <li> is often left open; a component never stands twice without its end.
    if (tag.props.length > 0 || tag.kind === 'close' || !/^[A-Z]/.test(tag.name)) continue;
    if (tag.kind === 'open' && !unclosed.includes(tag)) continue;
    const open = unclosed.find((one) => one.name === tag.name && one.start < tag.start);
    if (!open || tag.name.length < 2) continue;
    const edit = {start: tag.start, end: tag.end, text: `</${tag.name}>`};
    return slash(tag, tag.name, edit, [{tag, kind: 'close', name: tag.name}]);
  }
  return undefined;
}

/** Pairs the tags, in the order of the page. `isKnown` tells the names that a tag can have. */
export function pairTags(all: ScannedTag[], isKnown: (name: string) => boolean): Pairs {
  const parts: Part[] = [];
  const reread: Reread[] = [];
  /** The tags as they are to be read, and as they are written. */
  const written = new Map(all.map((tag) => [tag, tag]));
  let tags = all;
  for (;;) {
    const matched = match(tags);
    const slip = reread.length < MOST_SLIPS * 2 ? explain(tags, matched, isKnown) : undefined;
    if (!slip) {
      const original = (tag: ScannedTag) => written.get(tag) ?? tag;
      const openings = new Map([...matched.openings].map(([close, open]) => [original(close), original(open)]));
      return {parts: [...parts, ...matched.parts], unpaired: matched.unpaired.map(original), reread, openings};
    }
    parts.push(slip.part);
    tags = tags.map((tag) => {
      const other = slip.reread.find((one) => one.tag === tag);
      if (!other) return tag;
      const source = written.get(tag) ?? tag;
      const read = {...tag, kind: other.kind, name: other.name};
      written.set(read, source);
      reread.push({...other, tag: source});
      return read;
    });
  }
}
