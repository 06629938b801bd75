/** What all browser tests share: the pages, and the rule that nothing may reach the console as an error. */
import {test as base, expect} from 'playwright/test';

export const PAGES = ['/', '/about', '/programs', '/aguma-framework', '/hatchery', '/impact', '/contact', '/more'];

/** The widest screen that has a drawer in place of links in the bar, in pixels: Docusaurus fixes it. */
export const DRAWER_WIDTH = 996;

export interface Options {
  /** Console errors that a test expects; everything else fails it. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Options & {watchConsole: undefined}>({
  expectedErrors: [[], {option: true}],
  watchConsole: [
    async ({page, expectedErrors}, use) => {
      const errors: string[] = [];
      const tell = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      page.on(
        'console',
        (message) => message.type() === 'error' && tell(`${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => tell(`${error.name}: ${error.message}`));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
