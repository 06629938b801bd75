import type {Element} from '../page/elements';
import {openingOf, placeOf, stringOf} from '../page/elements';
import {FORBIDDEN} from '../page/scan';
import type {PageContext, Rule} from './rule';

/** What Markdown has a way of its own to write. */
export const MARKDOWN_ELEMENTS = /^(a|img)$/i;
/** What HTML has and the pages have no look for. */
export const UNDRAWN = /^(code|details|kbd|pre|samp|table)$/;

function reportLink(element: Element, {page: {source}, report}: PageContext): void {
  const {start, end} = placeOf(element);
  const [first, last] = [element.children[0], element.children.at(-1)];
  const href = stringOf(element, 'href');
  const words = first && last ? source.text.slice(placeOf(first).start, placeOf(last).end) : '';
  const edits = href && words && !/[\n<]/.test(words) ? [{start, end, text: `[${words}](${href})`}] : undefined;
  const message = 'Write a link with its words in square brackets and its address in round ones: [words](/address).';
  report({...openingOf(element, source.text), message, help: 'links', edits, fatal: true});
}

function reportImage(element: Element, {page: {source}, report}: PageContext): void {
  const place = openingOf(element, source.text);
  const [src, alt] = [stringOf(element, 'src'), stringOf(element, 'alt')];
  const edits = src && alt?.trim() ? [{...place, text: `![${alt}](${src})`}] : undefined;
  const message =
    'Write an image with an exclamation mark, what it shows in square brackets, and its address in round ones: ![…](/img/…).';
  report({...place, message, help: 'pictures', edits, fixable: Boolean(edits), fatal: true});
}

/** A heading as an element has no address that a link could lead to. */
function reportHeading(element: Element, {page: {source}, report}: PageContext): void {
  const {start, end} = placeOf(element);
  const [first, last] = [element.children[0], element.children.at(-1)];
  const words = first && last ? source.text.slice(placeOf(first).start, placeOf(last).end).trim() : '';
  const signs = '#'.repeat(Number(element.name?.[1]));
  const edits = words && !/[\n<]/.test(words) ? [{start, end, text: `${signs} ${words}`}] : undefined;
  const message = `Begin a heading with ${signs} and a space: <${element.name}> has no address of its own.`;
  report({...openingOf(element, source.text), message, help: 'titles', edits});
}

/** HTML elements that pages can't hold, or that Markdown has its own way to write. */
export const htmlElements: Rule = {
  id: 'html-elements',
  help: 'pages-are-not-programs',
  page(context) {
    const {page, components, report} = context;
    for (const element of page.elements) {
      const name = element.name ?? '';
      if (components.has(name)) continue;
      const place = openingOf(element, page.source.text);
      if (/^a$/i.test(name)) reportLink(element, context);
      else if (/^img$/i.test(name)) reportImage(element, context);
      else if (/^h[2-4]$/.test(name)) reportHeading(element, context);
      else if (FORBIDDEN.test(name)) {
        report({
          ...place,
          message: `Delete <${name}>: pages hold words, images and the site’s own components.`,
          fatal: true,
        });
      } else if (UNDRAWN.test(name)) {
        const message = `Replace <${name}> with plain words, a list or cards.`;
        report({...place, message, help: 'boxes-tables-and-code', fatal: true});
      }
    }
  },
};
