/** The changes to every built page, in their order. Each step gets the page as a tree, read with Cheerio. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {color} from './identity';
import type {PageContext, Step} from './pages';
import {addPolicy} from './policy';
import {HEIGHT, sharePicture, WIDTH} from './sharePictures';
import {structuredData} from './structuredData';
import {usedRules} from './usedRules';

/**
 * Describes the page to machines: a card for apps that show a shared link (Open Graph, X), and JSON-LD for search
 * engines. They load one page and run no script, so the tags are in the HTML alone and add nothing to the bundle.
 * Docusaurus writes the title, description and address. X reads Open Graph where it finds no tags of its own.
 */
function describePage($: CheerioAPI, {page, home, records}: PageContext): void {
  $('<meta>')
    .attr({name: 'theme-color', content: color('gold')})
    .appendTo('head');
  if (!page) return;
  const {name} = records.organisation;
  const openGraph = {
    'og:type': 'website',
    // British English, as the pages are written. Docusaurus gives the language alone.
    'og:locale': 'en_GB',
    'og:site_name': name,
    'og:image': new URL(sharePicture(page), home).href,
    'og:image:type': 'image/png',
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': `${page.title}, ${name}`,
  };
  $('meta[property="og:locale"]').remove();
  for (const [property, content] of Object.entries(openGraph)) $('<meta>').attr({property, content}).appendTo('head');
  if (page.url !== home) return;
  // "<" could end the script early.
  const data = JSON.stringify(structuredData({home, records})).replaceAll('<', '\\u003c');
  $('<script type="application/ld+json">').text(data).appendTo('head');
}

/** Removes what Docusaurus writes for other kinds of sites: on a slow network every byte takes time. */
function trimPage($: CheerioAPI): void {
  // For a search service, a version switch and translations, none of which the site has.
  $('meta[name=generator], meta[name^=docusaurus_], meta[name^="docsearch:"], link[hreflang]').remove();
  // Its icon for links to other sites, which most pages don't show.
  if ($('[href="#theme-svg-external-link"]').length === 0) $('svg:has(#theme-svg-external-link)').remove();
}

/**
 * The 404 page answers for every unknown address and has none of its own. Search engines mustn't list it. It logs the
 * missing path to the console, as the founders specified; where React runs, `src/theme/NotFound.tsx` does.
 */
function finishNotFoundPage($: CheerioAPI, {file, isStaffBuild}: PageContext): void {
  if (file !== '404.html') return;
  $('link[rel=canonical], link[rel=alternate], meta[property="og:url"]').remove();
  $('head').append('<meta name="robots" content="noindex">');
  if (!isStaffBuild) $('head').append('<script>console.warn(404, location.pathname)</script>');
}

/**
 * Replaces each link to a style sheet with the rules that the page can use. The link costs a round trip before the first
 * paint, and on a slow network that is most of the wait. On the staff site React may show what the page doesn't have yet.
 */
function inlineStyles($: CheerioAPI, {outDir, baseUrl, isStaffBuild}: PageContext): void {
  if (isStaffBuild) return;
  for (const link of $('link[rel=stylesheet]')) {
    const {href} = link.attribs;
    const file = path.join(outDir, href.slice(baseUrl.length));
    if (!existsSync(file)) throw new Error(`The page links to the style sheet ${href}, which is not in the build.`);
    $(link).replaceWith($('<style>').text(usedRules(readFileSync(file, 'utf8'), $)));
  }
}

/** Preloads the display font, which a browser would otherwise find only when it applies the styles. */
function preloadFont($: CheerioAPI): void {
  const styles = $('style').first();
  const [, href] = /url\(([^)]+\/bricolage-\w+\.woff2)\)/.exec(styles.text()) ?? [];
  if (href)
    $('<link>').attr({rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: ''}).insertBefore(styles);
}

/** Moves what describes the page before its styles: an app that shows a shared link reads only the page's beginning. */
function describeFirst($: CheerioAPI): void {
  $('head').prepend($('head > title, head > meta'));
  $('head').prepend($('meta[charset]'));
}

/** Removes React from the public pages. The inline script sets the theme in place of Docusaurus' own. */
export function removeScripts($: CheerioAPI, {isStaffBuild}: Pick<PageContext, 'isStaffBuild'>): void {
  const theme = $('script:not([src])').filter((_, one) => $(one).text().includes('docusaurus-theme'));
  if (theme.length !== 1) throw new Error('Docusaurus no longer sets the theme in one script with "docusaurus-theme".');
  theme.remove();
  if (!isStaffBuild) $('script[src]').remove();
}

/** The steps in their order. Beside each: why it has this place. */
export const STEPS: Step[] = [
  describePage, // Before describeFirst, which moves its <meta> too.
  trimPage, // Before inlineStyles: what it removes needs no rules.
  finishNotFoundPage, // Before describeFirst, like describePage.
  removeScripts, // Before addPolicy, which allows what it leaves.
  inlineStyles, // After every step that removes elements.
  preloadFont, // After inlineStyles: the font’s address is in the styles.
  describeFirst, // After every step that appends to the head.
  addPolicy, // Last: it goes by the final text of every script and style, and is put before them all.
];
