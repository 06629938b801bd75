/** Measures a page on a phone with a slow network (400 kbit/s, 400 ms a round trip) and a processor at a sixth of this one's speed. */
import type {Browser} from 'playwright';

const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};

/** Milliseconds to the largest paint, and from a tap on the menu button to the open menu, on a page with script. */
export async function slowPhone(
  browser: Browser,
  url: string,
  hasScript: boolean,
): Promise<{paint: number; menu: number}> {
  const context = await browser.newContext({...PHONE, serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const network = {offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000};
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.goto(url, {waitUntil: 'load', timeout: 60_000});
    const paint = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const observer = new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0));
          observer.observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
    if (!hasScript) return {paint, menu: 0};
    const start = performance.now();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.getByRole('dialog', {name: 'Menu'}).waitFor();
    return {paint, menu: performance.now() - start};
  } finally {
    await context.close();
  }
}
