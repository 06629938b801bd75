/** The editor, as staff meet it in a proposal's preview. */
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright/test';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';
import {readLedgerIn} from '../../src/content/site.node';
import {answerForGitHub, home, keepDraft as keep, makeProgram, open, preview, problems, text, textOf} from './editor';
import {expect, hydrated, test as site, violations} from './site';
import {headline, records} from './written';

/** A page of the tests' own: staff may change every word of theirs. */
const OWN = `---
title: A page
description: What it is about.
---

import {Card, Cards, Hero, Section, ToConfirm} from '@site/src/components';

<Hero>

# A headline

A first sentence.

</Hero>

<Section>

## Two cards

<Cards columns={2}>

<Card title="The one">

Words of the one.

</Card>

<Card title="The other">

Words of the other.

</Card>

</Cards>

<ToConfirm reason="Ask whether this is right.">

A passage to confirm.

</ToConfirm>

</Section>

<Section>

## The last heading

Words at the end.

</Section>
`;

const test = site.extend<{github: Record<string, string>}>({
  /** How a file stands on GitHub: as it is here, unless a test says otherwise. */
  github: [{}, {option: true}],
  page: async ({page, github}, use) => {
    await answerForGitHub(page, (file) => github[file]);
    await use(page);
  },
});

/** Puts another text in place of the whole one, as a person would. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(words);
}

/** Types at the end of the text. */
async function append(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(words);
}

/** Leaves a draft in the browser, mostly as of another build. */
const keepDraft = (page: Page, file: string, draft: string, base: string, commit = 'another') =>
  keep(page, file, {text: draft, base, commit});

/** That the end of the text says so: of a long text only what is seen is in the page. */
async function expectAtEnd(page: Page, words: string | RegExp): Promise<void> {
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(text(page)).toContainText(words);
}

test('“Edit this page” leads to the page’s text', async ({page}) => {
  await page.goto(`${addressOf(PREVIEW)}about`);
  await page.getByRole('link', {name: 'Edit this page'}).click();
  await expect(text(page)).toContainText(textOf('pages/about.mdx').split('\n')[1]);
});

test('the staff’s bar leads to the file of the page that one looks at, or else to the list', async ({page}) => {
  const link = page.getByRole('complementary', {name: 'For staff'}).getByRole('link', {name: 'Editor'});
  for (const [address, title] of [
    ['', 'pages/index.mdx'],
    ['hatchery', 'pages/hatchery.mdx'],
  ]) {
    await page.goto(`${addressOf(PREVIEW)}${address}`);
    await hydrated(page);
    await link.click();
    await expect(page.getByRole('main').getByText(title, {exact: true}).first()).toBeVisible();
  }
  await page.goto(`${addressOf(PREVIEW)}handbook`);
  await link.click();
  await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeVisible();
});

test('every file is listed in words, with what is still open in it', async ({page}) => {
  await page.goto(home);
  const labels = records.menu.links.map(({label}) => label);
  await expect(page.getByRole('list', {name: 'Pages'}).getByRole('link')).toHaveText(labels);
  const lists = page.getByRole('list', {name: 'Records'});
  await expect(lists.getByRole('link', {name: 'Opening hours'})).toBeVisible();
  for (const [file, open] of readLedgerIn('.')) {
    const row = page.getByRole('listitem').filter({has: page.getByText(file, {exact: true})});
    await expect(row).toContainText(`${open.length} to confirm or fill in`);
  }
  await lists.getByRole('link', {name: 'Opening hours'}).click();
  await expect(page.getByRole('textbox', {name: 'Opens'}).first()).toHaveValue(records.hours.week[0].opens ?? '');
});

test('words appear in the page as they are typed', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await append(page, '\n\n## A new heading\n\nAt %name% we **type**.\n');
  await expect(preview(page).getByRole('heading', {name: 'A new heading'})).toBeVisible();
  await expect(preview(page).getByText('we type.')).not.toContainText('%name%');
});

test('words outside every section keep away from the edge of the window', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await append(page, '\n\n## Outside\n\nWords.\n');
  for (const words of ['Outside', 'Words.']) {
    const left = await preview(page)
      .getByText(words, {exact: true})
      .last()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
    expect(left).toBeGreaterThan(8);
  }
});

test('a problem is told with its line, the last good page stays, and Fix it sets it right', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await append(page, '\n\nA line<br>break.\n');
  await expect(problems(page)).toHaveCount(1);
  // Announced politely, and underlined where it stands.
  await expect(page.getByRole('status').filter({hasText: '1 problem in this file.'})).toBeVisible();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('<br>');
  await expect(page.getByText(/This is the page as it was before the problem in line \d+/)).toBeVisible();
  await expect(preview(page).getByRole('heading', {level: 1})).toHaveText(headline('/about'));
  // In the page, its place is marked.
  await expect(preview(page).locator('[data-problem]')).toBeVisible();
  await problems(page).getByRole('button', {name: 'Fix it'}).click();
  await expect(problems(page)).toHaveCount(0);
  await expect(text(page)).toContainText('A line<br />break.');
  await expect(preview(page).getByText('A line')).toBeVisible();
});

