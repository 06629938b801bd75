/** What becomes a suggestion on a pull request. Whoever opens one can have written what goes in here. */
import fc from 'fast-check';
import type {Code, Html, Paragraph, Root, Text} from 'mdast';
import {expect, test} from 'playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {fenced, hasUnseen, plain} from '../../scripts/github/markdown.mjs';
import {parseProblems} from '../../scripts/github/problems.mjs';
import {difference, reviewComment, shownLines, suggestible, suggestionBody} from '../../scripts/github/suggestions.mjs';

const read = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;
const problem = {
  file: 'pages/about.mdx',
  line: 3,
  column: 1,
  endLine: 3,
  message: 'No.',
  rule: 'r',
  suggestion: {line: 3, endLine: 3, text: 'Yes.'},
};
/** The problem, with a suggestion for other lines or of other words. */
const suggesting = (change: Partial<typeof problem.suggestion>) => ({
  ...problem,
  suggestion: {...problem.suggestion, ...change},
});
const patch = '@@ -1,4 +1,5 @@ about\n a\n-b\n+c\n+d\n e\n@@ -20,2 +21,3 @@\n x\n+y\n z';
const files = [{filename: 'pages/about.mdx', patch}];

/** Text that tries to be more than text. */
const hostile = fc.oneof(
  fc.string(),
  fc.string({unit: 'grapheme'}),
  fc
    .array(
      fc.constantFrom(
        ...[
          '@admin',
          '#12',
          'GH-12',
          '```',
          '~~~',
          '`',
          '](',
          '[x](http://e.org)',
          '![x](y)',
          'https://e.org',
          'www.e.org',
        ],
        ...[
          '<!--',
          '-->',
          '<img src=x>',
          '</details>',
          '&lt;',
          '&#64;a',
          '\n',
          '\r\n',
          '\u202E',
          '**',
          '__',
          '|',
          '- ',
          '> ',
          '1. ',
        ],
        ...[
          'a@b.org',
          'suggestion',
          'fixes',
          '\\',
          ' ',
          'word',
          'o/r#1',
          '<https://e.org>',
          '\u200B',
          '::error::',
          '$x$',
        ],
      ),
    )
    .map((parts) => parts.join('')),
);

