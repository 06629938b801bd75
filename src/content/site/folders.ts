/** The folders that staff fill: the one list of what is content. GitHub's settings repeat it, and a test compares them. */
export const CONTENT_FOLDERS = ['pages', 'records', 'pictures', 'static/files'];
/** The handbook's pictures. They are in one of those folders, and belong to the code like the handbook itself. */
export const HANDBOOK_PICTURES = 'pictures/examples';

/** Whether a file is in a folder, or below it. */
const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

/** Whether a file is content, which staff change and publish on their own. Everything else is code. */
export const isContent = (file: string): boolean =>
  CONTENT_FOLDERS.some((folder) => isIn(folder, file)) && !isIn(HANDBOOK_PICTURES, file);
