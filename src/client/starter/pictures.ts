/** Pictures, on a site that has any: which file each takes, and which files the next visit finds offline. */
import {prefersReducedData} from '../prefersReducedData';

/**
 * Gives visitors who save data the smallest file of every picture. The page's opening picture is lazy in the HTML,
 * because a browser that scans ahead would fetch its larger file before any script runs; here it becomes eager.
 */
export function choosePictures(): void {
  const savesData = prefersReducedData();
  const choose = () => {
    document.querySelectorAll<HTMLImageElement>('picture>*').forEach((one) => {
      // For a picture that is next to nothing wide, the browser takes the smallest file.
      if (savesData) one.sizes = '1px';
      if (one.hasAttribute('fetchpriority')) one.loading = 'eager';
    });
  };
  const observer = new MutationObserver(choose);
  observer.observe(document, {childList: true, subtree: true});
  if (savesData) return; // React may still bring more pictures.
  document.addEventListener('DOMContentLoaded', () => {
    // A page that is parsed in one go has not been observed yet.
    choose();
    observer.disconnect();
  });
}

/** Tells the service worker what a page has loaded: on a first visit, the page comes before the service worker. */
export function reportSeenPictures(): void {
  document.addEventListener('visibilitychange', () => {
    navigator.serviceWorker.ready.then(({active}) => {
      active?.postMessage(performance.getEntriesByType('resource').map(({name}) => name));
    });
  });
}
