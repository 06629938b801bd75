/** The editor and the handbook for people who use a screen reader, a keyboard, a small screen or the dark theme. */
import type {Locator} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {hydrated, violations} from '../fixtures';
import {CONTACT, type Editor, expect, HATCHERY, home, PHONE, SENTENCE, test} from './editor';

/** The smallest height of a control, in CSS pixels, less the rounding. */
const FINGER = 43.5;

/** Controls that are too small for a finger. Runs in the page. */
const smallControls = (least: number): string[] =>
  Array.from(document.querySelectorAll('#__docusaurus :is(button, input, select, textarea, summary)'))
    .filter((one) => one.checkVisibility() && !one.closest('nav') && !one.matches('[type=checkbox], [type=radio]'))
    .filter((one) => one.getBoundingClientRect().height < least)
    .map((one) => one.outerHTML);

/** Checks the open screen on a phone with the dark theme and on a laptop with the light one. */
async function expectAccessible({page}: Editor, screen: string): Promise<void> {
  for (const {viewport, colorScheme} of [
    PHONE,
    {viewport: {width: 1280, height: 900}, colorScheme: 'light' as const},
  ]) {
    await test.step(`${screen}, ${viewport.width} pixels, ${colorScheme}`, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(smallControls, FINGER)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  }
}

test.use({reducedMotion: 'reduce'});

test('the screens of a page and of a record pass axe, and fit on a phone', async ({page, editor}) => {
  const {preview} = editor;
  await editor.open(HATCHERY);
  await preview.getByText(SENTENCE).click();
  await editor.text.fill('Come at 8:00AM or later.');
  await expect(editor.button('Fix it')).toBeVisible();
  await expectAccessible(editor, 'a sentence with a problem');
  await editor.button('Add').click();
  await expectAccessible(editor, 'Add');
  await page.goto(`${home}?file=records/hours.yml`);
  await expect(page.getByLabel('Closes').first()).toBeVisible();
  await expectAccessible(editor, 'the form of a record');
});

test('the screens of proposals pass axe, and fit on a phone', async ({page, editor}) => {
  const {github} = editor;
  github.propose('Change Contact', {[CONTACT]: github.text(CONTACT)?.replace('A visit', 'A tour') ?? ''});
  await editor.changeSentence('Come for an hour.');
  await page.getByRole('link', {name: 'All pages'}).click();
  await expect(page.getByRole('list', {name: 'Proposals'}).getByText('The check is green')).toBeVisible();
  await expectAccessible(editor, 'the overview');
  await page.getByRole('link', {name: '#12'}).click();
  await expect(editor.button('Continue')).toBeVisible();
  await expectAccessible(editor, 'a colleague’s proposal');
  github.push({[HATCHERY]: github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.') ?? ''});
  await editor.button('Propose').click();
  await expect(editor.button('Keep mine')).toBeVisible();
  await expectAccessible(editor, 'two versions');
});

test.describe('signed out', () => {
  test.use({signedIn: false});

  test('Sign in and the handbook pass axe, and fit on a phone', async ({page, editor}) => {
    await page.goto(home);
    await editor.button('Sign in').click();
    await expect(page.getByRole('dialog', {name: 'Sign in'})).toBeVisible();
    await expectAccessible(editor, 'Sign in');
    await page.goto(`${addressOf(TESTS.staff)}handbook/sentence`);
    await hydrated(page);
    // The small controls are Docusaurus' own.
    expect(await violations(page)).toEqual([]);
  });
});

test('a sentence can be published by keyboard alone', async ({page, editor}) => {
  const {github, preview, text, bar} = editor;
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    const hasFocus = () =>
      target.evaluate((one) => one === one.ownerDocument.activeElement && one.ownerDocument.hasFocus());
    for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.clock.install();
  await page.goto(home.replace(/editor$/, 'hatchery'));
  await tabTo(page.getByRole('link', {name: /^Edit/}).first());
  await page.keyboard.press('Enter');
  await tabTo(preview.locator('[data-part]').filter({hasText: SENTENCE}).last());
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Or stay.');
  await expect(preview.getByText('Or stay.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview.getByText('Or stay.')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(preview.getByText('Or stay.')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(preview.getByText('Or stay.')).toBeVisible();
  await tabTo(editor.button('Propose'));
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toBeFocused();
  github.end(github.pulls[0].head, 'success');
  await editor.pollGitHub();
  await tabTo(editor.button('Publish'));
  await page.keyboard.press('Enter');
  await expect(bar.getByText(/Live since/)).toBeVisible();
  expect(github.text(HATCHERY)).toContain(`${SENTENCE} Or stay.`);
});
