/** Plays what happens on GitHub, on a stand-in for it, and looks at what is left: the branch, the comment, the summary. */
import {test as base, expect} from 'playwright/test';
import {Repository} from './repository';
import type {Results} from './runner';

interface Fixtures {
  /** A repository that nothing was published from yet. */
  fresh: (name?: string) => Promise<Repository>;
  /** One that is live: published once, with GitHub Pages switched on. */
  site: Repository;
}

const test = base.extend<Fixtures, {published: Repository}>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const published = await Repository.create();
      await goLive(published);
      await use(published);
      await published.end();
    },
    {scope: 'worker'},
  ],
  site: async ({published}, use, {title}) => {
    const site = await published.copy();
    await use(site);
    tell(title, site);
    await site.end();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  fresh: async ({}, use, {title}) => {
    const made: Repository[] = [];
    await use(async (name) => {
      const repository = await Repository.create(name);
      made.push(repository);
      return repository;
    });
    for (const repository of made) {
      tell(title, repository);
      await repository.end();
    }
  },
});

async function goLive(site: Repository): Promise<void> {
  await site.publish();
  site.github.pages.on = true;
  site.github.buildPages();
}

/** Prints what was played and how long each step took: `REHEARSAL=aloud npx playwright test …`. */
function tell(title: string, {played}: Repository): void {
  if (process.env.REHEARSAL !== 'aloud') return;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const lines = played.flatMap(({event, results}) => [
    `  ${event}`,
    ...Object.entries(results).flatMap(([id, {result, ms, steps}]) => [
      `    ${id}: ${result}${result === 'skipped' ? '' : `, ${seconds(ms)}`}`,
      ...steps.map((step) => `      ${seconds(step.ms)}  ${step.name}`),
    ]),
  ]);
  console.log(['', title, ...lines].join('\n'));
}

const outcomes = (results: Results) =>
  Object.fromEntries(Object.entries(results).map(([id, {result}]) => [id, result]));

const logs = (results: Results) =>
  Object.values(results)
    .map(({log}) => log)
    .join('\n');

const about = (line: number, text: string) =>
  [
    '---',
    'title: About',
    '---',
    '',
    ...Array.from({length: 20}, (_, at) => (at + 1 === line ? text : `Line ${at + 1}.`)),
    '',
  ].join('\n');

const PUBLISHED = {refuse: 'skipped', build: 'success', engines: 'success', publish: 'success', live: 'success'};

/** Merges a correction of one page into main, and publishes it. */
function publishCorrection(site: Repository): Promise<Results> {
  site.pushToMain({'pages/index.mdx': 'Welcome.\n'});
  return site.publish();
}

/** Opens a pull request that changes one line of a page. */
async function openBetter(site: Repository, text = 'Better.') {
  const pull = site.propose({'pages/about.mdx': about(3, text)});
  return {pull, results: await site.pullRequest(pull, 'opened')};
}

