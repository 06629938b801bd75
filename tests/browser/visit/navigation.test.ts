/** The links in the bar of a wide screen and in the menu of a small one. The foot's are read from the built pages. */
import type {Locator, Page} from 'playwright/test';
import {linkWithoutRoom} from '../../../src/content/site/records/rules';
import {DRAWER_WIDTH, EACH_PAGE, expect, hydrated, test} from '../fixtures';

/** The links of the menu, as screen readers have them, and where each leads. */
const LINKS = [
  'Home → /',
  'About → /about',
  'Programs → /programs',
  'Framework → /aguma-framework',
  'Hatchery → /hatchery',
  'Impact → /impact',
  'Contact → /contact',
  'More from Jockeys → /more',
  'Team → /our-team',
];
const APPLY = 'Apply Now → /programs';

/** What links are called, and where they lead, behind the site's own address. */
const linksOf = (links: Locator, baseURL = '') =>
  links.evaluateAll(
    (all, base) =>
      all.map((link) => {
        const name = link.getAttribute('aria-label') ?? link.textContent;
        return `${name} → ${(link as HTMLAnchorElement).href.replace(base, '/')}`;
      }),
    baseURL,
  );

test.describe('on a wide screen', () => {
  test.use({viewport: {width: DRAWER_WIDTH + 1, height: 800}});

  test('the bar has the name, nine links in order and Apply Now, on one line', async ({page, baseURL}) => {
    await page.goto('./');
    const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link');
    expect(await linksOf(links, baseURL)).toEqual(['Jockeys → /', ...LINKS, APPLY]);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
  });

  for (const [what, isLonger, spare] of [
    ['one link is as long', (index: number) => index === 8, 40],
    ['three links are as long', (index: number) => index % 4 === 0, 75], // none of them has room for another letter
  ] as const) {
    // The check's widths were measured in Chromium.
    test(`where ${what} as npm run check lets pass, the bar still has one line`, {tag: '@chromium'}, async ({page}) => {
      await page.goto('./');
      // Between the name of the organisation and Apply Now. What is only read aloud comes after the words.
      const [name, ...others] = await page.getByRole('navigation', {name: 'Main'}).getByRole('link').all();
      const links = others.slice(0, -1);
      const widthOfName = (await name.boundingBox())?.width;
      const labels = await Promise.all(links.map((link) => link.evaluate((one) => one.firstChild?.textContent ?? '')));
      expect(labels.join()).toBe('Home,About,Programs,Framework,Hatchery,Impact,Contact,More,Team');
      const longer = (letters: number) =>
        labels.map((label, index) => {
          const words = `${label} and what we do here with many people`;
          return isLonger(index) ? words.slice(0, label.length + letters) : label;
        });
      const fits = (letters: number) => {
        const menu = {links: longer(letters).map((label) => ({label, page: '/'})), button: 'Apply Now'};
        return linkWithoutRoom(menu, 'Jockeys') === undefined;
      };
      let letters = 0;
      while (letters < 30 && fits(letters + 1)) letters += 1;
      expect(letters).toBeGreaterThan(0);
      for (const [index, words] of longer(letters).entries())
        await links[index].evaluate((link, text) => link.replaceChildren(text), words);
      const linesOf = (link: Locator) =>
        link.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set(Array.from(range.getClientRects(), ({y}) => y)).size;
        });
      expect(await Promise.all(links.map(linesOf))).toEqual(labels.map(() => 1));
      expect((await name.boundingBox())?.width, 'the name gives way').toBe(widthOfName);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DRAWER_WIDTH + 1);
      const left = await name.evaluate((one) => {
        const after = one.parentElement?.nextElementSibling;
        return after ? after.getBoundingClientRect().left - one.getBoundingClientRect().right : 0;
      });
      expect(left, 'pixels that are free where the check finds none').toBeLessThan(spare);
    });
  }

  test('a pixel narrower, the bar has a button in place of the nine links', async ({page, baseURL}) => {
    await page.goto('./');
    const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(button).toBeHidden();
    await page.setViewportSize({width: DRAWER_WIDTH, height: 800});
    await expect(button).toBeVisible();
    expect(await linksOf(links, baseURL)).toEqual(['Jockeys → /', APPLY]);
  });

  test('the bar stays in sight, marks the page that is open, and leads on', async ({page}) => {
    await page.goto('./programs');
    const bar = page.getByRole('navigation', {name: 'Main'});
    const open = bar.locator('[aria-current="page"]').filter({visible: true});
    await expect(open).toHaveText(['Programs']);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(bar, 'what is behind it').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await bar.getByRole('link', {name: 'Team'}).click();
    await expect(page).toHaveURL('./our-team');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Who we are');
    await expect(open).toHaveText(['Team']);
    await bar.getByRole('link', {name: 'Jockeys', exact: true}).click();
    await expect(page).toHaveURL('./');
  });

  test('Apply Now leads to the programs', async ({page}) => {
    await page.goto('./');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Apply Now'}).click();
    await expect(page).toHaveURL('./programs');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Find your program');
  });
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the links are behind a toggle; choosing one closes the menu', async ({page, baseURL}) => {
    await page.goto('./');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contact'})).toBeHidden();
    await toggle.click();
    expect(await linksOf(drawer.getByRole('listitem').getByRole('link'), baseURL)).toEqual([...LINKS, APPLY]);
    await drawer.getByRole('link', {name: 'Apply Now'}).click();
    await expect(page).toHaveURL('./programs');
    await expect(drawer).toBeHidden();
  });

  test('when React has come, links still lead on from the menu, and close it', async ({page}) => {
    await page.goto('./');
    await hydrated(page);
    for (const [link, address] of [
      ['Team', './our-team'],
      ['Apply Now', './programs'],
    ]) {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: link}).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('./');
    }
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

  test('the menu leads to the links at the foot of the page', async ({page}) => {
    await page.goto('./');
    await page.locator('.navbar__toggle').click();
    await expect(page).toHaveURL(/#pages$/);
    await expect(page.locator('#pages').getByRole('link', {name: 'Team'})).toBeInViewport();
  });
});

for (const [path, details] of EACH_PAGE) {
  test(`${path} says the same with and without a script, and when React has come`, details, async ({openTab}) => {
    const [scripted, plain] = await Promise.all(
      [true, false].map((javaScriptEnabled) => openTab({javaScriptEnabled, reducedMotion: 'reduce'})),
    );
    // Except for what holds only today, which a script adds.
    const saidOn = async (page: Page) =>
      (await page.locator('body').innerText()).replace(/\n(Open today|Closed on) .*/g, '').replace(/\n+/g, '\n');
    await plain.goto(`.${path}`);
    await scripted.goto(`.${path}`);
    const words = await saidOn(plain);
    expect(await saidOn(scripted)).toBe(words);
    await hydrated(scripted);
    expect(await saidOn(scripted), 'with React').toBe(words);
  });
}

test('an address keeps its question and its place on the page when React has come', async ({page}) => {
  await page.goto('./about.html?from=a#our-story');
  await hydrated(page);
  await expect(page).toHaveURL('./about?from=a#our-story');
});
