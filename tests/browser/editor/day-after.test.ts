/** The day after: the site has been built anew from what was published, and the editor is opened again. */
import type {BrowserContext} from 'playwright/test';
import {BUILT, type Repository} from '../../github/repository';
import {expect, HATCHERY, home, SENTENCE, THOROUGH, test} from './editor';

const NEW = 'Come for an hour.';

/** Serves the site as if it were built from the newest commit, in which one sentence of the Hatchery page is another. */
async function rebuild(context: BrowserContext, github: Repository, sentence: string): Promise<void> {
  const commit = github.head('main');
  await context.route(/\/staff\/.*(\.js|\/editor\/?(\?.*)?)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(BUILT, commit).replaceAll(SENTENCE, sentence);
    const {'content-encoding': _encoding, 'content-length': _length, ...headers} = response.headers();
    await route.fulfill({response, headers, body});
  });
}

test(
  'published, built anew, reloaded: nothing is left to send, and Undo and Bring back propose the old sentence',
  THOROUGH,
  async ({page, context, editor}) => {
    const {github, bar, drawn} = editor;
    await page.clock.install();
    await test.step('publish', async () => {
      await editor.change(NEW);
      await editor.publish();
      github.end(github.pulls[0].head, 'success');
      await editor.look();
      await expect(bar.getByText(/Live since/)).toBeVisible();
      await rebuild(context, github, NEW);
    });
    await test.step('reload', async () => {
      await editor.open(HATCHERY);
      await expect(drawn.getByText(NEW)).toBeVisible();
      await expect(bar.getByRole('status')).toHaveText(/^(#12 Live since .*|Signed in as grace\. .*)$/);
    });
    await test.step('Undo', async () => {
      await page.goto(`${home}?proposal=12`);
      await editor.button('Undo…').click();
      await page.getByRole('button', {name: 'Undo #12'}).click();
      await expect.poll(() => github.pulls.length).toBe(2);
      expect(editor.proposed(HATCHERY)).toContain(SENTENCE);
      expect(github.text(HATCHERY)).toContain(NEW);
    });
    await test.step('Bring back', async () => {
      github.close(github.pulls[1]);
      await page.goto(`${home}?history=${HATCHERY}`);
      await editor.button(/^Bring back/).click();
      await expect(drawn.getByText(SENTENCE)).toBeVisible();
      await editor.propose(14);
      expect(editor.proposed(HATCHERY)).toContain(SENTENCE);
    });
  },
);

test.describe('without a key', () => {
  test.use({signedIn: false});

  test(
    'changes that aren’t sent are merged into a site that was built anew, and keep a colleague’s sentence',
    THOROUGH,
    async ({context, editor}) => {
      const {github, drawn} = editor;
      await editor.open(HATCHERY);
      await editor.button('Show as text').click();
      const retitled = (await editor.text.inputValue()).replace(/^title: .*$/m, 'title: The house');
      await editor.text.fill(retitled);
      await expect(editor.bar.getByText('1 change')).toBeVisible();
      github.push({[HATCHERY]: github.text(HATCHERY)?.replace(SENTENCE, NEW) ?? ''});
      await rebuild(context, github, NEW);
      await editor.open(HATCHERY);
      await expect(drawn.getByText(NEW)).toBeVisible();
      await editor.isWritten(/^title: The house$/m);
      await expect(editor.bar.getByText('1 change')).toBeVisible();
    },
  );
});

test('Publish when the check is green outlives a reload and another proposal', THOROUGH, async ({page, editor}) => {
  const {github, bar} = editor;
  await page.clock.install();
  await editor.change(NEW);
  await editor.publish();
  const {number} = github.propose('Change Contact', {'pages/contact.mdx': 'Contact.\n'});
  await page.goto(`${home}?proposal=${number}`);
  await expect(page.getByText('moses. The check is green')).toBeVisible();
  github.end(github.pulls[0].head, 'success');
  await editor.look();
  await expect.poll(() => github.text(HATCHERY)).toContain(NEW);
  expect(github.pulls[1].state).toBe('open');
  await page.getByRole('link', {name: 'All pages'}).click();
  await expect(bar.getByText(/^#12 Live since/)).toBeVisible();
});