test.describe('publishing', () => {
  test('the first push to an empty repository', async ({fresh}) => {
    const site = await fresh();
    const results = await site.publish();
    expect(outcomes(results), logs(results)).toEqual(PUBLISHED);
    expect(site.github.tree('gh-pages')).toEqual([
      '.nojekyll',
      'about.html',
      'commit.txt',
      'index.html',
      'staff/.nojekyll',
      'staff/about.html',
      'staff/commit.txt',
      'staff/index.html',
      'sw.js',
    ]);
    expect(site.github.read('gh-pages', 'commit.txt')).toBe(site.github.sha('main'));
    expect(site.github.read('gh-pages', 'index.html')).toContain('https://organisation.github.io/website/"');
    expect(results.live.summary).toContain('GitHub Pages is still off');
    expect(results.live.summary).toContain('Deploy from a branch');
    expect(results.build.summary).toContain('Everything was tested');
  });

  test('once Pages is on, a run is green when the site answers with its commit', async ({site}) => {
    const results = await publishCorrection(site);
    expect(outcomes(results), logs(results)).toEqual(PUBLISHED);
    expect(results.live.summary).toContain('Live at https://organisation.github.io/website/ (commit ');
    expect(site.github.calls).not.toContain('POST /pages/builds');
    expect(site.github.read('gh-pages', 'staff/index.html')).toContain('noindex');
    expect(site.github.read('gh-pages', 'index.html')).not.toContain('noindex');
    expect(site.github.tree('gh-pages')).not.toContain('staff/sw.js');
  });

  test('Pages is asked to build where it does not begin by itself', async ({site}) => {
    site.github.pages.buildsByItself = false;
    const results = await publishCorrection(site);
    expect(results.live.result, results.live.log).toBe('success');
    expect(site.github.calls).toContain('POST /pages/builds');
  });

  test('a failed build of Pages is told, and running the job again heals it', async ({site}) => {
    Object.assign(site.github.pages, {fails: true, buildsByItself: false});
    const failed = await publishCorrection(site);
    expect(failed.live.result).toBe('failure');
    expect(failed.live.log).toContain('GitHub Pages could not build the site ("Page build failed."). Re-run this job.');
    site.github.pages.fails = false;
    const healed = await site.publish({attempt: 2});
    expect(outcomes(healed), logs(healed)).toMatchObject({publish: 'success', live: 'success'});
  });

  test('Pages that shows main instead says where to change it', async ({fresh}) => {
    const site = await fresh('organisation/organisation.github.io');
    Object.assign(site.github.pages, {on: true, branch: 'main'});
    const results = await site.publish();
    expect(results.live.result).toBe('failure');
    expect(results.live.log).toContain('GitHub Pages shows the branch "main" instead of the site.');
  });

  test('a mistake leaves the live site as it is', async ({site}) => {
    const before = site.github.sha('gh-pages');
    site.pushToMain({'pages/index.mdx': 'What???\n'});
    const results = await site.publish();
    expect(outcomes(results)).toMatchObject({build: 'failure', publish: 'skipped', live: 'skipped'});
    expect(site.github.sha('gh-pages')).toBe(before);
    expect(results.build.summary).toContain('Not published: the live site stays as it is.');
  });

  test('by hand from main; not from a branch', async ({site}) => {
    const before = site.github.sha('gh-pages');
    const pull = site.propose({'pages/index.mdx': 'Draft.\n'});
    const branch = await site.publish({byHand: true, ref: `refs/heads/${pull.branch}`, sha: site.github.headOf(pull)});
    expect(outcomes(branch)).toEqual({
      refuse: 'failure',
      build: 'skipped',
      engines: 'skipped',
      publish: 'skipped',
      live: 'skipped',
    });
    expect(branch.refuse.log).toContain('Only main is published.');
    expect(site.github.sha('gh-pages')).toBe(before);
    const main = await site.publish({byHand: true});
    expect(outcomes(main), logs(main)).toMatchObject({publish: 'success', live: 'success'});
  });

  test('two merged within a minute: the newer one is published, with both', async ({site}) => {
    const first = site.pushToMain({'pages/index.mdx': 'First.\n'});
    let second = '';
    const overtaken = await site.publish({
      sha: first,
      before: {publish: () => (second = site.pushToMain({'pages/about.mdx': 'Second.\n'}))},
    });
    expect(outcomes(overtaken)).toMatchObject({publish: 'success', live: 'skipped'});
    expect(overtaken.publish.summary).toContain('its own run publishes both');
    await site.publish({sha: second});
    expect(site.github.read('gh-pages', 'commit.txt')).toBe(second);
    expect(site.github.read('gh-pages', 'index.html')).toContain('First.');
  });

  test('an old run that is started again does not bring old content back', async ({site}) => {
    const old = String(site.github.sha('main'));
    const now = site.pushToMain({'pages/index.mdx': 'New.\n'});
    await site.publish();
    const again = await site.publish({sha: old, attempt: 2});
    expect(again.publish.result).toBe('failure');
    expect(again.publish.log).toContain('old content must not go live again');
    expect(site.github.read('gh-pages', 'commit.txt')).toBe(now);
  });

  for (const [what, repository, domain, variables, home] of [
    ['a user page', 'Org/org.github.io', undefined, {}, 'https://org.github.io/'],
    ['a project', 'Org/Website', undefined, {}, 'https://org.github.io/Website/'],
    ['a domain that Pages knows', 'Org/Website', 'www.example.org', {}, 'https://www.example.org/'],
    [
      'a domain from the variable',
      'Org/Website',
      'www.example.org',
      {DOMAIN: 'www.example.org'},
      'https://www.example.org/',
    ],
  ] as const) {
    test(`the address of ${what}`, async ({fresh}) => {
      const site = await fresh(repository);
      Object.assign(site.github.pages, {on: true, domain});
      const results = await site.publish({variables, byHand: true});
      expect(outcomes(results), logs(results)).toMatchObject({build: 'success', live: 'success'});
      expect(site.github.read('gh-pages', 'index.html')).toContain(`"${home}"`);
      expect(site.github.read('gh-pages', 'staff/index.html')).toContain(`"${home}staff/"`);
      expect(site.github.read('gh-pages', 'CNAME')).toBe(domain);
    });
  }

  test('a variable that is no host’s name stops the build and says what to write', async ({site}) => {
    const results = await site.publish({variables: {DOMAIN: 'https://www.example.org'}});
    expect(results.build.result).toBe('failure');
    expect(results.build.log).toContain('Write the name alone, such as www.example.org');
  });

  test('a repository that was renamed gets its new address with the next publish', async ({site}) => {
    site.github.repository = 'organisation/home';
    const results = await site.publish({byHand: true});
    expect(results.live.result, logs(results)).toBe('success');
    expect(site.github.read('gh-pages', 'index.html')).toContain('https://organisation.github.io/home/"');
  });

  test('a fault of GitHub’s is tried again; one that stays stops the build', async ({site}) => {
    site.github.faults.push({path: '/pages', status: 502});
    const healed = await site.publish();
    expect(healed.build.result, healed.build.log).toBe('success');
    site.github.faults.push({path: 'GET /pages', status: 403});
    const stopped = await site.publish();
    expect(stopped.build.result).toBe('failure');
    expect(stopped.build.log).toContain('GitHub answered 403');
  });

  test('the service worker, switched Off', async ({site}) => {
    const results = await site.publish({variables: {SERVICE_WORKER: 'Off'}});
    expect(results.live.result, logs(results)).toBe('success');
    expect(site.github.read('gh-pages', 'sw.js')).toBe('off');
    expect(results.build.summary).toContain('The service worker is **off**');
  });

  test('a change of content is tested for what content can break, and waits for no browser', async ({site}) => {
    const results = await publishCorrection(site);
    expect(results.build.summary).toContain('Only content has changed');
    expect(site.tools.filter((call) => call.startsWith('npm test'))[1]).toContain('--content');
    expect(site.tools.slice(site.tools.lastIndexOf('npm ci')).join('\n')).not.toContain('firefox');
    site.pushToMain({'pages/index.mdx': 'Hello.\n', 'no-playwright': 'It can’t be installed.'});
    const code = await site.publish();
    expect(code.build.result, 'code waits for the browser').toBe('failure');
  });

  test('a fault of Firefox or WebKit is told, and holds up nothing', async ({site}) => {
    site.pushToMain({'scripts/testBuilds.mjs': 'throw new Error("A fault of an engine.");\n'});
    const results = await site.publish();
    expect(outcomes(results), logs(results)).toEqual({...PUBLISHED, engines: 'failure'});
    expect(results.engines.log).toContain('A fault of an engine.');
  });

  test('code that was never published is tested with the next correction', async ({site}) => {
    site.pushToMain({'src/new.ts': '// Code.\n'});
    const results = await publishCorrection(site);
    expect(results.build.summary).toContain('Everything was tested');
  });

  test('a preview whose pull request is not open any more goes; the others stay', async ({site}) => {
    const [stays, goes] = [
      site.propose({'pages/about.mdx': about(3, 'Three.')}),
      site.propose({'pages/about.mdx': about(4, 'Four.')}),
    ];
    for (const pull of [stays, goes]) await site.pullRequest(pull, 'opened');
    expect(site.github.tree('gh-pages')).toContain('pr-preview/pr-2/index.html');
    goes.open = false; // Closed with conflicts: GitHub runs nothing.
    await publishCorrection(site);
    const previews = site.github.tree('gh-pages').filter((file) => file.startsWith('pr-preview/'));
    expect(previews).toContain('pr-preview/pr-1/index.html');
    expect(previews.filter((file) => file.startsWith('pr-preview/pr-2/'))).toEqual([]);
  });
});

