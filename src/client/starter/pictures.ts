/** For a page with pictures: which file each takes, and which files the next visit finds offline. */
import {prefersReducedData} from '../prefersReducedData';

/**
 * Gives visitors who save data the smallest file of every picture. The page's opening picture is lazy in the HTML, and
 * the link that fetches it ahead is off, because a browser acts on both before any script runs, and would fetch the larger file.
 */
export function choosePictures(): void {
  const savesData = prefersReducedData();
  // For a picture that is next to nothing wide, the browser takes the smallest file.
  const smallest = '1px';
  const ahead = document.querySelector<HTMLLinkElement>('[imagesrcset]');
  if (ahead) {
    if (savesData) ahead.imageSizes = smallest;
    ahead.media = '';
  }
  const choose = () => {
    document.querySelectorAll<HTMLImageElement>('picture>*').forEach((one) => {
      if (savesData) one.sizes = smallest;
      if (one.hasAttribute('fetchpriority')) one.loading = 'eager';
    });
  };
  const observer = new MutationObserver(choose);
  observer.observe(document, {childList: true, subtree: true});
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
