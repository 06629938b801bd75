/** Mends what has just one right mending. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Edit, Mistake} from './mistake';
import {checkSite} from './site';
import {readable} from './source';

const ROUNDS = 5;

/** The text with the edits made, from the last to the first; of two that overlap, the first is made. */
export function applied(text: string, edits: Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let reached = 0;
  const kept = ordered.filter(({start, end}) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
  return kept.reduceRight(
    (result, {start, end, text: words}) => result.slice(0, start) + words + result.slice(end),
    text,
  );
}

/** The same line ends and byte-order mark that the file had. */
function likeBefore(raw: string, text: string): string {
  const lines = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return raw.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

function fixFile(siteDir: string, file: string, mistakes: Mistake[]): string[] {
  const place = path.join(siteDir, file);
  const raw = readFileSync(place, 'utf8');
  const text = readable(raw);
  const edits = mistakes.flatMap(({fix}) => fix ?? []);
  writeFileSync(place, likeBefore(raw, applied(text, edits)));
  return mistakes.map(({fix, line}) => {
    const before = fix ? text.slice(fix.start, fix.end) : '';
    return `${file}:${line}\n  - ${before.trim().replaceAll('\n', '\n    ') || '(nothing)'}\n  + ${fix?.text.trim().replaceAll('\n', '\n    ') || '(an empty line)'}`;
  });
}

/** Mends the files. Returns each change as text. One mending can uncover another, so it looks again a few times. */
export function fixSite(siteDir: string): string[] {
  const changes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const mendable = checkSite(siteDir).mistakes.filter(({fix}) => fix);
    if (mendable.length === 0) break;
    for (const file of new Set(mendable.map((mistake) => mistake.file))) {
      changes.push(
        ...fixFile(
          siteDir,
          file,
          mendable.filter((mistake) => mistake.file === file),
        ),
      );
    }
  }
  return changes;
}
