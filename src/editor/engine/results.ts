/** What the engine answers. */
import type {Diagnostic, OpenItem, PictureFacts} from '../../content';
import type {PublicRecords} from '../../plugins/records/publicRecords';
import type {DrawnNode} from '../preview/tree';
import type {Size} from '../text/pictures/size';

export interface DrawnPage {
  nodes: DrawnNode[];
  title: string;
  description: string;
  /** The page's address on the site. */
  address: string;
}

export interface Checked {
  /** The name of the file in words: a page as in the menu, or else by its title; a record by its own name. */
  title: string;
  /** The text that was checked. */
  text: string;
  diagnostics: Diagnostic[];
  /** Whether a problem keeps the page from being built. */
  broken: boolean;
  records?: PublicRecords;
  /** What is still to be confirmed in this file. */
  open: OpenItem[];
}

export interface PictureSummary {
  file: string;
  size?: Size;
  problems: string[];
}

/** What is known of a file that somebody chose as a picture. */
export interface Inspected {
  facts: PictureFacts;
  /** What keeps it from being used. */
  problem?: string;
}

/** Names that pages may use, and addresses of pictures. */
export interface Names {
  figures: string[];
  buttons: string[];
  pictures: string[];
}

export interface FileSummary {
  file: string;
  title: string;
  open: number;
  problems: Diagnostic[];
}
