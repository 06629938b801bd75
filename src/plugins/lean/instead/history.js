/** Stands in for the list of exports of `history`: addresses behind a hash are not used, and their 3 kB stay out. */
export {
  createBrowserHistory,
  createLocation,
  createMemoryHistory,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';
export const createHashHistory = undefined;
