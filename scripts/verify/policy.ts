/** The content security policy of every page is strict and comes first. */
import {isEditor} from '../../src/build/post-build/pages';
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem} from './report';

/** Directives that no page may lack. The first is the default of most others. */
const REQUIRED = ['default-src', 'object-src', 'base-uri', 'form-action'];

/** The site itself, nothing, or what the build has written into the page. */
const STRICT = /^'(self|none|sha256-[\w+/=]+)'$/;

/** What pages may have beside that: style attributes by their hashes, and for staff icons as data, and GitHub in the editor. */
function isException(directive: string, source: string, {file}: BuiltPage, isStaff: boolean, {origin}: URL): boolean {
  if (directive === 'style-src' && source === "'unsafe-hashes'") return true;
  if (!isStaff) return false;
  if (directive === 'img-src' && source === 'data:') return true;
  const isGitHub = directive === 'connect-src' && source === 'https://api.github.com';
  return isEditor(file) && (isGitHub || source === origin);
}

function checkPage(page: BuiltPage, isStaff: boolean, home: URL): Problem[] {
  const {html, address} = page;
  const [before, policy] = html.split(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/);
  if (policy === undefined || /<(script|style|link|img)\b/.test(before))
    return [error('The page doesn’t begin with a security policy.', address)];
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  const missing = REQUIRED.filter((name) => !directives.some(([one]) => one === name));
  const lax = directives.flatMap(([name, ...sources]) =>
    sources
      .filter((source) => !STRICT.test(source) && !isException(name, source, page, isStaff, home))
      .map((source) => `${name} ${source}`),
  );
  return [
    ...missing.map((name) => error(`The page’s security policy lacks ${name}.`, address)),
    ...lax.map((source) => error(`The page’s security policy allows ${source}.`, address)),
  ];
}

/** Checks the pages of visitors, and those of staff if they are there, too. */
export const checkPolicy = (build: Build): Problem[] =>
  [build, ...(build.staff ? [build.staff] : [])].flatMap((one) =>
    everyPage(one).flatMap((page) => checkPage(page, one !== build, one.home)),
  );
