/** What the editor can show, and its address: `?file=pages/about.mdx&line=9`. */

/** A file, and where in it. */
export interface FileTarget {
  kind: 'file';
  file: string;
  line?: number;
  /** Selected where they first occur, or first after the line. */
  words?: string;
  /** The place of a page that led there; in the address `pages/about.mdx:9`. */
  from?: {file: string; line: number};
}

export type Target =
  | {kind: 'overview'}
  | {kind: 'newPage'}
  /** A proposal, by its number or its branch. */
  | {kind: 'proposal'; name: number | string}
  /** The published versions of a file. */
  | {kind: 'history'; file: string}
  | FileTarget;

/** What is in the address, by its names there. */
function valuesOf(target: Target): Record<string, string | number | undefined> {
  switch (target.kind) {
    case 'overview':
      return {};
    case 'newPage':
      return {new: ''};
    case 'proposal':
      return {proposal: target.name};
    case 'history':
      return {history: target.file};
    case 'file': {
      const {file, line, words, from} = target;
      return {file, line, words, from: from && `${from.file}:${from.line}`};
    }
  }
}

/** Makes the address of a target, from the editor's own (`home`). */
export const addressFrom = (home: string) => (target: Target) => {
  const values = Object.entries(valuesOf(target)).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(values as string[][]).toString().replaceAll('%2F', '/');
  return search ? `${home}?${search}` : home;
};

function placeFrom(written: string): FileTarget['from'] {
  const [file, line] = written.split(':');
  return {file, line: Number(line) || 1};
}

/** The target of an address, by what is behind its question mark. */
export function targetOf(search: string): Target {
  const {proposal, history, file, line, words, from, ...others} = Object.fromEntries(new URLSearchParams(search));
  if (proposal) return {kind: 'proposal', name: proposal};
  if (history) return {kind: 'history', file: history};
  if (file)
    return {kind: 'file', file, line: Number(line) || undefined, words, from: from ? placeFrom(from) : undefined};
  return {kind: 'new' in others ? 'newPage' : 'overview'};
}
