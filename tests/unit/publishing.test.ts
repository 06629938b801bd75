/** What decides where the site is published, what a comment says, and what the policy allows. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {previewComment} from '../../scripts/previewComment';
import {siteAddress} from '../../scripts/siteAddress';
import {readFacts} from '../../src/plugins/facts';
import {ownDomain, writeHostFiles} from '../../src/plugins/finish/hostFiles';
import {policyOf} from '../../src/plugins/finish/policy';

test.describe('the address of the site', () => {
  for (const [what, settings, home] of [
    ['a project page', {GITHUB_REPOSITORY: 'Org/Website'}, 'https://org.github.io/Website/'],
    ['a user page', {GITHUB_REPOSITORY: 'Org/Org.github.io'}, 'https://org.github.io/'],
    ['what GitHub Pages says', {GITHUB_REPOSITORY: 'o/r', PAGES_URL: 'http://example.org/'}, 'https://example.org/'],
    ['a project under a domain', {PAGES_URL: 'https://example.org/site/'}, 'https://example.org/site/'],
    ['a path without its slash', {PAGES_URL: 'https://example.org/site'}, 'https://example.org/site/'],
    ['the variable', {DOMAIN: 'www.example.org', PAGES_URL: 'https://o.github.io/r/'}, 'https://www.example.org/'],
    ['an answer that is no address', {GITHUB_REPOSITORY: 'o/r', PAGES_URL: 'null'}, 'https://o.github.io/r/'],
    ['a preview', {GITHUB_REPOSITORY: 'o/r', PULL_REQUEST: '12'}, 'https://o.github.io/r/pr-preview/pr-12/'],
  ] as const) {
    test(`follows from ${what}`, () => {
      const {SITE_URL, BASE_URL} = siteAddress(settings);
      expect(SITE_URL + BASE_URL).toBe(home);
    });
  }

  test('is missing with a sentence that helps', () => {
    expect(() => siteAddress({})).toThrow('Name the repository in GITHUB_REPOSITORY');
  });

  test('is a domain of our own only at the top of a domain that is not given', () => {
    expect(ownDomain('https://www.example.org/')).toBe('www.example.org');
    for (const home of ['https://o.github.io/', 'https://example.org/site/', 'http://localhost:3000/']) {
      expect(ownDomain(home)).toBeUndefined();
    }
  });
});

for (const [home, domain] of [
  ['https://www.example.org/', 'www.example.org\n'],
  ['https://organisation.github.io/repo/', undefined],
] as const) {
  test(`the host's files for ${home}`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    await writeHostFiles(folder, home);
    expect(read('robots.txt')).toContain(`Sitemap: ${home}sitemap.xml\n`);
    expect(existsSync(path.join(folder, 'CNAME')) ? read('CNAME') : undefined).toBe(domain);
    rmSync(folder, {recursive: true});
  });
}

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

test.describe('the policy', () => {
  const html = (body: string) => `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;

  test('allows the inline scripts and styles of the page, by their hash', () => {
    const policy = policyOf(
      html('<style>a{}</style><script>one()</script><script>one()</script><script src=/a.js></script>'),
    );
    expect(policy.match(/'sha256-/g), 'the same words once').toHaveLength(2);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe');
  });

  test('asks no leave for data, and names a style attribute by its hash', () => {
    const policy = policyOf(html('<script type=application/ld+json>{}</script><svg style="display: none;"></svg>'));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-hashes' 'sha256-");
  });
});

test('facts that wait to be confirmed are told by their name alone', () => {
  const card = {
    type: 'mdxJsxFlowElement',
    name: 'ProgramCard',
    attributes: [
      {name: 'title', value: 'The Launchpad'},
      {name: 'silk', value: 'launchpad'},
    ],
    children: [{type: 'paragraph', children: [{type: 'text', value: 'Semester-long.'}]}],
  };
  const mark = {type: 'mdxJsxFlowElement', name: 'ToConfirm', attributes: [], children: [card]};
  const programs = (children: object[]) => readFacts({type: 'root', children} as never).programs;
  expect(programs([mark])).toEqual([{title: 'The Launchpad', anchor: 'launchpad'}]);
  expect(programs([card])).toEqual([{title: 'The Launchpad', anchor: 'launchpad', description: 'Semester-long.'}]);
});

test.describe('the workflows', () => {
  const lint = (...files: string[]) =>
    spawnSync('npx', ['tsx', 'scripts/lintWorkflows.mts', ...files], {encoding: 'utf8'});

  test('are in order', () => {
    const {stderr, status} = lint();
    expect(status, stderr).toBe(0);
  });

  for (const [what, from, to, message] of [
    ['a slip', 'timeout-minutes: 30', 'timeout-minute: 30', 'timeout-minute'],
    ['an action that is not pinned', /checkout@.*/, 'checkout@v7', 'pinned by its full commit'],
    ['rights for everything', 'permissions: {}', 'permissions: write-all', 'starts with no rights'],
    ['rights for strangers', 'on: pull_request', 'on: pull_request_target', 'Use pull_request'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how a workflow writes it.
    ['a script that a title can change', 'run: npm test', 'run: echo ${{ github.head_ref }}', 'Hand it over'],
  ] as const) {
    test(`${what} is found`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
      const file = path.join(folder, 'check.yml');
      writeFileSync(file, readFileSync('.github/workflows/check.yml', 'utf8').replace(from, to));
      const {stderr, status} = lint(file);
      rmSync(folder, {recursive: true});
      expect(status).toBe(1);
      expect(stderr).toContain(message);
    });
  }
});
