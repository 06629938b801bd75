/** Whether a fix does what its rule means and nothing else: no edit is made that isn't. */
import type {ComponentTable} from './components/table';
import type {Diagnostic, Edit} from './diagnostic';
import {missingPieces, outlineOf, type Piece} from './outline';
import {readPage} from './page/page';
import {applyEdits, createSource, locate} from './source';

/** Whether words may become others. */
type Meant = (before: string, after: string) => boolean;

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const digits = (text: string) => text.replace(/\D/g, '');

/** Only signs are put in, left out or written in another way. */
const sameLetters: Meant = (before, after) => letters(before) === letters(after);
/** Nothing is said that wasn't there before. */
const nothingNew: Meant = (before, after) => words(after).every((word) => words(before).includes(word));

const sameTime: Meant = (before, after) => {
  const [, hour, minutes = '00', half] = /(\d{1,2})(?:[:.](\d{2}))?\D*([ap])/i.exec(before) ?? [];
  const at = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return after.toUpperCase() === `${at}:${minutes} ${half}M`.toUpperCase();
};

const samePrice: Meant = (before, after) =>
  /^(?:\w+=")?UGX \d[\d,.]*(?: \w+|[kmb])?"?$/i.test(after) && digits(before) === digits(after);

const IMPORT = /^\s*import \{[\w, ]+\} from '@site\/src\/components';\s*$/;
const TABLE = /^(?:\|[^\n]*\n?|It has no settings\.|\s)*$/;

/** What the fixes of a rule may do besides changing signs. */
const MEANT: Record<string, Meant> = {
  'address-in-brackets': (before, after) => letters(after).includes(letters(before.replace(/mailto:|https?:/i, ''))),
  'closing-tag': nothingNew,
  'component-tables': (_, after) => TABLE.test(after),
  'html-elements': nothingNew,
  'missing-import': (before, after) => IMPORT.test(after) && words(before).every((word) => words(after).includes(word)),
  'name-token': (_, after) => after === '%name%',
  'name-written-out': (before, after) => nothingNew(`name ${before}`, after) && after.includes('%name%'),
  'prop-values': nothingNew,
  prices: samePrice,
  times: sameTime,
};

/** Rules whose fixes are about empty lines. */
const BREAKS = new Set(['component-tables', 'import-format', 'missing-import']);
/** Rules whose fixes turn words into markup, or markup into words. Those of all others leave every piece what it is. */
const MARKUP = new Set([
  ...['address-in-brackets', 'braces', 'closing-tag', 'component-tables', 'html-comment', 'html-elements'],
  ...['import-format', 'less-than', 'prop-values', 'quotation-marks', 'tag-pairs', 'void-element', 'missing-import'],
]);

const breaks = (text: string) => text.match(/\n[ \t]*(?=\n)/g)?.length ?? 0;

function isMeant({rule}: Diagnostic, edits: Edit[], text: string): boolean {
  const meant = MEANT[rule] ?? sameLetters;
  return edits.every(({start, end, text: after}) => {
    const before = text.slice(start, end);
    return meant(before, after) && (BREAKS.has(rule) || breaks(before) === breaks(after));
  });
}

/** How many parts of a page can't be read. A record's lines are read one by one. */
const oddParts = (file: string, text: string, components: ComponentTable): number =>
  file.endsWith('.yml') ? 0 : readPage(createSource(file, text), components).parts.length;

/** Whether the edits of a diagnostic can be made: what the file says changes in that place alone, and as it is meant. */
export function isSafeFix(text: string, diagnostic: Diagnostic, components: ComponentTable): boolean {
  const {file, rule, edits = []} = diagnostic;
  if (!isMeant(diagnostic, edits, text)) return false;
  const texts = [text, applyEdits(text, edits)];
  const [odd, odder] = texts.map((one) => oddParts(file, one, components));
  if (odder > odd) return false;
  const [before, after] = texts.map((one) => outlineOf(file, one, components));
  const source = createSource(file, text);
  const places = edits.map(({start, end}) => [locate(source, start).line, locate(source, end).line]);
  const touched = ({line, endLine}: Piece) => places.some(([first, last]) => line <= last && first <= endLine);
  const untouched = before.filter((piece) => !touched(piece));
  const where = ({inside}: Piece) => inside;
  const moved = missingPieces(before, after, where).length + missingPieces(after, before, where).length;
  return missingPieces(untouched, after).length === 0 && (MARKUP.has(rule) || moved === 0);
}
