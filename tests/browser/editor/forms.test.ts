/** The forms of components and records: each kind of field, what is said of it, and what it writes. */
import type {Locator} from 'playwright/test';
import {expect, HANDS, HATCHERY, THOROUGH, test} from './editor';

for (const {hand, use, press, details} of HANDS) {
  test.describe(`by ${hand}`, details, () => {
    test.use(use);

    test('ticks: one is taken away, another is set', async ({page, editor}) => {
      const tick = page.getByRole('checkbox', {name: 'Featured'});
      await editor.open(HATCHERY);
      await press(editor.drawn.getByRole('heading', {name: 'Monthly Membership'}));
      await expect(tick).toBeChecked();
      await press(tick, ' ');
      await expect(tick).not.toBeChecked();
      await press(editor.button('Done'));
      await press(editor.drawn.getByRole('heading', {name: 'Weekly Pass'}));
      await expect(tick).not.toBeChecked();
      await press(tick, ' ');
      await expect(tick).toBeChecked();
      await editor.propose();
      expect(editor.proposed(HATCHERY)).toContain('description="For startups that are here to stay">');
      expect(editor.proposed(HATCHERY)).toContain('description="For short-term projects" featured>');
    });
  });
}

test('a tick and a silk show at once what was tapped, before the change is written', async ({page, editor}) => {
  /** Whether a control is checked as soon as the tap is over: the engine can't have answered by then. */
  const isCheckedAtOnce = (control: Locator) =>
    control.evaluate((input: HTMLInputElement) => {
      input.click();
      return input.checked;
    });
  await editor.open(HATCHERY);
  await editor.drawn.getByRole('heading', {name: 'Weekly Pass'}).click();
  const tick = page.getByRole('checkbox', {name: 'Featured'});
  expect(await isCheckedAtOnce(tick)).toBe(true);
  await editor.isWritten(/description="For short-term projects" featured>/);
  await editor.button('Undo').click();
  await expect(tick).not.toBeChecked();
  await editor.open('pages/index.mdx');
  await editor.drawn.getByRole('heading', {name: 'Education & Training'}).click();
  expect(await isCheckedAtOnce(page.getByRole('radio', {name: 'kite', exact: true}))).toBe(true);
});

test('a silk is chosen by its picture, or left to the page', async ({page, editor}) => {
  await editor.open('pages/index.mdx');
  await editor.drawn.getByRole('heading', {name: 'Education & Training'}).click();
  const silks = page.getByRole('group', {name: 'Silk'});
  const silk = (name: string) => silks.getByRole('radio', {name, exact: true});
  await expect(silk('academy')).toBeChecked();
  // The page wears this one first.
  await expect(silks.getByRole('radio').nth(1)).toHaveAccessibleName('home');
  await silk('kite').click();
  await expect(silk('kite')).toBeChecked();
  // What is chosen has a frame, and so has what has the focus.
  const frameOf = (name: string) => silks.locator('label').filter({hasText: new RegExp(`^${name}$`)});
  await expect(frameOf('academy')).toHaveCSS('outline-style', 'none');
  await silk('academy').focus();
  for (const name of ['kite', 'academy']) await expect(frameOf(name)).toHaveCSS('outline-style', 'solid');
  await editor.isWritten(/<Card title="Education & Training" silk="kite" button="Learn More">/);
  await silk('as usual').click();
  await expect(silk('as usual')).toBeChecked();
  await editor.isWritten(/<Card title="Education & Training" button="Learn More">/);
});

test('what is rare is behind More', THOROUGH, async ({page, editor}) => {
  await editor.open('pages/index.mdx');
  await editor.drawn.getByRole('heading', {name: 'Education & Training'}).click();
  await expect(page.getByRole('group', {name: 'Silk'})).toBeVisible();
  await expect(page.getByLabel('Shape')).toBeHidden();
  await page.getByText('More', {exact: true}).click();
  await expect(page.getByLabel('Shape')).toBeVisible();
  await editor.isAccessible('More');
});

