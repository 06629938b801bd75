/** What the build embeds for the editor. */
import type {Component, ContentFiles} from '../content';

/** A file that isn't a text: the rules need no more of it than this. */
export interface OtherFile {
  file: string;
  size: number;
  width?: number;
  height?: number;
}

export interface SiteData {
  /** Texts of pages, handbook and records, by file. */
  texts: Record<string, string>;
  others: OtherFile[];
  components: Component[];
  /** `owner/name` on GitHub; unknown on somebody's own machine. */
  repository?: string;
  branch: string;
  /** Whether `npm start` serves this page, and can write the files. */
  canSave: boolean;
}

/** The files that staff may change. */
export const EDITABLE = /^(pages\/[^/]+\.mdx|records\/[^/]+\.yml)$/;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Bytes that stand in for an image: of the same weight, and with its width and height. The rules ask for no more. */
export function standIn({size, width, height}: OtherFile): Uint8Array {
  if (!width || !height) return new Uint8Array(size);
  const bytes = new Uint8Array(Math.max(size, 45));
  bytes.set([...PNG, ...HEADER]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2], 24);
  bytes.set(END, 33);
  return bytes;
}

/** The files as the build found them. */
export function embeddedFiles({texts, others}: Pick<SiteData, 'texts' | 'others'>): ContentFiles {
  const all = new Map(others.map((other) => [other.file, other]));
  const names = [...Object.keys(texts), ...all.keys()].sort();
  const missing = (file: string): never => {
    throw new Error(`There is no file ${file}.`);
  };
  return {
    list: (folder) => names.filter((file) => file.startsWith(`${folder}/`)),
    has: (file) => Object.hasOwn(texts, file) || all.has(file),
    bytes: (file) => {
      if (Object.hasOwn(texts, file)) return new TextEncoder().encode(texts[file]);
      return standIn(all.get(file) ?? missing(file));
    },
    text: (file) => (Object.hasOwn(texts, file) ? texts[file] : missing(file)),
  };
}
