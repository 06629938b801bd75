/** Words as a person types them and as the text box shows them, and their Markdown. */
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

/**
 * What the text box doesn't show: the backslash before signs that begin code, and what keeps the beginning of a line from
 * being read as code, as a box or as a line below a heading. It is a space before the words `import` and `export`.
 */
const GUARD = /\\(?=[<{}])|^ (?=(?:im|ex)port )|^\\(?=[-=:`~])/gm;
/** Each character that the text box shows, with what guards it. */
const SHOWN_CHARACTER = new RegExp(`(?:${GUARD.source})?[\\s\\S]`, 'gm');
/** What guards the beginning of a line. */
const LINE_GUARD = /^(?: (?=(?:im|ex)port)|\\(?=[-=:`~]))/;
/** The beginning of a line that would be code, a box or a line below a heading. */
const MISREAD = /^(?:((?:im|ex)port )|(?=(?:=+|-{2,})[ \t]*$|:{3}|`{3}|~{3}))/;

/** What the text box shows of Markdown. */
export const shownWords = (markdown: string): string => markdown.replace(GUARD, '');

/** Where a place of a passage's Markdown is in its shown words. */
export const shownAt = (markdown: string, at: number): number => shownWords(markdown.slice(0, at)).length;

/** A tag, or a value in braces. */
const CODE = /<\/?[A-Za-z][^<>]*>|(?:^|[^\\])\{[^{}]*\}/g;

/** The tags and values in braces of a passage: put back, they are what they were. */
export const codeIn = (markdown: string): string[] => (markdown.match(CODE) ?? []).map((code) => code.trim());

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
