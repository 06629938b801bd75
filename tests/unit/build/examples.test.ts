/** The handbook's examples of components: rendered below their source, as parts of the page that belong to no contents. */
import {test} from 'node:test';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {expect} from 'playwright/test';
import {visit} from 'unist-util-visit';
import {putPictures} from '../../../src/build/pictures/remark';
import {renderExamples} from '../../../src/build/staff/examples';
import {parse} from '../../../src/content/checker/page/parse';
import {folders} from '../../site';

const EXAMPLE = '## Our rooms\n\n<Card title="A">\n\n### Desks\n\n![Desks](/pictures/a.jpg)\n\n</Card>';

/** A page of the handbook with a block of code. */
const pageWith = (marks: string) =>
  parse(`# Cards\n\n![First](/pictures/b.jpg)\n\n\`\`\`${marks}\n${EXAMPLE}\n\`\`\`\n`);

test('an example of the handbook comes after its source, and its headings aren’t in the table of contents', () => {
  const tree = pageWith('mdx live');
  renderExamples(tree);
  expect(tree.children.slice(2).map(({type}) => type)).toEqual(['code', 'paragraph', 'mdxJsxFlowElement']);
  const headings: string[] = [];
  const shown: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(toMarkdown(node).trim());
    if (node.type === 'paragraph' && node.data?.hName) shown.push(node.data.hName);
  });
  expect(headings).toEqual(['# Cards']);
  expect(shown).toEqual(['h2', 'h3']);
});

test('a block of code that isn’t marked “mdx live” stays one', () => {
  const tree = pageWith('mdx');
  renderExamples(tree);
  expect(tree).toEqual(pageWith('mdx'));
});

test('the page’s pictures and its examples’ have one list of imports', () => {
  const tree = pageWith('mdx live');
  renderExamples(tree);
  putPictures(tree, folders);
  const text = toMarkdown(tree, {extensions: [mdxToMarkdown()]});
  expect(text.match(/^import Picture from/gm)).toHaveLength(1);
  expect(text.match(/of=\{picture\d\}/g)).toEqual(['of={picture0}', 'of={picture1}']);
});
