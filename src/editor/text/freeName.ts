/** Names for new files that no other file has. */

import {safeFileName} from '../../content/fileNames';
import type {ContentFiles} from '../../content/files';

/** The path of a new file without its ending, made of words: no other file of the folder has that name. */
export function freeFile(folder: string, words: string, fallback: string, files: ContentFiles): string {
  const name = safeFileName(words.replace(/[.’']/g, ''), fallback);
  const short = /^.{1,40}(?=-|$)/.exec(name)?.[0] ?? fallback;
  const taken = files.list(folder).map((file) => file.replace(/\.\w+$/, '').toLowerCase());
  return freeName(`${folder}/${short}`, (path) => taken.includes(path));
}

/** A name, with a number appended if it is taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}
