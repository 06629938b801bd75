/** The comment on a pull request about its preview. */
import {expect, test} from 'playwright/test';
import {parsePages} from '../../scripts/github/comment.mjs';
import {previewComment} from '../../scripts/github/previewComment.mjs';

const home = 'https://o.github.io/r/pr-preview/pr-12/';
const result = {
  state: 'ready' as const,
  home,
  commit: 'abcdef0123456789',
  run: 'https://github.com/o/r/actions/runs/1',
  problems: [],
  suggested: 0,
  pages: [],
  messages: '',
};
const problem = {file: 'pages/about.mdx', line: 3, column: 1, endLine: 3, message: 'Write a title.', rule: 'title'};

test.describe('the comment on a pull request', () => {
  test('shows the pages that look different, at addresses that no browser has kept', () => {
    const pages = [
      {path: '', before: true, after: true},
      {path: 'about', before: false, after: true},
    ];
    const comment = previewComment({...result, pages});
    expect(comment).toContain(`### Preview: ${home}?abcdef0`);
    expect(comment).toContain(
      `| [Home](${home}?abcdef0) | <img width="180" alt="before" src="${home}changes/index-before.jpg?abcdef0">`,
    );
    expect(comment).toContain(`| [/about](${home}about?abcdef0) | – | <img`);
    expect(comment).toContain('**Check:** no problems.');
  });

  test('says that nothing looks different, and nothing at all where nobody has looked', () => {
    expect(previewComment(result)).toContain('No page looks different.');
    expect(previewComment({...result, pages: undefined})).not.toContain('different');
  });

  test('lists what the check found, and what one click corrects', () => {
    const comment = previewComment({...result, state: 'failed', problems: [problem, problem], suggested: 1});
    expect(comment).toContain('2 problems found. For 1, choose _Commit suggestion_');
    expect(comment).toContain('- `pages/about.mdx`, line 3: Write a title\\.');
    expect(comment).not.toContain(home);
  });

  test('shows what the build printed when the check knows of nothing, and it can’t break out', () => {
    const messages = '\u001B[31mNo such file.\u001B[39m\n```\n@everyone';
    const comment = previewComment({...result, state: 'failed', messages});
    expect(comment).toContain('````\nNo such file.\n```\n@everyone\n````');
    expect(comment).toContain(result.run);
  });

  test('fits, however much there is to say', () => {
    const problems = Array.from({length: 900}, () => ({...problem, message: '!'.repeat(4000)}));
    for (const state of ['waiting', 'ready', 'slow', 'failed'] as const) {
      const comment = previewComment({...result, state, problems, messages: 'x'.repeat(90_000)});
      expect(comment.length).toBeLessThan(65_000);
      expect(comment).toMatch(/… and \d+ more/);
    }
  });

  test('takes from the build nothing but names of pages', () => {
    const hostile = [
      {path: '../../x', before: true},
      {path: 'a"onload="b'},
      null,
      {path: 'about', before: 'yes', after: true},
    ];
    expect(parsePages(JSON.stringify(hostile))).toEqual([{path: 'about', before: false, after: true}]);
    expect(parsePages('{"path":')).toBeUndefined();
  });
});
