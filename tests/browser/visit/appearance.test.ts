/** What can be measured of the look: axe and the contrast of WCAG AAA, room for thumbs, stillness, paper. */
import {expect, PAGES, test, violations} from '../site';
import {all, buttonsOf, street} from '../written';

const ALL = [...PAGES, '/no-such-page'];
test.use({expectedErrors: [/the server responded with a status of 404/], contextOptions: {reducedMotion: 'reduce'}});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`${colorScheme}, ${width} pixels wide: axe finds nothing on any page, nor in the menu`, async ({page}) => {
    test.slow();
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 800});
    for (const path of ALL) {
      await page.goto(`.${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(page), path).toEqual([]);
    }
    await page.setViewportSize({width: 360, height: 800});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('dialog').getByRole('link', {name: 'Contact'})).toBeInViewport();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)).then(() => {}));
    expect(await violations(page)).toEqual([]);
  });
}

test('on a phone, all that can be tapped is at least 44 pixels high and wide', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const path of ALL) {
    await page.goto(`.${path}`);
    const targets = page.locator('a:visible, button:visible');
    await expect(targets, path).not.toHaveCount(0);
    const small = await targets.evaluateAll((found) =>
      found
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

test('letters of Luganda and Kikuyu are in a headline’s own face', {tag: '@chromium'}, async ({page}) => {
  await page.goto('./about');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  await page.locator('h1').evaluate((headline) => {
    headline.textContent = 'Ŋŋ Ĩĩ Ũũ Šš ß';
  });
  const faces = async () => (await session.send('CSS.getPlatformFontsForNode', {nodeId})).fonts;
  await expect
    .poll(async () => (await faces()).map(({familyName}) => familyName))
    .toEqual([expect.stringContaining('Bricolage')]);
});

test('nothing shifts while the page and its face arrive', {tag: '@chromium'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const observer = new PerformanceObserver(() => {});
          observer.observe({type: 'layout-shift', buffered: true});
          requestAnimationFrame(() => requestAnimationFrame(() => done(observer.takeRecords().length)));
        }),
    );
    expect(shifts, path).toBe(0);
  }
});

test('a page prints in black on white, without bar and buttons, its addresses and prices whole', async ({page}) => {
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
  const colors = await page
    .locator('main :is(h1, h2, h3, p, li), footer :is(h2, h3)')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
  expect(colors).toEqual(['rgb(0, 0, 0)']);
});

test('under prefers-reduced-motion nothing is animated', async ({page}) => {
  await page.goto('./');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('buttons with the same text have different names, which begin with that text', async ({page}) => {
  let repeated = 0;
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    const buttons = await page
      .locator('main :is(a[href], button):visible')
      .evaluateAll((found) =>
        (found as HTMLElement[]).map(({innerText, ariaLabel}) => [innerText.trim().replace(/\s+/g, ' '), ariaLabel]),
      );
    const names = buttons.map(([words, label]) => label ?? words);
    expect(buttons.filter(([words], index) => !names[index]?.startsWith(String(words)))).toEqual([]);
    expect(new Set(names).size, `${path}: ${names}`).toBe(names.length);
    repeated += buttons.length - new Set(buttons.map(([words]) => words)).size;
  }
  expect(repeated).toBeGreaterThan(0);
});

test('the tier that is featured, and no other, stands on a ground of its own', async ({page}) => {
  await page.goto('./hatchery');
  const featured = all('/hatchery', 'Tier').map(({settings}) => Boolean(settings.featured));
  const grounds = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).backgroundColor));
  expect(featured).toContain(true);
  expect(grounds).toHaveLength(featured.length);
  const plain = grounds.filter((_, index) => !featured[index]);
  expect(new Set(plain).size).toBe(1);
  for (const own of grounds.filter((_, index) => featured[index])) expect(plain).not.toContain(own);
});
