/** The files of a site in memory, for tests of what is said about them. */
import type {ContentFiles} from '../../../src/content/files';

/** These texts or bytes, by path, and no other file. */
export function inMemory(contents: Record<string, string | Uint8Array>): ContentFiles {
  const read = (file: string): Uint8Array => {
    if (!Object.hasOwn(contents, file)) throw new Error(`There is no file ${file}.`);
    const content = contents[file];
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  return {
    list: (folder) =>
      Object.keys(contents)
        .filter((file) => file.startsWith(`${folder}/`))
        .sort(),
    has: (file) => Object.hasOwn(contents, file),
    isLink: () => false,
    hasBytes: () => true,
    bytes: read,
    text: (file) => new TextDecoder().decode(read(file)),
  };
}