test('a number of a record is written as a number, and the page beside it follows', async ({page, editor}) => {
  const {drawn, problems} = editor;
  await editor.open('records/figures.yml');
  const number = page.getByRole('group', {name: 'student entrepreneurs', exact: true}).getByLabel('Number');
  await expect(number).toHaveValue('16000');
  // What is half typed stays, though it is another number to the form.
  await number.fill('2.0');
  await expect(drawn.getByText('2+', {exact: true}).first()).toBeVisible();
  await number.press('5');
  await expect(number).toHaveValue('2.05');
  await number.fill('17500');
  await expect(drawn.getByText('17,500+').first()).toBeVisible();
  await number.fill('many');
  await expect(problems.first()).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('17500');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await editor.isWritten(/\nstudents:\n {2}number: 17500\n/);
});

test('a new figure has a name of its own, and begins with its number', async ({page, editor}) => {
  await editor.open('records/figures.yml');
  const name = page.getByLabel(/^New: /);
  await name.fill('students ');
  await name.press('Enter');
  await expect(editor.announcement).toHaveText('This name is taken. Choose another.');
  await name.fill('visitors');
  await name.press('Enter');
  await expect(page.getByRole('group', {name: 'visitors', exact: true}).getByLabel('Number')).toBeFocused();
  await expect(name).toHaveValue('');
});

test('a closed day asks for no times, and an open one does', THOROUGH, async ({page, editor}) => {
  await editor.open('records/hours.yml');
  const sunday = page.getByRole('group', {name: 'Sunday'});
  await expect(sunday.getByLabel('Opens')).toHaveCount(0);
  await sunday.getByRole('checkbox').click();
  await sunday.getByLabel('Opens').fill('10:00 AM');
  await sunday.getByLabel('Closes').fill('1:00 PM');
  await editor.isWritten(/ {2}- days: Sunday\n {4}opens: 10:00 AM\n {4}closes: 1:00 PM\n/);
});

test('an event gets its day in a calendar; until then it says what is missing', async ({
  page,
  editor,
  expectErrors,
}) => {
  // The preview keeps what it showed while there is no day.
  expectErrors(/There is no such day/);
  const {drawn, problems} = editor;
  await editor.open(HATCHERY);
  await drawn.getByText('Come for a day').click();
  await editor.button('Add below').click();
  await editor.button('Event').click();
  await expect(editor.announcement).toHaveText('Event added.');
  await page.getByLabel('Title', {exact: true}).fill('An open day');
  await page.getByLabel('Words', {exact: true}).fill('Come and see.');
  await expect(problems.getByText('“Date” is empty. Write what belongs there.')).toBeVisible();
  await expect(page.getByLabel('Date')).toHaveAttribute('type', 'date');
  await page.getByLabel('Date').fill('2099-03-14');
  await expect(drawn.getByText('Saturday 14 March 2099')).toBeVisible();
  await expect(problems).toHaveCount(0);
});

test('a field tells those who hear it what it is for and what is wrong with it', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.drawn.getByText('20,000').first().click();
  const price = page.getByRole('textbox', {name: 'Price'});
  await expect(price).toHaveAccessibleDescription(/\S/);
  await expect(price).not.toHaveAttribute('aria-invalid');
  await price.fill('20000');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/Problem: .*UGX/);
  // Every field has a name of its own.
  const fields = page.getByRole('region', {name: 'Changes', exact: true}).locator('input, textarea, select');
  expect(await fields.count()).toBeGreaterThan(4);
  for (const field of await fields.all()) await expect(field).toHaveAccessibleName(/\S/);
});

test('“This is right”: the mark goes, its words stay, and the next one has its turn', async ({page, editor}) => {
  await editor.open(HATCHERY);
  const list = page.getByRole('list', {name: 'To confirm'}).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await list
    .first()
    .getByRole('button', {name: /^This is right/})
    .click();
  await expect(list).toHaveCount(2);
  await expect(editor.announcement).toHaveText(/^“.+” is confirmed\.$/);
  await expect(page.getByRole('heading', {name: 'To confirm'})).toBeFocused();
  await expect(editor.drawn.getByText('For startups that are here to stay')).toBeVisible();
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toMatch(/<TierBoard>\n\n<Tier type="Monthly Membership"/);
  expect(editor.proposed(HATCHERY).match(/<ToConfirm/g)).toHaveLength(2);
});

