/** The comment on a pull request about its preview. */
import {expect, test} from 'playwright/test';
import {previewComment} from '../../scripts/previewComment';

test.describe('the comment on a pull request', () => {
  const home = 'https://o.github.io/r/pr-preview/pr-12/';

  test('links to the pages that change', () => {
    const changed = ['pages/index.mdx', 'pages/about.mdx', 'records/hours.yml', 'src/css/base.css'];
    const comment = previewComment({built: true, home, changed, messages: 'not wanted'});
    expect(comment).toContain(`- [Home](${home})\n- [/about](${home}about)\n- Records are changed.`);
    expect(comment).not.toContain('not wanted');
  });

  test('shows the messages when there is no preview, and they cannot break out', () => {
    const messages = '\u001B[31mpages/about.mdx:3:1: Write a title.\u001B[39m\n```\n@everyone';
    const comment = previewComment({built: false, home, changed: [], messages});
    expect(comment).toContain('````\npages/about.mdx:3:1: Write a title.\n```\n@everyone\n````');
    expect(comment).not.toContain(home);
  });

  test('fits, however much there is to say', () => {
    expect(previewComment({built: false, home, changed: [], messages: 'x'.repeat(90_000)}).length).toBeLessThan(65_536);
  });
});
