/** Makes the edits that have just one right way. */
import {checkAll} from './check';
import type {ComponentTable} from './components/table';
import type {Diagnostic, Edit} from './diagnostic';
import {type ContentFiles, withTexts} from './files';
import {applyEdits, normalize} from './source';

export interface Change {
  file: string;
  line: number;
  before: string;
  after: string;
}

export interface Fixes {
  changes: Change[];
  /** The files that have changed, with plain line ends. */
  texts: Record<string, string>;
}

const ROUNDS = 5;

function changeOf(text: string, {file, start: {line}, suggestion}: Diagnostic): Change {
  const {line: first = line, endLine = line, text: after = ''} = suggestion ?? {};
  return {
    file,
    line,
    before: text
      .split('\n')
      .slice(first - 1, endLine)
      .join('\n'),
    after,
  };
}

/** Whether a file is UTF-8. Written back, any other would lose what could not be read: the check says how to save it. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    return !/[\0\uFFFD]/.test(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch {
    return false;
  }
}

/** Of diagnostics whose edits overlap, the first: edits of one diagnostic are made together or not at all. */
export function compatible(diagnostics: Diagnostic[]): Diagnostic[] {
  const made: Edit[] = [];
  const meets = (a: Edit, b: Edit) => (a.start < b.end && b.start < a.end) || a.start === b.start;
  return diagnostics.filter(({edits = []}) => {
    if (edits.some((edit) => made.some((other) => meets(edit, other)))) return false;
    made.push(...edits);
    return true;
  });
}

/** Fixes a site. One fix can uncover another problem, so it looks again a few times. */
export function fixSite(files: ContentFiles, components: ComponentTable): Fixes {
  const fixes: Fixes = {changes: [], texts: {}};
  for (let round = 0; round < ROUNDS; round += 1) {
    const current = withTexts(files, fixes.texts);
    const safe = checkAll(current, components).diagnostics.filter(
      (one) => one.fix === 'safe' && one.edits && isPlainText(current.bytes(one.file)),
    );
    if (safe.length === 0) break;
    for (const file of new Set(safe.map((one) => one.file))) {
      const text = normalize(current.text(file));
      const own = compatible(safe.filter((one) => one.file === file));
      fixes.changes.push(...own.map((one) => changeOf(text, one)));
      fixes.texts[file] = applyEdits(
        text,
        own.flatMap(({edits = []}) => edits),
      );
    }
  }
  return fixes;
}

/** A changed text with the line ends and byte-order mark that its file had. */
export function likeBefore(raw: string, text: string): string {
  const lines = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return raw.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

/** A change for a person to see. */
export function formatChange({file, line, before, after}: Change): string {
  const show = (text: string, nothing: string) => text.trim().replaceAll('\n', '\n    ') || nothing;
  return `${file}:${line}\n  - ${show(before, '(nothing)')}\n  + ${show(after, '(nothing)')}`;
}
