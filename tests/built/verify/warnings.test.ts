/** Verify warns of heavy pages, and of facts that the founders gave otherwise. Neither stops anything. */
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {budgets} from '../../../scripts/verify/budgets';
import {facts} from '../../../scripts/verify/facts';
import {build} from '../builtSite';
import {inMain, linesOf, readCopy, whileSpoilt} from './spoiltCopy';

test('a page of 5,000 words is a warning with its figures, and stops nothing', () => {
  const word = (index: number) => createHash('sha256').update(`${index}`).digest('base64').slice(0, 7);
  const words = Array.from({length: 5000}, (_, index) => word(index)).join(' ');
  const warnings = whileSpoilt('about.html', inMain(words), () => linesOf(budgets(readCopy())));
  expect(warnings).toEqual([
    expect.stringMatching(
      /^warning on \/about: The page is heavy: its HTML .* gets, \d\d\.\d kB and not 14\.6; everything it needs .*, \d\d\.\d kB and not 33\.0\. Shorten it, or make two pages of it\.$/,
    ),
  ]);
});

describe('the founders’ facts', () => {
  test('are looked for by their kind, and how often they are there', () => {
    const warnings = facts(build, {
      '/': [
        ['E3', 'heading', 'Empowering entrepreneurs', 1],
        ['H1', 'item', '16K+ Students Trained'],
        ['H1', 'button', 'Learn More', 4],
        ['H2', 'text', 'social enterprise in Uganda'],
        ['H3', 'bullets', 'Startup Incubation', 4],
      ],
      '/about': [['A5', 'link', 'the Aguma Framework']],
      '/contact': [['C2', 'row', 'Saturday 9:00 AM-2:00 PM', 1]],
      '/programs': [['P2', 'heading', '%name% Academy', 1]],
    });
    expect(linesOf(warnings)).toEqual([]);
  });

  test('that were changed are a warning: what was given, what the page has, and whom to tell', () => {
    const ending =
      'If that was changed on purpose, with the founders’ yes, tell a developer: scripts/verify/facts.yml.';
    const warnings = facts(build, {
      '/': [
        ['H1', 'button', 'Learn More', 5],
        ['H3', 'bullets', 'Startup Incubation', 3],
      ],
      '/hatchery': [['T2', 'text', 'UGX 15,000']],
      '/gone': [['X1', 'text', 'anything']],
    });
    expect(linesOf(warnings)).toEqual([
      `warning on /: The founders’ specification (H1) says "Learn More", 5 times; the page has it 4 times. ${ending}`,
      `warning on /: The founders’ specification (H3) says 3 lines below "Startup Incubation"; the page has 4. ${ending}`,
      `warning on /hatchery: The founders’ specification (T2) says "UGX 15,000"; the page has it 0 times. ${ending}`,
      `warning: The founders’ specification has a page /gone, and the site has none. ${ending}`,
    ]);
  });
});
