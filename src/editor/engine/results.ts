/** What the engine answers, as plain data that passes from the worker to the page. */
import type {RootContent} from 'hast';
import type {PublicRecords} from '../../build/records/publicRecords';
import type {Diagnostic, OpenItem, PictureFacts} from '../../content';
import type {Edit, Selection} from '../text/edits';
import type {Part} from '../text/passage';

/** A problem as a person is told it, at a place in the text that was checked. */
export interface Problem extends Selection {
  /** Tells it from others. */
  key: string;
  rule: string;
  file: string;
  line: number;
  message: string;
  /** An error keeps the page from being built or misleads visitors. A warning stops nothing. */
  severity: Diagnostic['severity'];
  /** Whether the page can't be drawn because of it. */
  isFatal: boolean;
  /** Edits of its file that correct it; `isSure` if there is just one right way. `words`: what they change, in short. */
  fix?: {edits: Edit[]; isSure: boolean; words?: {before: string; after: string}};
}

/** The words around an edit that change with it, if they are few, on one line, and no code. */
function changedWords(text: string, [edit, ...others]: Edit[]): {before: string; after: string} | undefined {
  const head = /[^\s"<>]{0,40}$/.exec(text.slice(0, edit.start))?.[0] ?? '';
  const tail = /^[^\s"<>]{0,40}/.exec(text.slice(edit.end))?.[0] ?? '';
  const [before, after] = [text.slice(edit.start, edit.end), edit.text].map((words) =>
    // Of a setting, its value.
    `${head}${words}${tail}`.replace(/^[\w-]+="([^"]*)"$/, '$1'),
  );
  return others.length > 0 || /[\n<>{}]/.test(before + after) || after.length > 200 ? undefined : {before, after};
}

/** A diagnostic of the library as a problem. `text` is what was checked; `titleOf` names the files in its message. */
export function toProblem(diagnostic: Diagnostic, text: string, titleOf: (file: string) => string): Problem {
  const {rule, file, severity, start, end, edits, fix, fatal} = diagnostic;
  const message = diagnostic.message.replace(/\b(pages|records)\/[\w-]+\.(mdx|yml)\b/g, titleOf);
  return {
    key: `${file} ${start.line} ${start.column} ${rule} ${message}`,
    rule,
    file,
    line: start.line,
    start: start.offset,
    end: end.offset,
    message,
    severity,
    isFatal: Boolean(fatal),
    ...(edits?.length && {fix: {edits, isSure: fix === 'safe', words: changedWords(text, edits)}}),
  };
}

export interface DrawnPage {
  /** Elements and components with literal values: nothing in it can run. */
  nodes: RootContent[];
  title: string;
  description: string;
  /** The page's address on the site. */
  address: string;
  /** Its silk, if the page names one. */
  silk?: string;
}

/** An open point; one that is a mark can be confirmed with a button, everything else has to be written. */
export type OpenPoint = OpenItem & {isMark: boolean};

export interface Checked {
  /** The name of the file in words: a page as in the menu, or else by its title; a record by its own name. */
  title: string;
  /** The text that was checked. */
  text: string;
  /** All problems of the site. */
  problems: Problem[];
  /** The file as a page; undefined if it is none, or `broken`: if a problem keeps it from being drawn. */
  page?: DrawnPage;
  broken: boolean;
  /** The parts around the offset that was asked for. */
  parts: Part[];
  records?: PublicRecords;
  /** What is still to be confirmed in this file. */
  open: OpenPoint[];
}

/** The parts of a page around a place, the outermost first. */
export interface Located {
  parts: Part[];
  /** Which of them is meant: its index. */
  at: number;
  /** The cursor, or the words that were tapped. */
  select?: Selection;
  /** The setting of a component that was tapped. */
  setting?: string;
}

/** Files that change together, and the part to go on with. */
export interface Arrangement {
  files: Record<string, string>;
  /** The part, where it is now; undefined for one that is deleted. */
  located?: Located;
}

/** Something new: the files that change together, and where it begins. */
export interface Created {
  files: Record<string, string>;
  file: string;
  at: number;
}

/** What is known of a file that somebody chose as a picture. */
export interface Inspected {
  facts: PictureFacts;
  /** What keeps it from being used. */
  problem?: string;
}

/** How the site would be with a proposal's texts. */
export interface Reviewed {
  /** What each changed file is called. */
  titles: Record<string, string>;
  /** The changed pages; one that can't be drawn is missing. */
  pages: Record<string, DrawnPage | undefined>;
  records?: PublicRecords;
  /** What is wrong with the changed files. */
  problems: Problem[];
}

export interface FileSummary {
  file: string;
  title: string;
  /** How much is to be confirmed. */
  open: number;
  problems: Problem[];
}
