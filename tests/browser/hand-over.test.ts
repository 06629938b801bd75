/** The editor's way to GitHub: nobody's words are lost on it, neither other people's nor another tab's. */
import type {Page} from 'playwright/test';
import {PREVIEW} from '../../scripts/testBuilds.mjs';
import {
  answerForGitHub,
  comeBack,
  handOver,
  home,
  keepDraft as keep,
  preview,
  type TestProposal,
  text,
  textOf,
} from './editor';
import {expect, test as site, violations} from './site';
import {records} from './written';

const ABOUT = 'pages/about.mdx';
const CONTACT = 'pages/contact.mdx';
const HOURS = 'records/hours.yml';

/** How files stand on GitHub: as they are here, unless a test says otherwise. */
const test = site.extend<{github: Map<string, string | null>; proposals: TestProposal[]}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  github: async ({}, use) => use(new Map()),
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  proposals: async ({}, use) => use([]),
  context: async ({context, github, proposals}, use) => {
    await answerForGitHub(context, (file) => github.get(file), proposals);
    await use(context);
  },
});

const drafts = (page: Page) => page.getByRole('list', {name: 'Drafts'});
const links = (page: Page) => page.getByRole('link', {name: /open .* on GitHub/i});
const steps = (page: Page) => page.getByRole('listitem').filter({has: page.getByRole('heading', {level: 3})});
const next = (page: Page) => page.getByRole('heading', {name: 'What happens next'});

async function open(page: Page, file: string): Promise<void> {
  await page.goto(`${home}?file=${file}`);
  await expect(page.getByText(/problems? in this file|No problems/).first()).toBeVisible();
}

