/** What staff come for, from the page to visitors. A step is a press, a field filled in, or a page opened. */
import sharp from 'sharp';
import {files} from '../../site';
import {DESKTOP, expect, HATCHERY, home, PHONE, SENTENCE, THOROUGH, test} from './editor';

for (const [size, use, details] of [
  ['a phone', PHONE, {}],
  ['a desktop', DESKTOP, THOROUGH],
] as const) {
  test.describe(`on ${size}`, details, () => {
    test.use(use);

    test('a sentence: five steps, one changed line, one commit, a link to it, and Undo', async ({page, editor}) => {
      const {github, drawn, text, bar} = editor;
      await page.clock.install();
      await test.step('from the page into the editor', async () => {
        await page.goto(home.replace(/editor$/, 'hatchery'));
        await editor.step(page.getByRole('link', {name: /^Edit/}).first().click());
        await expect(page.getByRole('heading', {level: 1})).toBeFocused();
        await expect(drawn.getByText(SENTENCE)).toBeVisible();
        await editor.isAccessible('page');
      });
      await test.step('tap, and type', async () => {
        await editor.step(drawn.getByText(SENTENCE).click());
        await expect(text).toBeFocused();
        await editor.isAccessible('passage');
        await editor.step(text.fill((await text.inputValue()).replace(SENTENCE, 'Come for an hour.')));
        await expect(drawn.getByText('Come for an hour.')).toBeVisible();
        await expect(text).toBeFocused();
      });
      await test.step('propose and publish', async () => {
        await editor.publish();
        github.end(github.pulls[0].head, 'success');
        await editor.look();
        await expect(bar.getByText(/^#12 Live since \d\d:\d\d$/)).toBeVisible();
        expect(editor.steps).toBe(5);
        await editor.isAccessible('live');
      });
      await test.step('what has changed', async () => {
        const [{branch, body}] = github.pulls;
        expect(body).toContain(`editor?proposal=${branch}`);
        const commits = [...github.commits.values()];
        expect(commits.map(({message}) => message)).toEqual(['Begin', 'Change Hatchery', 'Change Hatchery (#12)']);
        const [before, after] = commits.map(({tree}) => tree[HATCHERY].toString().split('\n'));
        expect(after).toHaveLength(before.length);
        const changed = after.filter((line, index) => line !== before[index]);
        expect(changed).toEqual(['The Hatchery is our co-working space in Kampala. Come for an hour.']);
      });
      await test.step('undo', async () => {
        await bar.getByRole('link', {name: '#12'}).click();
        await editor.button('Undo…').click();
        await page.getByRole('button', {name: 'Undo #12'}).click();
        await page.getByRole('link', {name: 'All pages'}).click();
        await expect(bar.getByText('Proposed: #13')).toBeVisible();
        expect(editor.proposed(HATCHERY)).toContain(SENTENCE);
      });
    });

    test('a photograph in a card: eight steps, upright, small, in one commit with its text', async ({page, editor}) => {
      const photograph = await sharp(files.bytes('pictures/hills.jpg'))
        .resize(3000, 2000)
        .withExif({IFD0: {Make: 'Camera'}, IFD3: {GPSLatitude: '0/1 20/1 0/1'}})
        .withMetadata({orientation: 6})
        .jpeg()
        .toBuffer();
      await editor.open(HATCHERY);
      await editor.step(editor.drawn.getByRole('heading', {name: 'Printing'}).click());
      const file = {name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph};
      await editor.step(page.getByLabel('Choose a picture').setInputFiles(file));
      await expect(page.getByLabel('What it shows')).toBeFocused();
      await editor.step(page.getByLabel('What it shows').fill('A printer by the window'));
      await editor.step(editor.button('Put it in').click());
      const picture = editor.drawn.getByRole('img', {name: 'A printer by the window'});
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      await editor.publish();
      expect(editor.steps).toBeLessThanOrEqual(8);
      expect(editor.proposed(HATCHERY)).toContain('picture="/pictures/a-printer-by-the-window.jpg"');
      const {parents, tree} = editor.github.commits.get(editor.github.pulls[0].head) ?? {};
      expect(parents).toEqual([editor.github.head('main')]);
      const proposed = tree?.['pictures/a-printer-by-the-window.jpg'];
      const {width = 0, height = 0, exif} = await sharp(proposed).metadata();
      expect([width < height, height <= 2400, exif]).toEqual([true, true, undefined]);
      // It looks like the photograph: how far the points in its middle are from those, of 255.
      const middle = {left: width / 4, top: height / 4, width: 400, height: 400};
      const pointsOf = (one?: Buffer) => sharp(one).autoOrient().resize(width, height).extract(middle).raw().toBuffer();
      const [before, after] = [await pointsOf(photograph), await pointsOf(proposed)];
      const distance = after.reduce((sum, value, at) => sum + Math.abs(value - before[at]), 0) / after.length;
      expect(distance).toBeLessThan(2);
    });

    test('a colleague’s proposal is read on its own pages, and published there', async ({page, editor}) => {
      const {github, drawn} = editor;
      const theirs = github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.') ?? '';
      github.propose('Change The Hatchery', {[HATCHERY]: theirs});
      await page.goto(`${home}?proposal=12`);
      await expect(page.getByRole('heading', {name: '#12: Change The Hatchery'})).toBeFocused();
      await expect(drawn.locator('[data-changed]')).toContainText('Come for a year.');
      await editor.isAccessible('a colleague’s proposal');
      await editor.button('Publish').click();
      await expect(page.getByRole('status').filter({hasText: /Live since/})).toHaveCount(1);
      expect(github.text(HATCHERY)).toContain('Come for a year.');
    });
  });
}

test('a price and the description that says it: six steps', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.step(editor.drawn.getByText('20,000').first().click());
  await expect(page.getByRole('textbox', {name: 'Price'})).toBeFocused();
  await editor.isAccessible('form');
  await editor.step(page.getByRole('textbox', {name: 'Price'}).fill('UGX 25,000'));
  const problem = editor.problems.filter({hasText: /^Please check: .*UGX 20,000, → UGX 25,000,/});
  await editor.step(problem.getByRole('button', {name: 'Write this'}).click());
  await editor.publish();
  expect(editor.steps).toBeLessThanOrEqual(6);
  expect(editor.proposed(HATCHERY)).toContain('Day Pass UGX 25,000');
  expect(editor.proposed(HATCHERY)).toContain('price="UGX 25,000"');
});

test('opening hours: six steps, from the words on the page to their field', async ({page, editor}) => {
  await editor.open('pages/contact.mdx');
  const times = editor.drawn.getByRole('cell', {name: '9:00 AM-2:00 PM'});
  await editor.step(editor.clickWords(times, '2:00 PM'));
  const closes = page.getByRole('group', {name: 'Saturday'}).getByLabel('Closes');
  await expect(closes).toBeFocused();
  await expect(closes).toBeInViewport({ratio: 1});
  const back = page.getByRole('link', {name: 'Back to “Contact”'});
  await expect(back).toBeVisible();
  await editor.isAccessible('record');
  await editor.step(closes.fill('3:00 PM'));
  await editor.step(editor.problems.getByRole('button', {name: 'Write this'}).first().click());
  await editor.publish();
  expect(editor.steps).toBeLessThanOrEqual(6);
  expect(editor.proposed('records/hours.yml')).toContain('closes: 3:00 PM');
  expect(editor.proposed('pages/contact.mdx')).toMatch(/^description:.*3:00 PM/m);
  // The passage beside what was tapped is open.
  await back.click();
  await expect(editor.text).toHaveValue('Business hours');
});

test('a program with its button: twelve steps; sentences that count programs follow', async ({page, editor}) => {
  await editor.open('pages/programs.mdx');
  await editor.step(editor.button('Add').click());
  await editor.isAccessible('Add');
  await editor.step(editor.button('Program').click());
  await editor.step(page.getByLabel('Title', {exact: true}).fill('Summer School'));
  await editor.step(page.getByLabel('Tagline').fill('A week of work'));
  await editor.step(page.getByLabel('Perfect for').fill('Anybody with a week'));
  await editor.step(page.getByLabel('Words', {exact: true}).fill('Come for a week.'));
  await editor.step(page.getByLabel('What you get').fill('A desk\nA mentor'));
  await editor.step(page.getByLabel('Goes to').fill('/contact'));
  await expect(editor.problems).toHaveCount(0);
  await editor.publish();
  expect(editor.steps).toBeLessThanOrEqual(12);
  expect(editor.proposed('pages/programs.mdx')).toContain('to="/contact"');
  expect(editor.proposed('pages/programs.mdx')).toContain('There are seven, from');
  expect(editor.proposed('pages/programs.mdx')).toContain('- A desk\n- A mentor\n');
});
