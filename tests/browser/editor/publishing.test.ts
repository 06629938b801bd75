/** The way to GitHub: keys, two people, a bad line, and each state of a proposal. */
import type {Locator, Page} from 'playwright/test';
import {KEY} from '../../github/inBrowser';
import {CHECK, type Repository} from '../../github/repository';
import {LOST_FILE} from '../fixtures';
import {type Editor, expect, HATCHERY, home, PHONE, SENTENCE, THOROUGH, test} from './editor';

const CONTACT = 'pages/contact.mdx';

/** What this browser keeps on the device, and until the tab is closed, beside what is changed. */
const stored = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((store) => JSON.stringify({...store})));

test.describe('signed out', () => {
  test.use({signedIn: false});
  // What a key may do is asked by requests that change nothing: GitHub refuses them as senseless.
  test.beforeEach(({expectErrors}) => expectErrors(/status of 422 .*\/(git\/refs|pulls)$/));

  /** Changes a sentence, and presses *Propose* without a key. Returns the dialog that asks for one. */
  async function proposeWithoutKey(editor: Editor): Promise<Locator> {
    await editor.change('Come for an hour.');
    await editor.button('Propose').click();
    return editor.page.getByRole('dialog', {name: 'Sign in'});
  }

  /** Signs in with a key in that dialog. */
  async function signIn(dialog: Locator, key: string): Promise<void> {
    await dialog.getByRole('textbox', {name: 'Key'}).fill(key);
    await dialog.getByRole('button', {name: 'Sign in'}).click();
  }

  test('Sign in: the way to a key, a key that GitHub accepts, and then Propose', async ({page, editor}) => {
    const dialog = await proposeWithoutKey(editor);
    await expect(dialog.getByRole('link', {name: 'Open GitHub’s page for keys'})).toHaveAttribute(
      'href',
      /\/personal-access-tokens\/new\?.*&target_name=organisation&expires_in=366&contents=write&pull_requests=write&actions=read$/,
    );
    // Nobody reads it over a shoulder.
    await expect(dialog.getByRole('textbox', {name: 'Key'})).toHaveCSS('-webkit-text-security', 'disc');
    await signIn(dialog, KEY);
    await expect(dialog).toBeHidden();
    const [onDevice, inTab] = await stored(page);
    expect([onDevice.includes(KEY), inTab.includes(KEY)]).toEqual([true, false]);
    await expect(editor.announcement).toHaveText('Signed in as grace. You can propose changes.');
    // A key doesn't stay in its field.
    await expect(page.getByRole('textbox', {name: 'Key', includeHidden: true})).toHaveValue('');
    await editor.propose();
    expect(editor.proposed(HATCHERY)).toContain('Come for an hour.');
  });

  test('Sign in with a key that GitHub doesn’t know: a message says so without the key, which isn’t kept', async ({
    page,
    editor,
    expectErrors,
  }) => {
    expectErrors(/status of 401 .*\/user/);
    await page.goto(home);
    await editor.button('Sign in').click();
    const dialog = page.getByRole('dialog', {name: 'Sign in'});
    await signIn(dialog, 'github_pat_unknown');
    await expect(dialog.getByRole('alert')).toHaveText(/doesn’t accept this key/);
    await expect(dialog.getByRole('alert')).not.toContainText('github_pat_unknown');
    await expect(dialog.getByRole('textbox', {name: 'Key'})).toBeFocused();
    expect(String(await stored(page))).not.toContain('github_pat_unknown');
    await editor.isAccessible('sign-in');
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(editor.bar.last().getByRole('alert')).toHaveText(/doesn’t accept this key/);
    await editor.button('Sign in').click();
    // Nothing is wrong with a key that nobody has typed.
    await expect(dialog.getByRole('textbox', {name: 'Key'})).toHaveAttribute('aria-invalid', 'false');
    await expect(dialog).not.toContainText('doesn’t accept this key');
  });

  test(
    '“Keep me signed in on this device” taken away: the key is kept until the tab is closed',
    THOROUGH,
    async ({page, editor}) => {
      const dialog = await proposeWithoutKey(editor);
      await dialog.getByRole('checkbox', {name: 'Keep me signed in on this device'}).uncheck();
      await signIn(dialog, KEY);
      await expect(dialog).toBeHidden();
      const [onDevice, inTab] = await stored(page);
      expect(onDevice).not.toContain(KEY);
      expect(inTab).toContain(KEY);
    },
  );

  test('without a key: the text to copy, and where it goes', THOROUGH, async ({page, editor}) => {
    const dialog = await proposeWithoutKey(editor);
    await dialog.getByText('Go on without a key').click();
    await expect(dialog.getByRole('link', {name: 'Edit on GitHub'})).toHaveAttribute(
      'href',
      `https://github.com/organisation/website/edit/main/${HATCHERY}`,
    );
    await page.evaluate(() => {
      const writeText = async (text: string) => void Object.assign(window, {copied: text});
      Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
    });
    await dialog.getByRole('button', {name: 'Copy my text'}).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toContain('Come for an hour.');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await dialog.getByRole('button', {name: 'Copy my text'}).click();
    await expect(dialog.getByRole('status')).toHaveText(/doesn’t let the text be copied/);
  });
});

