/** What staff see in the preview. That visitors see none of it is read from every file by `unit/content/staff-only.test.ts`. */
import {readFileSync} from 'node:fs';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';
import {fillName} from '../../src/content';
import {readLedgerIn} from '../../src/content/site.node';
import {expect, hydrated, NAMES, test} from './site';
import {records} from './written';

const home = addressOf(PREVIEW);

const open = [...readLedgerIn('.').values()].flat();

for (const name of NAMES) {
  const file = `pages/${name || 'index'}.mdx`;
  const here = open.filter((entry) => entry.file === file);
  const slots = here.filter(({what}) => what.startsWith('To fill in: '));
  const marks = here.filter((entry) => !slots.includes(entry) && !entry.what.startsWith('Over: '));

  test(`/${name} marks its ${marks.length} passages to confirm, and shows its ${slots.length} empty places`, async ({
    page,
  }) => {
    await page.goto(home + name);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', {name: 'To confirm'})).toHaveCount(marks.length);
    await expect(main.getByRole('button', {name: 'To fill in'})).toHaveCount(slots.length);
    for (const {what} of slots) await expect(main.getByText(what.replace('To fill in: ', ''))).toBeVisible();
    const flags = await main.getByRole('button', {name: 'To confirm'}).all();
    const told: string[] = [];
    for (const flag of flags) {
      await flag.focus();
      // Only the flag with the focus shows its reason.
      const reason = main.getByRole('tooltip').filter({visible: true});
      await expect(reason).toHaveCount(1);
      told.push(await reason.innerText());
    }
    expect(told.sort()).toEqual(marks.map(({reason}) => fillName(reason, records.organisation.name)).sort());
  });
}

test('the preview has the handbook, and the public site doesn’t', async ({page, request}) => {
  await page.goto(`${home}handbook`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect((await request.get('/handbook')).status()).toBe(404);
});

test('the handbook shows every picture of its examples', async ({page}) => {
  const addresses = readFileSync('handbook/components.mdx', 'utf8').match(/\/pictures\/examples\//g) ?? [];
  await page.goto(`${home}handbook/components`);
  const images = page.getByRole('article').locator('img');
  await expect(images).toHaveCount(addresses.length);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
  }
});
