// @ts-check
/** Puts text that somebody else wrote into a comment, so that it is shown and never acted upon. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: what begins with this one are a terminal's colors.
const COLORS = /\u001B\[[0-9;]*m/g;

// Control characters, but for tab and newline, and what reorders or hides text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;

/**
 * Whether the text holds characters that can't be seen.
 *
 * @param {string} text
 */
export const hasUnseen = (text) => text.search(UNSEEN) >= 0;

/**
 * One paragraph of text: nothing in it is a link, a mention, a reference, markup or HTML.
 *
 * @param {string} text
 */
export function plain(text) {
  return (
    text
      .replace(COLORS, '')
      .replace(/\s+/g, ' ')
      .replace(UNSEEN, '')
      .trim()
      .replace(/[!-/:-@[-`{-~]/g, '\\$&')
      // GitHub looks for these in the text that is left, so they are cut off from what follows with a word joiner.
      .replace(/[@#]/g, '$&\u2060')
      .replace(/(GH(?=\\-\d)|www(?=\\\.)|https?(?=\\:))/gi, '$1\u2060')
  );
}

/**
 * A block of code that nothing in the text can end.
 *
 * @param {string} text
 * @param {string} [language]
 */
export function fenced(text, language = '') {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}

/**
 * What a program printed, as a block of code with at most so many characters, of which the last are kept.
 *
 * @param {string} text
 * @param {number} most
 */
export function printed(text, most) {
  const clean = text.replace(COLORS, '').replace(UNSEEN, '').trim();
  return fenced(clean.length > most ? `…\n${clean.slice(-most)}` : clean);
}
