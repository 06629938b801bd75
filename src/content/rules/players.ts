import {filmOfPlayer} from '../films/addresses';
import {type Element, openingOf, type Place, placeOf, stringOf} from '../page/elements';
import type {Page} from '../page/page';
import type {Rule} from './rule';

/** Titles that the places give to every player. */
const NOBODYS = /^(?:(?:youtube|vimeo|facebook|embedded|video)[\s-]*)*player$/i;
/** What such code brings along behind it. */
const SCRIPT = /^\s*<script\b[^<>]*>\s*<\/script>/;

/** A player with the boxes that hold nothing else, and the script behind it. */
function wholeOf(player: Element, {elements, source: {text}}: Page): Place {
  const boxes = elements.filter(({name}) => /^(?:div|p|figure|center)$/.test(name ?? ''));
  let {start, end} = placeOf(player);
  for (const box of boxes.reverse()) {
    const around = placeOf(box);
    if (around.start >= start || around.end <= end) continue;
    const rest = text.slice(openingOf(box, text).end, start) + text.slice(end, around.end).replace(/<\/\w+\s*>$/, '');
    if (!rest.trim()) ({start, end} = around);
  }
  return {start, end: end + (SCRIPT.exec(text.slice(end))?.[0].length ?? 0)};
}

/** The code of a player, as YouTube and Vimeo offer it for pasting: a link to the film is written in one line. */
export const players: Rule = {
  id: 'players',
  help: 'films',
  // What else such code holds goes with it.
  hides: ['html-elements', 'prop-names'],
  page({page, report}) {
    for (const element of page.elements) {
      if (!/^(iframe|embed|object|video)$/i.test(element.name ?? '')) continue;
      const source = stringOf(element, 'src') ?? stringOf(element, 'data') ?? '';
      const film = filmOfPlayer(source.replace(/^\/\//, 'https://'));
      if (!film) continue;
      const whole = wholeOf(element, page);
      const given = stringOf(element, 'title')?.trim() ?? '';
      const title = given && !NOBODYS.test(given) ? ` title="${given.replaceAll('"', '&quot;')}"` : '';
      const advice = title ? '' : ' Then add title="…", with the name of the film.';
      report({
        ...whole,
        message: `Link to the film with <Film>: a player would send visitors’ data elsewhere before they choose.${advice}`,
        edits: [{...whole, text: `<Film${title} to="${film}" />`}],
        fatal: true,
      });
    }
  },
};
