/** What the build embeds for the editor. */
import {type Component, type ContentFiles, normalize, type PictureFacts} from '../content';

export interface SiteData {
  /** Texts of pages, handbook and records, by file. */
  texts: Record<string, string>;
  /** What each editable file is called in the build. */
  titles: Record<string, string>;
  /** What is known of each picture, by file. */
  pictures: Record<string, PictureFacts>;
  /** Files of which the rules only ask whether they exist. */
  others: string[];
  components: Component[];
  /** `owner/name` on GitHub; unknown on a developer's machine. */
  repository?: string;
  branch: string;
  /** The commit of this build; unknown on a developer's machine. */
  commit?: string;
  /** Whether this is `npm start`, which can write the files. */
  canSave: boolean;
}

/** The files that staff may change. */
export const EDITABLE = /^(pages\/[^/]+\.mdx|records\/[^/]+\.yml)$/;

/** The text of a file in the build; undefined if the build doesn't have it. */
export const textIn = ({texts}: Pick<SiteData, 'texts'>, file: string): string | undefined =>
  Object.hasOwn(texts, file) ? normalize(texts[file]) : undefined;

/** The files as the build found them. */
export function embeddedFiles({
  texts,
  pictures,
  others,
}: Pick<SiteData, 'texts' | 'pictures' | 'others'>): ContentFiles {
  const names = [...new Set([...Object.keys(texts), ...Object.keys(pictures), ...others])].sort();
  const known = new Set(names);
  const text = (file: string): string => {
    if (!Object.hasOwn(texts, file)) throw new Error(`There is no text ${file}.`);
    return texts[file];
  };
  return {
    list: (folder) => names.filter((file) => file.startsWith(`${folder}/`)),
    has: (file) => known.has(file),
    holds: (file) => Object.hasOwn(texts, file),
    bytes: (file) => new TextEncoder().encode(text(file)),
    facts: (file) => (Object.hasOwn(pictures, file) ? pictures[file] : undefined),
    text,
  };
}
