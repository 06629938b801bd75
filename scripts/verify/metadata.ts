/** What search engines read of the site, and what a message with a link to a page shows. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Build, type BuiltPage, everyPage, manifestOf} from './built';
import {error, type Problem, TELL, warning} from './problem';

/** Share pictures above this are shown by no WhatsApp. */
const MOST_BYTES = 300_000;

/** Width and height, from a PNG's first bytes; undefined for another file or none. */
function sizeOf(png: Buffer | undefined): string | undefined {
  if (!png || png.length < 24 || png.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** The file at an address of the site, if there is one. */
function fileAt(address: string, {dir, home}: Build): Buffer | undefined {
  if (!address.startsWith(home)) return undefined;
  const file = path.join(dir, decodeURIComponent(address.slice(home.length)));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** What a page says of itself in its `meta` of a name: undefined if it has none, or two. */
function metaOf({$}: BuiltPage, name: string): string | undefined {
  const tags = $(`meta[name="${name}"], meta[property="${name}"]`);
  return tags.length === 1 ? tags.attr('content') : undefined;
}

function checkPage(page: BuiltPage, build: Build): string[] {
  const {$, url} = page;
  const meta = (name: string) => metaOf(page, name);
  const title = $('head > title').text();
  const description = meta('description');
  const picture = meta('og:image') ?? '';
  const png = fileAt(picture, build);
  const canonical = $('link[rel=canonical]').attr('href');
  const wanted: [holds: boolean, message: string][] = [
    [title.trim() !== '', 'The page has no title.'],
    [Boolean(description?.trim()), 'The page has no description.'],
    [meta('og:title') === title, 'The page’s title in messages (og:title) is not its title.'],
    [
      meta('og:description') === description,
      'The page’s description in messages (og:description) is not its description.',
    ],
    [meta('twitter:card') === 'summary_large_image', 'The page doesn’t ask for a large picture in messages.'],
    [canonical === url.href, `The page says that it lives at ${canonical}, and it lives at ${url.href}.`],
    [meta('og:url') === url.href, `The page’s address in messages (og:url) is ${meta('og:url')}, not ${url.href}.`],
    [sizeOf(png) === '1200x630', `The picture that messages show, ${picture}, is missing or not 1200 by 630 pixels.`],
    [
      !png || png.length < MOST_BYTES,
      `The picture that messages show has ${png?.length} bytes: WhatsApp shows none above ${MOST_BYTES}.`,
    ],
    [
      $('meta[name=robots]').length === 0,
      'The page tells search engines something about itself, such as to leave it out.',
    ],
    [Boolean(meta('viewport')?.includes('width=device-width')), 'The page isn’t made for phones.'],
  ];
  return wanted.flatMap(([holds, message]) => (holds ? [] : [message]));
}

/** The page for unknown addresses lives at none, and is nothing to find. */
function checkNotFound({$}: BuiltPage): string[] {
  const hasAddress = $('link[rel=canonical], meta[property="og:url"]').length > 0;
  const isHidden = $('meta[name=robots]').attr('content') === 'noindex';
  return [
    ...(hasAddress ? ['The page for unknown addresses says that it has one.'] : []),
    ...(isHidden ? [] : ['Search engines would list the page for unknown addresses.']),
  ];
}

/** Structured data, which search engines read on the home page alone. */
function checkData({$, address}: BuiltPage): string[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  if (scripts.length !== (address === '/' ? 1 : 0)) return ['The structured data is on the wrong page, or missing.'];
  return scripts.flatMap((script) => {
    try {
      const {'@context': context, '@graph': graph} = JSON.parse($(script).text());
      const isGraph = context === 'https://schema.org' && graph.every((thing: object) => '@type' in thing);
      return isGraph ? [] : ['The structured data isn’t schema.org’s.'];
    } catch {
      return ['The structured data can’t be read.'];
    }
  });
}

/** The files for search engines. */
function checkSitemap({home, pages, files, text}: Build): string[] {
  const sitemap = files.has('sitemap.xml') ? text('sitemap.xml') : '';
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const live = pages.map(({url}) => url.href);
  const robots = files.has('robots.txt') ? text('robots.txt') : '';
  return [
    ...live.filter((page) => !listed.includes(page)).map((page) => `The sitemap lacks ${page}.`),
    ...listed.filter((page) => !live.includes(page)).map((page) => `The sitemap lists ${page}, which is no page.`),
    ...(robots.includes(`Sitemap: ${home}sitemap.xml`) ? [] : ['robots.txt doesn’t say where the sitemap is.']),
    ...(/^Disallow: *\S/m.test(robots) ? ['robots.txt keeps search engines away.'] : []),
  ];
}

/** The manifest, for a site that is put on a phone's home screen. */
function checkManifest(build: Build): string[] {
  const address = new URL('manifest.webmanifest', build.home);
  if (!build.files.has('manifest.webmanifest')) return ['The manifest is missing.'];
  const manifest = manifestOf(build);
  if (!manifest) return ['The manifest can’t be read.'];
  const {name, start_url, icons} = manifest;
  const wrong = icons.filter(({src, sizes}) => sizeOf(fileAt(new URL(src, address).href, build)) !== sizes);
  return [
    ...(name ? [] : ['The manifest has no name.']),
    ...(new URL(start_url, address).href === build.home ? [] : ['The manifest doesn’t start at the home page.']),
    ...wrong.map(({src}) => `The icon ${src} in the manifest is missing or of another size than it says.`),
    ...(icons.some(({purpose}) => purpose === 'maskable') ? [] : ['The manifest has no icon that a phone may crop.']),
  ];
}

/** Which commit is live. Files that were copied without their history have none. */
function checkCommit({files, text}: Build): Problem[] {
  if (!files.has('commit.txt')) {
    return [warning('Nobody can see which change is live, because it was built without its history.')];
  }
  return /^[0-9a-f]{40}\n$/.test(text('commit.txt')) ? [] : [error(`commit.txt names no commit. ${TELL}`)];
}

export function metadata(build: Build): Problem[] {
  const ofPages = build.pages.flatMap((page) =>
    checkPage(page, build).map((message) => ({message, page: page.address})),
  );
  const ofData = everyPage(build).flatMap((page) => checkData(page).map((message) => ({message, page: page.address})));
  const ofSite = [...checkNotFound(build.notFound), ...checkSitemap(build), ...checkManifest(build)];
  return [
    ...[...ofPages, ...ofData, ...ofSite.map((message) => ({message, page: undefined}))].map(({message, page}) =>
      error(`${message} ${TELL}`, page),
    ),
    ...checkCommit(build),
  ];
}
