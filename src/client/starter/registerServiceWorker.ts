import {TAKE_OVER} from '../../plugins/post-build/serviceWorker/takeOver';
import {reportSeenPictures} from './pictures';

/** Address of the service worker, empty where there is none. The build fills it in. */
declare const SERVICE_WORKER: string;
/** Whether the page has pictures. The build fills it in. */
declare const HAS_PICTURES: boolean;

/** What the visitor came for goes first, for so long. In milliseconds. */
const PAUSE = 3000;

export function registerServiceWorker(): void {
  const {serviceWorker} = navigator;
  if (SERVICE_WORKER && serviceWorker) {
    setTimeout(() => {
      serviceWorker
        .register(SERVICE_WORKER)
        .then(({waiting}) => {
          if (waiting) waiting.postMessage(TAKE_OVER);
        })
        // The site works without it, so there is nothing to tell a visitor when it fails.
        .catch(() => {});
    }, PAUSE);
    if (HAS_PICTURES) reportSeenPictures();
  }
}
