import {nearest} from '../../nearest';
import {locate} from '../../source';
import type {RecordProblem, RecordRule} from './recordRule';

export const menuPages: RecordRule = {
  id: 'menu-pages',
  example: ['  - label: About\n    page: /abuot', '  - label: About\n    page: /about'],
  find({name, entries, pages, source}) {
    if (name !== 'menu') return [];
    const first = new Map<string, number>();
    const twice = new Set<unknown>();
    return entries.flatMap(({path, value, valueStart: start, valueEnd: end}): RecordProblem[] => {
      const key = path.at(-1);
      if (path[0] !== 'links' || path.length !== 3 || typeof value !== 'string') return [];
      if (key !== 'page' && key !== 'label') return [];
      const id = `${key} ${value.toLowerCase()}`;
      const {line} = locate(source, start);
      const known = first.get(id);
      if (!known) first.set(id, line);
      if (known && twice.has(path[1])) return [];
      if (known) twice.add(path[1]);
      if (known && key === 'page')
        return [
          {start, end, message: `The link on line ${known} goes to ${value} too. Each page stands in the menu once.`},
        ];
      if (known)
        return [
          {start, end, message: `The link on line ${known} is called “${value}” too. Give each link its own words.`},
        ];
      if (key === 'label' || pages.length === 0 || !value.startsWith('/') || pages.includes(value)) return [];
      const meant = nearest(value, pages);
      const free = meant !== undefined && !entries.some((entry) => entry.key === 'page' && entry.value === meant);
      const message = `There is no page at ${value}.${free ? '' : ` The pages are ${pages.join(', ')}.`}`;
      return [{start, end, message, help: 'links', ...(free && {edits: [{start, end, text: meant}]})}];
    });
  },
};
