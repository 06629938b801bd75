/** The changes to every built page, in their order. Each step gets the page as a tree. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  append,
  attributeOf,
  createElement,
  type Document,
  type Element,
  elementsIn,
  headOf,
  insertAfter,
  remove,
  removeAttribute,
  setAttribute,
  textOf,
} from './html';
import type {PageContext, Step} from './pages';
import {HEIGHT, sharePicture, WIDTH} from './sharePictures';
import {structuredData} from './structuredData';
import {usedRules} from './usedRules';

/**
 * Describes the page to machines: a card for apps that show a shared link (Open Graph, X), and JSON-LD for search
 * engines. They load one page and run no script, so the tags are in the HTML alone and add nothing to the bundle.
 * Docusaurus writes the title, description and address. X reads Open Graph where it finds no tags of its own.
 */
function describePage(document: Document, {page, home, records}: PageContext): void {
  if (!page) return;
  const {name} = records.organisation;
  const head = headOf(document);
  const openGraph = {
    'og:type': 'website',
    'og:site_name': name,
    'og:image': new URL(sharePicture(page), home).href,
    'og:image:type': 'image/png',
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': `${page.title}, ${name}`,
  };
  for (const [property, content] of Object.entries(openGraph)) append(head, createElement('meta', {property, content}));
  if (page.url !== home) return;
  // "<" could end the script early.
  const data = JSON.stringify(structuredData({home, records})).replaceAll('<', '\\u003c');
  append(head, createElement('script', {type: 'application/ld+json'}, data));
}

/** Tags for a search service, a version switch and translations, none of which the site has. */
const UNREAD = /^(generator|docusaurus_locale|docusaurus_tag|docsearch:.*)$/;

/** Docusaurus' icon for links to other sites, which most pages don't show. */
const EXTERNAL_LINK_ICON = 'theme-svg-external-link';

/** Removes what Docusaurus writes for other kinds of sites: on a slow network every byte takes time. */
function trimPage(document: Document): void {
  const elements = elementsIn(document);
  const isIcon = (element: Element) => attributeOf(element, 'id') === EXTERNAL_LINK_ICON;
  const isUsed = elements.some((element) => attributeOf(element, 'href') === `#${EXTERNAL_LINK_ICON}`);
  for (const element of elements) {
    const {tagName} = element;
    if (tagName === 'svg' && !isUsed && elementsIn(element).some(isIcon)) remove(element);
    if (tagName === 'meta' && UNREAD.test(attributeOf(element, 'name') ?? '')) remove(element);
    if (tagName === 'link' && attributeOf(element, 'hreflang')) remove(element);
  }
}

/** The 404 page answers for every unknown address and has none of its own. Search engines mustn't list it. */
function hideNotFoundPage(document: Document, {file}: PageContext): void {
  if (file !== '404.html') return;
  for (const element of elementsIn(headOf(document))) {
    const kind = attributeOf(element, 'rel') ?? attributeOf(element, 'property') ?? '';
    if (['canonical', 'alternate', 'og:url'].includes(kind)) remove(element);
  }
  append(headOf(document), createElement('meta', {name: 'robots', content: 'noindex'}));
}

/**
 * Replaces each link to a style sheet with the rules that the page can use. The link costs a round trip before the first
 * paint, and on a slow network that is most of the wait. React may show what the page doesn't have yet, so the whole
 * sheet comes before it (src/browser/onDemand).
 */
function inlineStyles(document: Document, {outDir, baseUrl}: PageContext): void {
  for (const link of elementsIn(document)) {
    if (link.tagName !== 'link' || attributeOf(link, 'rel') !== 'stylesheet') continue;
    const address = attributeOf(link, 'href') ?? '';
    const file = path.join(outDir, address.slice(baseUrl.length));
    if (!existsSync(file)) throw new Error(`The page links to the style sheet ${address}, which is not in the build.`);
    insertAfter(link, createElement('style', {'data-sheet': address}, usedRules(readFileSync(file, 'utf8'), document)));
    remove(link);
  }
}

