/** Every page’s content security policy is strict, comes first, and allows what the build wrote into the page. */
import {createHash} from 'node:crypto';
import {attributesOf, type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem, TELL} from './problem';

/** Sources by directive. */
type Sources = Record<string, string[]>;

/** What the policy allows beside the hashes of what is written into the page. */
const ALLOWED: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-hashes'"],
  'img-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** The same for the staff's pages, whose styles have icons as data. */
const ALLOWED_FOR_STAFF: Sources = {...ALLOWED, 'img-src': ["'self'", 'data:']};

/** What the editor and the page in its frame have: no other page has a key to GitHub, or may ask it. */
const EDITOR = /^editor(\.html$|\/)/;

/** The same for them. The frame has no origin, so the site's own is written out beside 'self'. */
function allowedForEditor(origin: string): Sources {
  const own = ["'self'", origin];
  return {
    ...ALLOWED_FOR_STAFF,
    'default-src': own,
    'script-src': own,
    'style-src': [...own, "'unsafe-hashes'"],
    'img-src': [...own, 'data:'],
    'connect-src': [...own, 'https://api.github.com'],
    'frame-src': own,
  };
}

/** Types of scripts that browsers run or act on. */
const EXECUTABLE = [undefined, '', 'module', 'speculationrules', 'text/javascript', 'application/javascript'];

const isHash = (source: string) => /^'sha256-[A-Za-z0-9+/=]+'$/.test(source);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of a policy with their sources. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => [directive.trim().split(/\s+/)[0], directive.trim().split(/\s+/).slice(1)]),
  );

/** What the page’s policy allows too much, or doesn’t say. */
function checkStrictness(directives: Map<string, string[]>, allowed: Sources): string[] {
  const missing = Object.keys(allowed).filter((name) => !directives.has(name));
  const loose = [...directives].flatMap(([name, sources]) =>
    sources
      .filter((source) => !allowed[name]?.includes(source) && !(isHash(source) && /^(script|style)-src$/.test(name)))
      .map((source) => `The page’s security policy allows ${source} as ${name}.`),
  );
  return [...missing.map((name) => `The page’s security policy doesn’t say ${name}.`), ...loose];
}

/** What is written into the page and not allowed by its policy: browsers would ignore it. */
function checkInline(page: BuiltPage, directives: Map<string, string[]>): string[] {
  const {$} = page;
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .filter((one) => EXECUTABLE.includes($(one).attr('type')))
      .map((one) => $(one).text());
  const refused = (name: string, what: string, texts: string[]) =>
    texts
      .filter((text) => !directives.get(name)?.includes(hashOf(text)))
      .map(
        (text) => `The page’s security policy refuses its own ${what} that begins with "${text.trim().slice(0, 40)}".`,
      );
  const attributes = attributesOf(page, '[style]', 'style');
  const mayHaveAttributes = attributes.length === 0 || directives.get('style-src')?.includes("'unsafe-hashes'");
  return [
    ...refused('script-src', 'script', textsOf('script:not([src])')),
    ...refused('style-src', 'style', [...textsOf('style'), ...attributes]),
    ...(mayHaveAttributes ? [] : ['The page’s security policy refuses its own style attributes.']),
  ];
}

/** Pictures that are data in the page, and that its policy refuses. */
function checkPictures(page: BuiltPage, directives: Map<string, string[]>): string[] {
  if (directives.get('img-src')?.includes('data:')) return [];
  const styles = [page.$('style').text(), ...attributesOf(page, '[style]', 'style')];
  const inStyles = styles.flatMap((text) => [...text.matchAll(/url\(\s*["']?(data:[^)]*)/gi)].map(([, data]) => data));
  const inPage = [...attributesOf(page, 'img[src]', 'src'), ...attributesOf(page, '[srcset]', 'srcset')];
  return [...inStyles, ...inPage.filter((address) => address.startsWith('data:'))].map(
    (data) => `The page’s security policy refuses its own picture that begins with "${data.slice(0, 40)}".`,
  );
}

/** Code in attributes, which no hash allows. */
function checkAttributes(page: BuiltPage): string[] {
  const {$} = page;
  const names = $('*')
    .toArray()
    .flatMap((one) => Object.keys($(one).attr() ?? {}));
  const handlers = names.filter((name) => name.startsWith('on'));
  const code = [...attributesOf(page, '[href]', 'href'), ...attributesOf(page, '[src]', 'src')].filter((address) =>
    /^\s*javascript:/i.test(address),
  );
  return [
    ...[...new Set(handlers)].map((name) => `The page has code in an attribute "${name}".`),
    ...(code.length > 0 ? ['The page has a link that runs code.'] : []),
  ];
}

function checkPage(page: BuiltPage, allowed: Sources): string[] {
  const {$} = page;
  const policy = $('head > meta[http-equiv="Content-Security-Policy"]');
  if (policy.length !== 1) return ['The page has no security policy, or two.'];
  const directives = directivesOf(policy.attr('content') ?? '');
  const all = $('*').toArray();
  const isLate = all.indexOf(policy[0]) > all.indexOf($('script, style, link, img')[0]);
  const referrer = $('meta[name=referrer]').attr('content');
  return [
    ...(isLate ? ['The page’s security policy comes after what it governs.'] : []),
    ...(referrer === 'no-referrer' ? [] : ['The page tells other sites where their visitors come from.']),
    ...checkStrictness(directives, allowed),
    ...checkInline(page, directives),
    ...checkPictures(page, directives),
    ...checkAttributes(page),
  ];
}

const checkBuild = (build: Build, allowedFor: (page: BuiltPage) => Sources): Problem[] =>
  everyPage(build).flatMap((page) =>
    checkPage(page, allowedFor(page)).map((message) => error(`${message} ${TELL}`, page.address)),
  );

/** The visitors' pages, and the staff's where they are there, too. */
export const policy = (build: Build): Problem[] => [
  ...checkBuild(build, () => ALLOWED),
  ...(build.staff
    ? checkBuild(build.staff, ({file, url}) => (EDITOR.test(file) ? allowedForEditor(url.origin) : ALLOWED_FOR_STAFF))
    : []),
];
