import type {Menu} from '../schema';
import type {RecordRule} from './recordRule';

/**
 * Widths of letters in the bar's links, 14 px and semi-bold. The visitor's system chooses the font, so these are those
 * of Arial, rounded up: Segoe UI, San Francisco, Roboto and Noto Sans are narrower.
 */
const NARROW = 5;
const USUAL = 8.5;
const WIDE = 12.5;
/** Space left and right of a link; of the button with its border, its margin and its larger letters. */
const LINK = 9.6;
const BUTTON = 50;
/** Of the bar's 997 px: its margins, the mark with a name of two short words, the switch of the theme and the gaps are taken. */
const ROOM = 700;

const width = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (/[iljtfrI.,'’ ()|-]/.test(letter) ? NARROW : /[MWmw@%&]/.test(letter) ? WIDE : USUAL),
    0,
  );

/** How much of the bar the menu needs, in pixels. */
export const menuNeeds = ({links, button}: Menu): number =>
  links.reduce((sum, {label}) => sum + width(label) + LINK, 0) + width(button) + BUTTON;

export const menuWidth: RecordRule = {
  id: 'menu-width',
  example: ['  - label: Everything that we do for founders and partners'],
  find({name, entries}, value) {
    if (name !== 'menu' || !value) return [];
    const needs = menuNeeds(value as Menu);
    if (needs <= ROOM) return [];
    const labels = entries.filter(({key}) => key === 'label');
    let sum = 0;
    const over = labels.find((entry) => {
      sum += width(String(entry.value)) + LINK;
      return sum + BUTTON + width((value as Menu).button) > ROOM;
    });
    const place = over ?? labels[labels.length - 1];
    const letters = Math.ceil((needs - ROOM) / USUAL);
    return [
      {
        start: place.valueStart,
        end: place.valueEnd,
        message: `The bar has no room for all of these links on one line of a small laptop. Shorten the labels by about ${letters} letters in all, or leave one out.`,
      },
    ];
  },
};
