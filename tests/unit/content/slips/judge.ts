/** Judges what the check says about one slip: whether, how often and where it is told, and what its remedies do. */
import {type ContentFiles, checkSite, type Diagnostic, fixSite, format, withTexts} from '../../../../src/content';
import {missingPieces, outlineOf} from '../../../../src/content/outline';
import {normalize} from '../../../../src/content/source';
import {files as all, components} from '../fixture';

/** The site without its handbook, which no page may link to: each check would look through it. */
const files: ContentFiles = {
  ...all,
  list: (folder) => (folder === 'handbook' ? [] : all.list(folder)),
};

const checkWith = (texts: Record<string, string>) => checkSite(withTexts(files, texts), components);

/**
 * What is written in place of something, and what is expected of it: told once, on the line where it first differs.
 * `fine`: nothing is said. A number: the line of what is written. A text: the first line from there on, or of the
 * file, that holds it.
 */
export type SlipRow = [written: string, expected?: 'fine' | number | (string & {})];

/** The slips in place of each line of a file. */
export type SlipTable = Record<string, SlipRow[]>;

export interface Slip {
  file: string;
  /** The files that are right, with this one before it is changed. */
  texts: Record<string, string>;
  from: string;
  to: string;
  expected?: SlipRow[1];
}

export interface Complaint {
  kind: 'silence' | 'false alarm' | 'cascade' | 'wrong line' | 'remedy' | 'harm';
  why: string;
}

/** Names of kinds of nodes, which stand before what they say. */
const KINDS = /^(text|mdx\w+|inlineCode|code|link|image|definition)$/;

/**
 * What the second of two texts of a file no longer says, but for what stands in some lines of the first. Where the
 * first can't be read as a whole, what its pieces are and stand in is not known: then single words are compared.
 */
export function changedBeyond(
  file: string,
  before: string,
  after: string,
  [first, last]: [number, number],
  readable = true,
): string[] {
  const [left, right] = [before, after].map((text) => outlineOf(file, text, components));
  const beyond = left.filter(({line, endLine}) => endLine < first || line > last);
  const single = (pieces: typeof left) =>
    pieces.flatMap((piece) => (piece.words.match(/[\p{L}\p{N}]+/gu) ?? []).map((words) => ({...piece, words})));
  const missing = readable
    ? missingPieces(beyond, right)
    : missingPieces(single(beyond), single(right), ({words}) => (KINDS.test(words) ? '' : words)).filter(
        ({words}) => !KINDS.test(words),
      );
  return missing.map(({inside, words}) => `${inside} ${words}`).slice(0, 3);
}

/** The text with the suggestion's lines in place of those it is about. */
export function pasted(text: string, {suggestion}: Diagnostic): string {
  const rows = normalize(text).split('\n');
  if (suggestion) rows.splice(suggestion.line - 1, suggestion.endLine - suggestion.line + 1, suggestion.text);
  return rows.join('\n');
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The line on which a slip is to be told; undefined where it doesn't matter. */
function expectedLine({from, to, expected}: Slip, before: string, after: string): number | undefined {
  const at = before.indexOf(from);
  if (expected === 'fine') return undefined;
  if (typeof expected === 'number') return lineOf(after, at) + expected - 1;
  if (expected !== undefined) {
    const found = after.indexOf(expected, at);
    return lineOf(after, found < 0 ? after.indexOf(expected) : found);
  }
  let same = 0;
  while (same < Math.min(from.length, to.length) && from[same] === to[same]) same += 1;
  return lineOf(after, at + same);
}

const show = (diagnostics: Diagnostic[]) => diagnostics.map(format).join('\n');

/** What is wrong with what the check makes of a slip; nothing when all is well. */
export function judge(slip: Slip): Complaint[] {
  const {file, texts, from, to, expected} = slip;
  const before = texts[file] ?? files.text(file);
  if (!before.includes(from)) throw new Error(`${file} doesn’t hold ${from}`);
  const after = before.replace(from, () => to);
  const site = {...texts, [file]: after};
  const {diagnostics} = checkWith(site);
  const complaints: Complaint[] = [];
  const complain = (kind: Complaint['kind'], why = '') =>
    void complaints.push({kind, why: `${JSON.stringify(from)} → ${JSON.stringify(to)}\n${why}\n${show(diagnostics)}`});
  if (expected === 'fine') {
    if (diagnostics.length > 0) complain('false alarm');
    return complaints;
  }
  if (diagnostics.length === 0) complain('silence');
  if (diagnostics.length > 1) complain('cascade');
  const line = expectedLine(slip, before, after);
  const own = diagnostics.find((one) => one.file === file);
  if (line && own && own.line !== line) complain('wrong line', `wanted ${line}`);

  const at = before.indexOf(from);
  const lines: [number, number] = [lineOf(before, at), lineOf(before, at + from.trimEnd().length)];
  for (const diagnostic of diagnostics) {
    if (!diagnostic.suggestion) continue;
    const text = pasted(site[diagnostic.file] ?? files.text(diagnostic.file), diagnostic);
    const left = checkWith({...site, [diagnostic.file]: text}).diagnostics;
    // Other files may now disagree with what this one says: that is a slip of its own.
    const here = left.filter((one) => one.file === diagnostic.file);
    if (here.length > 0) complain('remedy', `once pasted:\n${show(here)}`);
    else if (diagnostic.file === file) {
      const changed = changedBeyond(file, before, text, lines);
      if (changed.length > 0) complain('remedy', `once pasted, this has changed:\n${changed.join('\n')}`);
    }
  }
  if (!diagnostics.some(({fixable}) => fixable)) return complaints;
  const known = withTexts(files, site);
  const fixed = fixSite(known, components).texts;
  if (Object.keys(fixed).length === 0) return complaints;
  const left = checkWith({...site, ...fixed}).diagnostics;
  if (left.length >= diagnostics.length) complain('harm', `once fixed:\n${show(left)}`);
  const again = fixSite(withTexts(known, fixed), components).texts;
  if (Object.keys(again).length > 0) complain('harm', `fixed again: ${JSON.stringify(again)}`);
  const changed = file in fixed ? changedBeyond(file, before, fixed[file], lines) : [];
  if (changed.length > 0) complain('harm', `once fixed, this has changed:\n${changed.join('\n')}`);
  return complaints;
}

/** Every slip of some tables, each with a name. */
export function slipsOf(
  tables: Record<string, SlipTable>,
  page?: {file: string; text: string},
): (Slip & {name: string})[] {
  return Object.entries(tables).flatMap(([subject, table]) =>
    Object.entries(table).flatMap(([from, rows]) =>
      rows.map(([to, expected]) => {
        const file = page?.file ?? `records/${subject}`;
        const show = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
        return {
          name: `${subject}: ${show(from)} → ${to === '' ? 'nothing' : JSON.stringify(to)}`,
          file,
          texts: page ? {[page.file]: page.text} : {},
          from,
          to,
          expected,
        };
      }),
    ),
  );
}
