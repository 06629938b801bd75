/** A page on a slow phone: how long visitors who have the least wait. */
import {chromium} from 'playwright';
import {BROWSER_FLAGS, findChromium} from '../browsers.mjs';
import type {OfSlowPhone} from './measurements';

/**
 * One page on a phone whose network (400 kbit/s, 400 ms a round trip) and processor (a sixth) are slowed down, not
 * computed: its largest paint, and the time from a touch on the menu to the open menu, if its script can open it.
 */
export async function slowPhone(url: string, hasMenu: boolean): Promise<OfSlowPhone> {
  const browser = await chromium.launch({...findChromium(), args: BROWSER_FLAGS});
  try {
    const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
    const context = await browser.newContext({...phone, serviceWorkers: 'block'});
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const speed = {latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000};
    await devtools.send('Network.emulateNetworkConditions', {offline: false, ...speed});
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.goto(url, {waitUntil: 'load', timeout: 60_000});
    const slowPaint = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const observer = new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0));
          observer.observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
    if (!hasMenu) return {slowPaint};
    const start = Date.now();
    await page.getByRole('button', {name: /navigation bar/i}).tap();
    await page.locator('.navbar-sidebar[open]').waitFor();
    return {slowPaint, menu: Date.now() - start};
  } finally {
    await browser.close();
  }
}
