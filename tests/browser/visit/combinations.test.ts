/**
 * Components where they meet in ways that no page of the tests' site has: on every ground that they may have, with a part too
 * many, or without one.
 */
import {createElement, Fragment} from 'react';
import {pageSilks, type SilkName} from '../../../src/components/Silk/silks';
import {element} from '../../unit/components/render';
import {expect, THOROUGH, test, thoroughUnless, violations} from '../fixtures';
import {everything, figures} from './combinations/everything';
import {library, show} from './combinations/show';
import {pale} from './looks/faults';

const {Door, Doors, Hero} = library.components;

test.use({contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'block'});

for (const silk of ['plain', ...Object.keys(pageSilks)] as SilkName[]) {
  for (const theme of ['light', 'dark'] as const) {
    test(
      `everything can be read on each ground that it may have, ${silk}, ${theme}`,
      thoroughUnless(silk === 'plain'),
      async ({page}) => {
        await show(page, everything(), {silk, theme});
        // What is a matter of taste was judged on pages as they are.
        const needs = (await pale(page.locator('main *'))).filter((fault) => fault.includes('Need:'));
        expect(needs).toEqual([]);
      },
    );
  }
}

test('axe finds nothing on a page of everything', THOROUGH, async ({page}) => {
  await show(page, everything());
  expect(await violations(page)).toEqual([]);
});

const opening = () => element(Hero, {}, createElement('h1', {}, 'An opening'));
const door = (title: string) => element(Door, {title, to: '#'});

for (const titles of [
  ['News', 'Faces'],
  ['News', 'Dates to keep', 'Faces'],
  ['News', 'Answers to your frequent questions'],
]) {
  test(`doors stand on the floor of the opening beside them, or on their own: ${titles.join(', ')}`, async ({page}) => {
    await show(page, createElement(Fragment, {}, opening(), element(Doors, {}, ...titles.map(door))), {silk: 'more'});
    for (const [width, floor] of [
      [1280, 'main article > :first-child'],
      [360, 'main nav'],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const bottomsOf = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      const [bottom] = await bottomsOf(floor);
      const feet = await bottomsOf('main nav span:has(> span)');
      expect(feet, `${width}`).toEqual(titles.map(() => expect.closeTo(bottom, 0)));
    }
  });
}

for (const hasGiant of [true, false]) {
  test(`words of a poster begin where the page’s do, ${hasGiant ? 'below' : 'without'} a giant`, async ({page}) => {
    await page.setViewportSize({width: 1920, height: 900});
    for (const count of [5, 6, 7]) {
      await show(page, createElement(Fragment, {}, opening(), figures({variant: 'poster'}, hasGiant, count)));
      const wordsBegin = await page.locator('h1').evaluate((headline) => headline.getBoundingClientRect().left);
      const [beginning, inside] = await page.locator('main li').evaluateAll((fields) => {
        const paddingsOf = (some: Element[]) => [...new Set(some.map((one) => getComputedStyle(one).paddingLeft))];
        const begins = (field: Element) => field.getBoundingClientRect().left === 0;
        return [paddingsOf(fields.filter(begins)), paddingsOf(fields.filter((one) => !begins(one)))];
      });
      expect(beginning).toEqual([`${wordsBegin}px`]);
      expect(inside).toHaveLength(1);
      expect(inside).not.toEqual(beginning);
    }
  });
}
