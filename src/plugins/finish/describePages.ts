/**
 * Tells machines what each page is: a card for whoever shares its address (Open Graph, X) and JSON-LD for whoever
 * searches. Both are read by machines that load one page and run no script, so they stand in the HTML alone and
 * cost a visitor's script nothing. Title, description and address are there already: Docusaurus writes them.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {factsOfPage} from '../facts';
import type {Records} from '../records/schema';
import type {BuiltPage} from './builtPages';
import {withHead} from './pages';
import {HEIGHT, sharePicture, WIDTH} from './sharePictures';
import {structuredData} from './structuredData';

const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
const property = (name: string, content: string) => `<meta property=${name} content=${quoted(content)}>`;
const meta = (name: string, content: string) => `<meta name=${name} content=${quoted(content)}>`;

/** Writes cards and JSON-LD into the pages. */
export async function describePages(
  pages: BuiltPage[],
  {home, records}: {home: string; records: Records},
): Promise<void> {
  const {name} = records.organisation;
  for (const page of pages) {
    const picture = new URL(sharePicture(page), home).href;
    const alt = `${page.title}, ${name}`;
    const data = structuredData(page, factsOfPage(page.source), {home, records});
    const tags = [
      property('og:type', 'website'),
      property('og:site_name', name),
      property('og:image', picture),
      property('og:image:type', 'image/png'),
      property('og:image:width', String(WIDTH)),
      property('og:image:height', String(HEIGHT)),
      property('og:image:alt', alt),
      meta('twitter:title', page.title),
      meta('twitter:description', page.description),
      meta('twitter:image', picture),
      meta('twitter:image:alt', alt),
      // "<" could end the script early.
      `<script type=application/ld+json>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ];
    await writeFile(page.html, withHead(await readFile(page.html, 'utf8'), 'end', tags.join('')));
  }
}
