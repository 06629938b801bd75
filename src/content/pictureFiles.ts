/** The files in `pictures/`, apart from the pages that use them. */
import type {Diagnostic} from './diagnostic';
import type {ContentFiles} from './files';
import {readFacts} from './pictures/facts';
import type {PictureFormat} from './pictures/format';
import {withoutLocation} from './pictures/location';
import {fileProblems, picturesOf} from './pictures/problems';
import {fileDiagnostic} from './source';

/**
 * Problems of the files themselves, and pictures that no page uses. `used` are the addresses that pages name; undefined
 * while a page that can't be read may name more.
 */
export function checkPictureFiles(files: ContentFiles, used?: ReadonlySet<string>): Diagnostic[] {
  const told = (file: string, message: string, severity: Diagnostic['severity']) =>
    fileDiagnostic(file, 'picture-files', {message, severity, help: 'pictures'});
  return picturesOf(files).flatMap((file) => [
    ...fileProblems(file, files).map((message) => told(file, message, 'error')),
    ...(!used || used.has(`/${file}`)
      ? []
      : [told(file, 'No page uses this picture. Use it, or delete it.', 'warning')]),
  ]);
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
