/** Back, the browser's or the telephone's: it closes what is open, and only then leaves. */
import {expect, HATCHERY, home, PHONE, SENTENCE, THOROUGH, test} from './editor';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('Back closes what is open on a page, one after another, and leaves only then', async ({page, editor}) => {
    const {drawn, text} = editor;
    await page.goto(home);
    await page.getByRole('link', {name: 'Hatchery', exact: true}).click();
    await drawn.getByText(SENTENCE).click();
    await expect(text).toBeFocused();
    await page.goBack();
    await expect(text).toBeHidden();
    await editor.button('Add').click();
    await expect(page.getByRole('heading', {name: 'Add'})).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'Add'})).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, name: 'Hatchery'})).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeVisible();
  });

  test('what was closed with its own button needs no Back: one leaves the page', THOROUGH, async ({page, editor}) => {
    await page.goto(home);
    await page.getByRole('link', {name: 'Hatchery', exact: true}).click();
    for (let times = 0; times < 2; times += 1) {
      await editor.drawn.getByText(SENTENCE).click();
      await editor.button('Done').click();
      await expect(editor.text).toBeHidden();
    }
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeVisible();
  });
});

test(
  'Back from the overview leads to the page that was left, and from there to what was before it',
  THOROUGH,
  async ({page, editor}) => {
    await page.goto(home);
    await page.getByRole('link', {name: 'Contact', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
    await page.goto(`${home}?file=${HATCHERY}`);
    await editor.drawn.getByText(SENTENCE).click();
    await expect(editor.text).toBeFocused();
    await page.getByRole('link', {name: 'All pages'}).click();
    await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'Hatchery'})).toBeVisible();
    await expect(editor.text).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
  },
);

test.describe('a dialog', () => {
  test.use({...PHONE, signedIn: false});

  test('Back closes it, and what is open below it stays open', THOROUGH, async ({page, editor}) => {
    await editor.change('Come for an hour.');
    await editor.button('Propose').click();
    const dialog = page.getByRole('dialog', {name: 'Sign in'});
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(editor.text).toHaveValue(/Come for an hour\./);
    await page.goBack();
    await expect(editor.text).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, name: 'Hatchery'})).toBeVisible();
  });
});
