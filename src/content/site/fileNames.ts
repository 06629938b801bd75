/** The names of files: pictures, documents and pages. They become addresses, so one rule holds for all of them. */

/** The name of a file without its folders: `market-day.jpg`. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** What the names of files end in, by what people take them for: also kinds that the check refuses. */
const ENDINGS = {
  picture: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
  otherPicture: ['heic', 'gif', 'svg'],
  document: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
  otherText: ['odt', 'ods', 'rtf', 'txt', 'csv', 'pages'],
  page: ['md', 'mdx', 'markdown', 'htm', 'html'],
  recording: ['mp4', 'mov', 'avi', 'webm', 'mkv', '3gp', 'mp3', 'm4a', 'wav'],
};

type NameKind = keyof typeof ENDINGS;

/** The ending of a file's name, in small letters; empty if it has none. */
export const endingOf = (file: string): string => /\.([^./]*)$/.exec(file)?.[1].toLowerCase() ?? '';

/** Whether a file is of one of these kinds, by its name. */
export const isOfKind = (file: string, ...kinds: NameKind[]): boolean =>
  kinds.some((kind) => ENDINGS[kind].includes(endingOf(file)));

/** Whether a name ends like that of any file, and not like the name of a site. */
export const isFileName = (name: string): boolean => isOfKind(name, ...(Object.keys(ENDINGS) as NameKind[]));

/**
 * A name that every computer and every address takes, made from the one given: `Market Day.JPG` becomes
 * `market-day.jpg`. Only the ending of a picture or a document stays one; any other dot is a mark in the name. `stem` is used
 * where the name has no letter or digit to keep: `写真.png` becomes `picture.png`.
 */
export function safeFileName(name: string, stem: string): string {
  const ending = isOfKind(name, 'picture', 'otherPicture', 'document') ? `.${endingOf(name)}` : '';
  const plain = name
    .slice(0, name.length - ending.length)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || stem}${ending}`;
}

/** What is wrong with a name, if `safe`, which `safeFileName` has made of it, is another one. */
export function fileNameProblem(name: string, safe: string): string | undefined {
  if (name === safe) return undefined;
  return `Rename ${name} to ${safe}, also where pages use it. Names can only have small letters, digits and hyphens, or some computers won’t find them.`;
}