/** Hands the page's scripts to the starter (src/browser/starter), which loads them when they are needed. */
function deferScripts(document: Document): void {
  const elements = elementsIn(document);
  const scripts = elements.filter(({tagName}) => tagName === 'script');
  // There is a starter for pages with pictures, and a shorter one for the others.
  const hasPictures = elements.some(({tagName}) => tagName === 'picture');
  const starters = scripts.filter((script) => attributeOf(script, 'data-scripts') !== undefined);
  const isChosen = (script: Element) => (attributeOf(script, 'data-pictures') !== undefined) === hasPictures;
  const starter = starters.find(isChosen);
  if (!starter) throw new Error('The page has no <script data-scripts>, so nothing would start its scripts.');
  const loaded = scripts.filter((script) => attributeOf(script, 'defer') !== undefined);
  // The starter sets the theme in its place.
  const theme = scripts.filter((script) => textOf(script).includes('docusaurus-theme'));
  if (theme.length !== 1) throw new Error('Docusaurus no longer sets the theme in one script with "docusaurus-theme".');
  for (const script of [...starters.filter((one) => one !== starter), ...loaded, ...theme]) remove(script);
  removeAttribute(starter, 'data-pictures');
  setAttribute(starter, 'data-scripts', loaded.map((script) => attributeOf(script, 'src')).join(' '));
}

/**
 * Preloads the picture that a page opens with, in place of the display font: on a slow line the two would compete, and
 * the headline has a fallback font meanwhile. The link is off until the starter turns it on, for a smaller file under
 * Save-Data (src/browser/starter/pictures.ts).
 */
function preloadOpening(document: Document): void {
  const elements = elementsIn(document);
  const isFirst = (image: Element) => attributeOf(image, 'fetchpriority') === 'high';
  const opening = elements.find((element) => element.tagName === 'picture' && elementsIn(element).some(isFirst));
  const source = opening && elementsIn(opening).find(({tagName}) => tagName === 'source');
  const font = elements.find((element) => element.tagName === 'link' && attributeOf(element, 'as') === 'font');
  if (!source || !font) return;
  const of = (name: string) => attributeOf(source, name) ?? '';
  const link = {type: of('type'), imagesrcset: of('srcset'), imagesizes: of('sizes'), media: 'not all'};
  insertAfter(font, createElement('link', {rel: 'preload', as: 'image', fetchpriority: 'high', ...link}));
  remove(font);
}

/** Types of a script that a browser acts on. Data, such as JSON-LD, needs no permission. */
const EXECUTABLE = ['', 'module', 'speculationrules', 'text/javascript', 'application/javascript'];

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

/** The policy that a page needs, and nothing beyond. The editor shows drafts in a frame and asks GitHub. */
export function policyOf(document: Document, isEditor = false): string {
  const elements = elementsIn(document);
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      EXECUTABLE.includes(attributeOf(element, 'type') ?? ''),
  );
  const styles = elements.filter(({tagName}) => tagName === 'style');
  const styleAttributes = elements.flatMap((element) => attributeOf(element, 'style') ?? []);
  // Old browsers don't know 'unsafe-hashes' and ignore the style attribute. Nothing else is lost.
  const attributes = styleAttributes.length > 0 ? ` 'unsafe-hashes'${hashes(styleAttributes)}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts.map(textOf))}`,
    `style-src 'self'${hashes(styles.map(textOf))}${attributes}`,
    // Silks are drawn with masks that are data in the styles. The editor shows pictures before they are uploaded.
    `img-src 'self' data:${isEditor ? ' blob:' : ''}`,
    ...(isEditor ? ["connect-src 'self' https://api.github.com"] : []),
    "object-src 'none'",
    `frame-src ${isEditor ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Adds a content security policy. GitHub Pages sends no headers of ours, so it stands in the page, right after the
 * charset, which has to come first, and before anything that it governs.
 */
export function addPolicy(document: Document, {file}: Pick<PageContext, 'file'>): void {
  const charset = elementsIn(headOf(document)).find((element) => attributeOf(element, 'charset') !== undefined);
  if (!charset) throw new Error('The page has no <meta charset>. Put it back into the HTML template.');
  const content = policyOf(document, /^editor(\.html$|\/)/.test(file));
  insertAfter(
    charset,
    createElement('meta', {'http-equiv': 'Content-Security-Policy', content}),
    createElement('meta', {name: 'referrer', content: 'no-referrer'}),
  );
}

/** The policy comes last: it allows inline scripts and styles by their hash. */
export const STEPS: Step[] = [
  describePage,
  trimPage,
  hideNotFoundPage,
  inlineStyles,
  deferScripts,
  preloadOpening,
  addPolicy,
];
