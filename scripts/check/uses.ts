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
    if (!known || known.includes(fillIn(name, organisation))) return [];
    const meant = nearest(name, known);
    const own = meant && fillIn(name, organisation).replace(String(settingValue(attribute)), '');
    const value = meant && !own ? meant : undefined;
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
