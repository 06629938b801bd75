import {TAKE_OVER} from '../shared';
import {reportSeenPictures} from './pictures';

/** Address of the service worker, empty where there is none. The build fills it in. */
declare const SERVICE_WORKER: string;
/** Whether the page has pictures. The build fills it in. */
declare const HAS_PICTURES: boolean;

/** How long, in milliseconds, the page itself has the network first. */
const PAUSE = 3000;

export function registerServiceWorker(): void {
  // A page in a frame without an origin, as the editor's preview, may not even ask.
  const serviceWorker = SERVICE_WORKER ? navigator.serviceWorker : undefined;
  if (serviceWorker) {
    setTimeout(() => {
      serviceWorker
        .register(SERVICE_WORKER)
        .then(({waiting}) => {
          if (waiting) waiting.postMessage(TAKE_OVER);
        })
        // The site works without it, so a visitor needn't know.
        .catch(() => {});
    }, PAUSE);
    if (HAS_PICTURES) reportSeenPictures();
  }
}
