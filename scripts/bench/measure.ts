/** One measurement of one page: by Lighthouse, and on a slow network and processor that are applied, not computed. */
import {launch} from 'chrome-launcher';
import {type Browser, type CDPSession, chromium, type Page} from 'playwright';
import {BROWSER_FLAGS, findBrowser} from '../browser.mjs';

/** The benchmark's own server has a certificate that nobody signed. */
export const FLAGS = [...BROWSER_FLAGS, '--ignore-certificate-errors'];

/** Figures by name; times in milliseconds, sizes in bytes. */
export type Figures = Record<string, number>;

/** Lighthouse with its mobile preset, in a fresh browser. */
export async function lighthouse(url: string): Promise<Figures> {
  const {default: run} = await import('lighthouse');
  const chrome = await launch({chromePath: findBrowser(), chromeFlags: ['--headless=new', ...FLAGS]});
  try {
    const result = await run(url, {port: chrome.port, logLevel: 'error'});
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}.`);
    const {audits, categories} = result.lhr;
    const value = (audit: string) => audits[audit].numericValue ?? 0;
    const score = (category: string) => Math.round((categories[category].score ?? 0) * 100);
    return {
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      bytes: value('total-byte-weight'),
    };
  } finally {
    chrome.kill();
  }
}

/** 400 kbit/s, 400 ms for each round trip, a processor six times as slow. */
async function slowDown(cdp: CDPSession): Promise<void> {
  const throughput = 400_000 / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: 6});
}

async function onPhone<T>(
  browser: Browser,
  slow: boolean,
  measure: (page: Page, limit: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    return await measure(page, async () => {
      if (slow) await slowDown(await context.newCDPSession(page));
    });
  } finally {
    await context.close();
  }
}

/** When the largest piece was painted on a slow phone, and how many requests it needed. */
export async function slowPaint(browser: Browser, url: string): Promise<Figures> {
  return onPhone(browser, true, async (page, limit) => {
    await limit();
    await page.goto(url, {waitUntil: 'load', timeout: 60_000});
    await page.waitForTimeout(1500);
    return page.evaluate(
      () =>
        new Promise<Figures>((done) => {
          new PerformanceObserver((list) => {
            const slowLcp = list.getEntries().at(-1)?.startTime ?? 0;
            const before = performance.getEntriesByType('resource').filter(({startTime}) => startTime < slowLcp);
            done({slowLcp, requests: before.length + 1});
          }).observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
  });
}

/** How long after the first paint a touch comes, in milliseconds. */
const TOUCH_AFTER = 300;

/**
 * Time from a touch on the menu, soon after the first paint, to the open drawer. `again`: touch until it opens, for a
 * page that loses what comes before its script; its earliest chance counts.
 */
export async function tapOnMenu(
  browser: Browser,
  url: string,
  {slow, again = false}: {slow: boolean; again?: boolean},
): Promise<number> {
  return onPhone(browser, slow, async (page, limit) => {
    await limit();
    await page.goto(url, {waitUntil: 'commit', timeout: 60_000});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(TOUCH_AFTER);
    return page.evaluate(
      (repeat) =>
        new Promise<number>((done) => {
          const menu = document.querySelector<HTMLElement>('.navbar__toggle');
          if (!menu) throw new Error('The page has no menu to touch.');
          const start = performance.now();
          const timer = repeat ? setInterval(() => menu.click(), 50) : undefined;
          new MutationObserver(() => {
            if (menu.getAttribute('aria-expanded') !== 'true') return;
            clearInterval(timer);
            done(performance.now() - start);
          }).observe(menu, {attributes: true});
          menu.click();
        }),
      again,
    );
  });
}

/** Runs `work` with a browser that is closed afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: FLAGS});
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
