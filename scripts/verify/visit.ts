/** Opens every page in a browser, in the light theme on a wide screen, and in the dark theme on a phone. */
import type {Browser, Page} from 'playwright';
import {audit} from './axe';
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem, warning} from './report';

const VIEWS = [
  {colorScheme: 'light', width: 1280},
  {colorScheme: 'dark', width: 360},
] as const;

/** How many tabs are open at the same time, each in a process of its own. More tabs would share these and wait for each other. */
const TABS = 2;

/** An address that no page has. */
const UNKNOWN = 'no-such-page';

/** axe rules that staff’s text alone can break, and what staff can write instead. */
const CAUSED_BY_TEXT: Record<string, string> = {
  'empty-table-header': 'Give each column of the table a title, or write a list in its place.',
  'heading-order': 'Write headings level by level: ## below the headline, ### below ##.',
  label: 'Delete the square brackets at the start of the line: they make a checkbox that can’t be ticked.',
  'page-has-heading-one': 'Write one headline, with a single #.',
  'target-size': 'Put text between the links, or use buttons.',
};

/** The text of the first element that is wider than the window, if any. Runs in the page. */
function findOverflow(): {text: string; isFixed: boolean} | undefined {
  const {clientWidth, scrollWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const wide = Array.from(document.querySelectorAll('body *')).filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const innermost = wide.find((element) => !wide.some((other) => other !== element && element.contains(other)));
  const text = innermost?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) || `<${innermost?.localName}>`;
  return {text, isFixed: Boolean(innermost?.closest('main :is(table, pre)'))};
}

async function overflowOf(tab: Page, {address}: BuiltPage, width: number): Promise<Problem[]> {
  const overflow = await tab.evaluate(findOverflow);
  if (!overflow) return [];
  const {text, isFixed} = overflow;
  const where = `At ${width} pixels, "${text}" is wider than the window.`;
  // No phone can break the lines of a table or of code.
  return [
    isFixed ? warning(`${where} Write a list, cards or a sentence in its place.`, address) : error(where, address),
  ];
}

async function accessibilityOf(tab: Page, {address}: BuiltPage): Promise<Problem[]> {
  const violations = await audit(tab);
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const what = `${help} (axe: ${id}): ${target.join(' ')}.`;
      const advice = CAUSED_BY_TEXT[id];
      return advice
        ? warning(`${what} ${advice}`, address)
        : error(`${what} ${failureSummary.replace(/\s+/g, ' ')}.`, address);
    }),
  );
}

/** Looks at a page in both views. */
async function visit(tab: Page, page: BuiltPage, address: string, isUnknown: boolean): Promise<Problem[]> {
  const problems: Problem[] = [];
  const report = (message: string) => problems.push(error(`The browser reports an error: ${message}`, page.address));
  tab.removeAllListeners();
  tab.on('pageerror', ({name, message}) => report(`${name}: ${message}`));
  tab.on('console', (message) => {
    // The browser itself reports that there is no page at an unknown address.
    const isExpected = isUnknown && message.location().url === address;
    if (message.type() === 'error' && !isExpected) report(message.text());
  });
  for (const view of VIEWS) {
    const {colorScheme, width} = view;
    await tab.emulateMedia({colorScheme});
    await tab.setViewportSize({width, height: 800});
    if (view === VIEWS[0]) await tab.goto(address);
    await tab.locator(`html[data-theme=${colorScheme}]`).waitFor({state: 'attached'});
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    problems.push(...(await overflowOf(tab, page, width)), ...(await accessibilityOf(tab, page)));
  }
  return problems;
}

/** Opens every page of a build that is served at `url`. */
export async function visitAll(build: Build, browser: Browser, url: string): Promise<Problem[]> {
  const waiting = everyPage(build);
  const work = async () => {
    const tab = await browser.newPage({reducedMotion: 'reduce', serviceWorkers: 'block'});
    const problems: Problem[] = [];
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const isUnknown = page === build.notFound;
      const address = url + (isUnknown ? UNKNOWN : page.address.slice(1));
      problems.push(...(await visit(tab, page, address, isUnknown)));
    }
    return problems;
  };
  return (await Promise.all(Array.from({length: TABS}, work))).flat();
}
