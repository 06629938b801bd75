/** What the build makes of a page's tree: the picture itself in the place of its address. */
import {test} from 'node:test';
import type {Image, Paragraph} from 'mdast';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {expect} from 'playwright/test';
import {putPictures} from '../../../src/build/pictures/remark';
import type {Element, NamedAttribute} from '../../../src/content/checker/page/elements';
import {parse} from '../../../src/content/checker/page/parse';
import {folders} from '../../site';

/** The page after the plugin, as MDX again, with short names for the imports. */
function transformed(text: string): string {
  const tree = parse(text);
  putPictures(tree, folders);
  return toMarkdown(tree, {extensions: [mdxToMarkdown()]});
}

const shown = (text: string) =>
  transformed(text)
    .replace(/^import .*\n+/gm, '')
    .trim();

test('a picture in Markdown becomes one between paragraphs, or among words', () => {
  expect(shown('![What "it" shows](/pictures/a.jpg)')).toBe(
    '<Picture of={picture0} alt={"What \\"it\\" shows"} opening />',
  );
  expect(shown('Words, ![a mark](/pictures/a.jpg), words')).toContain('Words, <Picture of={picture0}');
});

test('a component gets the picture itself, and not what only the picture needs to know', () => {
  const page =
    '# Title\n\n<Card title="A" picture="/pictures/a.jpg" alt="A desk" look="gold" focus="top">\n\nWords\n\n</Card>';
  expect(shown(page)).toContain('<Card title="A" picture={<Picture of={picture0} alt={"A desk"} focus="top" />}>');
  expect(decodeURIComponent(transformed(page))).toContain('"look":"gold","focus":"top"');
});

test("a partner's logo is read as the partner's name", () => {
  expect(shown('# T\n\n<Partner name="A & B" picture="/pictures/a.png" />')).toContain('alt={"A & B"}');
});

test('the first picture of the first block opens the page; all others wait', () => {
  const text = shown(
    '<Hero picture="/pictures/a.jpg" alt="A">\n\n![B](/pictures/b.jpg)\n\n</Hero>\n\n![C](/pictures/c.jpg)',
  );
  expect(text.match(/opening/g)).toHaveLength(1);
  expect(text).toContain('alt={"A"} opening');
});

test('the same picture in the same place is one import, and in another place another', () => {
  const text = transformed(
    '![A](/pictures/a.jpg)\n\n![B](/pictures/a.jpg)\n\n![C](/pictures/a.jpg) ![D](/pictures/a.jpg)',
  );
  expect(text.match(/^import picture/gm)).toHaveLength(2);
});

test('a picture whose address is further down, as a reference, becomes one, too', () => {
  expect(shown('# T\n\n![A][market]\n\n[market]: /pictures/a.jpg')).toContain('<Picture of={picture0} alt={"A"} />');
});

test('signs in a picture’s description stay words, and never become code', () => {
  const words = 'A "}/><script>alert(1)</script> {globalThis} {b} \\ \n \u2028';
  const page = '![A](/pictures/a.jpg)\n\n<Photo picture="/pictures/b.jpg" alt="B" />';
  const tree = parse(page);
  const [paragraph, photo] = tree.children as [Paragraph, Element];
  (paragraph.children[0] as Image).alt = words;
  (photo.attributes[1] as NamedAttribute).value = words;
  putPictures(tree, folders);
  // The program that a page becomes is made of these trees: each holds the words as one text.
  const texts: unknown[] = [];
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const {type, value} = node as {type?: string; value?: unknown};
    if (type === 'Literal') texts.push(value);
    Object.values(node).forEach(walk);
  };
  walk(tree.children.slice(1));
  expect(texts).toEqual([words, words]);
});

test('a page without pictures stays as it is', () => {
  const text = '# Title\n\n<Card title="A" to="/pictures/a.jpg" />\n\n![elsewhere](https://example.org/a.jpg)';
  expect(transformed(text).trim()).toBe(text);
});

test('no picture’s address leads out of the folder pictures', () => {
  const text = decodeURIComponent(transformed('![A](/pictures/../records/organisation.yml)'));
  expect(text).toContain('/pictures/records/organisation.yml?');
});
