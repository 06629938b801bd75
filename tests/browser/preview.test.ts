/** What staff see in the preview. That visitors see none of it is read from every file by `unit/content/staff-only.test.ts`. */
import {fillName} from '../../src/content';
import {readLedgerIn} from '../../src/content/site.node';
import {expect, hydrated, NAMES, test} from './site';
import {records} from './written';

const PREVIEW = 'http://localhost:4174';

const open = [...readLedgerIn('.').values()].flat();

for (const name of NAMES) {
  const file = `pages/${name || 'index'}.mdx`;
  const here = open.filter((entry) => entry.file === file);
  const slots = here.filter(({what}) => what.startsWith('To fill in: '));
  const marks = here.filter((entry) => !slots.includes(entry));

  test(`/${name} marks its ${marks.length} passages to confirm, and shows its ${slots.length} empty places`, async ({
    page,
  }) => {
    await page.goto(`${PREVIEW}/${name}`);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', {name: 'To confirm'})).toHaveCount(marks.length);
    await expect(main.getByRole('button', {name: 'To fill in'})).toHaveCount(slots.length);
    for (const {what} of slots) await expect(main.getByText(what.replace('To fill in: ', ''))).toBeVisible();
    const flags = await main.getByRole('button', {name: 'To confirm'}).all();
    const told: string[] = [];
    for (const flag of flags) {
      await flag.focus();
      // The reason stands beside the flag that has the focus, and no other.
      const reason = main.getByRole('tooltip').filter({visible: true});
      await expect(reason).toHaveCount(1);
      told.push(await reason.innerText());
    }
    expect(told.sort()).toEqual(marks.map(({reason}) => fillName(reason, records.organisation.name)).sort());
  });
}

test('the preview has the handbook; a visitor gets no such page', async ({page, request}) => {
  await page.goto(`${PREVIEW}/handbook`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect((await request.get('/handbook')).status()).toBe(404);
});