test('what is typed into a form in the moment before it is left is kept', async ({page}) => {
  await page.goto(`${home}?file=records/hours.yml`);
  const closes = page.getByRole('textbox', {name: 'Closes'}).first();
  await closes.focus();
  await page.evaluate(() => {
    document.execCommand('selectAll');
    document.execCommand('insertText', false, '7:30 PM');
    Array.from(document.links)
      .find(({textContent}) => textContent === 'All files')
      ?.click();
  });
  await expect(page.getByRole('region', {name: 'Drafts'}).getByRole('link', {name: 'Opening hours'})).toBeVisible();
  await page.goBack();
  await expect(closes).toHaveValue('7:30 PM');
});

test('a draft that begins with a problem has the page of the build beside it', async ({page}) => {
  const base = textOf('pages/about.mdx');
  await page.goto(home);
  await keepDraft(page, 'pages/about.mdx', `${base}\n\nA line<br>break.\n`, base);
  await open(page, 'pages/about.mdx');
  await expect(preview(page).getByRole('heading', {level: 1})).toHaveText(headline('/about'));
  await expect(page.getByText(/This is the page as it was before the problem/)).toBeVisible();
});

test('the page is as wide as a phone or a desktop, light or dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, 'pages/about.mdx');
  const root = page.frameLocator('iframe[title="Preview"]').locator('html');
  const width = () => root.evaluate(() => innerWidth);
  const ink = () => preview(page).evaluate((main) => getComputedStyle(main).color);
  await expect(preview(page)).toBeVisible();
  expect(await width()).toBe(360);
  await page.getByRole('button', {name: 'Desktop'}).click();
  await expect.poll(width).toBe(1280);
  const light = await ink();
  await page.getByRole('button', {name: 'Dark'}).click();
  await expect.poll(ink).not.toBe(light);
});

test('words are found in the text', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await write(page, OWN);
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('Words at');
  await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText('The words at');
  await expect(preview(page).getByText('The words at the end.')).toBeVisible();
});

test('it costs at most 500 kB, which no other page fetches', async ({page, browserName}) => {
  test.skip(browserName !== 'chromium', 'Other browsers don’t tell a test what their workers fetch.');
  const sizes = new Map<string, number>();
  const read: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(response.url())) return;
    read.push(response.body().then((body) => sizes.set(response.url(), gzipSync(body).length)));
  });
  await page.goto(`${addressOf(PREVIEW)}about`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(read);
  const others = new Set(sizes.keys());
  await open(page, 'pages/about.mdx');
  await expect(preview(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(read);
  const own = [...sizes].filter(([url]) => !others.has(url)).map(([, size]) => size);
  expect(own.length).toBeGreaterThan(1);
  expect(own.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

test('each problem leads to its place', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await append(page, '\n\nOpen at 8am.\n');
  await problems(page).getByRole('button', {name: /^Line/}).click();
  await page.keyboard.insertText('8:00 AM');
  await expect(text(page)).toContainText('Open at 8:00 AM.');
  await expect(problems(page)).toHaveCount(0);
});

test('a click in the page puts the cursor at its word, and typing deletes nothing', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await write(page, OWN);
  const words = preview(page).getByText('Words of the other.');
  await words.click({position: {x: 1, y: 8}});
  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText('First ');
  const more = preview(page).getByText('First Words of the other.');
  await expect(more).toBeVisible();
  const {width, height} = (await more.boundingBox()) ?? {width: 0, height: 0};
  await more.click({position: {x: width - 2, y: height - 8}});
  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText(' Last.');
  await expect(preview(page).getByText('First Words of the other. Last.')).toBeVisible();
  // Words of a component's setting.
  await preview(page)
    .getByRole('heading', {name: 'The one', exact: true})
    .click({position: {x: 1, y: 8}});
  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText('This is ');
  await expect(preview(page).getByRole('heading', {name: 'This is The one', exact: true})).toBeVisible();
});

test('the page scrolls to where somebody writes', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await write(page, OWN);
  await page.keyboard.press('ControlOrMeta+Home');
  const last = preview(page).getByRole('heading', {name: 'The last heading'});
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(last).toBeInViewport();
});

test('changes can be undone, fixes too', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await append(page, '\n\nA line<br>break.\n');
  await problems(page).getByRole('button', {name: 'Fix it'}).click();
  await expect(text(page)).toContainText('A line<br />break.');
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toContainText('A line<br>break.');
});

