/** Figures and buttons that a page uses by name. */
import {fillIn} from '../../src/plugins/records/load';
import type {Mistake} from './mistake';
import {nearest} from './nearest';
import type {CheckedPage} from './page';
import {settingValue} from './settings';

/** The names of records that a page uses and nobody has written down. */
export function checkUses(page: CheckedPage, names: Record<string, string[]>, organisation: string): Mistake[] {
  return page.uses.flatMap(({record, name, attribute}) => {
    const known = names[record];
    const filled = fillIn(name, organisation);
    if (known.includes(filled)) return [];
    // Where the setting is put into a phrase, a name that is near can be that of another phrase.
    const meant = name === settingValue(attribute) ? nearest(filled, known) : undefined;
    const value = meant?.replaceAll(organisation, '%name%');
    return [
      page.source.at(attribute.start, attribute.end, {
        message: value
          ? `records/${record}.yml knows no "${name}".`
          : `records/${record}.yml knows no "${name}". Add it there on a line of its own, with a colon after it.`,
        write: value ? `${attribute.name}="${value}"` : `${name}:`,
        topic: 'figures-and-buttons',
      }),
    ];
  });
}
