/** From the page to visitors, in a browser, against a model of the repository on GitHub. */
import {readdirSync, readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {type BrowserContext, expect, type Page, test} from 'playwright/test';
import {Repository} from '../github/repository';
import {home, SIZES} from './editor';

const NAME = 'organisation/website';
const KEY = 'github_pat_grace';
const SENTENCE = 'Come for a day, a week or a month.';
const HATCHERY = 'pages/hatchery.mdx';
/** How often the editor looks at GitHub, in milliseconds. */
const POLL = 15_000;

const textsOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.(mdx|yml)$/.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name, exact: true});
const drawn = (page: Page) => page.frameLocator('iframe[title="Preview"]').getByRole('main');
const bar = (page: Page) => page.getByRole('region', {name: 'Your changes'});

/** A repository as this one is, and the public site that is built from it. */
async function answerFor(context: BrowserContext): Promise<Repository> {
  const github = new Repository(NAME, Object.fromEntries([...textsOf('pages'), ...textsOf('records')]));
  github.keys.set(KEY, {login: 'grace', permission: 'WRITE', contents: true, pulls: true});
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    const body = request.postData() ?? undefined;
    const answer = await github.answer({
      method: request.method(),
      url: request.url(),
      headers: await request.allHeaders(),
      body,
    });
    return answer ? route.fulfill({...answer, headers: {...cors, ...answer.headers}}) : route.abort();
  });
  await context.route('**/commit.txt*', (route) =>
    route.fulfill({body: `${github.head('main')}\n`, headers: {'last-modified': new Date().toUTCString()}}),
  );
  return github;
}

const signedIn = (context: BrowserContext) =>
  context.addInitScript(([name, key]) => localStorage.setItem(`editor key ${name}`, key), [NAME, KEY]);

/** Opens a page of the site and waits until it can be tapped. */
async function openPage(page: Page): Promise<void> {
  await page.goto(`${home}?file=${HATCHERY}`);
  await expect(drawn(page).getByText(SENTENCE)).toBeVisible();
}

async function change(page: Page, words: string): Promise<void> {
  await drawn(page)
    .getByText(/Come for a day/)
    .click();
  const field = page.getByRole('textbox', {name: 'Text', exact: true});
  await field.fill((await field.inputValue()).replace(/Come for a day.*/, words));
}

for (const [size, use] of SIZES) {
  test.describe(`on ${size}`, () => {
    test.use(use);

    test('a sentence goes from the page to visitors in five steps', async ({page, context}) => {
      const github = await answerFor(context);
      await signedIn(context);
      await page.clock.install();
      await page.goto(home.replace(/editor$/, 'hatchery'));
      const steps: [string, () => Promise<unknown>][] = [
        ['Edit', () => page.getByRole('link', {name: /^Edit/}).first().click()],
        ['tap the sentence', () => drawn(page).getByText(SENTENCE).click()],
        [
          'write',
          async () => {
            const field = page.getByRole('textbox', {name: 'Text', exact: true});
            await field.fill((await field.inputValue()).replace(SENTENCE, 'Come for an hour.'));
          },
        ],
        ['Propose', () => button(page, 'Propose').click()],
        ['Publish', () => button(page, 'Publish when the check is green').click()],
      ];
      for (const [name, step] of steps) await test.step(name, step);
      expect(steps).toHaveLength(5);
      await expect(bar(page).getByText('Published as soon as the check is green')).toBeVisible();
      github.runs.set(github.pulls[0].head, 'success');
      await page.clock.fastForward(POLL);
      await expect(bar(page).getByText(/^#12 Live since \d\d:\d\d$/)).toBeVisible();
      expect(github.text(HATCHERY)).toContain('Come for an hour.');
      expect(github.commits.get(github.pulls[0].head)?.message).toBe('Change Hatchery');
      expect(github.faults).toEqual([]);
      const {violations} = await new AxeBuilder({page}).include('section[aria-label="Your changes"]').analyze();
      expect(violations).toEqual([]);

      await button(page, 'Undo').click();
      await expect(bar(page).getByText('Proposed: #13')).toBeVisible();
      expect(github.text(HATCHERY, github.pulls[1].branch)).toContain(SENTENCE);
    });
  });
}

test('signing in: what is wrong with a key is said beside it, and Sign out removes it', async ({page, context}) => {
  const github = await answerFor(context);
  await openPage(page);
  await change(page, 'Come for an hour.');
  await button(page, 'Propose').click();
  const dialog = page.getByRole('dialog', {name: 'Sign in'});
  await expect(dialog.getByRole('link', {name: 'Open GitHub’s page for keys'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*target_name=organisation/,
  );
  const key = dialog.getByRole('textbox', {name: 'Key'});
  await key.fill('ghp_classic');
  await dialog.getByRole('button', {name: 'Sign in'}).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^This is a classic token/);
  await expect(key).toBeFocused();
  const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
  expect(violations).toEqual([]);
  await key.fill(KEY);
  await dialog.getByRole('button', {name: 'Sign in'}).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').getByText('Signed in as grace. You can propose changes.')).toBeAttached();
  await button(page, 'Propose').click();
  await expect(bar(page).getByText('Proposed: #12')).toBeVisible();
  expect(page.url()).not.toContain(KEY);

  await page.goto(home);
  await expect(page.getByText('Signed in as grace. You can propose changes.').first()).toBeVisible();
  await button(page, 'Sign out').click();
  await expect(button(page, 'Sign in')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]))).not.toContain(KEY);
  await expect.poll(() => github.revoked).toEqual([KEY]);
});

