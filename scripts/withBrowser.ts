/** Starts a browser, for everything except speed measurements. */
import {type Browser, chromium} from 'playwright';
import {findChromium, launchOptions} from './browsers.mjs';
import {withServer} from './serve';

/** Rejects with a sentence if there is no browser, or if it doesn't start. */
export async function launchBrowser(): Promise<Browser> {
  if (!findChromium()) throw new Error('There is no browser. Run "node scripts/setup.mjs --browser" first.');
  const {args, ...options} = launchOptions();
  // Verify has two tabs at work.
  return chromium.launch({...options, args: [...args, '--renderer-process-limit=2']}).catch((cause: Error) => {
    throw new Error(`The browser didn’t start: ${cause.message}`, {cause});
  });
}

/** Serves a build to a browser for as long as `use` works. `url`: the address of the home page. */
export async function withBrowser<Result>(
  {dir, base}: {dir: string; base: string},
  use: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await withServer({dir, base}, (url) => use(browser, url));
  } finally {
    await browser.close();
  }
}
