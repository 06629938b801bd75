/** What can be measured of the look: contrast, room for thumbs, nothing that moves by itself. */
import {expect, hydrated, PAGES, test, violations} from './site';
import {all, buttonsOf, street} from './written';

const ALL = [...PAGES, '/no-such-page'];
test.use({expectedErrors: [/the server responded with a status of 404/], contextOptions: {reducedMotion: 'reduce'}});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ALL) {
    test(`${path}, ${colorScheme}: axe finds nothing; text has the contrast of WCAG AAA`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(`.${path}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('on a phone, all that can be tapped is at least 44 pixels high and wide', {tag: '@once'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const path of ALL) {
    await page.goto(`.${path}`);
    await hydrated(page);
    const all = page.locator('a:visible, button:visible');
    await expect(all, path).not.toHaveCount(0);
    const small = await all.evaluateAll((targets) =>
      targets
        // WCAG leaves out a link inside a sentence, or a line of a list: its height is what these allow.
        .filter(
          (target) => !target.closest('p, :is(ul, ol):not([class]) > li') && !target.textContent?.startsWith('Skip'),
        )
        .map((target) => [target.textContent || target.ariaLabel, target.getBoundingClientRect()] as const)
        .filter(([, {width, height}]) => width < 44 || height < 44)
        .map(([name, {width, height}]) => `${name}: ${Math.round(width)} × ${Math.round(height)}`),
    );
    expect(small, path).toEqual([]);
  }
});

test('nothing shifts while the page, its face and its script arrive', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          const add = (entries: PerformanceEntryList) => {
            for (const entry of entries) sum += (entry as PerformanceEntry & {value: number}).value;
          };
          const observer = new PerformanceObserver((list) => add(list.getEntries()));
          observer.observe({type: 'layout-shift', buffered: true});
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              add(observer.takeRecords()); // Those that the observer hasn't been told of yet.
              done(sum);
            }),
          );
        }),
    );
    expect(shift, path).toBe(0);
  }
});

test('a page prints in black on white, without bar and buttons, its addresses and prices whole', {
  tag: '@once',
}, async ({page}) => {
  await page.goto('./hatchery');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  const main = page.getByRole('main');
  const buttons = buttonsOf('/hatchery');
  expect(buttons.length).toBeGreaterThan(0);
  for (const {label} of buttons) await expect(main.getByText(label, {exact: true}).first()).toBeHidden();
  for (const {settings} of all('/hatchery', 'Tier')) {
    await expect(main.getByText(String(settings.price)).first()).toBeVisible();
  }
  await expect(page.getByRole('contentinfo').getByText(street)).toBeVisible();
  const colours = await page
    .locator('main :is(h1, h2, h3, p, li)')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
});

test('no element needs a style attribute to be coloured', {tag: '@once'}, async ({page}) => {
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    const styled = page.locator('main [style], footer [style]');
    await expect(styled, path).toHaveCount(0);
  }
});

test('under prefers-reduced-motion nothing is animated', async ({page}) => {
  await page.goto('./');
  await hydrated(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
