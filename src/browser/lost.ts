/**
 * Runs in the 404 page. Logs the path that was asked for, for whoever looks why a link is broken, and goes to the page that
 * was meant if there is one: addresses are typed with capitals, and copied with the punctuation of their sentence, such as
 * `/About` or `/contact).`
 */

/** The site's base address. The build fills it in. */
declare const BASE: string;

const {pathname, search, hash} = location;

/** Goes to the first of these addresses that has a page. */
async function goToFirst(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const {ok} = await fetch(address, {method: 'HEAD'});
    if (ok) {
      location.replace(address + search + hash);
      return;
    }
  }
}

console.warn(404, pathname);
// Two slashes at the beginning would name another site.
const withoutPunctuation = pathname.replace(/^\/+/, '/').replace(/([^\w/-]|%\w\w)+$/, '');
const inSmallLetters = BASE + withoutPunctuation.slice(BASE.length).toLowerCase();
const guesses = new Set([withoutPunctuation, inSmallLetters]);
// The page isn't there: it is why this script runs.
guesses.delete(pathname);
// Without a network, the visitor stays.
goToFirst([...guesses]).catch(() => {});