async function append(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n\n${words}\n`);
  await expect(preview(page).getByText(words).first()).toBeVisible();
}

/** Leaves a draft in the browser, begun in this build. */
const keepDraft = (page: Page, file: string, draft: string, base?: string) =>
  keep(page, file, {text: draft, base, commit: PREVIEW.env.GITHUB_SHA});

test('what changed is shown and each file led to GitHub', async ({page}) => {
  await open(page, ABOUT);
  const go = page.getByRole('button', {name: 'Continue on GitHub'});
  await expect(go).toBeDisabled();
  await append(page, 'New words.');
  await go.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Continue on GitHub');
  await expect(page.getByText('New words.')).toBeVisible();
  await expect(links(page)).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/[^/]+\/[^/]+\/edit\/main\/pages\/about\.mdx$/,
  );
  await expect(page.getByText(/“Create a new branch.*if it isn’t chosen already/)).toBeVisible();
});

test.describe('the link to GitHub', () => {
  test.beforeEach(async ({page}) => {
    await open(page, ABOUT);
    await append(page, 'New words.');
  });

  test('copies the text before it opens GitHub', async ({page, context, browserName}) => {
    test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.');
    await page.addInitScript(() => {
      // Safari opens a window for a click, and for no script that comes after it.
      window.open = () => null;
      navigator.clipboard.writeText = () => new Promise(() => undefined);
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${home}?github`);
    const [github] = await Promise.all([context.waitForEvent('page'), links(page).click()]);
    await expect(github).toHaveURL(/^https:\/\/github\.com\/.*\/edit\/main\/pages\/about\.mdx$/);
    expect(await github.evaluate(() => window.opener)).toBeNull();
    await page.bringToFront();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\n(?:.*\n)+New words\.\n$/);
  });

  test('says so if the text can’t be copied, and then only opens GitHub', async ({page, context}) => {
    await page.addInitScript(() => {
      document.execCommand = () => false;
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(`${home}?github`);
    await page.getByRole('link', {name: 'open “About” on GitHub'}).click();
    await expect(page.getByText(/^The text was not copied\./)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await expect(page.getByRole('checkbox', {name: /^Done/})).not.toBeChecked();
    await page.getByRole('button', {name: 'Copy the text'}).click();
    // It is selected, to be copied by hand.
    const copy = page.getByRole('textbox', {name: 'Copy the text'});
    await expect(copy).toBeFocused();
    const selected = await copy.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
    expect(selected).toEqual([0, (await copy.inputValue()).length]);
    const [github] = await Promise.all([context.waitForEvent('page'), links(page).click()]);
    await expect(github).toHaveURL(/^https:\/\/github\.com\//);
  });
});

test.describe('the proposal', () => {
  const contact = `${textOf(CONTACT)}\n\nNew words.\n`;
  const hours = textOf(HOURS).replace(/closes: .*/, 'closes: 7:00 PM');
  const found = (page: Page, number: number) => page.getByRole('link', {name: `#${number}`});
  const branchOf = (page: Page) => page.getByRole('textbox', {name: 'What is the branch called?'});

  const handOverFirst = (page: Page, there?: () => void) => handOver(links(page).first(), there);

  test.beforeEach(async ({page}) => {
    await page.goto(home);
    await keepDraft(page, CONTACT, contact, textOf(CONTACT));
    await keepDraft(page, HOURS, hours, textOf(HOURS));
    await page.goto(`${home}?github`);
    await expect(next(page)).toBeVisible();
  });

  test('is found by the text that was handed over, and the other file goes to its branch', async ({
    page,
    context,
    proposals,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(links(page)).toHaveCount(1);
    await expect(links(page)).toHaveAttribute('href', /\/edit\/main\/pages\/contact\.mdx$/);
    await handOverFirst(page, () => {
      proposals.push(
        {number: 11, branch: 'another', files: new Map([[CONTACT, `${textOf(CONTACT)}\nOther words.\n`]])},
        {number: 12, branch: 'words/new', files: new Map([[CONTACT, contact]])},
        {number: 13, branch: 'later', files: new Map([[HOURS, hours]])},
      );
    });
    await expect(found(page, 12)).toHaveAttribute('href', 'https://github.com/organisation/website/pull/12');
    await expect(steps(page).first()).toContainText('Done: your proposal has it.');
    await expect(links(page)).toHaveAttribute('href', new RegExp(`/website/edit/words/new/${HOURS}$`));
    expect(await violations(page)).toEqual([]);
    await handOverFirst(page, () => proposals[1].files.set(HOURS, hours));
    await expect(steps(page).getByText('Done: your proposal has it.')).toHaveCount(2);
    await page.reload();
    await expect(steps(page).getByText('Done: your proposal has it.')).toHaveCount(2);

    // A slip that is mended later goes to the same proposal, with what others have changed there meanwhile.
    proposals[1].files.set(CONTACT, contact.replace(/^# .*$/m, '# Suggested'));
    await open(page, CONTACT);
    await append(page, 'Words again.');
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(page.getByText('It is still open')).toBeVisible();
    await expect(steps(page).first()).toContainText('The text to copy has both.');
    await expect(links(page)).toHaveAttribute('href', /\/edit\/words\/new\/pages\/contact\.mdx$/);
    await handOverFirst(page);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Suggested$.*^New words\.$.*^Words again\.$/ms);
    proposals[1].files.set(CONTACT, copied);
    await comeBack(page);
    await expect(steps(page).getByText('Done: your proposal has it.')).toHaveCount(2);
  });

  test('is left alone once it is closed: then another one begins', async ({page, proposals}) => {
    const files = new Map([[CONTACT, contact]]);
    await handOverFirst(page, () => proposals.push({number: 12, branch: 'patch', files}));
    await expect(found(page, 12)).toBeVisible();
    proposals[0].state = 'closed';
    await page.reload();
    await expect(page.getByText(/was merged or closed, so this begins another/)).toBeVisible();
    await expect(links(page)).toHaveCount(1);
    await expect(links(page)).toHaveAttribute('href', /\/edit\/main\//);
  });

  test('can be one of somebody’s fork, and then stands on a branch there', async ({page, proposals}) => {
    const repository = 'someone/website';
    await handOverFirst(page, () =>
      proposals.push({number: 12, branch: 'patch-1', repository, files: new Map([[CONTACT, contact]])}),
    );
    await expect(links(page)).toHaveAttribute('href', `https://github.com/${repository}/edit/patch-1/${HOURS}`);
  });

  test('is asked for by its branch if GitHub doesn’t show it', async ({page, proposals}) => {
    await expect(branchOf(page)).toHaveCount(0);
    await handOverFirst(page);
    await expect(page.getByText(/GitHub shows no proposal with your text yet/)).toBeVisible();
    await expect(links(page)).toHaveCount(1);
    await branchOf(page).fill('main');
    await page.getByRole('button', {name: 'Use this branch'}).click();
    await expect(page.getByText(/A proposal has a branch of its own/)).toBeVisible();
    await expect(links(page)).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    // Somebody has corrected the text on GitHub, so it is another one.
    proposals.push({number: 12, branch: 'patch-1', files: new Map([[CONTACT, `${contact}Corrected.`]])});
    await branchOf(page).fill('patch-1');
    await page.getByRole('button', {name: 'Use this branch'}).click();
    await expect(found(page, 12)).toBeVisible();
    await expect(links(page).last()).toHaveAttribute('href', new RegExp(`/edit/patch-1/${HOURS}$`));
    await page.getByRole('button', {name: 'Begin another proposal'}).click();
    await expect(links(page)).toHaveCount(1);
    await expect(links(page)).toHaveAttribute('href', /\/edit\/main\//);
  });

  test.describe('where GitHub doesn’t answer', () => {
    test.use({expectedErrors: [/Failed to load resource/]});

    test('is asked for by its branch, and what is done is marked', async ({page}) => {
      const headers = {'access-control-allow-origin': '*'};
      let asked = 0;
      await page.route('https://api.github.com/**', (route) => {
        asked += 1;
        return route.fulfill({status: 403, headers});
      });
      await handOverFirst(page);
      await expect(page.getByText('The editor can’t see the proposals on GitHub.')).toBeVisible();
      await branchOf(page).fill('patch-1');
      await page.getByRole('button', {name: 'Use this branch'}).click();
      await expect(links(page).last()).toHaveAttribute('href', new RegExp(`/edit/patch-1/${HOURS}$`));
      const done = page.getByRole('checkbox', {name: 'Done: Contact'});
      await expect(done).toBeChecked();
      await page.reload();
      await expect(done).toBeChecked();
      await expect(links(page)).toHaveCount(2);
      // Whoever was refused is not asked again by coming back.
      const before = asked;
      await comeBack(page);
      await page.getByRole('button', {name: 'Look again'}).click();
      await expect.poll(() => asked).toBe(before + 1);
    });
  });
});

test('files and records are named in words, and so is what has changed in them', async ({page}) => {
  await page.goto(home);
  const [first] = records.hours.week;
  const draft = textOf(HOURS).replace(`closes: ${first.closes}`, 'closes: 7:00 PM');
  await keepDraft(page, HOURS, draft, textOf(HOURS));
  await page.reload();
  await drafts(page).getByRole('link', {name: 'Opening hours'}).click();
  await page.getByRole('button', {name: 'Continue on GitHub'}).click();
  await expect(page.getByText(`${first.days} · Closes: ${first.closes} → 7:00 PM`)).toBeVisible();
  await page.getByText('Show as text').click();
  await expect(page.getByText('closes: 7:00 PM', {exact: true})).toBeVisible();
});

test('a problem in one of the files is a link away', async ({page}) => {
  await page.goto(home);
  await keepDraft(page, ABOUT, `${textOf(ABOUT)}\n\nOpen at 8am.\n`, textOf(ABOUT));
  await page.goto(`${home}?github`);
  await expect(page.getByRole('alert')).toContainText('There is 1 problem');
  await page.getByRole('link', {name: /^pages\/about\.mdx, line \d+$/}).click();
  await expect(page.getByText('1 problem in this file.')).toBeVisible();
  await expect(text(page)).toBeFocused();
});

test.describe('a file that somebody else has changed meanwhile', () => {
  const theirs = textOf(ABOUT).replace(/^# .*$/m, '# Changed on GitHub');
  const begin = async (page: Page, draft: string) => {
    await page.goto(home);
    await keepDraft(page, ABOUT, draft, textOf(ABOUT));
    await page.reload();
    await expect(drafts(page)).toBeVisible();
  };

  test('is brought together with the draft, and both changes are handed over', async ({
    page,
    context,
    github,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, `${textOf(ABOUT)}\n\nWords of our own.\n`);
    github.set(ABOUT, theirs);
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(page.getByText(/Somebody else has changed this file since you began/)).toBeVisible();
    await Promise.all([context.waitForEvent('page'), links(page).click()]);
    await page.bringToFront();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${theirs}\n\nWords of our own.\n`);
  });

  test('is not handed over where both have changed the same, until somebody has chosen', async ({page, github}) => {
    await begin(page, textOf(ABOUT).replace(/^# .*$/m, '# Changed here'));
    await open(page, ABOUT);
    github.set(ABOUT, theirs);
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    const told = page.getByRole('alert');
    await expect(told).toContainText('This file has changed elsewhere since you began.');
    await expect(links(page)).toHaveCount(0);
    await told.locator('..').getByRole('link', {name: 'About'}).click();
    await page.getByRole('radio', {name: /The other/}).check();
    await page.getByRole('button', {name: 'Use what is chosen'}).click();
    await expect(preview(page).getByText('Changed on GitHub')).toBeVisible();
    await page.goto(`${home}?github`);
    await expect(page.getByText('Nothing is left to hand over.')).toBeVisible();
  });

  test('is told as done where it stands there as the draft has it', async ({page, github}) => {
    await begin(page, theirs);
    github.set(ABOUT, theirs);
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(page.getByText('Already on the site as you wrote it: About.')).toBeVisible();
    await expect(links(page)).toHaveCount(0);
    await page.goto(home);
    await expect(page.getByRole('list', {name: 'Pages'})).toBeVisible();
    await expect(drafts(page)).toHaveCount(0);
  });
});

test.describe('a file that GitHub no longer has', () => {
  test.use({expectedErrors: [/Failed to load resource: the server responded with a status of 404/]});

  test('is told, and its draft stays though nothing leads to GitHub', async ({page, github}) => {
    github.set(ABOUT, null);
    await open(page, ABOUT);
    const told = page.getByText(`${ABOUT} is no longer on GitHub`);
    await expect(told).toBeVisible();
    await append(page, 'New words.');
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(told).toBeVisible();
    await expect(links(page)).toHaveCount(0);
    await page.getByRole('link', {name: 'All files'}).click();
    await expect(drafts(page)).toContainText(ABOUT);
  });
});

test('a new page that is thrown away is gone', async ({page}) => {
  await page.goto(`${home}?new=page`);
  await page.getByRole('textbox', {name: /^Title/}).fill('Our team');
  await page.getByRole('textbox', {name: /^Description/}).fill('Who works here.');
  await page.getByRole('button', {name: 'Make it'}).click();
  await expect(page.getByText('No problems in this file.')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', {name: 'Throw away'}).click();
  await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeFocused();
  await expect(page.getByRole('list', {name: 'Pages'})).toBeVisible();
  await expect(page.getByText('Our team')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', {name: 'Pages'})).toBeVisible();
  await expect(page.getByText('Our team')).toHaveCount(0);
});

test.describe('a draft in two tabs', () => {
  test('keeps the words of both until somebody chooses, though both are closed', async ({page, context}) => {
    await open(page, ABOUT);
    const other = await context.newPage();
    await open(other, ABOUT);
    await append(page, 'Words of the first tab.');
    const told = (where: Page) => where.getByText('You changed this file in another tab, too.');
    await expect(told(other)).toBeVisible();
    await append(other, 'Words of the second tab.');
    await expect(told(page)).toBeVisible();
    await page.close();
    await other.reload();
    await expect(told(other)).toBeVisible();
    await expect(preview(other).getByText('Words of the second tab.')).toBeVisible();
    // Nothing is handed over before.
    await other.goto(`${home}?github`);
    await expect(other.getByRole('alert')).toContainText('choose what to keep');
    await expect(links(other)).toHaveCount(0);
    await other.goto(`${home}?file=${ABOUT}`);
    await other.getByRole('button', {name: 'Use the other tab’s text'}).click();
    await expect(preview(other).getByText('Words of the first tab.')).toBeVisible();
    await expect(preview(other).getByText('Words of the second tab.')).toHaveCount(0);
    await other.reload();
    await expect(preview(other).getByText('Words of the first tab.')).toBeVisible();
    await expect(told(other)).toHaveCount(0);
  });

  test('has the words of both if they are in different places', async ({page, context}) => {
    await open(page, ABOUT);
    const other = await context.newPage();
    await other.goto(home);
    await keepDraft(other, ABOUT, textOf(ABOUT).replace(/^# .*$/m, '# Changed in the other tab'), textOf(ABOUT));
    await append(page, 'Words of the first tab.');
    await page.getByRole('button', {name: 'Bring both together'}).click();
    await expect(preview(page).getByText('Changed in the other tab')).toBeVisible();
    await expect(preview(page).getByText('Words of the first tab.')).toBeVisible();
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(next(page)).toBeVisible();
  });
});

test('a page of 1 MB is compared and handed over', async ({page, github}) => {
  test.slow();
  const lines = Array.from({length: 25_000}, (_, number) => `A line of its own, which is number ${number}.\n\n`);
  const long = `${textOf(ABOUT)}\n\n${lines.join('')}`;
  github.set(ABOUT, `${long}Words of somebody else.\n`);
  await page.goto(home);
  await keepDraft(page, ABOUT, long.replace(/^# .*$/m, '# Changed here'), long);
  await page.goto(`${home}?github`);
  await expect(page.getByText('# Changed here')).toBeVisible();
  await expect(page.getByText(/Somebody else has changed this file since you began/)).toBeVisible();
  await expect(links(page)).toBeVisible();
});
