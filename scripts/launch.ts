/** Starts a browser that measures no time: for verify and screenshots. */
import {type Browser, chromium} from 'playwright';
import {findChromium, launchOptions} from './browsers.mjs';

/** Rejects with a sentence: that there is no browser, or why the one that is there didn't start. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions()).catch((cause: Error) => {
    const sentence = findChromium()
      ? `The browser didn’t start: ${cause.message}`
      : 'There is no browser to open the pages in. Run "node scripts/setup.mjs --browser" first.';
    throw new Error(sentence, {cause});
  });
}
