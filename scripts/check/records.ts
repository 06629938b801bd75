/** Records against the rest of the site: that something uses each of them, and that buttons lead to pages. */
import {isScalar, type Node, type Scalar} from 'yaml';
import {BAR_BUTTON, TIER_BUTTON} from '../../src/components/Button/ownButtons';
import {fillIn, type ReadFile} from '../../src/plugins/records/load';
import type {Records} from '../../src/plugins/records/schema';
import {linkMistake, type Targets} from './links';
import type {Mistake} from './mistake';
import type {Uses} from './page';
import {createSource, type Source} from './source';
import {namesIn} from './yaml';

const NAMED = ['figures', 'buttons'];
const OWN: Uses[] = [BAR_BUTTON, TIER_BUTTON].map((name) => ({record: 'buttons', name}));

/** The program's own buttons that have no line: nobody could say where they lead. */
function missingButtons({buttons}: Records): Mistake[] {
  return OWN.filter(({name}) => !(name in buttons)).map(({name}) => ({
    file: 'records/buttons.yml',
    line: 1,
    column: 1,
    message: `The site shows a button "${name}" that stands on no page, and its line is missing here. Put it back, as a line of its own.`,
    write: `${name}:`,
    topic: 'figures-and-buttons',
  }));
}

/** Where it begins and ends: each part of a text that was read has its place. */
const placeOf = ({range}: Node) => (range ?? []).slice(0, 2) as [number, number];

/** Where a button leads, when it leads to no page. */
function wrongAddress(source: Source, key: Scalar, value: Node | null, targets: Targets): Mistake[] {
  if (!isScalar(value) || typeof value.value !== 'string') return [];
  const mistake = linkMistake(value.value, {file: source.file, address: ''}, targets);
  const write = mistake?.write && `${source.text.slice(...placeOf(key))}: ${mistake.write}`;
  return mistake ? [source.at(...placeOf(value), {...mistake, write})] : [];
}

/**
 * Records that nothing uses, those that the program needs, and buttons that lead to no page. `used` is undefined while
 * a mistake in a page may hide what that page uses: nobody shall take out a line that is needed.
 */
export function checkRecords(
  records: Records,
  used: Uses[] | undefined,
  targets: Targets,
  readFile: ReadFile,
): Mistake[] {
  const found = NAMED.flatMap((record) => {
    const source = createSource(`records/${record}.yml`, readFile(`records/${record}.yml`));
    const taken = used && [...used, ...OWN].filter((use) => use.record === record).map(({name}) => name);
    return namesIn(source.text).flatMap(({key, value}) => {
      const wrong = wrongAddress(source, key, value, targets);
      if (!taken || taken.includes(fillIn(String(key.value), records.organisation.name))) return wrong;
      const lines = record === 'figures' ? ' with the lines that belong to it' : '';
      const message = `No page uses "${key.value}" any more. Take it out${lines}, or look for a slip in its name.`;
      return [source.at(...placeOf(key), {message, topic: 'figures-and-buttons'}), ...wrong];
    });
  });
  return [...found, ...missingButtons(records)];
}
