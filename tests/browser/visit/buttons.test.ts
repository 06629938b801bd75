/** What buttons and links do when they are pressed, and what they are called. Their addresses are in tests/built. */
import {expect, PAGES, test} from '../fixtures';

test('a button without an address is an enabled button that does nothing when it is pressed', async ({page}) => {
  for (const [path, names] of [
    ['/', ['Join Our Programs', 'Learn More – Jockeys', 'Learn More – Startup Incubation']],
    ['/programs', ['Apply to Jockeys Academy']],
    ['/hatchery', ['Choose tier – Day Pass', 'Book Workspace']],
  ] as const) {
    await page.goto(`.${path}`);
    const main = page.getByRole('main');
    const text = await main.innerText();
    for (const name of names) {
      const button = main.getByRole('button', {name, exact: true});
      await expect(button, name).toBeEnabled();
      await button.click();
      await button.press('Enter');
      await expect(button, name).toBeFocused();
    }
    await expect(page).toHaveURL(`.${path}`);
    expect(await main.innerText()).toBe(text);
  }
});

test('a button with an address on another site opens it in the same tab, and Back returns', async ({page}) => {
  await page.route('https://leap.jockeys.ug/', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>The conference</h1>'}),
  );
  await page.goto('./programs');
  await page.getByRole('link', {name: 'Register – The Leap Conference'}).click();
  await expect(page.getByRole('heading', {name: 'The conference'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('./programs');
});

test('a link to a document shows its type and size, and downloads it', async ({page, baseURL}) => {
  await page.goto('./about');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'annual report (PDF, 1 kB)'}).click();
  expect((await download).url()).toBe(new URL('./files/annual-report.pdf', baseURL).href);
  await page.goto('./more');
  await expect(page.getByRole('link', {name: 'View Archive'}).getByText('PDF, 1 kB')).toHaveCount(5);
});

test('every button and link of a page has a name of its own, which begins with its visible label', async ({page}) => {
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    const controls = await page.locator('main :is(a[href], button):visible').evaluateAll((elements) =>
      (elements as HTMLElement[]).map((control) => {
        const [label] = control.innerText.trim().split('\n');
        return {label, name: control.getAttribute('aria-label') ?? control.innerText.trim()};
      }),
    );
    expect(controls.length, path).toBeGreaterThan(0);
    expect(
      controls.filter(({label, name}) => !name.startsWith(label)),
      path,
    ).toEqual([]);
    const names = controls.map(({name}) => name);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      path,
    ).toEqual([]);
  }
});
