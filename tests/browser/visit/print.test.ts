/** What a page is on paper: its text in black on white, complete, and nothing that only a screen can do. */
import {expect, PAGES, test} from '../fixtures';

/** A4 without its margins, in CSS pixels. */
const PAPER = {width: 688, height: 1017};

/** What should not be on paper, or is too wide for it. Runs in the page. */
function printFaults(): string[] {
  const elements = Array.from(document.querySelectorAll<HTMLElement>('main, footer, :is(nav, main, footer) *')).filter(
    (element) => element.checkVisibility() && !element.closest('svg *'),
  );
  return elements.flatMap((element) => {
    const {backgroundColor, backgroundImage, color} = getComputedStyle(element);
    const hasBackground = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    const faults = [
      element.matches('nav, button, main [aria-hidden="true"], footer img') && 'is shown',
      hasBackground && 'has a background',
      color !== 'rgb(0, 0, 0)' && 'is not black',
      element.matches('h1, h2, h3, p, td, address, img') &&
        element.getBoundingClientRect().right > innerWidth + 1 &&
        'is too wide',
    ];
    const name = `${element.localName} "${element.textContent?.trim().slice(0, 30)}"`;
    return faults.flatMap((fault) => (fault ? [`${name} ${fault}.`] : []));
  });
}

test('every page prints its text in black on white, whole, without navigation and buttons', async ({page}) => {
  await page.setViewportSize(PAPER);
  for (const path of PAGES) {
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
    await page.goto(`.${path}`);
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    // Else the margins of a dark page are printed dark.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
    expect(await page.evaluate(printFaults), path).toEqual([]);
    await expect(page.getByRole('heading', {level: 1}).first(), path).toBeVisible();
    await expect(page.getByRole('link', {name: 'Skip to main content'}), path).toBeHidden();
    await expect(page.getByText('Plot 8, Wamala Avenue').first(), path).toBeVisible();
  }
  await page.goto('./hatchery');
  const tiers = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((tier) => tier.getBoundingClientRect().top));
  expect(new Set(tiers).size, 'the prices are side by side').toBe(1);
  await page.goto('./contact');
  await expect(page.getByText('An interactive map is coming soon.')).toBeHidden();
});

test('a page is printed the same while its menu is open', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('./');
  const printed = async () => {
    await page.emulateMedia({media: 'print'});
    const text = await page.locator('body').innerText();
    const sheets = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    await page.emulateMedia({media: 'screen'});
    return {text, sheets};
  };
  const before = await printed();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  expect(await printed()).toEqual(before);
});