test.describe('a pull request', () => {
  test('from a branch, without a mistake', async ({site}) => {
    const {pull, results} = await openBetter(site);
    expect(outcomes(results), logs(results)).toEqual({
      check: 'success',
      suggest: 'success',
      test: 'success',
      build: 'success',
      deploy: 'success',
      comment: 'success',
      remove: 'skipped',
    });
    const [comment, ...more] = pull.comments;
    const sha = site.github.headOf(pull);
    const home = 'https://organisation.github.io/website/pr-preview/pr-1/';
    expect(more).toEqual([]);
    expect(comment.body).toContain(`### Preview: ${home}?${sha.slice(0, 7)}`);
    expect(comment.body).toContain('**Check:** no problems.');
    expect(comment.body).toContain(`[/about](${home}about?${sha.slice(0, 7)}) | – | <img`);
    expect(pull.lineComments).toEqual([]);
    expect(site.github.read('gh-pages', 'pr-preview/pr-1/commit.txt')).toBe(sha);
    expect(site.github.read('gh-pages', 'pr-preview/pr-1/about.html')).toContain('noindex');
    expect(site.github.tree('gh-pages')).toContain('pr-preview/pr-1/changes/about-after.jpg');
    expect(site.github.read('gh-pages', 'index.html')).not.toContain('pr-preview');
    expect(site.tools.filter((call) => /npx --no (?!playwright install)/.test(call))).toHaveLength(2);
  });

  test('the check needs no browser, and content asks for one of the three', async ({site}) => {
    const before = site.tools.length;
    await openBetter(site);
    const calls = site.tools.slice(before);
    const check = calls.slice(0, calls.indexOf('npm ci'));
    expect(check).toEqual(['npm ci --omit=dev', 'npm run --silent check', 'npm run --silent check -- --json']);
    expect(calls).toContain('npm test -- --no-check --content --grep-invert @specification');
    expect(calls.join('\n')).not.toContain('webkit');
    const code = site.propose({'src/code.ts': 'Code.\n'});
    await site.pullRequest(code, 'opened');
    expect(site.tools).toContain('npx --no playwright install --with-deps chromium firefox webkit');
  });

  test('with a mistake: one click corrects it', async ({site}) => {
    const {pull, results} = await openBetter(site, 'This is teh one.');
    expect(outcomes(results)).toMatchObject({
      check: 'failure',
      suggest: 'success',
      test: 'failure',
      build: 'failure',
      deploy: 'skipped',
      comment: 'success',
    });
    expect(results.check.log).toContain('::error file=pages/about.mdx,line=7::');
    expect(pull.comments.map(({body}) => body)).toHaveLength(1);
    expect(pull.comments[0].body).toContain('### No preview of this change');
    expect(pull.comments[0].body).toContain('1 problem found. For 1, choose _Commit suggestion_');
    expect(pull.comments[0].body).toContain('- `pages/about.mdx`, line 7: ');
    expect(pull.lineComments).toMatchObject([{path: 'pages/about.mdx', line: 7}]);
    expect(pull.lineComments[0].body).toContain('```suggestion\nThis is the one.\n```');
    site.commitSuggestion(pull);
    const mended = await site.pullRequest(pull, 'synchronize');
    expect(outcomes(mended), logs(mended)).toMatchObject({check: 'success', deploy: 'success', comment: 'success'});
    expect(pull.lineComments).toEqual([]);
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0].body).toContain('### Preview: ');
  });

  test('pushed again: suggestions that still hold are not repeated, the others go', async ({site}) => {
    const lines = about(3, 'One teh.').replace('Line 9.', 'Two teh.');
    const pull = site.propose({'pages/about.mdx': lines});
    await site.pullRequest(pull, 'opened');
    expect(pull.lineComments.map(({line}) => line)).toEqual([7, 13]);
    const [, kept] = pull.lineComments.map(({id}) => id);
    site.pushTo(pull, {'pages/about.mdx': lines.replace('One teh.', 'One the. And teh.')});
    await site.pullRequest(pull, 'synchronize');
    expect(pull.lineComments.map(({line}) => line).sort()).toEqual([13, 7]);
    expect(pull.lineComments.map(({id}) => id)).toContain(kept);
    expect(pull.reviews).toBe(2);
    await site.pullRequest(pull, 'synchronize');
    expect(pull.reviews, 'nothing is new').toBe(2);
  });

  test('what is outside the proposal, or has no one right writing, stays in the comment', async ({fresh}) => {
    const site = await fresh();
    site.pushToMain({'pages/about.mdx': about(20, 'Far teh.')});
    const pull = site.propose({
      'pages/about.mdx': about(20, 'Far teh.').replace('Line 2.', 'Near teh.').replace('Line 4.', 'Who???'),
    });
    await site.pullRequest(pull, 'opened');
    expect(pull.lineComments.map(({line}) => line)).toEqual([6]);
    expect(pull.comments[0].body).toContain('3 problems found. For 1, choose');
    for (const line of [6, 8, 24]) expect(pull.comments[0].body).toContain(`line ${line}: `);
    expect(pull.comments[0].body, 'nobody is mentioned').not.toContain('@admin');
  });

  test('a file that main has changed meanwhile gets no suggestion on the wrong line', async ({site}) => {
    const pull = site.propose({'pages/about.mdx': about(15, 'One teh.')});
    site.pushToMain({'pages/about.mdx': about(2, 'Two\nlines.')});
    site.pushTo(pull, {'pages/index.mdx': 'Home again.\n'});
    const results = await site.pullRequest(pull, 'synchronize');
    expect(pull.lineComments).toEqual([]);
    expect(pull.comments[0].body).toContain('line 20: ');
    expect(results.check.result).toBe('failure');
  });

  test('a crash is told in the comment', async ({site}) => {
    const pull = site.propose({'broken-lockfile': 'Broken.'});
    const results = await site.pullRequest(pull, 'opened');
    expect(outcomes(results)).toMatchObject({check: 'failure', test: 'failure', build: 'failure', comment: 'success'});
    expect(pull.comments[0].body).toContain('could not be built');
    expect(pull.comments[0].body).toContain('https://github.com/organisation/website/actions/runs/1');
    expect(logs(results), 'nothing is fetched that is not installed').not.toContain('npx would fetch');
  });

  test('before the first publish: a preview, with no picture of what was', async ({fresh}) => {
    const site = await fresh();
    site.github.pages.on = true;
    const {pull, results} = await openBetter(site);
    expect(results.deploy.result, logs(results)).toBe('success');
    expect(pull.comments[0].body).toContain('### Preview: ');
  });

  for (const [who, from] of [
    ['a fork', {repository: 'stranger/website'}],
    ['Dependabot', {author: 'dependabot[bot]'}],
  ] as const) {
    test(`from ${who}: checked and tested with the right to read, and nothing else`, async ({site}) => {
      const before = site.github.sha('gh-pages');
      const pull = site.propose({'pages/about.mdx': about(3, 'This is teh one.')}, from);
      const opened = await site.pullRequest(pull, 'opened');
      expect(outcomes(opened)).toEqual({
        check: 'failure',
        suggest: 'skipped',
        test: 'failure',
        build: 'skipped',
        deploy: 'skipped',
        comment: 'skipped',
        remove: 'skipped',
      });
      expect(opened.check.log).toContain('::error file=pages/about.mdx,line=7::');
      const closed = await site.pullRequest(pull, 'closed');
      expect(Object.values(outcomes(closed)).every((result) => result === 'skipped')).toBe(true);
      expect(pull.comments).toEqual([]);
      expect(site.github.sha('gh-pages')).toBe(before);
    });
  }

  test('closed: its preview goes, and its comment says so', async ({site}) => {
    const {pull} = await openBetter(site);
    const results = await site.pullRequest(pull, 'closed');
    expect(outcomes(results), logs(results)).toEqual({
      check: 'skipped',
      suggest: 'skipped',
      test: 'skipped',
      build: 'skipped',
      deploy: 'skipped',
      comment: 'skipped',
      remove: 'success',
    });
    expect(site.github.tree('gh-pages').filter((file) => file.startsWith('pr-preview/'))).toEqual([]);
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0].body).toContain('its preview has been taken away');
    expect(site.github.read('gh-pages', 'index.html')).toBeTruthy();
  });
});
