/** The one way to the files of a site: everything here reads them through `ContentFiles`. */

/** The files of a site, wherever they are: on a disk (`files.node.ts`), in a browser, or in a test. */
export interface ContentFiles {
  /** Every file below a folder, with its path from the site's folder, in order; none when the folder is missing. */
  list(folder: string): string[];
  has(file: string): boolean;
  /** Whether a file is a symbolic link. Only a disk has such links. */
  isLink(file: string): boolean;
  /** Whether the bytes can be read. The editor knows only the names of published pictures and documents. */
  hasBytes(file: string): boolean;
  /** @throws Error if the bytes can't be read. */
  bytes(file: string): Uint8Array;
  /** A file's text, with U+FFFD for each byte that isn't UTF-8. */
  text(file: string): string;
}

/** The same files with some of them changed or added; null deletes one. */
export function withChanges(files: ContentFiles, changed: Record<string, string | Uint8Array | null>): ContentFiles {
  const isChanged = (file: string) => Object.hasOwn(changed, file);
  /** The new content of a file; undefined for one that hasn't changed. */
  const contentOf = (file: string): string | Uint8Array | undefined => {
    const content = isChanged(file) ? changed[file] : undefined;
    if (content === null) throw new Error(`The file ${file} has been deleted.`);
    return content;
  };
  return {
    list: (folder) => {
      const added = Object.keys(changed).filter((file) => file.startsWith(`${folder}/`));
      return [...new Set([...files.list(folder), ...added])]
        .filter((file) => !isChanged(file) || changed[file] !== null)
        .sort();
    },
    has: (file) => (isChanged(file) ? changed[file] !== null : files.has(file)),
    isLink: (file) => !isChanged(file) && files.isLink(file),
    hasBytes: (file) => (isChanged(file) ? changed[file] !== null : files.hasBytes(file)),
    bytes: (file) => {
      const content = contentOf(file);
      return typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? files.bytes(file));
    },
    text: (file) => {
      const content = contentOf(file) ?? files.text(file);
      return typeof content === 'string' ? content : new TextDecoder('utf-8', {ignoreBOM: true}).decode(content);
    },
  };
}

/** A site as the editor knows it: its texts, and the names of all other files. */
export function editorFiles(texts: Record<string, string>, others: string[]): ContentFiles {
  const missing = (file: string): never => {
    throw new Error(`There is no text ${file}.`);
  };
  const list = (folder: string) => others.filter((file) => file.startsWith(`${folder}/`));
  const has = (file: string) => others.includes(file);
  return withChanges({list, has, isLink: () => false, hasBytes: () => false, bytes: missing, text: missing}, texts);
}
