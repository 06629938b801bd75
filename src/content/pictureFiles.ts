/** The files in `pictures/`, apart from the pages that use them. */
import type {Diagnostic} from './diagnostic';
import type {ContentFiles} from './files';
import type {Page} from './page/page';
import {readFacts} from './pictures/facts';
import type {PictureFormat} from './pictures/format';
import {withoutLocation} from './pictures/location';
import {fileProblems, picturesOf} from './pictures/problems';
import {picturesIn} from './pictures/uses';

/** A problem of a whole file, which has no lines to show. */
const problemOf = (file: string, message: string): Diagnostic => ({
  rule: 'picture-files',
  file,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  excerpt: '',
  message,
  help: 'pictures',
});

/** Problems of the files themselves, and pictures that no page uses. */
export function checkPictureFiles(files: ContentFiles, pages: Page[]): Diagnostic[] {
  const used = new Set(pages.flatMap(({tree}) => picturesIn(tree).map(({address}) => address.slice(1))));
  return picturesOf(files).flatMap((file) => {
    const found = fileProblems(file, files);
    const unused = used.has(file) || found.length > 0 ? [] : ['No page uses this picture. Use it, or delete it.'];
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
