/** The editor around a page: the overview, new pages, earlier versions, and the engine that comes after the first screen. */
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {hold, LOST_FILE, THOROUGH} from '../fixtures';
import {expect, HANDS, HATCHERY, home, SENTENCE, test} from './editor';

for (const {hand, use, press, details} of HANDS) {
  test.describe(`by ${hand}`, details, () => {
    test.use(use);

    test('a new page: its text is ready to be written over, and it is in the menu', async ({page, editor}) => {
      await page.goto(home);
      // What GitHub answers moves what is below it.
      await expect(page.getByText('None is open.')).toBeVisible();
      await press(editor.button('New page'));
      await press(editor.button('Cancel'));
      await expect(editor.button('New page')).toBeFocused();
      await press(editor.button('New page'));
      await page.getByLabel('Title', {exact: true}).fill('How to come');
      await page.getByLabel('Description').fill('Buses and taxis.');
      await press(page.getByLabel('Show it in the menu?'), ' ');
      await press(editor.button('Make it'));
      await expect(editor.text).toHaveValue(/Write one sentence/);
      await expect(editor.problems.first()).toBeVisible();
      await press(editor.button('Done'));
      await press(page.getByRole('link', {name: 'All pages'}));
      const records = page.getByRole('list', {name: 'Facts on several pages'});
      await press(records.getByRole('link', {name: 'Menu', exact: true}));
      await expect(page.getByRole('group', {name: 'How to come'}).getByLabel('Page')).toHaveValue('/how-to-come');
    });
  });
}

test('History: what each version changed, who and when, and an earlier one comes back', async ({page, editor}) => {
  const {github} = editor;
  github.push({[HATCHERY]: github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.') ?? ''});
  await page.goto(`${home}?history=${HATCHERY}`);
  const versions = page.getByRole('list', {name: 'Versions'}).locator('> li');
  await expect(versions).toHaveText([
    /^Somebody else’s change.*1 November 2026.*, Moses/,
    /^Begin.*1 November 2026.*, GraceBring back$/,
  ]);
  await expect(versions.first().getByRole('deletion')).toHaveText(SENTENCE);
  await expect(versions.first().getByRole('insertion')).toHaveText('Come for a year.');
  await editor.isAccessible('history');
  await editor.button(/^Bring back/).click();
  await expect(editor.drawn.getByText(SENTENCE)).toBeVisible();
  await expect(editor.bar.getByText('1 change')).toBeVisible();
});

test('History: ten versions at a time, and each older one says what it changed', THOROUGH, async ({page, editor}) => {
  const {github} = editor;
  const text = github.text(HATCHERY) ?? '';
  for (let day = 1; day <= 12; day += 1) github.push({[HATCHERY]: text.replace(SENTENCE, `Come for ${day} days.`)});
  await page.goto(`${home}?history=${HATCHERY}`);
  const versions = page.getByRole('list', {name: 'Versions'}).locator('> li');
  await expect(versions).toHaveCount(10);
  await expect(versions.last().getByRole('deletion')).toHaveText('Come for 2 days.');
  await editor.button('Older versions').click();
  await expect(versions).toHaveCount(13);
  await expect(versions.nth(11).getByRole('deletion')).toHaveText(SENTENCE);
  await expect(editor.button('Older versions')).toBeHidden();
});

test(
  'Throw away: one file is as it was, the others stay changed, and Undo brings it back',
  THOROUGH,
  async ({page, editor}) => {
    await editor.change('Come for an hour.');
    await editor.open('pages/contact.mdx');
    await editor.drawn.getByRole('heading', {name: 'A visit'}).click();
    await page.getByLabel('Title', {exact: true}).fill('A tour');
    await expect(editor.bar.getByText('2 changes')).toBeVisible();
    await page.getByRole('link', {name: 'All pages'}).click();
    const row = page
      .getByRole('list', {name: 'Pages', exact: true})
      .getByRole('listitem')
      .filter({hasText: 'Hatchery'});
    await expect(row).toHaveText('Hatcherychanged, 3 to confirm');
    await editor.button('Throw away Contact').click();
    await expect(editor.bar.getByText('1 change')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeFocused();
    await expect(editor.button('Throw away Hatchery')).toBeVisible();
    await editor.button('Undo').click();
    await expect(editor.button('Throw away Contact')).toBeVisible();
  },
);

test('a page that isn’t there says so, and leads to those that are', THOROUGH, async ({page, editor}) => {
  await page.goto(`${home}?file=pages/nowhere.mdx`);
  await expect(page.getByRole('heading', {name: 'There is no such page'})).toBeFocused();
  await page.getByRole('link', {name: 'All pages'}).click();
  await expect(editor.button('New page')).toBeVisible();
});

test('a theme that is chosen on another page is the editor’s and its preview’s at once', async ({
  context,
  page,
  editor,
}) => {
  const pageInFrame = page.frameLocator('iframe[title="Preview"]').locator('html');
  await editor.open('pages/about.mdx');
  await expect(pageInFrame).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await other.goto(addressOf(TESTS.staff));
  const toggle = other.locator('[data-theme-switch]:visible');
  // The device's own theme, light, dark.
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(pageInFrame).toHaveAttribute('data-theme', 'dark');
});

test('a preview that loads anew shows its page again', async ({page, editor}) => {
  const preview = page.locator('iframe[title="Preview"]');
  const heading = preview.contentFrame().getByRole('heading', {level: 1});
  await editor.open('pages/about.mdx');
  await expect(heading).toBeVisible();
  // Until the frame has loaded anew, it shows what it showed before.
  await heading.evaluate((element) => element.setAttribute('data-before', ''));
  const frame = await (await preview.elementHandle())?.contentFrame();
  await frame?.evaluate(() => setTimeout(() => location.reload()));
  await expect(preview.contentFrame().locator('[data-before]')).toHaveCount(0);
  await expect(heading).toBeVisible();
});

test('Title, Phone and Escape: the form at the top of the page, beside the page as on a phone', async ({
  page,
  editor,
}) => {
  const title = page.getByLabel('Title', {exact: true});
  const width = async () => (await page.getByTitle('Preview').boundingBox())?.width ?? 0;
  await editor.open(HATCHERY);
  const wide = await width();
  await editor.button('Phone').click();
  await expect(editor.button('Phone')).toHaveAttribute('aria-pressed', 'true');
  expect(await width()).toBeLessThan(400);
  await editor.button('Phone').click();
  expect(await width()).toBe(wide);
  await editor.button('Title').click();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('The Hatchery, co-working space in Kampala');
  await title.press('Escape');
  await expect(title).toBeHidden();
});

test('the first screen is at most 250 kB, and the engine comes after it', async ({page, editor}) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().startsWith(home.replace(/editor$/, ''))) return;
    // What the page and its frame share is fetched once.
    sizes.set(response.url(), Number(response.headers()['content-length']));
  });
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
  let first = {kB: 0, workers: -1};
  await page.exposeFunction('whenDrawn', () => {
    if (first.kB === 0) first = {kB: total(), workers: page.workers().length};
  });
  await page.addInitScript("addEventListener('message', ({data}) => data === 'drawn' && whenDrawn())");
  await editor.open('pages/about.mdx');
  await editor.drawn.locator('p[data-part]').first().click();
  await expect(editor.text).toBeVisible();
  expect(first.kB, 'kB when the page is there').toBeLessThanOrEqual(250);
  expect(first.workers, 'engines then').toBe(0);
  expect(total(), 'kB with the engine').toBeLessThanOrEqual(450);
});

