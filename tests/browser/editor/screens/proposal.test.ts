/** The screens between *Propose* and visitors: conflicts, failures, proposals in each state, and what was published. */
import {LOST_FILE} from '../../fixtures';
import {expect, HATCHERY, home, SENTENCE, test} from '../editor';
import {expectScreen, sameEverywhere} from './screen';

sameEverywhere();

const CONTACT = 'pages/contact.mdx';

test('two versions, a lost connection, proposed, waiting and published', async ({page, editor, expectErrors}) => {
  expectErrors(LOST_FILE);
  const {github, bar} = editor;
  await test.step('a colleague has published another version', async () => {
    await editor.change('Come for an hour.');
    github.push({[HATCHERY]: github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.') ?? ''});
    await editor.button('Propose').click();
    await expect(bar.getByRole('button', {name: 'Keep mine'})).toBeVisible();
    await expectScreen(page, 'two versions', bar);
    await editor.button('Keep mine').click();
  });
  await test.step('the connection is lost', async () => {
    github.trouble = (name) => (name.endsWith('/pulls') && name.startsWith('POST') ? 'dropped' : undefined);
    await editor.button('Propose').click();
    await expect(bar.getByRole('alert')).toBeVisible();
    await expectScreen(page, 'lost connection', bar);
  });
  await test.step('the list with what is changed', async () => {
    github.trouble = () => undefined;
    await page.getByRole('link', {name: 'All pages'}).click();
    await expect(page.getByText('None is open.')).toBeVisible();
    const changes = page.getByRole('main').getByRole('region', {name: 'Your changes'});
    await expectScreen(page, 'list with changes', changes);
  });
  await test.step('proposed', async () => {
    await editor.propose();
    await expectScreen(page, 'proposed', bar);
  });
  await test.step('waiting to be published', async () => {
    await bar.getByRole('link', {name: '#12'}).click();
    await expect(page.getByRole('heading', {name: '#12: Change Hatchery'})).toBeFocused();
    await editor.button('Publish when the check is green').click();
    await expectScreen(page, 'waiting to be published');
  });
  await test.step('published', async () => {
    github.end(github.pulls[0].head, 'success');
    await editor.look();
    await expect(page.getByText(/Live since/)).toBeVisible();
    await expectScreen(page, 'published');
  });
});

test('the lists, a colleague’s proposal that is withdrawn, one with a problem that is continued, and one from a copy', async ({
  page,
  editor,
}) => {
  const {github, bar} = editor;
  const text = github.text(CONTACT) ?? '';
  const tour = text.replace('A visit', 'A tour');
  github.merge(github.propose('Add a page', {'pages/team.mdx': 'Team.\n'}));
  github.propose('Change Contact', {[CONTACT]: tour, 'pictures/new.png': 'a', 'records/menu.yml': null});
  const broken = `${text}\n{alert(1)}\n`;
  const sentence = github.text(HATCHERY)?.replace(SENTENCE, 'Come.') ?? '';
  github.end(github.propose('Change two', {[CONTACT]: broken, [HATCHERY]: sentence}).head, 'failure');
  github.propose('A tour', {[CONTACT]: tour}, 'moses', 'moses/website');
  await test.step('the list of proposals', async () => {
    await page.goto(home);
    await expect(page.getByRole('list', {name: 'Proposals'}).getByText('The check found a problem')).toBeVisible();
    await expectScreen(page, 'proposals', page.getByRole('region', {name: /^(Proposals|Published)$/}).first());
  });
  await test.step('one proposal, withdrawn', async () => {
    await page.getByRole('link', {name: /^#13/}).click();
    await expect(editor.button('Continue')).toBeVisible();
    await expectScreen(page, 'proposal');
    await editor.button('Withdraw').click();
    await expectScreen(page, 'withdraw', page.getByRole('dialog'));
    await editor.button('Withdraw #13').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(editor.announcement).toHaveText('#13 is withdrawn.');
  });
  await test.step('one with a problem, continued', async () => {
    await page.goto(`${home}?proposal=14`);
    await expect(page.getByRole('list', {name: 'Problems'})).toBeVisible();
    await expectScreen(page, 'proposal with a problem');
    await editor.button('Continue').click();
    await expect(bar.getByText('You are changing #14')).toBeVisible();
    await expectScreen(page, 'proposal that is continued');
  });
  await test.step('one from a copy of the site', async () => {
    await page.goto(`${home}?proposal=15`);
    await expect(page.getByText('This is from moses’s own copy')).toBeVisible();
    await expectScreen(page, 'proposal from a copy');
  });
});

test('what was published is undone, or an earlier version brought back', async ({page, editor}) => {
  const {github} = editor;
  const sentence = github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.') ?? '';
  github.merge(github.propose('Change two', {[HATCHERY]: sentence, 'pages/more.mdx': null, 'pictures/new.png': 'a'}));
  await test.step('Undo asks', async () => {
    await page.goto(`${home}?proposal=12`);
    await editor.button('Undo…').click();
    await expectScreen(page, 'undo', page.getByRole('dialog'));
  });
  await test.step('an earlier version is brought back', async () => {
    await page.goto(`${home}?history=${HATCHERY}`);
    const bringBack = editor.button(/^Bring back/);
    await expect(bringBack).toBeVisible();
    await expectScreen(page, 'history');
    await bringBack.click();
    await expect(editor.announcement).toHaveText(
      /^Hatchery is as it was on 1 November 2026 .*\. Propose it, or choose Undo\.$/,
    );
  });
});
