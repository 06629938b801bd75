/** A browser whose smallest font is set to 24 pixels, as people with weak eyes set it. */

import {launchOptions} from '../../../scripts/browsers.mjs';
import {expect, test, thoroughUnless} from '../fixtures';

const {args, ...options} = launchOptions();
test.use({launchOptions: {...options, args: [...args, '--blink-settings=minimumFontSize=24']}});

for (const width of [320, 360]) {
  test(
    `at ${width} pixels nothing covers the name, and no hours run off the page`,
    thoroughUnless(width === 320),
    async ({page}) => {
      await page.setViewportSize({width, height: 740});
      await page.goto('./contact');
      const bar = page.getByRole('navigation', {name: 'Main'});
      const name = bar.getByText('Jockeys').first();
      const covers = await name.evaluate((one) => {
        const {left, right, top, height} = one.getBoundingClientRect();
        const seen = [left + 1, (left + right) / 2, right - 1].map((x) =>
          document.elementFromPoint(x, top + height / 2),
        );
        const others = seen.filter((element) => !element || !(element.contains(one) || one.contains(element)));
        return others.map((element) => element?.outerHTML.slice(0, 80) ?? 'nothing');
      });
      expect(covers, 'what is seen in the place of the name').toEqual([]);
      for (const cell of await page.getByRole('cell').all()) {
        const {left, right} = await cell.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().toJSON();
        });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right, String(await cell.textContent())).toBeLessThanOrEqual(width);
      }
    },
  );
}
