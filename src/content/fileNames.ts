/** The names of files: pictures, documents and pages. They become addresses, so one rule applies to all of them. */

/** The name of a file without its folders: `market-day.jpg`. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** The extension of a file's name, in lowercase letters; empty if it has none. */
export const extensionOf = (file: string): string => /\.([^./]*)$/.exec(file)?.[1].toLowerCase() ?? '';

/** Whether a file is a README, or hidden like .gitkeep. Neither is content. */
export const isReadmeOrHidden = (file: string): boolean => /(^|\/)(README\.md|\.\w+)$/.test(file);

/** The extensions that a safe name keeps: any other dot is replaced. */
const KEPT = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'gif', 'svg', 'pdf', 'docx', 'xlsx', 'pptx'];

/**
 * A name that every computer and every address takes, made from the one given: `Market Day.JPG` becomes
 * `market-day.jpg`. `stem` is used where the name has no letter or digit to keep: `写真.png` becomes `picture.png`.
 */
export function safeFileName(name: string, stem: string): string {
  const extension = KEPT.includes(extensionOf(name)) ? `.${extensionOf(name)}` : '';
  const plain = name
    .slice(0, name.length - extension.length)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || stem}${extension}`;
}

/** What is wrong with a name, if `safe`, which `safeFileName` has made of it, is another one. */
export function fileNameProblem(name: string, safe: string): string | undefined {
  if (name === safe) return undefined;
  return `Rename ${name} to ${safe}, and change it in the pages that use it. Some computers find only names of lowercase letters, digits and hyphens.`;
}
