/** Proposals: from a sentence to visitors, with colleagues, and back. */
import {CONTACT, expect, HATCHERY, home, PHONE, SENTENCE, test} from './editor';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a sentence is proposed as one changed line, published, and its publication undone', async ({page, editor}) => {
    const {github, bar} = editor;
    await page.clock.install();
    await page.goto(home.replace(/editor$/, 'hatchery'));
    await page.getByRole('link', {name: /^Edit/}).first().tap();
    await editor.replaceSentence('Come for an hour.');
    await editor.propose();
    await editor.button('Publish when the check is green').tap();
    const [{head, branch, body}] = github.pulls;
    github.end(head, 'success');
    await editor.pollGitHub();
    await expect(bar.getByText(/^#12 Live since \d\d:\d\d$/)).toBeVisible();

    expect(body).toContain(`editor?proposal=${branch}`);
    const commits = [...github.commits.values()];
    expect(commits.map(({message}) => message)).toEqual(['Begin', 'Change Hatchery', 'Change Hatchery (#12)']);
    const [before, after] = commits.map(({tree}) => tree[HATCHERY].toString());
    expect(after).toBe(before.replace(SENTENCE, 'Come for an hour.'));
    expect(github.text(HATCHERY)).toBe(after);

    await bar.getByRole('link', {name: '#12'}).tap();
    await editor.button('Undo…').tap();
    await editor.button('Undo #12').tap();
    await page.getByRole('link', {name: 'All pages'}).tap();
    await expect(bar.getByText('Proposed: #13')).toBeVisible();
    expect(editor.proposed(HATCHERY)).toBe(before);
  });
});

test('Withdraw asks first, and turns the proposal back into changes', async ({page, editor}) => {
  const {github, bar} = editor;
  await editor.changeSentence('Come for an hour.');
  await editor.propose();
  await bar.getByRole('link', {name: '#12'}).click();
  await editor.button('Withdraw').click();
  const dialog = page.getByRole('dialog', {name: 'Withdraw #12?'});
  await expect(dialog).toBeVisible();
  expect(github.pulls[0].state).toBe('open');
  await dialog.getByRole('button', {name: 'Withdraw #12, keep its words as changes'}).click();
  await expect(page.getByText('grace. Closed without being published')).toBeVisible();
  expect(github.pulls[0].state).toBe('closed');
  await expect(bar.getByRole('status')).toHaveText('1 change');
});

test('a colleague’s proposal is compared, continued, and published with what was added', async ({page, editor}) => {
  const {github, bar} = editor;
  github.propose('Change Contact', {[CONTACT]: github.text(CONTACT)?.replace('A visit', 'A tour') ?? ''});
  await page.goto(home);
  await page.getByRole('link', {name: '#12'}).click();
  const comparison = page.getByRole('list', {name: 'Before and after'});
  await expect(comparison.getByRole('deletion').filter({hasText: 'A visit'})).toBeVisible();
  await expect(comparison.getByRole('insertion').filter({hasText: 'A tour'})).toBeVisible();
  await expect(editor.preview.locator('[data-changed]')).toContainText('A tour');
  await editor.button('Continue').click();
  await expect(bar.getByText('You are changing #12, Change Contact, by moses.')).toBeVisible();
  await page.getByRole('link', {name: 'All pages'}).click();
  await page.getByRole('link', {name: 'Hatchery', exact: true}).click();
  await editor.replaceSentence('Come for an hour.');
  await editor.propose(12);
  expect(github.pulls).toHaveLength(1);
  github.end(github.pulls[0].head, 'success');
  await page.reload();
  await bar.getByRole('button', {name: 'Publish'}).click();
  await expect(bar.getByText(/Live since/)).toBeVisible();
  expect(github.text(HATCHERY)).toContain('Come for an hour.');
  expect(github.text(CONTACT)).toContain('A tour');
});

test('when two editors change the same sentence, the second one chooses and overwrites nothing', async ({
  page,
  editor,
}) => {
  const {github} = editor;
  await editor.changeSentence('Come for an hour.');
  const theirs = github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.').replace('Weekend access', 'Weekends');
  const published = github.push({[HATCHERY]: theirs ?? ''});
  await editor.button('Propose').click();
  const choice = page.getByRole('region', {name: 'Two versions of Hatchery'});
  await expect(choice.getByText('Come for a year.')).toBeVisible();
  await expect(editor.button('Propose')).toBeDisabled();
  expect(github.head('main')).toBe(published);
  expect(github.pulls).toEqual([]);
  await choice.getByRole('button', {name: 'Keep mine'}).click();
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toBe(theirs?.replace('Come for a year.', 'Come for an hour.'));
});

test('the history shows what each version changed, and brings an earlier one back', async ({page, editor}) => {
  const {github} = editor;
  github.push({[HATCHERY]: github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.') ?? ''});
  await page.goto(`${home}?history=${HATCHERY}`);
  const versions = page.getByRole('list', {name: 'Versions'});
  await expect(versions.getByRole('deletion')).toHaveText(SENTENCE);
  await expect(versions.getByRole('insertion')).toHaveText('Come for a year.');
  await editor.button(/^Bring back/).click();
  await expect(editor.preview.getByText(SENTENCE)).toBeVisible();
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain(SENTENCE);
});
