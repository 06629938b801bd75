/** What the tests of the editor share: where it is, its parts as a person names them, and a stand-in for GitHub. */
import {readFileSync} from 'node:fs';
import {type BrowserContext, expect, type Page} from 'playwright/test';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';

/** The editor in a proposal's preview. */
export const home = `${addressOf(PREVIEW)}editor`;

export const textOf = (file: string) => readFileSync(file, 'utf8');

/** Answers for GitHub: files as they are here, or as `changed` has them. */
export const answerForGitHub = (
  browser: Page | BrowserContext,
  changed: (file: string) => string | undefined = () => undefined,
): Promise<unknown> =>
  browser.route('https://raw.githubusercontent.com/**', (route) => {
    // The owner, the repository and the branch come first.
    const file = new URL(route.request().url()).pathname.split('/').slice(4).join('/');
    return route.fulfill({
      body: changed(file) ?? textOf(file),
      headers: {'access-control-allow-origin': '*', 'content-type': 'text/plain'},
    });
  });

export const text = (page: Page) => page.getByRole('textbox', {name: 'Text', exact: true});
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').getByRole('main');

export const problems = (page: Page) => page.getByRole('list', {name: 'Problems'}).getByRole('listitem');

/** Opens a page's text, and waits until it has been checked. */
export async function open(page: Page, file: string): Promise<void> {
  await page.goto(`${home}?file=${file}`);
  await expect(text(page)).toBeVisible();
  await expect(page.getByText(/problems? in this file|No problems/).first()).toBeVisible();
}

/** Leaves a draft in the browser, begun in the build of a commit. */
export const keepDraft = (page: Page, file: string, draft: {text: string; base?: string; commit?: string}) =>
  page.evaluate(
    ([name, written]) => localStorage.setItem(`editor organisation/website main ${name}`, written),
    [file, JSON.stringify({...draft, changed: 1})],
  );

/** Fills in the form for a new program and sends it. `patience`: how long a field may take to appear, in milliseconds. */
export async function makeProgram(page: Page, patience?: number): Promise<void> {
  for (const [label, words] of [
    ['Name', 'The Start'],
    ['Tagline', 'One line'],
    ['Perfect for', 'Everyone'],
    ['What it is', 'A sentence.'],
    ['What a person gets', 'A thing'],
  ]) {
    await page.getByRole('textbox', {name: new RegExp(`^${label}`)}).fill(words, {timeout: patience});
  }
  await page.getByRole('group', {name: 'Silk'}).getByRole('radio').first().check();
  await page.getByRole('button', {name: 'Make it'}).click();
}
