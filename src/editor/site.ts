/** What the build embeds for the editor, and what `npm start` answers when it saves. */
import type {Component} from '../content/components/table';

export interface SiteData {
  /** The texts of pages and records, by file. */
  texts: Record<string, string>;
  /** What each editable file is called in the build. */
  titles: Record<string, string>;
  /** The page beside which the editor shows a record, by the record's file; none for records that no page shows. */
  shownOn: Record<string, string | undefined>;
  /** Where a small copy of each picture can be loaded from, by its file. */
  pictures: Record<string, string>;
  /** Pictures and documents, by name: the rules only look for them. */
  others: string[];
  components: Component[];
  /** `owner/name` on GitHub; unknown on a developer's machine, as is the commit of this build. */
  repository?: string;
  branch: string;
  commit?: string;
  /** Whether this is `npm start`, which can write the files. */
  canSave: boolean;
}

export interface SaveAnswer {
  /** Why nothing was saved. */
  problem?: string;
  /** The current text of the files that have changed since the editor read them; null for one that is gone. */
  current?: Record<string, string | null>;
}
