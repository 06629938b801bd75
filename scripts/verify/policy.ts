/** The content security policy of every page is strict and comes first. */
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem} from './report';

/** The only pages that have a key to GitHub: the editor and the page in its frame. */
const EDITOR = /^editor(\.html$|\/)/;

/** The policy without the hashes of what the build writes into the page. A mistake in these shows up in the browser's console. */
function strictPolicy({file}: BuiltPage, isStaff: boolean, {origin}: URL): string {
  const isEditor = isStaff && EDITOR.test(file);
  // The editor's frame has no origin, so the site's own is written out beside 'self'.
  const self = isEditor ? `'self' ${origin}` : "'self'";
  return [
    `default-src ${self}`,
    `script-src ${self}`,
    `style-src ${self}`,
    `img-src ${self}${isStaff ? ' data:' : ''}`,
    ...(isEditor ? [`connect-src ${self} https://api.github.com`] : []),
    "object-src 'none'",
    `frame-src ${isEditor ? self : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function checkPage(page: BuiltPage, isStaff: boolean, home: URL): Problem[] {
  const {html, address} = page;
  const [before, policy] = html.split(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/);
  if (policy === undefined || /<(script|style|link|img)\b/.test(before))
    return [error('The page doesn’t begin with a security policy.', address)];
  const sources = policy.replace(/ 'sha256-[\w+/=]+'/g, '').replace(/(style-src [^;]*) 'unsafe-hashes'/, '$1');
  const strict = strictPolicy(page, isStaff, home);
  if (sources === strict) return [];
  return [error(`The page’s security policy is "${sources}", and must be "${strict}".`, address)];
}

/** Checks the pages of visitors, and those of staff if they are there, too. */
export const checkPolicy = (build: Build): Problem[] =>
  [build, ...(build.staff ? [build.staff] : [])].flatMap((one) =>
    everyPage(one).flatMap((page) => checkPage(page, one !== build, one.home)),
  );
