/** The files in `pictures/`, apart from the pages that use them. */
import type {Diagnostic} from './diagnostic';
import type {ContentFiles} from './files';
import {readFacts} from './pictures/facts';
import type {PictureFormat} from './pictures/format';
import {withoutLocation} from './pictures/location';
import {fileProblems, picturesOf} from './pictures/problems';
import {fileDiagnostic} from './source';

/** A problem of a whole file, which has no lines to show. */
const problemOf = (file: string, message: string): Diagnostic =>
  fileDiagnostic(file, 'picture-files', {message, help: 'pictures'});

/** Problems of the files themselves, and pictures that no page uses; `used` are the addresses that pages name. */
export function checkPictureFiles(files: ContentFiles, used: ReadonlySet<string>): Diagnostic[] {
  return picturesOf(files).flatMap((file) => {
    const found = fileProblems(file, files);
    const unused = used.has(`/${file}`) || found.length > 0 ? [] : ['No page uses this picture. Use it, or delete it.'];
    return [...found, ...unused].map((message) => problemOf(file, message));
  });
}

/** The pictures that say where they were taken, without it. */
export function withoutLocations(files: ContentFiles): Record<string, Uint8Array> {
  const located = picturesOf(files).flatMap((file): [string, Uint8Array][] => {
    const bytes = files.bytes(file);
    const {format, location} = readFacts(bytes);
    return location ? [[file, withoutLocation(bytes, format as PictureFormat)]] : [];
  });
  return Object.fromEntries(located);
}
