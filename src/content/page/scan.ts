/**
 * A tolerant look at a page that can't be parsed. It finds the parts that are to blame, says what kind each is and
 * takes it out, so that the rest can be parsed. It has no words for people: the rules have.
 */

import {isNote, literalIn} from './literal';
import type {Scan} from './parts';
import {scanImports} from './scanImports';
import {nameEnd, type Pairs, pairTags, type Reread} from './scanPairs';
import {closingBrace, readTag, type ScannedTag} from './scanTag';

/** Elements that run or draw something of their own: what stands inside goes with them. */
export const FORBIDDEN =
  /^(script|style|iframe|object|embed|applet|base|link|meta|form|input|button|textarea|select|svg|math|video|audio|source|template|noscript|frame|frameset|head|html|body|title|portal|slot)$/i;
const VOID = /^(br|hr|wbr)$/i;
/** A page with more of them than this is no page: the rest is left out. */
const MOST_PARTS = 500;
const MOST_TAGS = 3000;

const SPACES = (raw: string) => raw.replace(/[^\n]/g, ' ');
/** Letters keep a paragraph that something is taken out of a paragraph. */
const LETTERS = (raw: string) => raw.replace(/[^\n]/g, 'x');

/** The name under which tags stand in the text whose own would change the place of what follows. */
const SHORT = '_';

/** A closing tag as long as the one that is written: spaces before it could put it into a list. */
const closingAs = (name: string, raw: string) => `${`</${name}`.padEnd(raw.length - 1)}>`;

/** What is known of names while the page is being read. */
export interface Names {
  /** Whether a tag can have this name. */
  isKnown: (name: string) => boolean;
  /** Props that stand by their name alone. */
  flags: ReadonlySet<string>;
}

/** Whether a closing tag holds more than its name. */
const isPadded = ({kind, props}: ScannedTag, raw: string) =>
  kind === 'close' && (props.length > 0 || !/^<\/\s*[\w.:$-]+\s*>$/.test(raw));

class Scanner {
  readonly scan: Scan = {parts: [], imports: [], text: '', stripped: [], removed: [], tags: [], names: new Map()};
  private readonly replaced: {start: number; end: number; text: string}[] = [];
  /** Closing tags without their `>`. */
  private readonly unfinished: ScannedTag[] = [];

  constructor(
    private readonly text: string,
    private readonly names: Names,
  ) {}

  private replace(start: number, end: number, how: (raw: string) => string): void {
    this.replaced.push({start, end, text: how(this.text.slice(start, end))});
  }

