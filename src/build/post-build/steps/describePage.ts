/**
 * Describes the page to machines: a card for apps that show a shared link (Open Graph, X), and JSON-LD for search
 * engines. They load one page and run no script, so the tags are in the HTML alone and add nothing to the bundle.
 * Docusaurus writes the title, description and address. X reads Open Graph where it finds no tags of its own.
 */
import type {PageContext} from '../documents';
import {append, createElement, type Document, headOf} from '../html';
import {HEIGHT, sharePicture, WIDTH} from '../sharePictures';
import {structuredData} from '../structuredData';

export function describePage(document: Document, {page, home, records}: PageContext): void {
  if (!page) return;
  const {name} = records.organisation;
  const head = headOf(document);
  const picture = new URL(sharePicture(page), home).href;
  const alt = `${page.title}, ${name}`;
  const openGraph = {
    'og:type': 'website',
    'og:site_name': name,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': alt,
  };
  for (const [property, content] of Object.entries(openGraph)) append(head, createElement('meta', {property, content}));
  if (page.url !== home) return;
  // "<" could end the script early.
  const data = JSON.stringify(structuredData({home, records})).replaceAll('<', '\\u003c');
  append(head, createElement('script', {type: 'application/ld+json'}, data));
}
