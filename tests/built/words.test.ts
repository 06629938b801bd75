/** What staff have written stands on the pages, all of it, and each button leads where they say. */
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/builds.mjs';
import {all, buttonsOf, figuresIn, hours, PAGES, type Part, records, street, written} from '../browser/written';
import {footerOf, mainOf, named, page} from './pages';

/** Settings whose words are not shown: a look, an address, a name in the records, words for the ear alone, days in words. */
const NOT_SHOWN = [
  ...['silk', 'shape', 'tone', 'variant', 'to', 'name', 'about'],
  ...['picture', 'alt', 'look', 'focus', 'date', 'lastDay'],
];

/** Words without what stands between them, which the design may change, in small letters, as it may capitals. */
const squeezed = (words: string) => words.replace(/\s+/g, '').toLowerCase();

/** What of `expected` is not among `drawn`; what is expected twice must be there twice. */
function missing(expected: string[], drawn: string[]): string[] {
  const left = drawn.map(squeezed);
  return expected.filter((words) => {
    const at = left.indexOf(squeezed(words));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The settings of components that are words to be read. */
const settingsShown = (parts: Part[]): string[] =>
  parts.flatMap(({settings, parts: inner}) => [
    ...Object.entries(settings).flatMap(([setting, value]) =>
      typeof value === 'string' && !NOT_SHOWN.includes(setting) ? [value] : [],
    ),
    ...settingsShown(inner),
  ]);

for (const path of PAGES) {
  const main = mainOf(path.slice(1));
  const headings = named(main.parts, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');

  describe(path, () => {
    test('shows every heading, passage and text that its file holds', () => {
      const told = squeezed(main.text);
      const expected = [...written[path].passages, ...settingsShown(written[path].parts)].map(squeezed).filter(Boolean);
      expect(expected.length).toBeGreaterThan(0);
      const times = (words: string) => expected.filter((other) => other === words).length;
      expect(expected.filter((words) => told.split(words).length - 1 < times(words))).toEqual([]);
      const wanted = written[path].headings.map(({level, words}) => `h${level}: ${words}`);
      const drawn = headings.map(({tag, text}) => `${tag}: ${text}`);
      expect(missing(wanted, drawn)).toEqual([]);
    });

    test('has a button for each that its file names, and each leads where it should', () => {
      const drawn = named(main.parts, 'button', 'a').map(
        ({text, attributes}) => `${text} → ${attributes.href ?? 'nowhere'}`,
      );
      const here = (to: string) => (to.startsWith('/') ? TESTS.public.env.BASE_URL + to.slice(1) : to);
      const expected = buttonsOf(path).map(({label, to}) => `${label} → ${to ? here(to) : 'nowhere'}`);
      expect(missing(expected, drawn)).toEqual([]);
      // E2: one that leads nowhere is a real button.
      const buttons = named(main.parts, 'button');
      expect(buttons.filter(({attributes}) => attributes.type !== 'button')).toEqual([]);
      expect(main.parts.filter(({tag, attributes}) => tag === 'a' && attributes.role === 'button')).toEqual([]);
    });

    test('shows each figure as its record and the page say it, with its final value', () => {
      const drawn = named(main.parts, 'li').map(({text}) => text);
      const expected = all(path, 'Figures').flatMap(figuresIn);
      const words = expected.map(({prefix, value, label}) => `${prefix} ${value} ${label}`);
      expect(missing(words, drawn)).toEqual([]);
      const zeros = expected.filter(({zero}) => named(main.parts, 'span').some(({text}) => text === zero));
      expect(zeros).toEqual([]);
    });

    test('has one h1, headings in order, landmarks, a language, no form and no frame', () => {
      expect(headings.filter(({tag}) => tag === 'h1')).toHaveLength(1);
      const levels = headings.map(({tag}) => Number(tag[1]));
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
      const parts = page(path.slice(1));
      expect(named(parts, 'main', 'html').map(({tag, attributes}) => [tag, attributes.lang])).toEqual([
        ['html', 'en'],
        ['main', undefined],
      ]);
      expect(named(parts, 'nav').some(({attributes}) => attributes['aria-label'] === 'Main')).toBe(true);
      // E6: no form, no input, and nobody else's page within ours.
      expect(named(parts, 'form', 'input', 'select', 'textarea', 'iframe')).toEqual([]);
      expect(main.parts.filter(({attributes}) => attributes.style)).toEqual([]);
      expect(parts.filter(({attributes}) => Object.keys(attributes).some((name) => /^on/.test(name)))).toEqual([]);
    });

    test('describes every image, hides decoration, and calls lists without markers lists, for Safari', () => {
      expect(named(main.parts, 'img').filter(({attributes}) => !attributes.alt)).toEqual([]);
      const drawings = named(main.parts, 'svg').filter(({attributes}) => attributes['aria-hidden'] !== 'true');
      expect(drawings).toEqual([]);
      const styled = named(main.parts, 'ul', 'ol').filter(({attributes}) => attributes.class);
      expect(styled.filter(({attributes}) => attributes.role !== 'list')).toEqual([]);
    });

    test('says what can be done today: come and see us, where and when', () => {
      // The contact page opens with it.
      const where = path === '/contact' ? main : footerOf(path.slice(1));
      const told = squeezed(where.text);
      expect(told).toContain(squeezed(street));
      for (const {days, times} of hours) expect(told).toContain(squeezed(days + times));
    });
  });
}

test('some pages have buttons, and some have figures', () => {
  expect(PAGES.flatMap(buttonsOf)).not.toEqual([]);
  expect(PAGES.flatMap((path) => all(path, 'Figures'))).not.toEqual([]);
});

const {area, city, country} = records.organisation.address;
const address = `${street}, ${area}, ${city}, ${country}`;

test('the contact page has the hours day by day, the whole address and every platform', () => {
  const main = mainOf('contact');
  const rows = named(main.parts, 'tr').map(({text}) => squeezed(text));
  expect(rows).toEqual(hours.map(({days, times}) => squeezed(days + times)));
  expect(squeezed(main.text)).toContain(squeezed(address));
  for (const {name, handle, link} of records.organisation.platforms) {
    const items = named(main.parts, 'li').filter(({text}) => squeezed(text) === squeezed(name + (handle ?? '')));
    expect(items, name).toHaveLength(1);
    expect(named(items[0].parts, 'a').map(({attributes}) => attributes.href)).toEqual(link ? [link] : []);
  }
  // A link, and no request: nobody else learns of a visit before it is followed.
  const directions = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
  const links = named(main.parts, 'a').filter(({text}) => text.includes('Directions'));
  expect(links.map(({attributes}) => attributes.href)).toEqual([directions]);
});

test('the footer has the address, the hours and the links of the menu', () => {
  const footer = footerOf('');
  expect(squeezed(footer.text)).toContain(squeezed(address));
  const [links] = named(footer.parts, 'nav').map(({parts}) =>
    named(parts, 'a').map(({text, attributes}) => attributes['aria-label'] ?? text),
  );
  const menu = records.menu.links.map(({label, aloud}) => (aloud ? `${label} ${aloud}` : label));
  expect(links).toEqual(menu);
});
