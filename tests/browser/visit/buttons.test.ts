/** Where buttons and links lead, what they are called, and buttons that lead nowhere yet. */
import type {Page} from 'playwright/test';
import {expect, hydrated, test} from '../site';

const PDF = '/files/annual-report.pdf';

/** A button by its name; one that leads somewhere is a link. */
const named = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('main').getByRole(role, {name: new RegExp(name.replace(/[()]/g, '.'))});

for (const [path, name, to, why] of [
  ['/', 'Apply to Our Programs', '/programs', 'its page says so'],
  ['/about', 'Join Our Programs', '/programs', 'its page says so'],
  ['/about', 'Register – An open day', '/contact', 'its page says otherwise than the record'],
  ['/programs', 'Register – The Leap Conference', 'https://leap.jockeys.ug', 'the record says so'],
  ['/programs', 'Apply to The Launchpad', '/contact', 'the record of this program says so'],
  ['/contact', 'Contact Us – A question', 'tel:+256414100100', 'the record says so'],
  ['/contact', 'Apply Now – A program', '/programs', 'the record says so, as for the bar'],
  ['/more', 'Make a Donation', 'mailto:hello@jockeys.ug', 'the record says so'],
  ['/more', 'View Archive – Films', PDF, 'the record says so'],
  ['/our-team', 'Learn More – A way on', '/contact', 'its card says so, and the record nothing'],
  ['/our-team', 'Learn More – A report', PDF, 'its card says so'],
  ['/about', 'annual report (PDF, 1 kB)', PDF, 'it is a link in a sentence'],
]) {
  test(`${name} on ${path} leads to ${to}: ${why}`, async ({page, baseURL}) => {
    await page.goto(`.${path}`);
    const address = to.startsWith('/') ? new URL(`.${to}`, baseURL).pathname : to;
    await expect(named(page, 'link', name)).toHaveAttribute('href', address);
  });
}

test.describe('a button without a destination', () => {
  for (const [path, names] of [
    ['/', ['Join Our Programs', 'Learn More – Jockeys', 'Learn More – Startup Incubation']],
    ['/programs', ['Apply to Jockeys Academy', 'Apply to Youth IDEAthon']],
    ['/hatchery', ['Choose tier – Day Pass', 'Choose tier – Monthly Membership', 'Book Workspace']],
  ] as const) {
    test(`is there, and does nothing that one can see: ${names.join(', ')}`, async ({page}) => {
      await page.goto(`.${path}`);
      const main = page.getByRole('main');
      const before = await main.innerText();
      for (const name of names) await named(page, 'button', name).click();
      await expect(page).toHaveURL(`.${path}`);
      expect(await main.innerText()).toBe(before);
    });
  }
});

test('another site opens in the same tab, from which one step back leads here', async ({page}) => {
  await page.route('https://leap.jockeys.ug/', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>The conference</h1>'}),
  );
  await page.goto('./programs');
  await named(page, 'link', 'Register – The Leap Conference').click();
  await expect(page.getByRole('heading', {name: 'The conference'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('./programs');
});

test.describe('a document', () => {
  test('each button to it shows its kind and size below the label', async ({page}) => {
    await page.goto('./more');
    const archive = page.getByRole('main').getByRole('link', {name: 'View Archive'});
    await expect(archive.getByText('PDF, 1 kB')).toHaveCount(5);
    await page.goto('./our-team');
    await expect(named(page, 'link', 'Learn More – A report').getByText('PDF, 1 kB')).toBeVisible();
    await expect(named(page, 'link', 'Learn More – A way on')).not.toContainText('kB');
  });

  test('it is fetched from its address, also when React has come', async ({page, request, baseURL}) => {
    const address = new URL(`.${PDF}`, baseURL).href;
    const answer = await request.get(address);
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF/);
    await page.goto('./about');
    await hydrated(page);
    const download = page.waitForEvent('download');
    await named(page, 'link', 'annual report (PDF, 1 kB)').click();
    expect((await download).url()).toBe(address);
  });
});

for (const [path, link, heading] of [
  ['/programs', 'Youth IDEAthon', 'Youth IDEAthon'],
  ['/programs', 'The Launchpad', 'The Launchpad'],
  ['/more', 'Donate / Partner', 'Donate / Partner'],
  ['/more', 'Stay Connected', 'Stay Connected'],
]) {
  test(`${link} on ${path} leads to its own part of the page, and so does the keyboard`, async ({page}) => {
    await page.goto(`.${path}`);
    await page.getByRole('main').getByRole('navigation').getByRole('link', {name: link}).press('Enter');
    const part = page.getByRole('main').getByRole('heading', {name: heading});
    await expect(part).toBeInViewport();
    const bar = await page.locator('.navbar').boundingBox();
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(Number(bar?.height));
    await page.keyboard.press('Tab');
    const next = page.locator(':focus');
    await expect(next).toBeInViewport();
    expect(await next.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  });
}
