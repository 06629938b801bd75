/** Fixes the problems that have just one right fix. */
import type {Diagnostic, Edit} from './diagnostic';
import {type ContentFiles, withTexts} from './files';
import {applyEdits, normalize} from './source';

export interface Fixes {
  /** What was fixed, with the lines that took their place. */
  changes: Diagnostic[];
  /** The files that have changed, with plain line ends. */
  texts: Record<string, string>;
}

/** How often files are checked again for problems that a fix has uncovered. */
const ROUNDS = 5;

/** Drops diagnostics whose edits overlap earlier ones: a diagnostic's edits are made together or not at all. */
function compatible(diagnostics: Diagnostic[]): Diagnostic[] {
  const made: Edit[] = [];
  const meets = (a: Edit, b: Edit) => (a.start < b.end && b.start < a.end) || a.start === b.start;
  return diagnostics.filter(({remedy}) => {
    const edits = remedy?.edits ?? [];
    if (edits.some((edit) => made.some((other) => meets(edit, other)))) return false;
    made.push(...edits);
    return true;
  });
}

/** Makes the safe edits of all problems that `check` finds. A fix can uncover another problem, so it is called again. */
export function fixFiles(files: ContentFiles, check: (files: ContentFiles) => Diagnostic[]): Fixes {
  const fixes: Fixes = {changes: [], texts: {}};
  for (let round = 0; round < ROUNDS; round += 1) {
    const current = withTexts(files, fixes.texts);
    // Writing a file that isn't UTF-8 would lose what couldn't be read. The check says how to save it.
    const safe = check(current).filter(
      ({remedy, file}) => remedy?.certainty === 'safe' && !/[\0\uFFFD]/.test(current.text(file)),
    );
    if (safe.length === 0) break;
    for (const file of new Set(safe.map((one) => one.file))) {
      const text = normalize(current.text(file));
      const changes = compatible(safe.filter((one) => one.file === file));
      const edits = changes.flatMap(({remedy}) => remedy?.edits ?? []);
      fixes.changes.push(...changes);
      fixes.texts[file] = applyEdits(text, edits);
    }
  }
  return fixes;
}

/** A changed text with the line ends and byte-order mark that its file had. */
export function likeBefore(raw: string, text: string): string {
  const lines = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return raw.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

/** What was fixed, for a person to see. */
export function formatChange({file, start, excerpt, remedy}: Diagnostic): string {
  const after = remedy?.suggestion.text.trim().replaceAll('\n', '\n    ');
  return `${file}:${start.line}\n  - ${excerpt.trim() || '(nothing)'}\n  + ${after || '(nothing)'}`;
}