test('what is pasted from Word comes out right', async ({page, context, browserName}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test fill the clipboard.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'pages/about.mdx');
  await append(page, '\n\n');
  await page.evaluate(() => navigator.clipboard.writeText('•\tOne thing\r\n•\tAnother\u00a0thing'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(preview(page).getByRole('listitem').filter({hasText: 'Another thing'})).toBeVisible();
});

test.describe('drafts', () => {
  test('stay when the tab is closed, are listed, and can be thrown away', async ({page}) => {
    await open(page, 'pages/about.mdx');
    await append(page, '\n\nKept words.\n');
    await page.goto('about:blank');
    await page.goto(home);
    const drafts = page.getByRole('list', {name: 'Drafts'});
    await drafts.getByRole('listitem').filter({hasText: 'pages/about.mdx'}).getByRole('link').click();
    await expectAtEnd(page, 'Kept words.');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', {name: 'Throw away'}).click();
    await expect(text(page)).not.toContainText('Kept words.');
    // Its button is gone: the keyboard goes on from the heading.
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    await page.getByRole('link', {name: 'All files'}).click();
    await expect(page.getByRole('list', {name: 'Pages'})).toBeVisible();
    await expect(drafts).toHaveCount(0);
  });

  test('are thrown away in the list, and the keyboard goes on from its heading', async ({page}) => {
    await page.goto(home);
    await keepDraft(page, 'pages/about.mdx', OWN, textOf('pages/about.mdx'));
    await page.reload();
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', {name: /^Throw away the draft of /}).click();
    await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeFocused();
    await expect(page.getByRole('list', {name: 'Drafts'})).toHaveCount(0);
  });

  test('can be written offline', async ({page, context}) => {
    await open(page, 'pages/about.mdx');
    await expect(preview(page)).toBeVisible();
    await context.setOffline(true);
    await append(page, '\n\nOffline words.\n');
    await expect(preview(page).getByText('Offline words.')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expectAtEnd(page, 'Offline words.');
  });

  test('that have been published are gone', async ({page}) => {
    await page.goto(home);
    const drafts = page.getByRole('list', {name: 'Drafts'});
    await keepDraft(page, 'pages/about.mdx', textOf('pages/about.mdx'), OWN);
    await keepDraft(page, 'pages/contact.mdx', OWN, textOf('pages/contact.mdx'));
    await page.reload();
    await expect(drafts.getByRole('link')).toHaveText(['Contact']);
  });

  test('that find no room are told', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, 'pages/about.mdx');
    await append(page, '\n\nWords.\n');
    const told = page.getByText(/storage is full, so your draft is only in this tab/);
    await expect(told).toBeVisible();
    await expect(preview(page).getByText('Words.', {exact: true})).toBeVisible();
    // On the way that this advises, and in the list.
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(page.getByRole('link', {name: /open .* on GitHub/})).toBeVisible();
    await expect(told).toBeVisible();
    const asked = page.waitForEvent('dialog');
    const left = page.close({runBeforeUnload: true});
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await left;
    await page.getByRole('link', {name: 'All files'}).click();
    await expect(told).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', {name: /^Throw away the draft/}).click();
    await expect(told).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  test.use({expectedErrors: [/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/]});
  test.skip(
    ({browserName}) => browserName !== 'chromium',
    'Other browsers tell of missing files in ways of their own.',
  );

  test('everything that is open goes on, and what can’t be had is told and comes by itself', async ({
    page,
    context,
  }) => {
    await open(page, 'pages/about.mdx');
    await expect(preview(page).getByRole('heading', {level: 1})).toBeVisible();
    await context.setOffline(true);
    await write(page, `${OWN}\nA line<br>break.\n`);
    await problems(page).getByRole('button', {name: 'Fix it'}).click();
    await expect(preview(page).getByText('A line')).toBeVisible();
    await preview(page).getByText('Words of the one.').click();
    await page.getByRole('button', {name: 'Add …'}).click();
    await page.getByRole('button', {name: 'Card', exact: true}).click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.insertText('Offline words');
    await expect(preview(page).getByRole('heading', {name: 'Offline words'})).toBeVisible();
    const [label] = Object.keys(records.buttons);
    await page.getByRole('combobox', {name: /^Button/}).selectOption(label);
    await expect(preview(page).getByText(label)).toBeVisible();

    await page.getByRole('link', {name: 'All files'}).click();
    await page.getByRole('button', {name: 'New page'}).click();
    await expect(page.getByRole('textbox', {name: /^Title/})).toBeFocused();
    await page.getByRole('link', {name: 'Opening hours'}).click();
    await page.getByRole('textbox', {name: 'Closes'}).first().fill('7:00 PM');
    await expect(page.getByText('No problems in this file.')).toBeVisible();
    await expect(page.getByText(/its preview could not be loaded/)).toBeVisible();
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(page.getByText(/You seem to be offline, so GitHub can’t be opened/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/its preview could not be loaded/)).toBeVisible();

    await context.setOffline(false);
    // At once where the browser tells that it is online again, and else within seconds.
    const hours = preview(page).getByText(`${records.hours.week[0].opens}-7:00 PM`);
    await expect(hours.first()).toBeVisible({timeout: 15_000});
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
    await page.goto(`${home}?file=pages/about.mdx`);
    await expect(preview(page).getByRole('heading', {name: 'Offline words'})).toBeVisible();
  });

  test('a check that could not be loaded is told, and is asked for again', async ({page}) => {
    const [worker] = await Promise.all([page.waitForEvent('worker'), open(page, 'pages/about.mdx')]);
    await page.route(worker.url(), (route) => route.abort());
    await page.reload();
    // What the file is called is known without them.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About');
    await append(page, '\n\nOpen at 8am.\n');
    await expect(page.getByText(/The check and the preview could not be loaded/)).toBeVisible();
    await page.unroute(worker.url());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(problems(page)).toHaveCount(1);
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
});

test.describe('a file that has changed on GitHub', () => {
  const file = 'pages/about.mdx';
  const newest = textOf(file).replace(/^# .*$/m, '# Changed on GitHub');

  test.describe('before anything is written', () => {
    test.use({github: {[file]: newest}});
    test('is shown as it is there', async ({page}) => {
      await open(page, file);
      await expect(text(page)).toContainText('Changed on GitHub');
    });
  });

  test('is brought together with the draft, and both are shown where they meet', async ({page}) => {
    await open(page, file);
    await write(page, `${textOf(file).replace(/^# .*$/m, '# Changed here')}\n\nWords of our own.\n`);
    await expect(preview(page).getByText('Changed here')).toBeVisible();
    await page.goto(home);
    await page.route('https://raw.githubusercontent.com/**', (route) =>
      route.fulfill({body: newest, headers: {'access-control-allow-origin': '*'}}),
    );
    await open(page, file);
    await expect(page.getByText('This file has changed since you began.')).toBeVisible();
    const place = page.getByRole('group', {name: 'Place 1'});
    await expect(place.getByText('Changed here')).toBeVisible();
    await place.getByRole('radio', {name: /The other/}).check();
    await page.getByRole('button', {name: 'Use what is chosen'}).click();
    await expect(preview(page).getByText('Changed on GitHub')).toBeVisible();
    await expect(preview(page).getByText('Words of our own.')).toBeVisible();
    await expect(preview(page).getByText('Changed here')).toHaveCount(0);
  });
});

test.describe('where GitHub gives no file', () => {
  test.use({expectedErrors: [/Failed to load resource|Cross-Origin Request Blocked|access control checks/]});
  const file = 'pages/about.mdx';
  const now = textOf(file);
  const other = now.replace(/^# .*$/m, '# Another headline');
  const mine = (text: string) => `${text}\n\nWords of our own.\n`;

  /** Answers as a private repository does. `published` is the commit of the newest build, if there is any. */
  async function answer(page: Page, published?: string): Promise<void> {
    await page.route('https://raw.githubusercontent.com/**', (route) => route.fulfill({status: 404}));
    await page.route(`${addressOf(PREVIEW)}commit.txt`, (route) =>
      route.fulfill(published ? {body: `${published}\n`} : {status: 404}),
    );
    await page.goto(home);
  }
  const merging = (page: Page) => page.getByText('This file has changed since you began.');

  test('a draft of another build is brought together with this one', async ({page}) => {
    await answer(page, PREVIEW.env.GITHUB_SHA);
    await keepDraft(page, file, mine(other), other);
    await page.goto(`${home}?file=${file}`);
    await expect(merging(page)).toBeVisible();
    await page.getByRole('button', {name: 'Bring both together'}).click();
    await expect(preview(page).getByText('Words of our own.')).toBeVisible();
    await expect(preview(page).getByRole('heading', {level: 1})).toHaveText(headline('/about'));
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(page.getByRole('heading', {name: 'What happens next'})).toBeVisible();
    await expect(page.getByText('since you began')).toHaveCount(0);
  });

  test('nothing is said against a draft of this build, which may have begun with a newer file', async ({page}) => {
    await answer(page, PREVIEW.env.GITHUB_SHA);
    await keepDraft(page, file, mine(other), other, PREVIEW.env.GITHUB_SHA);
    const asked = page.waitForResponse('**/commit.txt');
    await page.goto(`${home}?file=${file}`);
    await asked;
    await expect(preview(page).getByText('Words of our own.')).toBeVisible();
    await expect(merging(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Continue on GitHub'}).click();
    await expect(page.getByRole('link', {name: /open .* on GitHub/})).toBeVisible();
    await expect(page.getByText(/since you began|newer build|can’t tell/)).toHaveCount(0);
  });

  test('a newer build than the open one is told', async ({page}) => {
    await answer(page, 'b'.repeat(40));
    await open(page, file);
    await expect(page.getByText('There is a newer build of the site than the one you have open.')).toBeVisible();
    await append(page, '\n\nWords of our own.\n');
    await expect(preview(page).getByText('Words of our own.')).toBeVisible();
    await answer(page, PREVIEW.env.GITHUB_SHA);
    await page.goto(`${home}?file=${file}`);
    await expectAtEnd(page, 'Words of our own.');
    await expect(page.getByText(/newer build/)).toHaveCount(0);
  });

  test('the way to GitHub says what can’t be known', async ({page}) => {
    await answer(page);
    await keepDraft(page, file, mine(now), now);
    await page.goto(`${home}?github`);
    const told = page.getByText(/it can’t tell whether somebody else has changed them since/);
    await expect(told).toContainText(PREVIEW.env.GITHUB_SHA.slice(0, 7));
  });
});

test('things are added, set and confirmed without writing a tag', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await write(page, OWN);
  await preview(page).getByText('Words of the one.').click();
  await expect(text(page)).toBeFocused();
  await page.getByRole('button', {name: 'Add …'}).click();
  const menu = page.locator('#add').getByRole('button');
  await expect(menu).toHaveText([
    'Section',
    'Card',
    'Button',
    'Figure',
    'Price',
    'Story',
    'Passage to confirm',
    'Picture',
    'Program …',
  ]);
  await page.getByRole('button', {name: 'Card', exact: true}).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText('Values');
  const [label] = Object.keys(records.buttons);
  await expect(preview(page).getByRole('heading', {name: 'Values'})).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
  await page.getByRole('combobox', {name: /^Button/}).selectOption(label);
  await expect(preview(page).getByText(label)).toBeVisible();

  await page.getByRole('button', {name: /^This is right/}).click();
  await expect(page.getByText('Nothing is left here.')).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
});

test('a record’s form tells at once what is wrong, and the page shows what is right', async ({page}) => {
  await page.goto(`${home}?file=records/hours.yml`);
  const closes = page.getByRole('textbox', {name: 'Closes'}).first();
  await closes.fill('7 in the evening');
  await expect(closes).toHaveAttribute('aria-invalid', 'true');
  await expect(closes).toHaveAccessibleDescription(/This must be a time like 8:00 AM/);
  await closes.fill('7:00 PM');
  await expect(closes).not.toHaveAttribute('aria-invalid', 'true');
  await expect(preview(page).getByText(`${records.hours.week[0].opens}-7:00 PM`).first()).toBeInViewport();
  await page.getByRole('button', {name: 'Show as text'}).click();
  await expect(text(page)).toContainText(textOf('records/hours.yml').split('\n')[0]);
  await expect(text(page)).toContainText('closes: 7:00 PM');
});

test('a record’s form says each thing once, and groups and names its entries', async ({page}) => {
  const form = page.getByRole('group').first();
  await page.goto(`${home}?file=records/buttons.yml`);
  const groups = [...textOf('records/buttons.yml').matchAll(/\n\n# (.*)\n/g)].map(([, words]) => words);
  expect(groups.length).toBeGreaterThan(1);
  await expect(form.getByRole('heading')).toHaveText(groups);
  await expect(page.getByText(/or an address that begins with https:/)).toHaveCount(1);
  // Screen readers still have it at each field.
  const [label] = Object.keys(records.buttons).slice(-1);
  const field = page.getByRole('textbox', {name: label, exact: true});
  await expect(field).toHaveAccessibleDescription(/or an address that begins with https:/);

  await page.goto(`${home}?file=records/hours.yml`);
  for (const {days} of records.hours.week)
    await expect(page.getByRole('group', {name: days, exact: true})).toBeVisible();
  const first = page.getByRole('group', {name: records.hours.week[0].days});
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 740});
    const [opens, closes] = await Promise.all(
      ['Opens', 'Closes'].map((name) => first.getByRole('textbox', {name}).boundingBox()),
    );
    expect(opens?.y, 'side by side').toBe(closes?.y);
  }
});

test('a name that is taken is told once, beside the new one', async ({page}) => {
  const [name] = Object.keys(records.figures);
  await page.goto(`${home}?file=records/figures.yml`);
  const added = page.getByRole('textbox', {name: /^New/});
  await added.fill(name);
  await expect(added).toHaveAccessibleDescription(new RegExp(`There is “${name}” already`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', {name, exact: true})).toHaveCount(1);
  await expect(page.getByText('No problems in this file.')).toBeVisible();
  await added.fill('visitors');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', {name: 'visitors'})).toBeVisible();
});

test('a line of a record leads to its field', async ({page}) => {
  const lines = textOf('records/hours.yml').split('\n');
  const line = lines.findIndex((words) => /^ +closes:/.test(words)) + 1;
  await page.goto(`${home}?file=records/hours.yml&line=${line}`);
  await expect(page.getByRole('textbox', {name: 'Closes'}).first()).toBeFocused();

  const base = textOf('records/organisation.yml');
  const draft = `${base.replace(/^confirm:.*\n/m, '').trimEnd()}\nconfirm: Ask somebody.\n`;
  await keepDraft(page, 'records/organisation.yml', draft, base);
  await page.goto(`${home}?file=records/organisation.yml`);
  await page.getByRole('button', {name: `Line ${draft.split('\n').length - 1}`, exact: true}).click();
  const field = page.getByRole('textbox').and(page.locator(':focus'));
  await expect(field).toHaveValue('Ask somebody.');
  await expect(field).toBeInViewport();
});

test('a new page and a new program pass the check', async ({page}) => {
  await page.goto(home);
  await page.getByRole('button', {name: 'New page'}).click();
  await page.getByRole('textbox', {name: /^Title/}).fill('Our team');
  await page.getByRole('textbox', {name: /^Description/}).fill('Who works here.');
  await page.getByRole('button', {name: 'Make it'}).click();
  await expect(text(page)).toContainText('# Our team');
  await expect(page.getByText('No problems in this file.')).toBeVisible();
  await expect(preview(page).getByRole('heading', {level: 1})).toHaveText('Our team');

  await page.goto(`${home}?new=program`);
  await makeProgram(page);
  await expect(preview(page).getByRole('heading', {name: 'The Start'})).toBeInViewport();
  await expect(page.getByText('No problems in this file.')).toBeVisible();
  // Its form is shown, and the name is selected.
  await expect(text(page)).toBeFocused();
  await expect(text(page).getByText('<ProgramCard title="The Start"')).toBeInViewport();
  await expect(page.getByRole('textbox', {name: /^Perfect for/})).toHaveValue('Everyone');
  await page.keyboard.insertText('The Beginning');
  await expect(preview(page).getByRole('heading', {name: 'The Beginning'})).toBeVisible();
  await expect(preview(page).getByRole('heading', {name: 'The Start'})).toHaveCount(0);
  // Its button needs no line of its own.
  await page.goto(`${home}?github`);
  await expect(page.getByText('pages/programs.mdx').first()).toBeVisible();
  await expect(page.getByText('records/buttons.yml')).toHaveCount(0);
});

test('what is answered for something new is not lost without a word', async ({page}) => {
  await page.goto(`${home}?new=story`);
  await page.getByRole('textbox', {name: /^What kind/}).fill('An agri-tech startup');
  const asked = page.waitForEvent('dialog');
  await page.close({runBeforeUnload: true});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test.describe('hours that a page says again', () => {
  const [{days, opens, closes}] = records.hours.week;
  test.beforeEach(async ({page}) => {
    const base = textOf('pages/contact.mdx');
    const again = base.replace(/^description:.*$/m, `description: Open ${days} ${opens}-${closes}.`);
    await page.goto(home);
    await keepDraft(page, 'pages/contact.mdx', again, base);
    await page.goto(`${home}?file=records/hours.yml`);
    await page.getByRole('textbox', {name: 'Closes'}).first().fill('7:30 PM');
  });

  test('are told beside the form, and corrected from there', async ({page}) => {
    const problem = problems(page).filter({hasText: 'pages/contact.mdx'});
    await expect(problem.getByRole('link')).not.toContainText('pages/');
    await expect(problem).toBeInViewport();
    await problem.getByRole('button', {name: 'Write this'}).click();
    await expect(page.getByRole('status').filter({hasText: 'is corrected, too'})).toBeVisible();
    await expect(problem).toHaveCount(0);
    await expect(page.getByRole('heading', {name: 'Problems'})).toBeFocused();
    await page.getByRole('status').getByRole('link').click();
    await expect(text(page)).toContainText(`${opens}-7:30 PM`);
    await page.goto(`${home}?github`);
    await expect(page.getByText('records/hours.yml').first()).toBeVisible();
    await expect(page.getByText('pages/contact.mdx').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('are one press away on a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    const count = page.getByRole('button', {name: '1 problem', exact: true});
    const heading = page.getByRole('heading', {name: 'Problems'});
    await expect(heading).not.toBeInViewport();
    await expect(count).toBeInViewport();
    await count.click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(count).toHaveCount(0);
  });

  test('never cover the field that has the focus', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    const count = page.getByRole('button', {name: '1 problem', exact: true});
    await expect(count).toBeInViewport();
    const {y: top} = (await count.boundingBox()) ?? {y: 0};
    for (const field of await page.getByRole('textbox').all()) {
      // As far down as it can be seen.
      await field.evaluate((input) => {
        input.scrollIntoView({block: 'end'});
        scrollBy(0, -60);
        input.focus({preventScroll: true});
      });
      const box = (await field.boundingBox()) ?? {y: 0, height: 0};
      expect(box.y + box.height).toBeLessThanOrEqual(top);
    }
  });
});

test('very many entries are drawn a page at a time, like what is open in them, and a line leads to any', async ({
  page,
}) => {
  const base = textOf('records/buttons.yml');
  const labels = Array.from({length: 250}, (_, index) => `Button number ${index + 1}`);
  const draft = `${labels.map((label) => `${label}:\n`).join('')}`;
  await page.goto(home);
  await keepDraft(page, 'records/buttons.yml', draft, base);
  await page.goto(`${home}?file=records/buttons.yml`);
  const field = (label: string) => page.getByRole('textbox', {name: label, exact: true});
  const form = page
    .getByRole('group')
    .filter({has: page.getByRole('textbox')})
    .first();
  await expect(field(labels[99])).toBeVisible();
  await expect(field(labels[100])).toHaveCount(0);
  await form.getByRole('button', {name: 'Later'}).click();
  await expect(field(labels[100])).toBeVisible();
  await expect(field(labels[99])).toHaveCount(0);

  const open = page.getByRole('region', {name: 'To confirm'});
  await expect(open.getByRole('listitem')).toHaveCount(100);
  await expect(open.getByRole('button', {name: 'Earlier'})).toBeDisabled();
  await open.getByRole('button', {name: 'Later'}).click();
  await expect(open.getByText('101 to 200 of 250')).toBeVisible();
  await open.getByRole('button', {name: 'Line 200', exact: true}).click();
  await expect(field(labels[199])).toBeFocused();

  await page.goto(`${home}?file=records/buttons.yml&line=250`);
  await expect(field(labels[249])).toBeFocused();
  await expect(form.getByText('201 to 250 of 250')).toBeVisible();
  await expect(form.getByRole('button', {name: 'Later'})).toBeDisabled();
});

test('Tab goes past the page, whose links lead nowhere, to the settings', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await write(page, OWN.replace('A first sentence.', '[One](/) [two](/about) [three](/contact) [four](/impact).'));
  await expect(preview(page).getByRole('link', {name: 'four'})).toBeVisible();
  await preview(page).getByText('Words of the one.').click();
  const setting = page.getByRole('textbox', {name: /^Title/});
  await expect(setting).toHaveValue('The one');
  await page.getByRole('button', {name: 'Dark'}).focus();
  // The frame itself may be a stop: arrow keys scroll it.
  await page.keyboard.press('Tab');
  if (!(await setting.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
  await expect(setting).toBeFocused();
});

test('on a phone the text is the browser’s own field', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, 'pages/about.mdx');
  expect(await text(page).evaluate((element) => element.tagName)).toBe('TEXTAREA');
  await text(page).fill(`${textOf('pages/about.mdx')}\n\nA line<br>break.\n`);
  await problems(page).getByRole('button', {name: 'Fix it'}).click();
  await expect(text(page)).toHaveValue(/A line<br \/>break\./);
  await expect(problems(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on a phone the page is one press away, and so is the text', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, 'pages/about.mdx');
  const frame = page.locator('iframe[title="Preview"]');
  await expect(frame).not.toBeInViewport();
  await page.getByRole('button', {name: 'See the page'}).click();
  await expect(frame).toBeInViewport({ratio: 0.5});
  await page.getByRole('button', {name: 'Back to the text'}).click();
  await expect(page.getByRole('button', {name: 'See the page'})).toBeFocused();
  await expect(text(page)).toBeInViewport();
});

test('on a phone the header is as high with a draft as without, and no title pushes the silk away', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, 'pages/about.mdx');
  const header = page.locator('main > header');
  const height = () => header.evaluate((element) => element.clientHeight);
  const before = await height();
  await text(page).fill(`${OWN} `);
  await expect(page.getByRole('button', {name: 'Throw away'})).toBeVisible();
  expect(await height()).toBe(before);
  await header.getByRole('heading').evaluate((title) => {
    title.textContent = 'A title that is longer than any of ours, and fills a few lines';
  });
  const [silk, title] = await Promise.all(
    [header.locator('svg'), header.getByRole('heading')].map((one) => one.boundingBox()),
  );
  expect(silk && title && silk.x + silk.width <= title.x).toBe(true);
});

test('on a phone a click in the page shows its words, though long lines stand before them', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, 'pages/about.mdx');
  const long = `${'Words enough to fill some lines of a phone. '.repeat(5).trim()}\n\n`.repeat(20);
  const top = OWN.slice(0, OWN.indexOf('import'));
  await text(page).fill(`${top}# A headline\n\n${long}The middle.\n\n${long}`);
  await preview(page).getByText('The middle.').click();
  await expect(text(page)).toBeFocused();
  const shown = await text(page).evaluate((box: HTMLTextAreaElement) => ({
    selected: box.selectionEnd - box.selectionStart,
    // As much stands before the middle as behind it.
    above: box.scrollHeight / 2 - box.scrollTop,
    below: box.scrollTop + box.clientHeight - box.scrollHeight / 2,
  }));
  expect(shown.selected).toBe(0);
  expect(shown.above).toBeGreaterThan(0);
  expect(shown.below).toBeGreaterThan(0);
});

const HOSTILE = [
  '<script>parent.hacked = true</script>',
  '<img src="x" onerror="parent.hacked = true" />',
  '<Section onClick={() => {parent.hacked = true}}>\n\nWords.\n\n</Section>',
  '{(parent.hacked = true)}',
  '{(() => { for (;;); })()}',
  "import evil from 'https://example.org/evil.js';",
  'export const a = (parent.hacked = true);',
  '[words](javascript:parent.hacked=true)',
  '<a href="javascript:parent.hacked=true">words</a>',
  '[words](data:text/html,<script>parent.opener.hacked=true</script>)',
  '<iframe srcdoc="<script>parent.parent.hacked = true</script>"></iframe>',
  '<svg onload="parent.hacked = true"><script>parent.hacked = true</script></svg>',
];

test('everything can be done with the keyboard alone', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await append(page, '\n\nA line<br>break.\n');
  const fix = problems(page).getByRole('button', {name: 'Fix it'});
  await expect(fix).toBeVisible();
  // Tab leaves the text: it is no trap.
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await fix.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(fix).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(problems(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Add …'}).focus();
  await page.keyboard.press('Enter');
  const section = page.getByRole('button', {name: 'Section', exact: true});
  await page.keyboard.press('Tab');
  await expect(section).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Add …'})).toBeFocused();
  await expect(section).toHaveCount(0);
});

test('nothing that is typed runs, and the policy is never broken', async ({page}) => {
  const offences: string[] = [];
  await page.exposeFunction('tellOffence', (words: string) => offences.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as {tellOffence: (words: string) => void}).tellOffence(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`,
      );
    });
  });
  await open(page, 'pages/about.mdx');
  const good = textOf('pages/about.mdx');
  for (const words of HOSTILE) {
    await write(page, `${good}\n\n${words}\n\nBehind it.\n`);
    await expect(problems(page).first(), words).toBeVisible();
  }
  await write(page, `${good}\n\nThe end.\n`);
  await expect(preview(page).getByText('The end.')).toBeVisible();
  for (const frame of page.frames()) expect(await frame.evaluate(() => 'hacked' in window)).toBe(false);
  expect(offences).toEqual([]);
});

test('a text that no page can be holds nobody up', async ({page}) => {
  test.slow();
  await page.goto(home);
  const good = textOf('pages/about.mdx');
  for (const words of [
    `${'<Section>\n\n'.repeat(10_000)}Words.${'\n\n</Section>'.repeat(10_000)}`,
    `${'> '.repeat(10_000)}Words.`,
    'A sentence that says very little. '.repeat(30_000),
  ]) {
    await keepDraft(page, 'pages/about.mdx', `${good}\n\n${words}\n`, good);
    await page.goto(`${home}?file=pages/about.mdx`);
    // Whatever the check makes of it, typing goes on and the text can be had back.
    await text(page).click();
    await page.keyboard.insertText('X');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', {name: 'Throw away'}).click();
    // A check that has begun is given up, at the latest after ten seconds.
    const drawn = {timeout: 30_000};
    await expect(preview(page).getByRole('heading', {level: 1})).toHaveText(headline('/about'), drawn);
    await expect(page.getByText('No problems in this file.')).toBeVisible(drawn);
  }
});

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width} pixels, ${colorScheme}`, async ({page}) => {
      test.slow();
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await page.goto(home);
      await expect(page.getByRole('link', {name: 'Opening hours'})).toBeVisible();
      await page.getByRole('button', {name: 'New program'}).click();
      expect(await violations(page), 'the list').toEqual([]);
      await page.goto(`${home}?file=records/hours.yml`);
      await page.getByRole('textbox', {name: 'Closes'}).first().fill('late');
      await expect(page.getByRole('textbox', {name: 'Closes'}).first()).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(page), 'a form').toEqual([]);
      await open(page, 'pages/index.mdx');
      await write(page, `${textOf('pages/index.mdx')}\n\nA line<br>break at 8am.\n`);
      await expect(problems(page)).not.toHaveCount(0);
      await page.getByRole('button', {name: 'Add …'}).click();
      await expect(page.getByRole('button', {name: 'Card', exact: true})).toBeVisible();
      expect(await violations(page), 'a page').toEqual([]);
      await page.goto(`${home}?github`);
      await expect(page.getByRole('heading', {name: 'What happens next'})).toBeVisible();
      expect(await violations(page), 'the way to GitHub').toEqual([]);
    });
  }
}
