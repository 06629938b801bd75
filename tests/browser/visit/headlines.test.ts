/** Where a headline breaks: between its phrases (theme/Heading), which lines of one length alone wouldn’t always do. */
import type {Locator} from 'playwright/test';
import {expect, test} from '../fixtures';

/** The lines of a headline, as they are seen. `isPlain`: as if it weren’t parted into phrases. */
const linesOf = (headline: Locator, isPlain = false) =>
  headline.evaluate(async (element, plain) => {
    await document.fonts.ready;
    if (plain) element.replaceChildren(element.textContent ?? '');
    const lines: {top: number; words: string}[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const {0: word, index} of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const {top} = range.getBoundingClientRect();
        const last = lines.at(-1);
        if (last && Math.abs(last.top - top) < 5) last.words += ` ${word}`;
        else lines.push({top, words: word});
      }
    }
    return lines.map(({words}) => words);
  }, isPlain);

for (const [where, path, width, phrases, plain] of [
  [
    'behind punctuation',
    '',
    360,
    ['We back', 'the jockey,', 'not the horse'],
    ['We back the', 'jockey, not', 'the horse'],
  ],
  ['before “with”', 'about', 768, ['It began', 'with students'], ['It began with', 'students']],
  ['before “to”', 'aguma-framework', 1280, ['Help us put research', 'to work'], ['Help us put', 'research to work']],
  ['before “in”', 'hatchery', 600, ['A desk', 'in Kampala'], ['A desk in', 'Kampala']],
] as const) {
  test(`a headline breaks ${where}: ${phrases.join(' / ')}`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(`./${path}`);
    const headline = page.getByRole('heading', {name: phrases.join(' ')});
    expect(await linesOf(headline)).toEqual(phrases);
    expect(await linesOf(headline, true), 'with lines of one length alone').toEqual(plain);
  });
}

test('the phrases of a headline beside a sign share a line that has room for them', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('./about');
  const phrases = await page.getByRole('heading', {name: 'It began with students'}).innerHTML();
  await page.goto('./more');
  const besideSign = page.locator('svg + h2').first();
  await besideSign.evaluate((heading, html) => {
    heading.innerHTML = html;
  }, phrases);
  expect(await linesOf(besideSign)).toEqual(['It began with students']);
});