test('Sign out asks what should happen to changes that aren’t sent; the key is forgotten here, and goes on elsewhere', async ({
  page,
  editor,
}) => {
  await editor.change('Come for an hour.');
  await page.getByRole('link', {name: 'All pages'}).click();
  await expect(editor.button('Sign out everywhere')).toBeVisible();
  await editor.button('Sign out').click();
  const dialog = page.getByRole('dialog', {name: 'What should happen to your changes?'});
  await expect(dialog.getByRole('button')).toHaveText(['Keep them', 'Throw them away', 'Cancel']);
  await dialog.getByRole('button', {name: 'Throw them away'}).click();
  await expect(editor.announcement).toHaveText('You are signed out: this browser has forgotten your key.');
  await expect(editor.bar.getByText('No changes')).toBeVisible();
  await expect(editor.button('Sign in')).toBeVisible();
  expect(String(await stored(page))).not.toMatch(/github_pat|grace/);
  expect(editor.github.revoked).toEqual([]);
});

test('Sign out everywhere, and keep the changes: GitHub deletes the key, and they can still be sent', async ({
  page,
  editor,
}) => {
  await editor.change('Come for an hour.');
  await page.getByRole('link', {name: 'All pages'}).click();
  await editor.button('Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', {name: 'Keep them'}).click();
  await expect(editor.button('Sign in')).toBeVisible();
  await expect(editor.bar.getByText('1 change')).toBeVisible();
  await expect.poll(() => editor.github.revoked).toEqual([KEY]);
});

/** A colleague's proposal of a sentence and a description, whose check has passed. */
function proposeTour(github: Repository): void {
  const before = github.text(CONTACT) ?? '';
  const description = /^description: .*$/m.exec(before)?.[0] ?? '';
  const after = before.replace('A visit', 'A tour').replace(description, 'description: Where to find us.');
  github.propose('Change Contact', {[CONTACT]: after});
}

