/** For a page with pictures: chooses the files for visitors who save data, and keeps those they saw for offline use. */
import {prefersReducedData, SMALLEST} from '../../shared';

/**
 * Gives visitors who save data the smallest file of every picture. In the HTML the opening picture is lazy and its
 * preload link is off: a browser acts on both before any script runs, and would fetch a larger file.
 */
export function choosePictures(): void {
  const savesData = prefersReducedData();
  const ahead = document.querySelector<HTMLLinkElement>('[imagesrcset]');
  if (ahead) {
    if (savesData) ahead.imageSizes = SMALLEST;
    ahead.media = '';
  }
  const choose = () => {
    document.querySelectorAll<HTMLImageElement>('picture>*').forEach((one) => {
      if (savesData) one.sizes = SMALLEST;
      if (one.hasAttribute('fetchpriority')) one.loading = 'eager';
    });
  };
  const observer = new MutationObserver(choose);
  observer.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => {
    // The observer misses a page that is parsed in one go.
    choose();
    observer.disconnect();
  });
}

/** Reports what the page has loaded to the service worker, which on a first visit starts after the page. */
export function reportSeenPictures(): void {
  document.addEventListener('visibilitychange', () => {
    navigator.serviceWorker.ready.then(({active}) => {
      active?.postMessage(performance.getEntriesByType('resource').map(({name}) => name));
    });
  });
}
