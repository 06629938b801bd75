/** The editor in a browser that is too old for it: one sentence, whatever is missing, and no half an editor. */
import {NEEDS} from '../../../src/editor/ui/browserCheck';
import {holdScripts, THOROUGH} from '../fixtures';
import {expect, home, test} from './editor';

/** What a browser is without each thing that the editor needs. Runs in the page, before its own scripts. */
const WITHOUT: Record<keyof typeof NEEDS, string> = {
  'regular expressions that look behind': `{
    const make = (known, pattern, flags) => {
      if (String(pattern).includes('(?<=')) throw new SyntaxError('Invalid regular expression');
      return new known(pattern, flags);
    };
    RegExp = new Proxy(RegExp, {construct: (known, given) => make(known, ...given), apply: (known, self, given) => make(known, ...given)});
  }`,
  'AbortSignal.timeout': 'delete AbortSignal.timeout',
  OffscreenCanvas: 'delete self.OffscreenCanvas',
  'Array.prototype.at': 'delete Array.prototype.at',
  'Object.hasOwn': 'delete Object.hasOwn',
  structuredClone: 'delete self.structuredClone',
  'HTMLDialogElement.showModal': 'delete HTMLDialogElement.prototype.showModal',
  'Intl.ListFormat': 'delete Intl.ListFormat',
};

const SENTENCE =
  'This browser is too old for the editor. Update it, or use Chrome or Edge 111, Firefox 115, Safari 16.4, or newer.';

test('every need of the editor has its row here', () => {
  expect(Object.keys(WITHOUT)).toEqual(Object.keys(NEEDS));
});

for (const [index, [thing, removal]] of Object.entries(WITHOUT).entries()) {
  // The first can't even be parsed, the others are asked for.
  const details = index < 2 ? {} : THOROUGH;
  test(
    `without ${thing}: the sentence, before any script of the editor has come, and still after it`,
    details,
    async ({page, editor}) => {
      await page.addInitScript(removal);
      const arrive = await holdScripts(page);
      await page.goto(home, {waitUntil: 'commit'});
      await expect(page.getByRole('main')).toHaveText(SENTENCE);
      arrive();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.getByRole('main')).toHaveText(SENTENCE);
      await expect(editor.bar).toHaveCount(0);
    },
  );
}
