/**
 * Runs in the 404 page. Logs the path that was asked for, for whoever looks why a link is broken, and goes to the page that was meant if there is one: addresses are
 * typed with capitals, and copied with the punctuation of their sentence, such as `/About` or `/contact).`
 */

/** The site's base address. The build fills it in. */
declare const BASE: string;

const {pathname, search, hash} = location;

/** Goes to an address if there is a page. Otherwise the visitor stays, as without a network. */
const tryAddress = (address: string) =>
  fetch(address, {method: 'HEAD'}).then(
    ({ok}) => {
      if (ok) location.replace(address + search + hash);
    },
    () => {},
  );

console.warn(404, pathname);
// Two slashes at the beginning would name another site.
const copied = pathname.replace(/^\/+/, '/').replace(/([^\w/-]|%\w\w)+$/, '');
const typed = BASE + copied.slice(BASE.length).toLowerCase();
if (copied !== pathname) tryAddress(copied);
if (typed !== copied) tryAddress(typed);
