import {checkFilm} from '../films/addresses';
import {literalOf, placeOf} from '../page/elements';
import type {Rule} from './rule';

/** Films: the address of one film, and not of its player, a channel or a front page. */
export const films: Rule = {
  id: 'films',
  help: 'films',
  page({page, report}) {
    for (const {attribute, prop} of page.settings) {
      const value = literalOf(attribute);
      if (prop.tags.form !== 'film' || typeof value !== 'string' || !value.trim()) continue;
      const problem = checkFilm(value);
      const place = placeOf(attribute);
      const edits = problem?.address ? [{...place, text: `${attribute.name}="${problem.address}"`}] : undefined;
      if (problem) report({...place, message: problem.message, edits});
    }
  },
};
