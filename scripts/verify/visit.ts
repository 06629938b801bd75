/** Opens every page in a browser, on a phone and on a wide screen, in both themes. */
import type {Browser, Page} from 'playwright';
import {audit, type Violation} from './axe';
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem, TELL, warning} from './problem';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 360] as const;
type Theme = (typeof THEMES)[number];

/** How many pages are open at the same time: one more than two cores, since a page often waits. */
const AT_ONCE = 3;

/** An address that no page has. */
const UNKNOWN = 'no-such-page';

/** What words alone can bring about of what axe finds, and what staff can write instead. */
const BY_WORDS: Record<string, string> = {
  'empty-table-header': 'Give each column of the table its words, or write a list in its place.',
  'target-size': 'Put words between the links, or a button in the place of each.',
  label: 'Delete the square brackets at the line’s beginning: they draw a box that nobody can tick.',
};

/** `landmarks.ts` reports problems with headings in plainer words. */
const REPORTED_ELSEWHERE = ['heading-order', 'page-has-heading-one'];

interface Visit {
  page: BuiltPage;
  theme: Theme;
  width: number;
  /** Whether axe looks at the page, too. */
  audited: boolean;
}

/** Axe takes its time, so it looks at each theme and each width once: light on a wide screen, and dark on a phone. */
const AUDITED: Record<Theme, number> = {light: 1280, dark: 360};

/** Every page in both themes and widths. */
function visitsOf(build: Build): Visit[] {
  return everyPage(build).flatMap((page) =>
    THEMES.flatMap((theme) => WIDTHS.map((width) => ({page, theme, width, audited: width === AUDITED[theme]}))),
  );
}

interface Wide {
  /** The words of what is too wide. */
  words: string;
  /** Whether it is a table or a passage of code, whose lines no phone can break. The check has warned of them. */
  isFixed: boolean;
}

/**
 * What reaches beyond the window's edge, by its words: the innermost elements. Runs in the page, and so without functions
 * that have a name: what runs this script would add a helper that the page lacks.
 */
function beyondTheEdge(): Wide[] {
  const {clientWidth, scrollWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = Array.from(document.body.querySelectorAll('*')).filter((element) => {
    if (element.getBoundingClientRect().right <= clientWidth + 1) return false;
    // What a box cuts off, or what isn't in the page's flow, makes no page wider.
    for (let box: Element | null = element; box; box = box.parentElement) {
      const {overflowX, position} = getComputedStyle(box);
      const cuts = overflowX !== 'visible' && box.getBoundingClientRect().right <= clientWidth + 1;
      if (position === 'fixed' || cuts) return false;
    }
    return true;
  });
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return innermost.slice(0, 3).map((element) => ({
    words: (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40) || `<${element.localName}>`,
    isFixed: element.closest('main :is(table, pre)') !== null,
  }));
}

/** A page that scrolls sideways. */
function tooWide({words, isFixed}: Wide, {address}: BuiltPage): Problem {
  if (!isFixed) {
    return error(`The page is wider than the window: "${words}" reaches beyond its edge. ${TELL}`, address);
  }
  const what = `A table, or words between \` or ~ signs, is wider than the window: "${words}" reaches beyond its edge.`;
  return warning(`${what} Write a list, cards or a sentence in its place.`, address);
}

/** What keeps somebody from reading or using a page. */
function barrier({rule, help, element, summary}: Violation, {address}: BuiltPage): Problem {
  const what = `${help} (axe: ${rule}): ${element}.`;
  if (rule in BY_WORDS) return warning(`${what} ${BY_WORDS[rule]}`, address);
  return error(`${what} ${summary.replace(/\s+/g, ' ')}. ${TELL}`, address);
}

/** Opens a page. Resolves to what is wrong: errors in the console, what is too wide, what axe finds. */
async function visit(
  tab: Page,
  {page, width, audited}: Visit,
  address: string,
  isUnknown: boolean,
): Promise<Problem[]> {
  const errors: string[] = [];
  tab.removeAllListeners();
  tab.on('pageerror', ({name, message}) => errors.push(`${name}: ${message}`));
  tab.on('console', (message) => {
    // The browser itself reports that there is no page at an unknown address.
    const isExpected = isUnknown && message.location().url === address;
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
  await tab.setViewportSize({width, height: 800});
  await tab.goto(address);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  const wide = await tab.evaluate(beyondTheEdge);
  const violations = audited ? await audit(tab) : [];
  return [
    ...errors.map((text) => error(`The browser reports an error: ${text} ${TELL}`, page.address)),
    ...wide.map((one) => tooWide(one, page)),
    ...violations.filter(({rule}) => !REPORTED_ELSEWHERE.includes(rule)).map((one) => barrier(one, page)),
  ];
}

/** One problem for all visits of a page that show it. */
function mergeSightings(sightings: {problem: Problem; visit: Visit}[]): Problem[] {
  const byProblem = new Map<string, typeof sightings>();
  for (const sighting of sightings) {
    const key = `${sighting.problem.page} ${sighting.problem.message}`;
    byProblem.set(key, [...(byProblem.get(key) ?? []), sighting]);
  }
  return [...byProblem.values()].map((same) => {
    const [{problem}] = same;
    const states = [...new Set(same.map(({visit: {theme, width}}) => `${width} pixels, ${theme}`))].sort();
    if (states.length === THEMES.length * WIDTHS.length) return problem;
    return {...problem, message: `${problem.message} Seen at ${states.join('; ')}.`};
  });
}

/** Opens every page of a build that is served at `home`. */
export async function visitAll(build: Build, browser: Browser, home: string): Promise<Problem[]> {
  const waiting = visitsOf(build);
  const sightings: {problem: Problem; visit: Visit}[] = [];
  const open = (colorScheme: Theme) => browser.newPage({colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block'});
  const work = async () => {
    const tabs = {light: await open('light'), dark: await open('dark')};
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const {page, theme} = next;
      const isUnknown = page === build.notFound;
      const address = new URL(isUnknown ? UNKNOWN : page.url.pathname.slice(build.base.length), home).href;
      let problems: Problem[];
      try {
        problems = await visit(tabs[theme], next, address, isUnknown);
      } catch (cause) {
        const [reason] = (cause as Error).message.split('\n');
        problems = [error(`The browser can’t open the page: ${reason}. ${TELL}`, page.address)];
        await tabs[theme].close();
        tabs[theme] = await open(theme);
      }
      for (const problem of problems) sightings.push({problem, visit: next});
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return mergeSightings(sightings);
}