test(
  'beside a colleague’s proposal, the bar speaks of what is unsent alone, which is proposed by itself',
  THOROUGH,
  async ({page, editor}) => {
    const {github, bar} = editor;
    proposeTour(github);
    const [{head}] = github.pulls;
    await editor.change('Come for an hour.');
    await page.getByRole('link', {name: 'Proposals'}).click();
    await page.getByRole('link', {name: '#12'}).click();
    await expect(page.getByText('moses. The check is green')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Publish'})).toHaveCount(1);
    await expect(bar.getByRole('status')).toHaveText('1 change');
    await expect(bar.getByRole('button', {name: 'Publish'})).toHaveCount(0);
    await editor.button('Propose').click();
    await expect.poll(() => github.pulls.length).toBe(2);
    expect(github.pulls.map(({login}) => login)).toEqual(['moses', 'grace']);
    expect(github.pulls[0].head, 'the colleague’s proposal is as it was').toBe(head);
    expect(editor.proposed(CONTACT)).toBe(github.text(CONTACT));
  },
);

test('a colleague’s proposal: each sentence before and after; Continue, and Propose adds to it', async ({
  page,
  editor,
}) => {
  const {github, bar} = editor;
  proposeTour(github);
  await page.goto(`${home}?proposal=12`);
  const list = page.getByRole('list', {name: 'Before and after'});
  await expect(list.getByRole('insertion').filter({hasText: 'description: Where to find us.'})).toBeVisible();
  await expect(list.getByRole('deletion').filter({hasText: 'A visit'})).toBeVisible();
  await expect(list.getByRole('insertion').filter({hasText: 'A tour'})).toBeVisible();
  await editor.button('Continue').click();
  await expect(bar.getByText('You are changing #12, Change Contact, by moses.')).toBeVisible();
  await editor.isAccessible('a proposal that is continued');
  await page.getByRole('link', {name: 'All pages'}).click();
  await page.getByRole('link', {name: 'Hatchery', exact: true}).click();
  await editor.rewrite('Come for an hour.');
  await editor.propose(12);
  await expect(bar.getByText('You are changing')).toBeHidden();
  expect(github.pulls).toHaveLength(1);
  expect(editor.proposed(HATCHERY)).toContain('Come for an hour.');
  expect(editor.proposed(CONTACT)).toContain('A tour');
});

test('Withdraw asks once, and the words become changes again', async ({page, editor}) => {
  const {github, bar} = editor;
  await editor.change('Come for an hour.');
  await editor.propose();
  await bar.getByRole('link', {name: '#12'}).click();
  await editor.button('Withdraw').click();
  const dialog = page.getByRole('dialog', {name: 'Withdraw #12?'});
  await expect(dialog.getByRole('button', {name: 'Withdraw #12', exact: true})).toBeVisible();
  expect(github.pulls[0].state).toBe('open');
  await editor.isAccessible('a question');
  await dialog.getByRole('button', {name: 'Withdraw #12, keep its words as changes'}).click();
  await expect(page.getByText('grace. Closed without being published')).toBeVisible();
  expect(github.pulls[0].state).toBe('closed');
  await expect(bar.getByRole('status')).toHaveText('1 change');
});

test(
  'proposals that are published on GitHub alone say whose they are, or what else they change',
  THOROUGH,
  async ({page, editor}) => {
    const {github} = editor;
    const text = github.text(CONTACT)?.replace('A visit', 'A tour') ?? '';
    github.propose('Change Contact', {[CONTACT]: text}, 'moses', 'moses/website');
    github.propose('Change Contact and code', {[CONTACT]: text, 'src/index.ts': 'const a = 1;\n'});
    await page.goto(home);
    for (const [number, says] of [
      [12, 'This is from moses’s own copy of the site.'],
      [13, 'It also changes src/index.ts.'],
    ] as const) {
      await page.getByRole('link', {name: `#${number}`}).click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole('link', {name: 'Look at it on GitHub'})).toHaveAttribute(
        'href',
        `https://github.com/organisation/website/pull/${number}`,
      );
      await expect(page.getByRole('button', {name: /^(Publish|Continue)/})).toHaveCount(0);
      await page.getByRole('link', {name: 'All pages'}).click();
    }
  },
);

test(
  'a colleague’s proposal: a deleted page, a record that no page shows and a page with an error each say so',
  THOROUGH,
  async ({page, editor}) => {
    const {github} = editor;
    const menu = 'records/menu.yml';
    const {head} = github.propose('Change the menu', {
      [CONTACT]: `${github.text(CONTACT)}\n{alert(1)}\n`,
      'pages/more.mdx': null,
      [menu]: github.text(menu)?.replace('label: Team', 'label: People') ?? '',
    });
    github.end(head, 'failure');
    await page.goto(`${home}?proposal=12`);
    const problems = page.getByRole('list', {name: 'Problems'});
    await expect(problems.getByRole('listitem').first()).toHaveText(/^Contact: /);
    await expect(page.getByText('This page can’t be shown until its problems are fixed.')).toBeVisible();
    await editor.button('More').click();
    await expect(page.getByText('This is deleted.')).toBeVisible();
    await editor.button('Menu').click();
    await expect(page.getByRole('deletion')).toHaveText('Label: Team');
    await expect(page.getByRole('insertion')).toHaveText('Label: People');
  },
);

test(
  'Show it: the place of a problem in a colleague’s proposal, where it is mended and added to that proposal',
  THOROUGH,
  async ({page, editor}) => {
    const {github, bar, text} = editor;
    const theirs = `${github.text(CONTACT)}\n{alert(1)}\n`;
    github.end(github.propose('Change Contact', {[CONTACT]: theirs}).head, 'failure');
    await page.goto(`${home}?proposal=12`);
    await editor.button('Show it').first().click();
    await expect(bar.getByText('You are changing #12, Change Contact, by moses.')).toBeVisible();
    await expect(text).toHaveValue(theirs);
    expect(await text.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart))).toBe('{alert(1)}\n');
    await text.fill(theirs.replace('{alert(1)}', 'A visit takes an hour.'));
    await editor.button('Propose').click();
    await expect(bar.getByText('You are changing')).toBeHidden();
    expect(editor.proposed(CONTACT)).toContain('A visit takes an hour.');
  },
);

