/** Which of the values that a page shows was tapped, where several have the same words. */
import type {PagePlace, RecordLine, ShownValue} from './shownValues';

/** A tap among words that a component shows. */
export interface TapAmongValues {
  /** The words of the passage or of the row, without punctuation. */
  words: string;
  /** Where in them somebody tapped. */
  offset: number;
  /** Where the passage is in the page's file, at least about. */
  start: number;
}

/** Where whole words begin for the last time before an offset. */
const lastBefore = (words: string, all: string, offset: number): number => ` ${all} `.lastIndexOf(` ${words} `, offset);

/** The sum of the places at which the values beside it come last before the tap: highest for the entry that was tapped. */
const readBefore = ({beside}: Pick<ShownValue, 'beside'>, all: string, offset: number): number =>
  beside.map((words) => all.lastIndexOf(words, offset)).reduce((sum, position) => sum + position, 0);

/** How far a setting is from the tap; a record is as far as the page's beginning. */
const distanceOf = ({target}: Pick<ShownValue, 'target'>, start: number): number =>
  'start' in target ? Math.abs(target.start - start) : start;

/**
 * The value that was tapped. If several have the same words, the longest wins, then the one whose neighbors come latest
 * before the tap, and then the nearest to it.
 *
 * An example: in the row "Saturday 10:00 11:00 Sunday 10:00 12:00", somebody taps the second "10:00". Two entries of the
 * record say 10:00, and only the other values of an entry tell them apart. Compared are
 *
 *     value                    length   read                              distance
 *     Saturday's 10:00         5        Saturday at 0 + 11:00 at 15 = 15  the same
 *     Sunday's 10:00           5        Sunday at 21 + 12:00 (-1) = 20    the same
 *
 * The lengths are equal, so `read` decides: Sunday's. A value that isn't before the tap counts as -1.
 */
export function tappedValue<Target extends PagePlace | RecordLine>(
  values: ShownValue<Target>[],
  {words: all, offset, start}: TapAmongValues,
): ShownValue<Target> | undefined {
  const isTapped = ({words}: ShownValue<Target>) => {
    const begin = lastBefore(words, all, offset - 1);
    return words !== '' && begin >= 0 && offset <= begin + words.length;
  };
  const candidates = values.filter(isTapped).map((value) => ({
    value,
    length: value.words.length,
    read: readBefore(value, all, offset),
    distance: distanceOf(value, start),
  }));
  candidates.sort((a, b) => b.length - a.length || b.read - a.read || a.distance - b.distance);
  return candidates.at(0)?.value;
}

/** A value in a row, and where its words begin there. */
interface InRow<Target> {
  value: ShownValue<Target>;
  position: number;
}

/** Whether a value's words are only a part of another's, such as the name within the tagline. */
function isPartOf<Target>(inner: InRow<Target>, outer: InRow<Target>): boolean {
  const endOf = ({value, position}: InRow<Target>) => position + value.words.length;
  const isLonger = outer.value.words.length > inner.value.words.length;
  return isLonger && outer.position <= inner.position && endOf(inner) <= endOf(outer);
}

/** Of the values in a row, the last one before the tap, or else the first one: between them are words of the site. */
export function valueBeforeTap<Target>(
  values: ShownValue<Target>[],
  {words: all, offset}: TapAmongValues,
): ShownValue<Target> | undefined {
  const found: InRow<Target>[] = values
    .filter(({words}) => words !== '')
    .map((value) => ({value, position: lastBefore(value.words, all, all.length)}))
    .filter(({position}) => position >= 0);
  const inRow = found
    .filter((one) => !found.some((other) => isPartOf(one, other)))
    .sort((a, b) => a.position - b.position);
  const beforeTap = inRow.filter(({position}) => position < offset);
  const match = beforeTap.at(-1) ?? inRow.at(0);
  return match?.value;
}
