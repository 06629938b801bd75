/** One visit, and then the network is off: the service worker opens every page of the menu. */
import type {Browser, Page} from 'playwright';
import {BUDGETS, kilobytes} from '../bytes';
import {firstVisit} from '../firstVisit';
import type {Build} from './built';
import {error, type Problem, warning} from './report';

/** Addresses of the menu's pages below the home page. */
function menuPages({base, pages}: Build): string[] {
  const {$} = pages.find(({address}) => address === '/') ?? pages[0];
  const links = $(`.navbar a[href^="${base}"]`).toArray();
  return [...new Set(links.map(({attribs}) => attribs.href.slice(base.length).replace(/#.*/, '')))];
}

/** Whether the service worker shows a page. The browser's own cache proves nothing, and the 404 page has no canonical address. */
async function opens(tab: Page, address: string): Promise<boolean> {
  const answer = await tab.goto(address).catch(() => null);
  return Boolean(answer?.fromServiceWorker()) && (await tab.locator('link[rel=canonical]').count()) > 0;
}

export async function offline(build: Build, browser: Browser): Promise<Problem[]> {
  const visit = await firstVisit(browser, build);
  try {
    if (!visit.isStored) return [error('The service worker doesn’t store the site for visits without a network.')];
    visit.goOffline();
    const problems: Problem[] = [];
    for (const page of menuPages(build)) {
      const isOpen = await opens(visit.tab, visit.url + page);
      if (!isOpen) problems.push(error('The page doesn’t open without a network.', `/${page}`));
    }
    if (visit.background > BUDGETS.background) {
      const sizes = `${kilobytes(visit.background)} kB, and the budget is ${kilobytes(BUDGETS.background)} kB`;
      problems.push(warning(`The pages of the menu, which every visitor gets in the background, weigh ${sizes}.`));
    }
    return problems;
  } finally {
    await visit.tab.close();
  }
}