test('two people: the same sentence is asked about, and nobody is overwritten', async ({page, editor}) => {
  const {github, bar} = editor;
  await editor.change('Come for an hour.');
  const before = github.text(HATCHERY) ?? '';
  const theirs = before.replace(SENTENCE, 'Come for a year.').replace('Weekend access', 'Weekends');
  const main = github.push({[HATCHERY]: theirs});
  await editor.button('Propose').click();
  const choice = page.getByRole('region', {name: 'Two versions of Hatchery'});
  await expect(choice.getByText('Come for a year.')).toBeVisible();
  await expect(editor.button('Propose')).toBeDisabled();
  await editor.isAccessible('conflict');
  expect([github.head('main'), github.pulls]).toEqual([main, []]);
  await choice.getByRole('button', {name: 'Keep mine'}).click();
  await editor.button('Propose').click();
  await expect(bar.getByText('Proposed: #12')).toBeVisible();
  expect(editor.proposed(HATCHERY)).toBe(theirs.replace('Come for a year.', 'Come for an hour.'));
});

test(
  'the line drops: nothing is lost, and neither the next press nor one too many makes a second proposal',
  THOROUGH,
  async ({page, editor, expectErrors}) => {
    expectErrors(LOST_FILE);
    const {github, bar} = editor;
    await editor.change('Come for an hour.');
    github.trouble = (name) => (name.startsWith('POST') && name.endsWith('/pulls') ? 'lost' : undefined);
    await editor.button('Propose').click();
    await expect(bar.getByRole('alert')).toHaveText(
      'GitHub didn’t answer. Check your connection, then try again. Your changes are kept.',
    );
    github.trouble = () => undefined;
    await page.reload();
    await expect(editor.drawn.getByText('Come for an hour.')).toBeVisible();
    const before = github.commits.size;
    await editor.button('Propose').dblclick();
    await expect(bar.getByText('Proposed: #12')).toBeVisible();
    expect([github.pulls.length, github.commits.size]).toEqual([1, before + 1]);
  },
);

test('a browser that can’t keep changes asks before the tab is closed', THOROUGH, async ({page, editor}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', {value: undefined}));
  await editor.change('Come for an hour.');
  await expect(editor.bar.getByRole('alert')).toHaveText(/can’t keep your changes/);
  const question = page.waitForEvent('dialog');
  await page.close({runBeforeUnload: true});
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('one tab edits at a time, and the other can take over', async ({page, context, editor}) => {
  await editor.change('Come for an hour.');
  const other = await context.newPage();
  const heading = (tab: Page) => tab.getByRole('heading', {name: 'The editor is open in another tab'});
  await other.goto(home);
  await expect(heading(other)).toBeVisible();
  await other.getByRole('button', {name: 'Edit here'}).click();
  await expect(other.getByRole('region', {name: 'Your changes'}).getByText('1 change')).toBeVisible();
  await expect(heading(page)).toBeVisible();
});

test(
  'a browser that can’t tell its tabs apart, as at an address without https: the editor opens',
  THOROUGH,
  async ({page, editor}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'locks', {value: undefined}));
    await editor.change('Come for an hour.');
    await expect(editor.bar.getByText('1 change', {exact: true})).toBeVisible();
  },
);

/** Moses proposes a change of the Contact page, perhaps from a copy of the repository. */
const proposeContact = (github: Repository, title: string, fork?: string) =>
  github.propose(title, {[CONTACT]: github.text(CONTACT)?.replace('A visit', title) ?? ''}, 'moses', fork);

