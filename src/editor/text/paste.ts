/** Turns what people paste from Word, WhatsApp and web pages into text that a page can hold. */

/** Bullets that other programs put at the start of a line. */
const BULLET = /^[ \t]*[•●▪◦‣∙·○■–—o][\t ]+(?=\S)/;
const NUMBER = /^[ \t]*(\d{1,3})[.)]\t+/;
/** `[12:03, 21/11/2026] Jane: ` and `21/11/2026, 12:03 - Jane: `, which WhatsApp puts before each message. */
const WHATSAPP = /^\[?\d{1,2}[:/.-]\d{1,2}[^\]\n]{0,24}?(?:\]|\s-)\s(?:~\s?)?[^:\n]{1,40}:\s/;
/** Invisible characters, and what Word leaves in place of a field or an object. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffc\u00ad]/g;
const SPACES = /[\u00a0\u2007\u2009\u202f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: Word's line break is one.
const NEW_LINES = /\r\n?|\u2028|\u000b/g;

/** Straight quotation marks around the settings of tags: `title=“A”` becomes `title="A"`. */
const straightSettings = (line: string) =>
  line.replace(/<[A-Za-z][^<>\n]*>/g, (tag) =>
    tag.replace(/=\s*[“”„«]([^“”„«»"<>]*)[“”»"]/g, '="$1"').replace(/=\s*[‘’‚]([^‘’‚'"<>]*)[‘’']/g, '="$1"'),
  );

function cleanLine(line: string): string {
  const plain = straightSettings(line.replace(WHATSAPP, '').replace(INVISIBLE, '').replace(SPACES, ' '));
  return plain
    .replace(BULLET, '- ')
    .replace(NUMBER, '$1. ')
    .replace(/[ \t]+$/, '');
}

/** Cleans a pasted text. What is already right stays as it is. */
export function cleanPaste(text: string): string {
  const lines = text.replace(NEW_LINES, '\n').split('\n').map(cleanLine);
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}