test(
  'a tap in the bar or at the foot opens the record that holds the words, and the drawn bar follows it',
  THOROUGH,
  async ({page, editor}) => {
    const frame = page.frameLocator('iframe[title="Preview"]');
    await editor.open(HATCHERY);
    await frame.getByRole('contentinfo').getByText('Empowering entrepreneurs').click();
    await expect(page.getByLabel('Tagline')).toBeFocused();
    await page.getByRole('textbox', {name: 'Name', exact: true}).fill('Riders');
    await expect(editor.bar.getByText('1 change', {exact: true})).toBeVisible();
    await editor.open(HATCHERY);
    await expect(frame.getByRole('navigation', {name: 'Main'}).getByText('Riders').first()).toBeVisible();
  },
);

test(
  'what is added with nothing chosen goes into the section in view, and the first key replaces its example',
  THOROUGH,
  async ({page, editor}) => {
    await editor.open(HATCHERY);
    const card = editor.drawn.getByText('Included with every tier');
    await card.evaluate((words) => words.scrollIntoView({block: 'center', behavior: 'instant'}));
    await editor.button('Add').click();
    await editor.button('List').click();
    await expect(editor.text).toBeFocused();
    await page.keyboard.type('Coffee');
    await expect(editor.text).toHaveValue('- Coffee');
    // The section whose heading is in view holds it.
    const section = editor.drawn.locator('section', {hasText: 'What is here'});
    await expect(section.getByRole('listitem').filter({hasText: /^Coffee$/})).toHaveCount(1);
  },
);

test(
  'a tap on the page beside a record opens the field that holds the words, here or in another record, or says that they are the page’s own',
  THOROUGH,
  async ({page, editor}) => {
    await editor.open('records/hours.yml');
    await editor.drawn.getByText('2:00 PM').first().click();
    const saturday = page.getByRole('textbox', {name: 'Closes'}).nth(1);
    await expect(saturday).toBeFocused();
    await editor.drawn.getByText('See the space').click();
    await expect(editor.announcement).toHaveText('These words are the page’s own. Open the page to change them.');
    await editor.drawn.getByText('+256 414 100 100').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Organisation');
    await expect(page.getByLabel('Telephone')).toBeFocused();
  },
);

test('“This is right” is beside the passage that it is about', THOROUGH, async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.drawn.getByText('Included with every tier').click();
  await expect(page.getByRole('list', {name: 'To confirm'}).getByRole('listitem')).toHaveCount(1);
  await editor.button(/^This is right: Hot desks/).click();
  await editor.isWritten(/What is here\n\n<Cards>/);
});

test('an example that nobody has written over isn’t sent', THOROUGH, async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.drawn.getByText('Come for a day').click();
  await editor.button('Add below').click();
  await editor.button('Paragraph').click();
  await expect(editor.text).toHaveValue('Write what you want to say.');
  await editor.button('Propose').click();
  await expect(page.getByRole('alert')).toContainText('Not sent yet. “Hatchery”');
  expect(editor.github.pulls).toEqual([]);
  await editor.text.fill('Tea');
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain('\n\nTea\n');
});

test(
  '“Leave it”: a description that says the old price stays as it is, after a reload, too',
  THOROUGH,
  async ({page, editor}) => {
    const warning = editor.bar.getByText('The description of Hatchery still says UGX 20,000.');
    await editor.open(HATCHERY);
    await editor.drawn.getByText('20,000').first().click();
    await page.getByRole('textbox', {name: 'Price'}).fill('UGX 25,000');
    await expect(warning).toBeVisible();
    await expect(editor.button('Correct 1 and propose')).toBeVisible();
    await editor.button(/^Leave it/).click();
    await expect(warning).toBeHidden();
    await expect(editor.button('Propose')).toBeVisible();
    await page.reload();
    await expect(editor.button('1 problem')).toBeVisible();
    await editor.propose();
    expect(editor.proposed(HATCHERY)).toContain('price="UGX 25,000"');
    expect(editor.proposed(HATCHERY)).toContain('Day Pass UGX 20,000, Weekly');
  },
);
