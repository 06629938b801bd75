/**
 * What buttons and links do when they are pressed, and what they are called. Where each of them leads is read from the
 * built pages (tests/built/words.test.ts).
 */
import type {Locator, Page} from 'playwright/test';
import {EACH_PAGE, expect, hydrated, test, thoroughUnless} from '../fixtures';

const PDF = '/files/annual-report.pdf';

/** A button by its name; one that leads somewhere is a link. */
const named = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('main').getByRole(role, {name: new RegExp(name.replace(/[()]/g, '.'))});

test.describe('a button without a destination', () => {
  for (const [path, names] of [
    ['/', ['Join Our Programs', 'Learn More – Jockeys', 'Learn More – Startup Incubation']],
    ['/programs', ['Apply to Jockeys Academy', 'Apply to Youth IDEAthon']],
    ['/hatchery', ['Choose tier – Day Pass', 'Choose tier – Monthly Membership', 'Book Workspace']],
  ] as const) {
    test(
      `is there, and does nothing that one can see: ${names.join(', ')}`,
      thoroughUnless(path === '/'),
      async ({page}) => {
        await page.goto(`.${path}`);
        const main = page.getByRole('main');
        const before = await main.innerText();
        for (const name of names) {
          const button = named(page, 'button', name);
          // To a screen reader it is unavailable, and Playwright would wait until it isn't.
          await expect(button).toBeDisabled();
          await button.click({force: true});
          // It doesn't look as if something were on its way, either.
          await expect(button).not.toHaveAttribute('aria-busy');
        }
        await expect(page).toHaveURL(`.${path}`);
        expect(await main.innerText()).toBe(before);
      },
    );
  }

  test('answers no pointer: neither its looks change nor the pointer itself', async ({page}) => {
    const lookOf = (button: Locator) =>
      button.evaluate((element) => {
        const {color, backgroundColor, textDecorationLine, cursor} = getComputedStyle(element);
        return {color, backgroundColor, textDecorationLine, cursor};
      });
    await page.goto('./');
    for (const name of ['Join Our Programs', 'Learn More – Jockeys']) {
      const idle = named(page, 'button', name);
      const rest = await lookOf(idle);
      await idle.hover({force: true});
      expect(await lookOf(idle)).toEqual({...rest, cursor: 'default'});
    }
    await page.goto('./our-team');
    const leading = named(page, 'link', 'Learn More – A way on');
    const rest = await lookOf(leading);
    await leading.hover();
    const pointed = await lookOf(leading);
    expect(pointed.cursor).toBe('pointer');
    expect(pointed.backgroundColor).not.toBe(rest.backgroundColor);
  });
});

test('another site opens in the same tab, from which one step back leads here', async ({page}) => {
  await page.route('https://leap.jockeys.ug/', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>The conference</h1>'}),
  );
  await page.goto('./programs');
  await named(page, 'link', 'Register – The Leap Conference').click();
  await expect(page.getByRole('heading', {name: 'The conference'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('./programs');
});

test.describe('a document', () => {
  test('each button to it shows its kind and size below the label', async ({page}) => {
    await page.goto('./more');
    const archive = page.getByRole('main').getByRole('link', {name: 'View Archive'});
    await expect(archive.getByText('PDF, 1 kB')).toHaveCount(5);
    await page.goto('./our-team');
    await expect(named(page, 'link', 'Learn More – A report').getByText('PDF, 1 kB')).toBeVisible();
    await expect(named(page, 'link', 'Learn More – A way on')).not.toContainText('kB');
  });

  test('it is fetched from its address, also when React has come', async ({page, request, baseURL}) => {
    const address = new URL(`.${PDF}`, baseURL).href;
    const answer = await request.get(address);
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF/);
    await page.goto('./about');
    await hydrated(page);
    const download = page.waitForEvent('download');
    await named(page, 'link', 'annual report (PDF, 1 kB)').click();
    expect((await download).url()).toBe(address);
  });
});

for (const [path, link, heading] of [
  ['/programs', 'Youth IDEAthon', 'Youth IDEAthon'],
  ['/programs', 'The Launchpad', 'The Launchpad'],
  ['/more', 'Donate / Partner', 'Donate / Partner'],
  ['/more', 'Stay Connected', 'Stay Connected'],
]) {
  test(
    `${link} on ${path} leads to its own part of the page, and so does the keyboard`,
    thoroughUnless(['Youth IDEAthon', 'Stay Connected'].includes(link)),
    async ({page}) => {
      await page.goto(`.${path}`);
      await page.getByRole('main').getByRole('navigation').getByRole('link', {name: link}).press('Enter');
      const part = page.getByRole('main').getByRole('heading', {name: heading});
      await expect(part).toBeInViewport();
      const bar = await page.locator('.navbar').boundingBox();
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(Number(bar?.height));
      await page.keyboard.press('Tab');
      const next = page.locator(':focus');
      await expect(next).toBeInViewport();
      expect(await next.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    },
  );
}

for (const [path, details] of EACH_PAGE) {
  test(`every button on ${path} has a name of its own, which begins with its label`, details, async ({page}) => {
    await page.goto(`.${path}`);
    const buttons = await page.locator('main :is(a[href], button):visible').evaluateAll((elements) =>
      (elements as HTMLElement[]).map((button) => {
        const [label] = button.innerText.trim().split('\n');
        return {label, name: button.getAttribute('aria-label') ?? button.innerText.trim()};
      }),
    );
    expect(buttons.filter(({label, name}) => !name.startsWith(label))).toEqual([]);
    const names = buttons.map(({name}) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
}

test('the most important button of a group, and no other, is filled with gold', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('./');
  const opening = page.getByRole('main').getByRole('button');
  await expect(opening.filter({hasText: 'Join Our Programs'})).toHaveCSS('background-color', 'rgb(246, 185, 43)');
  await expect(opening.filter({hasText: 'Learn More'}).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a button has the size of the words that it belongs to, whatever is beside it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('./hatchery');
  // A price's own, put before the heading of its section, and before the name of its price.
  const sizes = await page.getByRole('button', {name: 'Choose tier – Day Pass'}).evaluate((button) => {
    const sizeIn = (place?: Element | null) => {
      const copy = button.cloneNode(true) as HTMLElement;
      place?.prepend(copy);
      return getComputedStyle(copy).fontSize;
    };
    const words = button.closest('section')?.querySelector('h2')?.parentElement;
    return {section: sizeIn(words), price: sizeIn(button.parentElement)};
  });
  expect(sizes).toEqual({section: '18px', price: '15px'});
});
