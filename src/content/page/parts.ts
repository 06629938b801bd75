/** The parts of a page that keep it from being parsed: what each is and where, without a word about it. */
import type {Edit} from '../diagnostic';
import type {ScannedProp, ScannedTag} from './scanTag';

interface Place {
  start: number;
  end: number;
}

export type Part = Place &
  (
    | {kind: 'html-comment'; closed: boolean}
    | {kind: 'braces'}
    | {kind: 'address'}
    | {kind: 'less-than'}
    /** A tag whose `>` is missing. */
    | {kind: 'unfinished-tag'; tag: ScannedTag}
    | {kind: 'prop-quotes'; tag: ScannedTag; prop: ScannedProp}
    /** `<br>`: an element that takes nothing, without its slash. */
    | {kind: 'void-element'; tag: ScannedTag}
    /** A closing tag that holds more than its name. */
    | {kind: 'closing-tag'; tag: ScannedTag}
    /** Slips of the finger in a tag. */
    | {kind: 'tag-typo'; name: string; edits: Edit[]}
    /** A tag whose name is not that of its other half. */
    | {kind: 'tag-name'; written: string; closes?: ScannedTag; edits: Edit[]}
    /** A tag whose slash is missing or too many. */
    | {kind: 'tag-slash'; closes: boolean; name: string; edits: Edit[]}
    | {kind: 'unclosed-tag'; tag: ScannedTag}
    | {kind: 'unopened-tag'; tag: ScannedTag}
    /** A closing tag that comes before `closings`, which close what was opened inside. */
    | {kind: 'crossed-tags'; tag: ScannedTag; inner: ScannedTag[]; closings: ScannedTag[]}
    /** A tag whose other half is at another depth: in a list, a paragraph or bold words. */
    | {kind: 'misplaced-tag'; tag: ScannedTag}
    | {kind: 'import-quotes'; list: string; from: string}
    | {kind: 'import-comma'; list: string}
    /** Words right below or behind an import line, which ends at `after`. */
    | {kind: 'import-glued'; after: number}
    /** A paragraph that begins with `import` or `export`. */
    | {kind: 'import-prose'; word: string}
    /** Any other block that does; it is among the imports, too. */
    | {kind: 'import-code'}
    | {kind: 'excess'}
    | {kind: 'unreadable'}
  );

export type PartKind = Part['kind'];

/** A name on an import line. */
interface ImportedName extends Place {
  name: string;
}

/** A line, or several, that begins with `import` or `export`. */
export interface ImportLine extends Place {
  kind: 'import' | 'export';
  /** Where the names come from. */
  from?: string;
  names: ImportedName[];
  /** Whether it is `import {…} from '…'` and nothing more. */
  plain: boolean;
  /** Whether the build takes it for words: it is indented, begins with a capital letter or lacks its space. */
  shifted?: boolean;
}

/** What a tolerant look at a page found. */
export interface Scan {
  parts: Part[];
  imports: ImportLine[];
  /** The page without its parts; every character keeps its place. */
  text: string;
  /** Tags that are in the text without their props. */
  stripped: ScannedTag[];
  /** Tags that are no longer in the text. */
  removed: ScannedTag[];
  /** All complete tags that are in the text. */
  tags: ScannedTag[];
  /** Names of elements that stand in the text under another, by the place of their opening tag. */
  names: Map<number, string>;
}