test.describe('the engine', () => {
  const LOST = 'The check and the preview have stopped. Your changes are kept: reload this page to go on.';

  test(
    'can’t be loaded: a message says so, changes are kept, and Reload helps',
    THOROUGH,
    async ({page, editor, expectErrors}) => {
      expectErrors(LOST_FILE);
      await editor.change('Come for an hour.');
      const engine = page.workers()[0].url();
      await page.route(engine, (route) => route.abort());
      await page.reload();
      const alert = page.getByRole('alert').filter({hasText: LOST});
      await expect(alert).toBeVisible();
      await expect(editor.bar.getByText('1 change')).toBeVisible();
      await page.unroute(engine);
      await alert.getByRole('button', {name: 'Reload'}).click();
      await expect(editor.drawn.getByText('Come for an hour.')).toBeVisible();
      await expect(alert).toBeHidden();
    },
  );

  test('takes longer than half a minute: a message says so until it answers', THOROUGH, async ({page, editor}) => {
    await editor.open(HATCHERY);
    await expect.poll(() => page.workers().length).toBe(1);
    const arrive = await hold(page, page.workers()[0].url());
    await page.clock.install();
    await editor.open(HATCHERY);
    const alert = page.getByRole('alert').filter({hasText: LOST});
    // The page is as built meanwhile.
    await expect(editor.drawn.getByText(SENTENCE)).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(alert).toBeHidden();
    await page.clock.fastForward(11_000);
    await expect(alert).toBeVisible();
    arrive();
    await expect(alert).toBeHidden();
    await editor.drawn.getByText(SENTENCE).click();
    await expect(editor.text).toBeFocused();
  });
});
