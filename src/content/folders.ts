/** The folders of a site that contain content or the handbook: every other list of them is made of these. */

/** Where staff put pictures, as they come from the camera. */
export const ORIGINALS_FOLDER = 'pictures';
/** Where staff put documents. `static/files/prices.pdf` has the address /files/prices.pdf. */
export const DOCUMENTS_FOLDER = 'static/files';
/**
 * The folders that staff fill: what is content. CODEOWNERS, the workflows and GitHub's ruleset (PUBLISHING.md) list them
 * again, and a test compares all of these.
 */
export const CONTENT_FOLDERS = ['pages', 'records', ORIGINALS_FOLDER, DOCUMENTS_FOLDER];
/** The folders whose texts the rules read. */
export const TEXT_FOLDERS = ['pages', 'records'];
/** Folders whose files are served as they are. The second is the handbook's, for its examples. */
export const STATIC_FOLDERS = ['static', 'handbook/static'];
/** The handbook's pictures: they are in one of those folders, but belong to the code, as the handbook does. */
export const HANDBOOK_PICTURES = `${ORIGINALS_FOLDER}/examples`;

export const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

/** Whether a file or folder is content, which staff change and publish on their own. Everything else is code. */
export function isContent(name: string): boolean {
  const isOrIsIn = (folder: string) => name === folder || isIn(folder, name);
  return CONTENT_FOLDERS.some(isOrIsIn) && !isOrIsIn(HANDBOOK_PICTURES);
}

export const isPicture = (file: string): boolean => isIn(ORIGINALS_FOLDER, file);

/** The file of a record, by its name. */
export const recordFile = (name: string): string => `records/${name}.yml`;
