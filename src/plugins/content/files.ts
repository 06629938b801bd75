/** Pages as Docusaurus hands them over: by their full paths. */
import path from 'node:path';
import {isHandbook} from '../../content';

export const siteDir = process.cwd();

/** The path of a file from the site's folder, with slashes. */
export const fileOf = (filePath: string): string => path.relative(siteDir, filePath).replaceAll(path.sep, '/');

/** The handbook teaches the token %name%, so it keeps it as it is written. */
export const keepsToken = (filePath: string): boolean => isHandbook(fileOf(filePath));
