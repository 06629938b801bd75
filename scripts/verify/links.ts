/** Every link and anchor leads somewhere, and all that a page needs was built. */
import path from 'node:path';
import {answerTo} from '../serve';
import {attributesOf, type Build, type BuiltPage, everyPage, manifestOf} from './built';
import {error, type Problem, TELL, warning} from './problem';

const CORRECT = 'Correct its address. If none of your words is this link, tell a developer.';

/** Turns %20 back into a space; what can't be turned back stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether there is something at an address of the site. */
const isThere = ({pathname}: URL, {dir, base}: Build): boolean =>
  Boolean(answerTo(path.resolve(dir), decode(pathname.slice(base.length))));

/** The place in a site that an address names: the path with its search and its anchor. */
const pathOf = ({href, origin}: URL) => href.slice(origin.length);

/** The page at an address, with or without a slash at its end. */
const pageAt = ({pathname}: URL, build: Build): BuiltPage | undefined =>
  build.pages.find(({url}) => url.pathname === pathname || `${url.pathname}/` === pathname);

/** What is wrong with where a link leads, if it leads within the site. */
function checkLink(href: string, words: string, page: BuiltPage, build: Build): Problem[] {
  const isWhole = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
  // The check takes a whole address for another site's, and another site may live beside this one, under the same name.
  const problem = (what: string) =>
    (isWhole ? warning : error)(`The link "${words}" leads to ${what}. ${CORRECT}`, page.address);
  if (!URL.canParse(href, page.url.href)) return [problem(`${href}, which is no address`)];
  const url = new URL(href, page.url);
  if (url.origin !== page.url.origin) return [];
  if (!url.pathname.startsWith(build.base)) {
    return isWhole ? [] : [problem(`${pathOf(url)}, and the site lives under ${build.base}`)];
  }
  if (!isThere(url, build)) return [problem(`${pathOf(url)}, where there is nothing`)];
  const anchor = decode(url.hash.slice(1));
  const target = url.pathname === page.url.pathname ? page : pageAt(url, build);
  const ids = target && attributesOf(target, '[id]', 'id');
  if (!anchor || anchor.startsWith(':~:') || !ids || ids.includes(anchor)) return [];
  return [problem(`#${anchor}, and the page ${target.address} has no such place`)];
}

const checkLinks = (page: BuiltPage, build: Build): Problem[] =>
  page
    .$('a[href], area[href]')
    .toArray()
    .flatMap((link) => {
      const href = link.attribs.href.trim();
      const words = link.attribs['aria-label'] || page.$(link).text().trim() || href;
      return checkLink(href, words.replace(/\s+/g, ' '), page, build);
    });

const inSet = (set: string) => set.split(',').map((one) => one.trim().split(/\s+/)[0]);
const inStyles = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address);
const inScripts = (script: string, base: string) =>
  [...script.matchAll(/["'`]([^"'`\s]+)["'`]/g)]
    .map(([, address]) => address)
    .filter((address) => address.startsWith(`${base}assets/`) || address === `${base}sw.js`);

/** The addresses of all that a page needs to be shown, and of all that it says to machines about the site. */
function needsOf(page: BuiltPage, {base, home}: Build): string[] {
  const {$} = page;
  const values = (name: string, selector = `[${name}]`) => attributesOf(page, selector, name);
  const forMachines = [...values('content', 'meta[content]'), $('script[type="application/ld+json"]').text()].join(
    '\n',
  );
  return [
    ...values('href', 'link[href]'),
    ...values('src'),
    ...values('srcset').flatMap(inSet),
    ...inStyles($('style').text()),
    ...inScripts($('script:not([type])').text(), base),
    ...(forMachines.match(/https?:\/\/[^"'\\\s<>#]+/g) ?? []).filter((address) => `${address}/`.startsWith(home)),
  ];
}

/** What is missing of what a page or a file needs, by its addresses there. */
function checkNeeds(addresses: string[], from: URL, build: Build, page?: string): Problem[] {
  const urls = addresses.filter((address) => !/^(data:|#|$)/.test(address)).map((address) => new URL(address, from));
  const missing = urls.filter(
    (url) => url.origin === from.origin && !(url.pathname.startsWith(build.base) && isThere(url, build)),
  );
  return [...new Set(missing.map(pathOf))].map((place) => {
    const needs = page ? 'The page needs' : `${from.pathname} names`;
    return error(`${needs} ${place}, which was not built. ${TELL}`, page);
  });
}

/** What the site's other files name: the web manifest, and the style sheets. */
function checkFiles(build: Build): Problem[] {
  return [...build.files].flatMap((file) => {
    const from = new URL(encodeURI(file), build.home);
    if (file.endsWith('.css')) return checkNeeds(inStyles(build.text(file)), from, build);
    if (file !== 'manifest.webmanifest') return [];
    const manifest = manifestOf(build);
    if (!manifest) return [];
    return checkNeeds([manifest.start_url, manifest.scope, ...manifest.icons.map(({src}) => src)], from, build);
  });
}

/** `/about/` shows what `/about` shows. */
const checkCopies = ({pages, files, text}: Build): Problem[] =>
  pages.flatMap(({file, address}) => {
    if (/(^|\/)index\.html$/.test(file) || file.includes('/')) return [];
    const copy = file.replace(/\.html$/, '/index.html');
    if (files.has(copy) && text(copy) === text(file)) return [];
    return [error(`At ${address}/, with a slash, there is another page or none. ${TELL}`, address)];
  });

export function links(build: Build): Problem[] {
  const ofPages = everyPage(build).flatMap((page) => [
    ...checkLinks(page, build),
    ...checkNeeds(needsOf(page, build), page.url, build, page.address),
  ]);
  return [...ofPages, ...checkFiles(build), ...checkCopies(build), ...(build.staff ? links(build.staff) : [])];
}