/** A proposal in each state, the oldest first: what makes it, and what is read of it. */
const STATES: [propose: (github: Repository) => unknown, says: RegExp][] = [
  [(github) => proposeContact(github, 'A tour'), /The check is green$/],
  [(github) => github.start(CHECK, proposeContact(github, 'A walk').head), /Being checked…$/],
  [(github) => github.end(proposeContact(github, 'A round').head, 'failure'), /The check found a problem$/],
  [
    (github) => github.end(proposeContact(github, 'A look').head, 'cancelled'),
    /The check was stopped before it had ended$/,
  ],
  [(github) => Object.assign(proposeContact(github, 'A glance'), {isDraft: true}), /still a draft on GitHub$/],
  [(github) => proposeContact(github, 'A stay', 'moses/website'), /comes from somebody’s own copy of the site/],
  [
    (github) => github.propose('A trip', {[CONTACT]: 'A trip.\n', 'src/index.ts': ''}),
    /changes more than pages, facts and pictures/,
  ],
  [
    (github) => {
      const run = github.start(CHECK, proposeContact(github, 'A call', 'ruth/website').head);
      run.conclusion = 'action_required';
    },
    /will be checked once somebody who looks after the site allows that/,
  ],
  [
    (github) => {
      github.propose('Change the menu', {'records/menu.yml': 'links: []\n'});
      github.push({'records/menu.yml': `${github.text('records/menu.yml')}\n`});
    },
    /published other changes to the same lines$/,
  ],
];

test('Proposals: who, since when and how far each has come; and those that were published', async ({page, editor}) => {
  const {github} = editor;
  for (const [propose] of STATES) propose(github);
  github.merge(github.propose('Add a page', {'pages/team.mdx': 'Team.\n'}));
  await page.goto(home);
  const rows = page.getByRole('list', {name: 'Proposals'}).getByRole('listitem');
  const newestFirst = STATES.map(([, says]) => says).reverse();
  await expect(rows).toHaveText(newestFirst);
  await expect(rows.last()).toHaveText(/^#12 A tour\s*moses, since 1 November 2026\. /);
  await expect(page.getByRole('list', {name: 'Published'}).getByRole('listitem')).toHaveText([/^#21 Add a page/]);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize(PHONE.viewport);
  await editor.isAccessible('on a phone');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('how far a proposal has come is said once, with what can be done', THOROUGH, async ({page, editor, live}) => {
    const {github, bar} = editor;
    const [begin] = github.commits.keys();
    live.commit = begin;
    await page.clock.install();
    await editor.change('Come for an hour.');
    await editor.button('Propose').click();
    await expect(bar.getByText('Proposed: #12')).toBeVisible();
    const [{head}] = github.pulls;
    const expectState = async (says: string, offers: string) => {
      await editor.look();
      await expect(bar.getByRole('status').filter({hasText: says})).toBeVisible();
      await expect(bar.getByText(offers, {exact: true}).and(bar.locator('a, button'))).toBeVisible();
      await expect(page.getByRole('status').filter({hasText: says})).toHaveCount(1);
    };
    await expectState('Being checked…', 'Publish when the check is green');
    github.end(head, 'failure');
    await expectState('The check found a problem', 'Show it');
    github.end(head, 'success');
    await expectState('The check is green', 'Publish');
    await editor.button('Publish').click();
    await expectState('#12 Publishing…', '#12');
    github.end(github.head('main'), 'failure');
    await expectState('The site couldn’t be built from it', 'On GitHub');
  });
});

test('by keyboard alone, from the page to Live since', THOROUGH, async ({page, editor}) => {
  const {github, drawn, text, bar} = editor;
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    const hasFocus = () =>
      target.evaluate((one) => one === one.ownerDocument.activeElement && one.ownerDocument.hasFocus());
    for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.clock.install();
  await test.step('from the page to its sentence in the editor', async () => {
    await page.goto(home.replace(/editor$/, 'hatchery'));
    await tabTo(page.getByRole('link', {name: /^Edit/}).first());
    await page.keyboard.press('Enter');
    await tabTo(drawn.locator('[data-part]').filter({hasText: SENTENCE}).last());
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
  });
  await test.step('type, and go back to the page', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Or stay.');
    await page.keyboard.press('Escape');
    await expect(drawn.getByText('Or stay.')).toBeFocused();
  });
  await test.step('Propose and Publish', async () => {
    await tabTo(editor.button('Propose'));
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status')).toBeFocused();
    github.end(github.pulls[0].head, 'success');
    await editor.look();
    await tabTo(editor.button('Publish'));
    await page.keyboard.press('Enter');
    await expect(bar.getByText(/Live since/)).toBeVisible();
  });
  expect(github.text(HATCHERY)).toContain(`${SENTENCE} Or stay.`);
});
