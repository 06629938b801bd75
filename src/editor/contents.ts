/** What files hold: on GitHub, in the workspace and in the engine. */

/** A text, a picture's or a document's bytes, or null for no file. */
export type Content = string | Uint8Array<ArrayBuffer> | null;

/** Contents by the paths of their files. */
export type Files = Readonly<Record<string, Content>>;

/** Whether a file is read as a text. Pictures and documents are bytes. */
export const isText = (file: string): boolean => /\.(mdx?|ya?ml|txt)$/.test(file);

export function isSame(one: Content, other: Content): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array)
    return one.length === other.length && one.every((byte, index) => byte === other[index]);
  return one === other;
}

/** As many bytes as a function takes as parameters in every browser. */
const PIECE = 8192;

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}

export const fromBase64 = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(words), (letter) => letter.charCodeAt(0));
