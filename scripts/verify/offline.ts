/** One visit, and then the network is off: the service worker opens every page of the menu. */
import type {Browser, Page} from 'playwright';
import {menuPages} from '../../src/build/post-build/serviceWorker';
import {BUDGETS, kilobytes} from '../bytes';
import {withFirstVisit} from '../firstVisit';
import {type Build, pagesNamed} from './built';
import {error, type Problem, warning} from './report';

/** Whether the service worker shows a page. The browser's own cache proves nothing, and the 404 page has no canonical address. */
async function opens(tab: Page, address: string): Promise<boolean> {
  const answer = await tab.goto(address, {waitUntil: 'commit'}).catch(() => null);
  if (!answer?.fromServiceWorker()) return false;
  return (await answer.text()).includes('rel="canonical"');
}

export const checkOffline = (build: Build, browser: Browser): Promise<Problem[]> =>
  withFirstVisit(browser, build, '', async ({tab, url, isStored, background, goOffline}) => {
    if (!isStored) return [error('The service worker doesn’t store the site for visits without a network.')];
    goOffline();
    const problems: Problem[] = [];
    for (const page of menuPages(pagesNamed(build, ['index'])[0].$, build.base, build.files)) {
      if (!(await opens(tab, url + page))) problems.push(error('The page doesn’t open without a network.', `/${page}`));
    }
    if (background > BUDGETS.background) {
      const sizes = `${kilobytes(background)} kB, and the budget is ${kilobytes(BUDGETS.background)} kB`;
      problems.push(warning(`The pages of the menu, which every visitor gets in the background, weigh ${sizes}.`));
    }
    return problems;
  });
