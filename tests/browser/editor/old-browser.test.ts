/** The editor in a browser that is too old for it. */
import {holdScripts} from '../fixtures';
import {expect, home, test} from './editor';

/** Removes something that the editor needs. Runs in the page, before its own scripts. */
const REMOVALS = {
  // This one can't even be parsed, the other is missing at run time.
  'lookbehind in regular expressions': `{
    const make = (known, [pattern, flags]) => {
      if (String(pattern).includes('(?<=')) throw new SyntaxError('Invalid regular expression');
      return new known(pattern, flags);
    };
    RegExp = new Proxy(RegExp, {construct: make, apply: (known, self, args) => make(known, args)});
  }`,
  structuredClone: 'delete self.structuredClone',
};

for (const [feature, removal] of Object.entries(REMOVALS)) {
  test(`a browser without ${feature} is told to update, before and after the editor’s scripts have loaded`, async ({
    page,
    editor,
  }) => {
    const message =
      'This browser is too old for the editor. Update it, or use Chrome or Edge 111, Firefox 115, Safari 16.4, or newer.';
    await page.addInitScript(removal);
    const load = await holdScripts(page);
    await page.goto(home, {waitUntil: 'commit'});
    await expect(page.getByRole('main')).toHaveText(message);
    load();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('main')).toHaveText(message);
    await expect(editor.bar).toHaveCount(0);
  });
}