test.describe('a message', () => {
  test('is one paragraph of plain text, whatever is in it', () => {
    fc.assert(
      fc.property(hostile, (message) => {
        const {children} = read(`Before ${plain(message)} after`);
        expect(children.map(({type}) => type)).toEqual(['paragraph']);
        const inner = (children[0] as Paragraph).children;
        expect(inner.map(({type}) => type)).toEqual(['text']);
        // GitHub looks for mentions and references in what is left.
        expect((inner[0] as Text).value).not.toMatch(/@[\w]|#\d|GH-\d|[\u202A-\u202E\u200B]/i);
      }),
      {numRuns: 500},
    );
  });

  test('reads as it was written', () => {
    const [paragraph] = read(plain('Write "%name%" (not <b>), e.g. *here*: a_b [c].')).children as Paragraph[];
    expect((paragraph.children[0] as Text).value).toBe('Write "%name%" (not <b>), e.g. *here*: a_b [c].');
  });
});

test.describe('a suggestion', () => {
  test('can’t end the block that it is in', () => {
    fc.assert(
      fc.property(hostile, hostile, (message, text) => {
        fc.pre(!hasUnseen(text));
        const body = suggestionBody({...suggesting({text}), message: `x${message}`});
        const {children} = read(body);
        expect(children.map(({type}) => type)).toEqual(['paragraph', 'code', 'html']);
        const code = children[1] as Code;
        expect(code.lang).toBe('suggestion');
        expect(code.value).toBe(text.replace(/\n$/, ''));
        expect((children[2] as Html).value).toMatch(/^<!-- suggestion [0-9a-f]{16} -->$/);
      }),
      {numRuns: 500},
    );
    expect(fenced('')).toBe('```\n```');
  });

  test('stands on lines that the proposal shows, and on no others', () => {
    expect(shownLines(patch)).toEqual([
      [1, 5],
      [21, 23],
    ]);
    const at = (line: number, endLine = line) => suggestible([suggesting({line, endLine})], files).length;
    expect([at(1), at(5), at(6), at(20), at(21), at(23), at(24), at(4, 6), at(2, 4), at(5, 21)]).toEqual([
      1, 1, 0, 0, 1, 1, 0, 0, 1, 0,
    ]);
    expect(suggestible([{...problem, file: 'pages/other.mdx'}], files)).toEqual([]);
    expect(suggestible([problem], [{filename: 'pages/about.mdx'}]), 'a file too large to show').toEqual([]);
  });

  test('is left out where there is none, where it hides something, and where another changes the line', () => {
    const {suggestion, ...without} = problem;
    expect(suggestion.text).toBe('Yes.');
    expect(suggestible([without], files)).toEqual([]);
    expect(suggestible([suggesting({text: 'Yes\u202E.'})], files)).toEqual([]);
    const [first, second] = [suggesting({line: 2}), problem];
    expect(suggestible([first, second], files)).toEqual([first]);
    expect(
      suggestible(
        Array.from({length: 90}, (_, at) => suggesting({line: at + 1, endLine: at + 1})),
        [{filename: 'pages/about.mdx', patch: '@@ -0,0 +1,90 @@'}],
      ),
    ).toHaveLength(30);
  });

  test('of several lines names the first; of one line does not', () => {
    expect(reviewComment(problem)).not.toHaveProperty('start_line');
    expect(reviewComment(suggesting({line: 2}))).toMatchObject({
      start_line: 2,
      start_side: 'RIGHT',
      line: 3,
      side: 'RIGHT',
    });
  });

  test('is not repeated; one that no longer holds goes, and what people wrote stays', () => {
    const bot = {login: 'github-actions[bot]'};
    const [holds, isNew] = [problem, suggesting({line: 4, endLine: 4})].map(reviewComment);
    const standing = [
      {id: 1, user: bot, ...holds},
      {id: 2, user: bot, ...reviewComment({...problem, message: 'Old.'})},
      {id: 3, user: bot, ...isNew, line: null},
      {id: 4, user: {login: 'somebody'}, ...holds, body: `I think so too: ${holds.body}`},
      {id: 5, user: bot, path: 'pages/about.mdx', line: 3, body: 'Another program’s comment.'},
    ];
    const {add, remove} = difference([holds, isNew], standing);
    expect(add).toEqual([isNew]);
    expect(remove.map(({id}) => id)).toEqual([2, 3]);
  });
});

test.describe('the report of the check', () => {
  test('is read as it is', () => {
    expect(parseProblems(JSON.stringify([{...problem, endColumn: 4}]))).toEqual([problem]);
    expect(parseProblems('[]')).toEqual([]);
  });

  for (const [what, change] of [
    ['a file outside the content', {file: '.github/workflows/publish.yml'}],
    ['a way out of the folder', {file: 'pages/../package.json'}],
    ['a file that is markup', {file: 'pages/`x`.mdx'}],
    ['a line that is none', {line: 0}],
    ['lines in the wrong order', {endLine: 2}],
    ['a message that is none', {message: {toString: 'x'}}],
    ['a message of a megabyte', {message: 'x'.repeat(1e6)}],
  ] as const) {
    test(`${what} is left out`, () => {
      expect(parseProblems(JSON.stringify([{...problem, ...change}, problem]))).toEqual([problem]);
    });
  }

  for (const [what, suggestion] of [
    ['lines that are none', {line: 0, endLine: 3, text: 'x'}],
    ['lines in the wrong order', {line: 4, endLine: 3, text: 'x'}],
    ['text that is none', {line: 3, endLine: 3, text: ['x']}],
    ['no lines', 'x'],
  ] as const) {
    test(`a suggestion with ${what} is left out, and its problem told`, () => {
      const {suggestion: _, ...without} = problem;
      expect(parseProblems(JSON.stringify([{...problem, suggestion}]))).toEqual([without]);
    });
  }

  test('that is none says so', () => {
    for (const text of ['', 'null', '{}', '{"file":', '"[]"']) expect(parseProblems(text)).toBeUndefined();
    expect(parseProblems('[null, 1, "x", []]')).toEqual([]);
  });
});
