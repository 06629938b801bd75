/** Time from a tap on a link to the paint of the page that it leads to, drawn by React or loaded by the browser. */
import {launch} from 'chrome-launcher';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {findBrowser} from '../browser.mjs';
import {startSlowLine} from './line';
import {FLAGS} from './measure';

/** How long a finger is down on a link, in milliseconds. The browser and React both use it to fetch the page. */
const PRESS = 90;

interface Visit {
  /** 400 kbit/s, 400 ms for each round trip and a processor six times as slow, or the machine's own. */
  slow: boolean;
  /** Whether both pages have been visited and all is stored. */
  warm: boolean;
  /** Whether React has to be there before the tap. */
  hydrated: boolean;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Attaches to the browser. Playwright would keep it from drawing pages ahead, so it is not used here. */
const attach = (port: number) => puppeteer.connect({browserURL: `http://localhost:${port}`, defaultViewport: null});

/** Notes when a link is clicked, and when another page's headline is painted in this page. Runs in the page. */
function watchClickAndPaint(): void {
  const before = document.querySelector('h1')?.textContent;
  addEventListener('click', ({timeStamp}) => localStorage.setItem('clicked', `${performance.timeOrigin + timeStamp}`), {
    capture: true,
  });
  new PerformanceObserver((list) => {
    const {renderTime} = list.getEntries()[0] as PerformanceEntry & {renderTime: number};
    Object.assign(window, {painted: performance.timeOrigin + renderTime});
  }).observe({type: 'element'});
  new MutationObserver((_, observer) => {
    const headline = document.querySelector('h1');
    if (!headline || headline.textContent === before) return;
    observer.disconnect();
    headline.setAttribute('elementtiming', 'headline');
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}

/** From the click to the paint. Runs in the page that came, which is the same one if React drew it. */
function readTime(): number {
  const {painted} = window as {painted?: number};
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  // A page that was drawn ahead is painted when it is activated, at the earliest.
  const own = performance.timeOrigin + Math.max(paint?.startTime ?? Number.NaN, page.activationStart ?? 0);
  return (painted ?? own) - Number(localStorage.getItem('clicked'));
}

async function openPages(page: Page, home: string, {slow, warm, hydrated}: Visit): Promise<void> {
  const open = async (address: string) => {
    await page.goto(address, {timeout: 60_000});
    if (hydrated) await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: 60_000});
    await page.waitForNetworkIdle({idleTime: 500, timeout: 60_000});
  };
  if (warm) {
    await page.goto(home);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await open(`${home}about`);
  } else {
    await page.evaluateOnNewDocument(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker);
  }
  await open(home);
  if (slow) await page.emulateCPUThrottling(6);
}

async function tapLink(page: Page): Promise<void> {
  await page.evaluate(watchClickAndPaint);
  const link = await page.waitForSelector('footer a[href$="/about"]');
  await link?.scrollIntoView();
  await pause(600); // As long as anything still moves, a tap would only stop it.
  const {x = 0, y = 0, width = 0, height = 0} = (await link?.boundingBox()) ?? {};
  await page.touchscreen.touchStart(x + width / 2, y + height / 2);
  await pause(PRESS);
  // The page may be gone before the browser has said that the finger is up.
  await page.touchscreen.touchEnd().catch(() => {});
}

/** Measures one visit of a served site, on a phone, in a browser of its own. */
export async function nextPage(url: string, visit: Visit): Promise<number> {
  const line = await startSlowLine(Number(new URL(url).port));
  const home = visit.slow ? url.replace(/\d+/, String(line.port)) : url;
  const chrome = await launch({chromePath: findBrowser(), chromeFlags: ['--headless=new', ...FLAGS]});
  let browser: Browser | undefined;
  try {
    browser = await attach(chrome.port);
    const page = await browser.newPage();
    await page.setViewport({width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true});
    await openPages(page, home, visit);
    await tapLink(page);
    for (let tries = 0; tries < 5; tries += 1) {
      await pause(visit.slow ? 4000 : 2000);
      // A page that was drawn ahead has taken the other's place: find it anew.
      await browser.disconnect();
      browser = await attach(chrome.port);
      const next = (await browser.pages()).find((one) => one.url() === `${home}about`);
      const time = await next?.evaluate(readTime);
      if (time) return time;
    }
    throw new Error(`A tap on a link of ${home} did not lead to the next page.`);
  } finally {
    await browser?.disconnect();
    chrome.kill();
    line.stop();
  }
}
