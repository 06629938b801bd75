/** The faults of a page's looks, as sentences. A fault names its rule, its limit and the reason. */
import type {Locator, Page} from 'playwright/test';
import {inPage} from '../../inPage/load';
import {judgeColors} from './judgeColors';
import {judgeLayout} from './judgeLayout';

const layout = inPage<typeof import('./measureLayout')>(require.resolve('./measureLayout'));
const colors = inPage<typeof import('./measureColors')>(require.resolve('./measureColors'));
const parts = inPage<typeof import('./mergedParts')>(require.resolve('./mergedParts'));

/** What is too close, too small or out of line in the page, at the width that its window has now. */
export const crowded = async (page: Page): Promise<string[]> =>
  judgeLayout(await page.evaluate((module) => module.measureLayout(), await layout(page)));

/** What can't be told from the ground behind it among these elements. It moves the focus. */
export const pale = async (elements: Locator): Promise<string[]> =>
  judgeColors(await elements.evaluateAll((all, module) => module.measureColors(all), await colors(elements.page())));

/** Parts of a page that nothing keeps apart from the part above them. */
export const merged = async (page: Page): Promise<string[]> =>
  page.evaluate((module) => module.mergedParts(), await parts(page));
