/** The lines at the top of a page: what may stand there, and what is told of the rest. */
import {expect, test} from 'playwright/test';
import {readFrontMatter} from '../../../scripts/check/frontMatter';
import {createSource} from '../../../scripts/check/source';

const read = (text: string, file = 'pages/a.mdx') => readFrontMatter(createSource(file, text));
const between = (lines: string) => `---\n${lines}\n---\n`;

/** What is told of these lines between the two ---: the line, the columns, and what to write. */
const told = (lines: string) =>
  read(between(lines)).mistakes.map(({line, column, length, write}) => [line, column, length, write]);

for (const [what, text] of [
  ['a colon with no space behind it', between('title: At 8:00\ndescription: B')],
  ['texts between quotation marks', between(`title: "A: b"\ndescription: '@ B # c'`)],
  ['a text on a line of its own', between('title: A\ndescription:\n  What this\n  page says.')],
  ['many spaces', between('title:    A   \ndescription:\tB\n\n')],
  ['a space before the colon', between('title : A\ndescription: B')],
  ['spaces behind the hyphens', '--- \ntitle: A\ndescription: B\n---\t\n'],
  ['hyphens in the page', `${between('title: A\ndescription: B')}\n---\n`],
  ['a file that ends with them', '---\ntitle: A\ndescription: B\n---'],
] as const) {
  test(`nothing is said of ${what}`, () => {
    const {mistakes, values} = read(text);
    expect(mistakes).toEqual([]);
    expect(Object.keys(values)).toEqual(['title', 'description']);
  });
}

test('the handbook’s pages may say their address and their name in the list; pages for visitors not', () => {
  const text = between('title: A\ndescription: B\nslug: /\nsidebar_label: C');
  expect(read(text, 'handbook/a.md').mistakes).toEqual([]);
  expect(read(text).mistakes).toHaveLength(2);
});

const SAYS_NO_TITLE = [1, 1, 3, 'title: The name of this page'];

for (const [what, lines, ...mistakes] of [
  ['an empty text', "title: ''\ndescription: B", [2, 1, 5, undefined]],
  ['a text of spaces', "title: A\ndescription: '  '", [3, 1, 11, undefined]],
  ['a number', 'title: A\ndescription: 2.50', [3, 1, 11, 'description: "2.50"']],
  ['a text behind a #', 'title: # one\ndescription: B', [2, 1, 5, 'title: "# one"']],
  ['a name that is not known', 'title: A\ndescription: B\ncolour: red', [4, 1, 6, undefined]],
  [
    'a name that is nearly known',
    'titel: A',
    [2, 1, 5, 'title: A'],
    [1, 1, 3, 'description: What this page is about, in a sentence'],
  ],
  ['a colon', 'title: A\ndescription: B: c', [3, 1, 17, 'description: "B: c"']],
  [
    'a colon in a text half between quotation marks',
    'title: “A” b: c\ndescription: „B: c“',
    [2, 1, 15, 'title: "“A” b: c"'],
    [3, 1, 19, 'description: "B: c"'],
  ],
  ['backslashes and quotation marks', 'title: A "b": \\c\ndescription: B', [2, 1, 16, 'title: "A \\"b\\": \\\\c"']],
  ['a mark that is never closed', 'title: A\ndescription: "B', [3, 1, 15, 'description: "B"']],
  [
    'a line with no colon',
    'title: A\ndescription: B\nwords: c\nmore words',
    [5, 1, 10, undefined],
    [4, 1, 5, undefined],
  ],
  ['a line that stands twice', 'title: A\ntitle: b: c\ndescription: B', [3, 1, 11, undefined]],
  ['a sign', 'title: A\ndescription: *B*', [3, 1, 16, 'description: "*B*"']],
  ['only a list', '- A\n- B', SAYS_NO_TITLE, [1, 1, 3, 'description: What this page is about, in a sentence']],
  ['only words', 'A', SAYS_NO_TITLE, [1, 1, 3, 'description: What this page is about, in a sentence']],
] as const) {
  test(`${what} at the top is told where it stands`, () => {
    expect(told(lines)).toEqual(mistakes);
  });
}

test('a text of spaces is empty, and no other kind of value is a text', () => {
  const messages = read(between("title: '  '\ndescription: {B}")).mistakes.map(({message}) => message);
  expect(messages).toEqual(['The title is empty. Write one after the colon.', 'The description is not a text.']);
});

test('only a text with a colon in it has one right mending', () => {
  const fixes = (lines: string) => read(between(lines)).mistakes.map(({fix}) => fix);
  expect(fixes('title: A\ndescription: B: c')).toEqual([{start: 13, end: 30, text: 'description: "B: c"'}]);
  expect(fixes('title: @A\ndescription: "B')).toEqual([undefined, undefined]);
  expect(fixes('title: A\ntitle: b: c\ndescription: B')).toEqual([undefined]);
});

for (const [what, text, line, end] of [
  ['no such lines', '# A\n\nWords.', 1, 0],
  ['no such lines, but three hyphens further on', 'Words.\n\n---\ntitle: A\n---\n', 1, 0],
  ['empty lines before them', '\n\n---\ntitle: A\n---\n\nWords.', 3, 19],
  ['spaces before them', '  ---\ntitle: A\n---\n', 1, 19],
  ['no end', '---\ntitle: A\n \nWords.', 1, 13],
  ['four hyphens', '----\ntitle: A\n----\n', 1, 19],
  ['words behind the hyphens', '---js\ntitle: A\n---\n', 1, 19],
  ['nothing in the file', '', 1, 0],
  ['only empty lines in the file', '\n\n', 1, 0],
] as const) {
  test(`of a page with ${what} that is told, and the page begins below`, () => {
    const {mistakes, values, ...found} = read(text);
    expect(mistakes.map(({line: told, column}) => [told, column])).toEqual([[line, what.startsWith('spaces') ? 3 : 1]]);
    expect(found.end).toBe(end);
    expect(values).toEqual({});
  });
}
