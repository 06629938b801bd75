// @ts-check
/**
 * Decides whether this commit may go live: only if it is what main is now. Run it while nobody else can write to
 * gh-pages. Outputs: `publish`; `keep`, the previews to keep (those of open pull requests), a line each; and `first`,
 * whether nothing was ever published.
 */
import {all, api, find} from './api.mjs';
import {annotate, runAsProgram, setOutputs, summarize} from './runner.mjs';

runAsProgram('beforePublish.mjs', async () => {
  const {GITHUB_SHA = '', GITHUB_RUN_ATTEMPT = '1'} = process.env;
  const {object} = await api('GET', '/git/ref/heads/main');
  if (object.sha !== GITHUB_SHA) {
    setOutputs({publish: false});
    if (GITHUB_RUN_ATTEMPT !== '1') {
      throw new Error(
        'Not published: main has changed since this run, and old content must not go live again. Choose Actions, Publish, Run workflow to publish main as it is now.',
      );
    }
    annotate('notice', 'A newer change is already on main. Its own run publishes both.');
    summarize('Not published by this run: a newer change is already on main, and its own run publishes both.');
    return;
  }
  const open = await all('/pulls?state=open');
  const keep = open.map(({number}) => `pr-preview/pr-${Number(number)}`);
  setOutputs({publish: true, keep: keep.join('\n'), first: !(await find('/git/ref/heads/gh-pages'))});
});