  /** Offset after a piece of code between backticks or a fenced block; undefined when none begins here. */
  private afterCode(at: number): number | undefined {
    const {text} = this;
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const lineEnd = text.indexOf('\n', at);
    const line = text.slice(at, lineEnd < 0 ? text.length : lineEnd);
    const [fence] = /^(`{3,}(?!.*`)|~{3,})/.exec(line) ?? [];
    if (fence && text.slice(lineStart, at).trim() === '') {
      const close = new RegExp(`^[ \\t]*${fence[0]}{${fence.length},}[ \\t]*$`, 'm');
      const found = lineEnd < 0 ? undefined : close.exec(text.slice(lineEnd));
      return found ? lineEnd + found.index + found[0].length : text.length;
    }
    const [ticks] = /^`+/.exec(line) ?? [];
    if (!ticks) return undefined;
    const [block] = text.slice(at + ticks.length).split(/\n[ \t]*\n/, 1);
    const found = new RegExp(`(?<!\`)\`{${ticks.length}}(?!\`)`).exec(block);
    return found ? at + ticks.length + found.index + ticks.length : at + ticks.length;
  }

  private readBraces(start: number): number {
    const close = closingBrace(this.text, start);
    const end = close < 0 ? start + 1 : close;
    const raw = this.text.slice(start, end);
    if (isNote(raw) || literalIn(raw) !== undefined) return end;
    this.scan.parts.push({kind: 'braces', start, end});
    this.replace(start, end, (words) => words.replace(/[{}<>`]/g, '-'));
    return end;
  }

  private readComment(start: number): number {
    const close = this.text.indexOf('-->', start);
    const end = close < 0 ? this.text.indexOf('\n', start) + 1 || this.text.length : close + 3;
    this.scan.parts.push({kind: 'html-comment', start, end, closed: close >= 0});
    this.replace(start, end, SPACES);
    return end;
  }

  private readAngle(start: number): number {
    const rest = this.text.slice(start, start + 2000);
    if (rest.startsWith('<!--')) return this.readComment(start);
    const [address] = /^<(?:(?:mailto:)?[^\s<>@/":]+@[^\s<>@]+|(?:tel:|[a-z]+:\/\/)[^\s<>]*)>/i.exec(rest) ?? [];
    if (address) {
      const end = start + address.length;
      this.scan.parts.push({kind: 'address', start, end});
      this.replace(start, end, LETTERS);
      return end;
    }
    if (/^<\s/.test(rest)) return start + 1;
    if (/^<(\/\s*)?[A-Za-z_$]/.test(rest)) return this.readTag(start);
    const [word] = /^<[^\s<>]*/.exec(rest) ?? ['<'];
    this.scan.parts.push({kind: 'less-than', start, end: start + word.length});
    this.replace(start, start + 1, () => '-');
    return start + 1;
  }

  private readTag(start: number): number {
    const tag = readTag(this.text, start, this.names.flags);
    const {scan} = this;
    if (!tag.complete) return this.readUnfinished(tag);
    if (FORBIDDEN.test(tag.name) && /^[a-z]|^[A-Z]+$/.test(tag.name)) return this.removeWithContents(tag);
    if (/^img$/i.test(tag.name)) {
      scan.removed.push(tag);
      this.replace(start, tag.end, LETTERS);
      return tag.end;
    }
    const raw = this.text.slice(start, tag.end);
    if (VOID.test(tag.name) && tag.kind !== 'self-closing') {
      scan.parts.push({kind: 'void-element', tag, start, end: tag.end});
      this.replace(start, tag.end, LETTERS);
      return tag.end;
    }
    if (isPadded(tag, raw)) this.replace(start, tag.end, () => closingAs(tag.name, raw));
    else if (
      tag.props.some(
        ({form, raw: value = ''}) => form !== 'quoted' && form !== 'bare' && literalIn(value) === undefined,
      )
    )
      this.strip(tag);
    scan.tags.push(tag);
    return tag.end;
  }

  /** Takes the props out of a tag. */
  private strip(tag: ScannedTag): void {
    for (const prop of tag.props) {
      const {form, start, end} = prop;
      if (form === 'curly' || form === 'unquoted' || form === 'unclosed')
        this.scan.parts.push({kind: 'prop-quotes', tag, prop, start, end});
    }
    this.scan.stripped.push(tag);
    const head = tag.start + 1 + tag.name.length;
    const foot = tag.end - (tag.kind === 'self-closing' ? 2 : 1);
    if (tag.kind === 'self-closing') this.replace(foot, tag.end, () => '/>');
    this.replace(head, foot, SPACES);
  }

  private readUnfinished(tag: ScannedTag): number {
    const {scan, text} = this;
    const unclosed = tag.props.find(({form}) => form === 'unclosed');
    // "a <b then" is a comparison; "<Button label=" is a component.
    const sign = /^[a-z]/.test(tag.name) && tag.props.every(({raw}) => raw === undefined);
    if (sign) {
      const end = tag.start + 1 + tag.name.length;
      scan.parts.push({kind: 'less-than', start: tag.start, end});
      this.replace(tag.start, tag.start + 1, () => '-');
      return end;
    }
    const end = tag.start + text.slice(tag.start, tag.end).trimEnd().length;
    const closes = tag.kind === 'close' && !unclosed && end - tag.start > 3;
    if (unclosed) scan.parts.push({kind: 'prop-quotes', tag, prop: unclosed, start: unclosed.start, end: unclosed.end});
    else scan.parts.push({kind: 'unfinished-tag', tag: {...tag, end}, start: tag.start, end});
    if (closes) {
      const closing = {...tag, end};
      scan.tags.push(closing);
      this.unfinished.push(closing);
      return tag.end;
    }
    this.replace(tag.start, end, SPACES);
    scan.removed.push(tag);
    return tag.end;
  }

  private removeWithContents(tag: ScannedTag): number {
    const close = new RegExp(`</\\s*${tag.name}\\s*>`, 'i').exec(this.text.slice(tag.end));
    const end = tag.kind === 'open' && close ? tag.end + close.index + close[0].length : tag.end;
    this.scan.removed.push(tag);
    this.replace(tag.start, end, SPACES);
    return end;
  }

  private removeTag(tag: ScannedTag): void {
    this.scan.stripped = this.scan.stripped.filter((one) => one !== tag);
    this.scan.tags = this.scan.tags.filter((one) => one !== tag);
    this.replace(tag.start, tag.end, SPACES);
    if (tag.kind !== 'close') this.scan.removed.push(tag);
  }

  /** Writes tags as they are to be read, with their other halves, under a name that is short enough for both. */
  private reread({reread, openings}: Pairs): void {
    const as = new Map(reread.map((one) => [one.tag, one]));
    for (const tag of this.unfinished) as.set(tag, as.get(tag) ?? {tag, kind: tag.kind, name: tag.name});
    for (const [close, open] of openings) {
      const {name} = as.get(close) ?? as.get(open) ?? {};
      if (!name) continue;
      as.set(close, {tag: close, kind: 'close', name});
      as.set(open, {tag: open, kind: 'open', name});
    }
    for (const one of as.values()) if (this.scan.tags.includes(one.tag)) this.rewrite(one);
  }

  private rewrite({tag, kind, name}: Reread): void {
    const {start, end} = tag;
    if (kind === 'close') this.replace(start, end, (raw) => closingAs(SHORT, raw));
    else {
      this.replace(start + 1, nameEnd(tag, name), (raw) => SHORT.padEnd(raw.length));
      if (tag.kind === 'self-closing') this.replace(end - 2, end, () => ' >');
      this.scan.names.set(start, name);
    }
    tag.name = name;
    tag.kind = kind;
  }

  private get isFull(): boolean {
    return this.scan.parts.length >= MOST_PARTS || this.scan.tags.length >= MOST_TAGS;
  }

  /** The page with all replacements made. Of two at the same place, the longer or the later counts. */
  private result(): string {
    const ordered = this.replaced.reverse().sort((a, b) => a.start - b.start || b.end - a.end);
    const pieces: string[] = [];
    let reached = 0;
    for (const {start, end, text} of ordered) {
      if (end <= reached) continue;
      const from = Math.max(start, reached);
      pieces.push(this.text.slice(reached, from), text.slice(from - start));
      reached = end;
    }
    return pieces.join('') + this.text.slice(reached);
  }

  run(start: number): Scan {
    const {text, scan} = this;
    const {parts, imports, blocks} = scanImports(text, start);
    scan.parts.push(...parts.slice(0, MOST_PARTS));
    scan.imports = imports;
    for (const block of blocks) this.replace(block.start, block.end, SPACES);
    let at = start;
    let next = 0;
    while (at < text.length && !this.isFull) {
      if (next < blocks.length && at >= blocks[next].start) {
        at = Math.max(at, blocks[next].end);
        next += 1;
        continue;
      }
      const sign = text[at];
      const code = sign === '`' || sign === '~' ? this.afterCode(at) : undefined;
      if (code) at = code;
      else if (sign === '\\') at += 2;
      else if (sign === '<') at = this.readAngle(at);
      else if (sign === '{') at = this.readBraces(at);
      else at += 1;
    }
    if (at < text.length) this.replace(at, text.length, SPACES);
    const paired = pairTags(scan.tags, this.names.isKnown);
    scan.parts.push(...paired.parts);
    for (const tag of paired.unpaired) this.removeTag(tag);
    const reread = new Set(paired.reread.map(({tag}) => tag));
    for (const tag of scan.tags) {
      const padded = isPadded(tag, text.slice(tag.start, tag.end)) && !this.unfinished.includes(tag);
      if (padded && !reread.has(tag)) scan.parts.push({kind: 'closing-tag', tag, start: tag.start, end: tag.end});
    }
    this.reread(paired);
    scan.text = this.result();
    return scan;
  }
}

/** Scans a page's text from `start` on. */
export const scanPage = (text: string, start: number, names: Names): Scan => new Scanner(text, names).run(start);
