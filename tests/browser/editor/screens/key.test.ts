/** The screens around the key: signed out, signing in, a key that isn't valid any more, and signing out. */
import {KEY} from '../../../github/inBrowser';
import {LOST_FILE} from '../../fixtures';
import {expect, home, test} from '../editor';
import {expectScreen, sameEverywhere} from './screen';

sameEverywhere();

test('Sign out asks, and the key that has expired', async ({page, editor, expectErrors}) => {
  expectErrors(/status of 401/);
  await test.step('Sign out asks', async () => {
    await editor.change('Come for an hour.');
    await page.getByRole('link', {name: 'All pages'}).click();
    await editor.button('Sign out').click();
    await expectScreen(page, 'sign out', page.getByRole('dialog'));
    await editor.button('Cancel').click();
  });
  await test.step('a key that has expired is said, and nothing is lost', async () => {
    editor.github.keys.clear();
    await editor.button('Propose').click();
    await expect(editor.bar.getByRole('alert')).toBeVisible();
    // Whether the button lost the focus depends on how long GitHub took.
    await editor.button('Propose').focus();
    // Below the list of changes, which has the same name.
    await expectScreen(page, 'key has expired', editor.bar.last());
  });
  await test.step('thrown away, the list of changes is gone, with its own heading', async () => {
    await editor.button('Throw away Hatchery').click();
    await expect(editor.bar.getByRole('status')).toHaveText('No changes');
    // The list of changes is gone, with its own heading.
    await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeFocused();
  });
});

test('the check can’t be loaded', async ({page, editor, expectErrors}) => {
  expectErrors(LOST_FILE);
  await editor.change('Come for an hour.');
  // By then it is kept, too.
  await expect(editor.drawn.getByText('Come for an hour.')).toBeVisible();
  await page.route(page.workers()[0].url(), (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectScreen(page, 'check that has stopped', page.getByRole('alert'));
});

test.describe('signed out', () => {
  test.use({signedIn: false});

  test('the list, and Sign in with a key that isn’t whole', async ({page, editor, expectErrors}) => {
    expectErrors(/status of 422/);
    const dialog = page.getByRole('dialog', {name: 'Sign in'});
    await test.step('Sign in says how to get a key', async () => {
      await editor.change('Come for an hour.');
      await editor.button('Sign in').click();
      await expectScreen(page, 'sign in', dialog);
    });
    await test.step('a key of another kind is refused', async () => {
      await dialog.getByText('Go on without a key').click();
      await dialog.getByRole('textbox', {name: 'Key'}).fill('ghp_1');
      await dialog.getByRole('button', {name: 'Sign in'}).click();
      await expect(dialog.getByRole('alert')).toHaveText(/classic token/);
      await expectScreen(page, 'sign in with another key', dialog);
    });
    await test.step('the list of somebody who is signed out', async () => {
      await dialog.getByRole('button', {name: 'Close'}).click();
      await editor.button('Undo').click();
      await expect(editor.bar.getByRole('status')).toHaveText('No changes');
      await page.goto(home);
      await expect(page.getByRole('link', {name: 'Hatchery', exact: true})).toBeVisible();
      await expectScreen(page, 'signed out', editor.bar);
    });
    await test.step('a key with a space behind it is whole', async () => {
      await editor.button('Sign in').click();
      // A key that is copied with a space behind it is whole.
      await dialog.getByRole('textbox', {name: 'Key'}).fill(`${KEY} `);
      await dialog.getByRole('button', {name: 'Sign in'}).click();
      await expect(editor.bar.getByText('Signed in as grace.')).toBeVisible();
    });
  });
});
