/** Records against the rest of the site: that something uses each of them, and that buttons lead to pages. */
import {BAR_BUTTON, TIER_BUTTON} from '../../src/components/Button/ownButtons';
import {fillIn, type ReadFile} from '../../src/plugins/records/load';
import type {Records} from '../../src/plugins/records/schema';
import {linkMistake, type Targets} from './links';
import type {Mistake} from './mistake';
import type {Uses} from './page';
import {createSource} from './source';

const NAMED = ['figures', 'buttons'];
const OWN: Uses[] = [BAR_BUTTON, TIER_BUTTON].map((name) => ({record: 'buttons', name}));
const LINE = /^(?!#)(["']?)([^\s:"'#][^:"']*)\1:[ \t]*([^\n#]*)/gm;

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

/** Records that nothing uses, those that the program needs, and buttons that lead to no page. */
export function checkRecords(records: Records, used: Uses[], targets: Targets, readFile: ReadFile): Mistake[] {
  const found = NAMED.flatMap((record) => {
    const source = createSource(`records/${record}.yml`, readFile(`records/${record}.yml`));
    const taken = new Set([...used, ...OWN].filter((use) => use.record === record).map(({name}) => name));
    return [...source.text.matchAll(LINE)].flatMap(({1: quote, 2: written, 3: value, index}) => {
      const start = index + quote.length;
      const mistakes: Mistake[] = [];
      if (!taken.has(fillIn(written.trim(), records.organisation.name))) {
        mistakes.push(
          source.at(start, start + written.length, {
            message: `No page uses "${written.trim()}" any more. Take it out${record === 'figures' ? ' with the lines that belong to it' : ''}, or look for a slip in its name.`,
            topic: 'figures-and-buttons',
          }),
        );
      }
      const address = value.trim().replace(/^(["'])(.*)\1$/, '$2');
      const from = {file: source.file, address: ''};
      const mistake = record === 'buttons' && address ? linkMistake(address, from, targets) : undefined;
      if (mistake) {
        const at = index + source.text.slice(index).indexOf(value.trim(), written.length + 1);
        const write = mistake.write && `${written.trim()}: ${mistake.write}`;
        mistakes.push(source.at(at, at + address.length, {...mistake, write}));
      }
      return mistakes;
    });
  });
  return [...found, ...missingButtons(records)];
}
