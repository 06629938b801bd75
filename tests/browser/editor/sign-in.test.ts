/** The key: asked for, checked, kept as the person wishes, forgotten, expired, and done without. */
import type {Page} from 'playwright/test';
import {KEY} from '../../github/inBrowser';
import {type Editor, expect, HATCHERY, home, test} from './editor';

/** Whether the key is stored on the device, and in the tab. */
const storedKey = (page: Page) =>
  page.evaluate((key) => {
    const has = (storage: Storage) => JSON.stringify({...storage}).includes(key);
    return {device: has(localStorage), tab: has(sessionStorage)};
  }, KEY);

const dialogOf = ({page}: Editor) => page.getByRole('dialog', {name: 'Sign in'});

async function enterKey(editor: Editor, key: string): Promise<void> {
  await dialogOf(editor).getByRole('textbox', {name: 'Key'}).fill(key);
  await dialogOf(editor).getByRole('button', {name: 'Sign in'}).click();
}

test.describe('signed out', () => {
  test.use({signedIn: false});

  test('Propose asks for a key, refuses an unknown one, and stores a valid one on the device only if asked to', async ({
    page,
    editor,
    expectErrors,
  }) => {
    expectErrors(/status of 401 .*\/user/);
    const dialog = dialogOf(editor);
    await editor.changeSentence('Come for an hour.');
    await editor.button('Propose').click();
    await expect(dialog.getByRole('link', {name: 'Open GitHub’s page for keys'})).toHaveAttribute(
      'href',
      /\/personal-access-tokens\/new\?.*&target_name=organisation&expires_in=366&contents=write&pull_requests=write&actions=read$/,
    );

    await enterKey(editor, 'github_pat_unknown');
    await expect(dialog.getByRole('alert')).toHaveText(/doesn’t accept this key/);
    await expect(dialog.getByRole('textbox', {name: 'Key'})).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('unknown');

    await dialog.getByRole('checkbox', {name: 'Keep me signed in on this device'}).uncheck();
    await enterKey(editor, KEY);
    await expect(dialog).toBeHidden();
    expect(await storedKey(page)).toEqual({device: false, tab: true});
    await expect(page.getByRole('textbox', {name: 'Key', includeHidden: true})).toHaveValue('');
    await editor.propose();
    expect(editor.proposed(HATCHERY)).toContain('Come for an hour.');

    await page.getByRole('link', {name: 'All pages'}).click();
    await editor.button('Sign out').click();
    await expect(editor.button('Sign in')).toBeVisible();
    expect(await storedKey(page)).toEqual({device: false, tab: false});

    await editor.button('Sign in').click();
    await enterKey(editor, KEY);
    await expect(dialog).toBeHidden();
    expect(await storedKey(page)).toEqual({device: true, tab: false});
  });

  test('without a key, the changed text can be copied and taken to GitHub', async ({page, editor}) => {
    const dialog = dialogOf(editor);
    await page.addInitScript(() => {
      const writeText = async (text: string) => void Object.assign(window, {copied: text});
      Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
    });
    await editor.changeSentence('Come for an hour.');
    await editor.button('Propose').click();
    await dialog.getByText('Go on without a key').click();
    await expect(dialog.getByRole('link', {name: 'Edit on GitHub'})).toHaveAttribute(
      'href',
      `https://github.com/organisation/website/edit/main/${HATCHERY}`,
    );
    await dialog.getByRole('button', {name: 'Copy my text'}).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toContain('Come for an hour.');
  });
});

test('an expired key is reported, and the text stays until a new key sends it', async ({
  page,
  editor,
  expectErrors,
}) => {
  expectErrors(/status of 401/);
  const {github, bar} = editor;
  const [[, grace]] = github.keys;
  await editor.changeSentence('Come for an hour.');
  github.keys.clear();
  await editor.button('Propose').click();
  await expect(bar.getByRole('alert')).toContainText('doesn’t accept this key');
  await expect(bar.getByText('1 change')).toBeVisible();
  expect(await storedKey(page)).toEqual({device: false, tab: false});
  github.keys.set(KEY, grace);
  await editor.button('Sign in').click();
  await enterKey(editor, KEY);
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain('Come for an hour.');
});

test('Sign out everywhere asks what happens to unsent changes, and has GitHub delete the key', async ({
  page,
  editor,
}) => {
  const question = page.getByRole('dialog', {name: 'What should happen to your changes?'});
  await editor.changeSentence('Come for an hour.');
  await page.getByRole('link', {name: 'All pages'}).click();
  await editor.button('Sign out everywhere').click();
  await expect(question.getByRole('button')).toHaveText(['Keep them', 'Throw them away', 'Cancel']);
  await question.getByRole('button', {name: 'Keep them'}).click();
  await expect(editor.button('Sign in')).toBeVisible();
  await expect(editor.bar.getByText('1 change')).toBeVisible();
  expect(await storedKey(page)).toEqual({device: false, tab: false});
  await expect.poll(() => editor.github.revoked).toEqual([KEY]);
  await page.goto(home);
  await expect(editor.button('Sign in')).toBeVisible();
});
