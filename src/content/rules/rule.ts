/** What a rule is. */
import type {ComponentTable} from '../components/table';
import type {Diagnostic, HelpTopic} from '../diagnostic';
import type {ContentFiles} from '../files';
import type {Page} from '../page/page';
import type {Part, PartKind} from '../page/parts';
import type {Records} from '../records';
import type {Finding} from '../source';

export interface PageContext {
  page: Page;
  components: ComponentTable;
  report: (finding: Finding) => void;
}

/** A page as links see it: its file, and the places in it that they can lead to. */
export interface Target {
  file: string;
  anchors: Set<string>;
}

export interface SiteContext {
  pages: Page[];
  files: ContentFiles;
  /** The pages by address. */
  targets: ReadonlyMap<string, Target>;
  /** The names that pages may use, by record; undefined while the records can't be read. */
  names?: Record<string, string[]>;
  /** The records; undefined while they can't be read. */
  records?: Records;
  /** The organisation's name; undefined while the records can't be read. */
  organisation?: string;
  /** Puts the organisation's name in place of %name%. */
  fill: (text: string) => string;
  /** What has been reported in a file so far. */
  reported: (file: string) => Diagnostic[];
  report: (page: Page, finding: Finding) => void;
}

export interface Rule {
  id: string;
  /** The heading of `handbook/messages.md` that explains it. */
  help: HelpTopic;
  /** Whether nothing else in the file is worth reading until this is fixed. */
  exclusive?: boolean;
  /** Whether it makes sense only of a page that can be read whole. */
  whole?: boolean;
  /** Rules whose findings in the same file are its consequences: they are left out. */
  hides?: string[];
  /** The kinds of parts that it reports, of a page that can't be parsed. */
  parts?: PartKind[];
  part?: (part: Part, context: PageContext) => void;
  /** Looks at a page's tree. */
  page?: (context: PageContext) => void;
  /** Looks across pages and records. */
  site?: (context: SiteContext) => void;
}
