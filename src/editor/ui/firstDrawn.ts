/** When the first page has been drawn in a frame: the engine is loaded only then. */
import type {FromFrame} from '../preview/messages';

/** How long the engine waits, in case no page can be drawn, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** Messages reach this page from other windows and from the browser's extensions, too. */
const isOfFrame = (source: MessageEventSource | null): boolean =>
  Array.from(document.querySelectorAll('iframe')).some(({contentWindow}) => contentWindow === source);

/** Resolves once a frame of this page has drawn what it shows, or after ten seconds. */
export const firstDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const receive = ({source, data}: MessageEvent<FromFrame>) => {
      if (data === 'drawn' && isOfFrame(source)) stop();
    };
    const timer = setTimeout(stop, LONGEST_WAIT);
    addEventListener('message', receive, {signal: listening.signal});
  });
