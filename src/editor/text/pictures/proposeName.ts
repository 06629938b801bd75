/** Words to leave out of a name. */
const SMALL = /^(a|an|and|at|by|for|from|in|into|of|on|or|the|their|to|with)$/;
/** Names that phones, cameras and apps give. */
const MEANINGLESS = /^(img|image|dsc|pxl|photo|picture|screenshot|whatsapp|fb|received|download|unnamed|\d)/i;
const LONGEST = 40;

const partsOf = (words: string): string[] =>
  words
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** A free file name, without its ending: from the description, or else from the name that the file had. */
export function proposeName(words: string, fileName: string, isTaken: (name: string) => boolean): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const said = partsOf(words).filter((word) => !SMALL.test(word));
  const parts = said.length > 0 || MEANINGLESS.test(stem) ? said : partsOf(stem);
  const end = parts.findIndex((_, index) => parts.slice(0, index + 1).join('-').length > LONGEST);
  const name = (end < 0 ? parts : parts.slice(0, end)).join('-') || 'picture';
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}
