import {filmOfPlayer} from '../filmAddresses';
import {openingOf, placeOf, stringOf} from '../page/elements';
import type {Rule} from './rule';

/** Titles that the places give to every player. */
const NOBODYS = /^(youtube|vimeo|facebook|video|player|embedded)?[\s-]*(video|player)?[\s-]*player$/i;

/** The code of a player, as YouTube and Vimeo offer it for pasting: a link to the film is written in one line. */
export const players: Rule = {
  id: 'players',
  help: 'films',
  page({page: {elements, source}, report}) {
    for (const element of elements) {
      if (!/^(iframe|embed|object|video)$/i.test(element.name ?? '')) continue;
      const film = filmOfPlayer(
        (stringOf(element, 'src') ?? stringOf(element, 'data') ?? '').replace(/^\/\//, 'https://'),
      );
      if (!film) continue;
      const given = stringOf(element, 'title')?.trim() ?? '';
      const title = given && !NOBODYS.test(given) ? ` title="${given.replaceAll('"', '&quot;')}"` : '';
      const advice = title ? '' : ' Then add title="…", with the name of the film.';
      report({
        ...openingOf(element, source.text),
        message: `Link to the film with <Film>: a player would send visitors’ data elsewhere before they choose.${advice}`,
        edits: [{...placeOf(element), text: `<Film${title} to="${film}" />`}],
        fatal: true,
      });
    }
  },
};
