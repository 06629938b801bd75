/** Files as Docusaurus names them, by their full paths. */
import path from 'node:path';
import {isHandbook} from '../../content';

export const siteDir = process.cwd();

/** The path of a file from the site's folder, with slashes. */
export const fileOf = (filePath: string): string => path.relative(siteDir, filePath).replaceAll(path.sep, '/');

/** Whether a page keeps the token %name%: the handbook does, because it explains it. */
export const keepsToken = (filePath: string): boolean => isHandbook(fileOf(filePath));
