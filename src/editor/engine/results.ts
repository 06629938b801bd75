/** What the engine tells of problems, open points and proposals, as plain data that passes from the worker to the page. */
import type {PublicRecords} from '../../build/records/publicRecords';
import type {Diagnostic, OpenItem} from '../../content';
import type {DrawnPage} from '../preview/tree';
import type {Edit, Selection} from '../text/edits';

/** A problem as a person is told it, at a place in the text that was checked. */
export interface Problem extends Selection, Pick<Diagnostic, 'rule' | 'file' | 'severity' | 'message'> {
  /** Tells it from others. */
  key: string;
  line: number;
  /** Whether the page can't be drawn because of it. */
  isFatal: boolean;
  /** Edits of its file that correct it; `isSure` if there is just one right way. */
  fix?: {edits: Edit[]; isSure: boolean; words?: {before: string; after: string}};
}

/** A diagnostic of the library as a problem. `titleOf` names the files in its message. */
export function toProblem(diagnostic: Diagnostic, titleOf: (file: string) => string): Problem {
  const {rule, file, severity, start, end, edits, fix, fatal} = diagnostic;
  const message = diagnostic.message.replace(/\b(pages|records)\/[\w-]+\.(mdx|yml)\b/g, titleOf);
  const key = `${file} ${start.line} ${start.column} ${rule} ${message}`;
  const problem = {key, rule, file, severity, message, line: start.line, isFatal: Boolean(fatal)};
  const correction = edits?.length ? {edits, isSure: fix === 'safe'} : undefined;
  return {...problem, start: start.offset, end: end.offset, fix: correction};
}

/** An open point; one that is a mark can be confirmed with a button, everything else has to be written. */
export type OpenPoint = OpenItem & {isMark: boolean};

/** How the site would be with a proposal's texts: its changed files. */
export interface Reviewed {
  titles: Record<string, string>;
  /** The changed pages; one that can't be drawn is missing. */
  pages: Record<string, DrawnPage | undefined>;
  records?: PublicRecords;
  problems: Problem[];
}
