/** A startup's story: company, founder, quotation, picture and results; and one that has results alone. */
import {expect, test} from '../fixtures';

test.beforeEach(({page}) => page.goto('./impact').then(() => undefined));

test('a story with company, founder, quotation and picture', async ({page}) => {
  await expect(page.getByRole('article').filter({hasText: 'Green Basket'})).toMatchAriaSnapshot(`
    - article:
      - /children: equal
      - img "Fruit on a market table"
      - heading "Green Basket" [level=3]
      - paragraph: An agri-tech startup
      - list:
        - listitem: 200+ farmers served
        - listitem: 30% lower post-harvest losses
      - blockquote:
        - paragraph: We throw away less, and sell more.
        - text: Grace Nakato, founder`);
});

test('a story of which only the results may be told', async ({page}) => {
  await expect(page.getByRole('article').filter({hasText: 'patients served'})).toMatchAriaSnapshot(`
    - article:
      - /children: equal
      - heading "A digital-health startup" [level=3]
      - list:
        - listitem: 10,000+ patients served`);
});

for (const [what, hidden] of [
  ['with a picture', ''],
  ['without one', 'picture'],
]) {
  test(`a story ${what}: its words follow each other closely, and all results are beside them`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    const story = page.getByRole('article').filter({hasText: 'Green Basket'});
    if (hidden) await story.locator(hidden).evaluate((element) => element.remove());
    const box = async (part: string) => {
      const {x, y, width, height} = (await story.locator(part).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
      return {left: x, right: x + width, top: y, bottom: y + height};
    };
    const results = await box('ul');
    let above = hidden ? undefined : await box('picture');
    for (const part of ['h3', 'h3 + p', 'blockquote']) {
      const words = await box(part);
      const gap = words.top - (above?.bottom ?? words.top);
      expect(gap, `the gap above ${part}`).toBeGreaterThanOrEqual(0);
      expect(gap, `the gap above ${part}`).toBeLessThan(60);
      expect(words.right, part).toBeLessThanOrEqual(results.left);
      above = words;
    }
    const panel = await box('xpath=.');
    expect(panel.bottom - Math.max(above?.bottom ?? 0, results.bottom), 'the room below').toBeLessThan(120);
  });
}