test('two people: the same sentence is asked about, and nobody is overwritten', async ({page, context}) => {
  const github = await answerFor(context);
  await signedIn(context);
  await openPage(page);
  await change(page, 'Come for an hour.');
  const theirs = (github.text(HATCHERY) ?? '').replace(SENTENCE, 'Come for a year.');
  github.push({[HATCHERY]: theirs});
  await button(page, 'Propose').click();
  const choice = page.getByRole('region', {name: /^Two versions of/});
  await expect(choice.getByText('Come for a year.')).toBeVisible();
  await choice.getByRole('button', {name: 'Theirs'}).click();
  await expect(drawn(page).getByText('Come for a year.')).toBeVisible();
  expect(github.pulls).toEqual([]);
  expect(github.text(HATCHERY)).toBe(theirs);
});

test('a line that drops loses nothing, not even by a reload, and the next press goes on', async ({page, context}) => {
  const github = await answerFor(context);
  await signedIn(context);
  await openPage(page);
  await change(page, 'Come for an hour.');
  github.trouble = (name) => (name.startsWith('POST') && name.endsWith('/pulls') ? 'lost' : undefined);
  await button(page, 'Propose').click();
  await expect(bar(page).getByRole('alert')).toHaveText(
    'GitHub didn’t answer. Check your connection, then try again. Your changes are kept.',
  );
  github.trouble = () => undefined;
  await page.reload();
  await expect(drawn(page).getByText('Come for an hour.')).toBeVisible();
  await button(page, 'Propose').click();
  await expect(bar(page).getByText('Proposed: #12')).toBeVisible();
  expect(github.pulls).toHaveLength(1);
});

test('a colleague sees a proposal without signing in', async ({page, context}) => {
  const github = await answerFor(context);
  const branch = 'edit/moses-261122-0605';
  github.branches.set(branch, github.head('main'));
  github.push({[HATCHERY]: (github.text(HATCHERY) ?? '').replace(SENTENCE, 'Come for a year.')}, branch);
  const propose = {method: 'POST', headers: {authorization: `token ${KEY}`}};
  const pull = {title: 'Change The Hatchery', head: branch, base: 'main'};
  await github.answer({...propose, url: `https://api.github.com/repos/${NAME}/pulls`, body: JSON.stringify(pull)});
  await page.goto(`${home}?proposal=12`);
  await expect(page.getByRole('heading', {name: '#12: Change The Hatchery'})).toBeFocused();
  await expect(drawn(page).getByText('Come for a year.')).toBeVisible();
  await expect(button(page, /^Publish/)).toHaveCount(0);
  const {violations} = await new AxeBuilder({page}).exclude('iframe').analyze();
  expect(violations).toEqual([]);
});

test('History brings back what was published', async ({page, context}) => {
  const github = await answerFor(context);
  await signedIn(context);
  github.push({[HATCHERY]: (github.text(HATCHERY) ?? '').replace(SENTENCE, 'Come for a year.')});
  await page.goto(`${home}?file=${HATCHERY}`);
  await expect(drawn(page).getByText('Come for a year.')).toBeVisible();
  await page.getByRole('link', {name: 'History'}).click();
  await expect(page.getByRole('listitem').filter({hasText: 'Somebody else’s change'})).toContainText('Moses');
  await button(page, /^Bring back/).click();
  await expect(drawn(page).getByText(SENTENCE)).toBeVisible();
  await expect(bar(page).getByText('1 change')).toBeVisible();
  await button(page, 'Propose').click();
  await expect(bar(page).getByText('Proposed: #12')).toBeVisible();
});

test('one tab edits at a time, and the other can take over', async ({page, context}) => {
  await answerFor(context);
  await openPage(page);
  await change(page, 'Come for an hour.');
  const other = await context.newPage();
  await other.goto(home);
  await expect(other.getByRole('heading', {name: 'The editor is open in another tab'})).toBeVisible();
  await button(other, 'Edit here').click();
  await expect(bar(other).getByText('1 change')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'The editor is open in another tab'})).toBeVisible();
});
