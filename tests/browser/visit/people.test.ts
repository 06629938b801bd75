/** People and partners, as they are read aloud. */
import {expect, test} from '../fixtures';

test('people: a picture if there is one, the name and the role', async ({page}) => {
  await page.goto('./our-team');
  const people = page.getByRole('list').filter({hasText: 'First Example'});
  await expect(people).toMatchAriaSnapshot(`
    - list:
      - /children: equal
      - listitem:
        - img "Among leaves"
        - heading "First Example" [level=3]
        - text: Their role
      - listitem:
        - img "With a pot"
        - heading "Second Example" [level=3]
        - text: Another role
      - listitem:
        - /children: equal
        - heading "Third Example" [level=3]
        - text: No picture yet`);
  // Where there is no picture, the jersey has a cap: its drawing begins higher up.
  const [, headless, capped] = await people
    .locator('li > div > svg > path:first-child')
    .evaluateAll((all) => all.map((part) => (part as SVGPathElement).getBBox().y));
  expect(capped).toBeLessThan(headless);
});

test('partners: a logo that is read as the name, a link where there is one, or the name alone', async ({page}) => {
  await page.goto('./our-team');
  await expect(page.getByRole('list').filter({hasText: 'Example Without A Mark'})).toMatchAriaSnapshot(`
    - list:
      - /children: equal
      - listitem:
        - link "Round Example":
          - /url: https://example.org
          - img "Round Example"
      - listitem:
        - /children: equal
        - img "Long Example"
      - listitem:
        - /children: equal
        - img "Pale Example"
      - listitem:
        - /children: equal
        - strong: Example Without A Mark`);
});
