/** Words as a person types them and as the text box shows them, and their Markdown. */
import {TAG} from '../../content/page/elements';
import {editBetween} from './edits';

/** Words without line breaks and double spaces. */
export const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What a picture shows, in words: a square bracket would end them. */
export const withoutBrackets = (words: string): string => words.replace(/\[/g, '(').replace(/\]/g, ')');

/** Brackets, which `encodeURIComponent` leaves as they are. */
const BRACKETS: Record<string, string> = {'(': '%28', ')': '%29'};

/** An address in the round brackets of a link: what would end it is percent-encoded. */
export const escapeAddress = (address: string): string =>
  address.replace(/[()<>\s]/g, (sign) => BRACKETS[sign] ?? encodeURIComponent(sign));

/** Words as one line of Markdown that means nothing but them. */
export const escapeMarkdown = (text: string) =>
  oneLine(text)
    .replace(/[\\`*_{}[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(^|\s)#(?=#*$)/, '$1\\#');

/*
 * A text box shows words, and the file holds Markdown that means nothing but them. What would mean more has a guard in the
 * file, which the box doesn't show.
 */

/**
 * Every guard: the backslash before a sign that begins code, and at the beginning of a line also the backslash before other
 * signs, and the space before `import` and `export`.
 *
 *     in the file     in the box
 *     A \<b           A <b
 *      import tea     import tea
 *     \---            ---
 */
const GUARD = /\\(?=[<{}])|^ (?=(?:im|ex)port )|^\\(?=[-=:`~])/gm;

/**
 * Each character that the box shows, together with its guard: `A \<b` is `A`, a space, `\<` and `b`. What is typed replaces
 * whole ones of these, so no guard is left behind.
 */
const SHOWN_CHARACTER = new RegExp(`(?:${GUARD.source})?[\\s\\S]`, 'gm');

/**
 * The guard of a line that somebody has typed in. It is taken away, and written anew if the line still needs it: ` exports`
 * has one from when it was ` export coffee`, and needs none. `GUARD` wouldn't find it there.
 */
const LINE_GUARD = /^(?: (?=(?:im|ex)port)|\\(?=[-=:`~]))/;

/**
 * The beginning of a line that needs a guard. It captures the word, if it is one.
 *
 *     import tea          would be code, as three backticks or ~~~ would
 *     :::note             would be a box
 *     ===, --             would make a heading of the line above
 *     - tea, =3, imports  need none
 */
const MISREAD = /^(?:((?:im|ex)port )|(?=(?:=+|-{2,})[ \t]*$|:{3}|`{3}|~{3}))/;

/** What the text box shows of Markdown. */
export const shownWords = (markdown: string): string => markdown.replace(GUARD, '');

/** Where a place of a passage's Markdown is in its shown words: in front of them or behind them, at their ends. */
export function shownAt(markdown: string, at: number): number {
  const offset = Math.min(Math.max(at, 0), markdown.length);
  const guardsBefore = [...markdown.matchAll(GUARD)].filter(({index}) => index < offset);
  return offset - guardsBefore.length;
}

/** A tag, or a value in braces. */
const CODE = new RegExp(String.raw`${TAG.source}|(?:^|[^\\])\{[^{}]*\}`, 'g');

/** The tags and values in braces of a passage: put back, they are what they were. */
export const tagsIn = (markdown: string): string[] => (markdown.match(CODE) ?? []).map((code) => code.trim());

/** What somebody typed, as Markdown. Only what was code before is code: `<`, `{` and `}` anywhere else are words. */
function escapeExcept([code, ...otherCode]: string[], words: string): string {
  if (code === undefined) return words.replace(/[<{}]/g, '\\$&');
  const wordsBetween = words.split(code).map((part) => escapeExcept(otherCode, part));
  return wordsBetween.join(code);
}

/** The Markdown of a passage after somebody has typed in its shown words. `code`: the tags it had when it was opened. */
export function rewrite(markdown: string, words: string, code: string[] = []): string {
  const edit = editBetween(shownWords(markdown), words);
  if (!edit) return markdown;
  const characters = markdown.match(SHOWN_CHARACTER) ?? [];
  const oldLines = markdown.split('\n');
  return [...characters.slice(0, edit.start), escapeExcept(code, edit.text), ...characters.slice(edit.end)]
    .join('')
    .split('\n')
    .map((line) => (oldLines.includes(line) ? line : guard(line)))
    .join('\n');
}

/** A line that somebody has typed, with a guard if its beginning would be read as anything but words. */
function guard(line: string): string {
  const plain = line.replace(LINE_GUARD, '');
  const misread = MISREAD.exec(plain);
  if (!misread) return plain;
  const [, word] = misread;
  return word ? ` ${plain}` : `\\${plain}`;
}
