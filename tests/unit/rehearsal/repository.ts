/** The rehearsal's repository and the people who work in it: they push, propose, merge and close, and things run. */
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {git} from './git';
import {GitHub, type PullRequest} from './github';
import {type Event, type Results, Runner} from './runner';

const ABOUT = [
  '---',
  'title: About',
  '---',
  '',
  ...Array.from({length: 20}, (_, line) => `Line ${line + 1}.`),
  '',
].join('\n');

interface Options {
  attempt?: number;
  variables?: Record<string, string>;
  before?: Record<string, () => void>;
}

/** What went on in one test, step by step, for whoever looks at how long things took. */
export interface Played {
  event: string;
  results: Results;
}

export class Repository {
  readonly played: Played[] = [];
  private clone: string;

  private constructor(readonly github: GitHub) {
    this.clone = path.join(github.folder, 'clone');
  }

  /** A repository with one commit on main, and nothing published. */
  static async create(name = 'organisation/website'): Promise<Repository> {
    const github = new GitHub(mkdtempSync(path.join(tmpdir(), 'rehearsal-')), name);
    git(github.folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', github.bare);
    await github.start();
    const made = new Repository(github);
    made.begin();
    return made;
  }

  /** Another just like it, as far as git goes. It saves playing the same beginning for every test. */
  async copy(): Promise<Repository> {
    const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
    cpSync(this.github.folder, folder, {recursive: true});
    const github = new GitHub(folder, this.github.repository);
    Object.assign(github.pages, this.github.pages);
    await github.start();
    const made = new Repository(github);
    git(made.clone, 'remote', 'set-url', 'origin', `file://${github.bare}`);
    return made;
  }

  private begin(): void {
    mkdirSync(this.clone);
    git(this.clone, 'init', '--quiet', '--initial-branch', 'main');
    git(this.clone, 'remote', 'add', 'origin', `file://${this.github.bare}`);
    cpSync('tests/unit/rehearsal/fixture', this.clone, {recursive: true});
    for (const name of readdirSync('scripts/github')) {
      if (name.endsWith('.mjs')) cpSync(`scripts/github/${name}`, path.join(this.clone, 'scripts/github', name));
    }
    this.pushToMain({
      'pages/index.mdx': 'Home.\n',
      'pages/about.mdx': ABOUT,
      'scripts/testBuilds.mjs': '// Builds nothing: no browser is here to look at it.\n',
      '.gitignore': '/build*\n/reports\n/published\n/problems.json\n',
    });
  }

  async end(): Promise<void> {
    await this.github.stop();
    rmSync(this.github.folder, {recursive: true, force: true});
  }

  /** What npm and npx were called with. */
  get tools(): string[] {
    return readFileSync(path.join(this.github.folder, 'tools.log'), 'utf8').trim().split('\n');
  }

  private write(files: Record<string, string>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(this.clone, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(this.clone, file), text);
    }
  }

  private commit(message: string): string {
    git(this.clone, 'add', '--all');
    git(this.clone, 'commit', '--quiet', '--allow-empty', '-m', message);
    return git(this.clone, 'rev-parse', 'HEAD');
  }

  /** Changes files on main, as merging does. Returns the commit. */
  pushToMain(files: Record<string, string>): string {
    if (this.github.sha('main')) git(this.clone, 'checkout', '--quiet', '--force', 'main');
    this.write(files);
    const sha = this.commit('A change');
    git(this.clone, 'push', '--quiet', 'origin', 'main');
    return sha;
  }

  /** Proposes changes to files. */
  propose(files: Record<string, string>, from: {author?: string; repository?: string} = {}): PullRequest {
    const number = this.github.pulls.length + 1;
    git(this.clone, 'checkout', '--quiet', '--force', '-B', `patch-${number}`, 'main');
    const pull = {
      number,
      branch: `patch-${number}`,
      author: from.author ?? 'somebody',
      from: from.repository ?? this.github.repository,
      open: true,
      comments: [],
      lineComments: [],
      reviews: 0,
    };
    this.github.pulls.push(pull);
    this.pushTo(pull, files);
    return pull;
  }

  /** Pushes another commit to a proposal, and makes GitHub's merge of it. */
  pushTo({number, branch}: PullRequest, files: Record<string, string>): void {
    git(this.clone, 'checkout', '--quiet', '--force', branch);
    this.write(files);
    this.commit('A proposal');
    git(this.clone, 'push', '--quiet', '--force', 'origin', `HEAD:refs/pull/${number}/head`);
    git(this.clone, 'checkout', '--quiet', '--detach', 'main');
    git(this.clone, 'merge', '--quiet', '--no-ff', '-m', 'Merge', branch);
    git(this.clone, 'push', '--quiet', '--force', 'origin', `HEAD:refs/pull/${number}/merge`);
  }

  /** Presses *Commit suggestion* on a comment. */
  commitSuggestion(pull: PullRequest, index = 0): void {
    const {path: file, line, start_line: first = line, body} = pull.lineComments[index];
    const [, , suggestion] = /^(`{3,})suggestion\n([\s\S]*?)\n?\1$/m.exec(body) ?? [];
    const lines = String(this.github.read(`refs/pull/${pull.number}/head`, file)).split('\n');
    lines.splice(
      Number(first) - 1,
      Number(line) - Number(first) + 1,
      ...(suggestion === '' ? [] : suggestion.split('\n')),
    );
    this.pushTo(pull, {[file]: `${lines.join('\n')}\n`});
  }

  private async play(event: string, workflow: string, given: Event, before?: Options['before']): Promise<Results> {
    const results = await (await Runner.create(this.github, given)).run(workflow, before);
    this.played.push({event, results});
    return results;
  }

  /** Publishes a commit of main, or of whatever branch somebody has chosen. */
  publish({
    sha,
    ref = 'refs/heads/main',
    byHand = false,
    ...options
  }: Options & {sha?: string; ref?: string; byHand?: boolean} = {}) {
    const name = byHand ? 'workflow_dispatch' : 'push';
    const commit = sha ?? String(this.github.sha('main'));
    return this.play(name, 'publish.yml', {name, ref, sha: commit, payload: {}, ...options}, options.before);
  }

  /** Runs what GitHub runs when something happens to a pull request. */
  pullRequest(pull: PullRequest, action: 'opened' | 'synchronize' | 'closed', options: Options = {}): Promise<Results> {
    const {number, author, from} = pull;
    if (action === 'closed') pull.open = false;
    const isForeign = from !== this.github.repository || author === 'dependabot[bot]';
    const event: Event = {
      name: 'pull_request',
      ref: `refs/pull/${number}/merge`,
      sha: String(this.github.sha(`refs/pull/${number}/merge`)),
      payload: {
        action,
        pull_request: {
          number,
          user: {login: author},
          head: {sha: this.github.headOf(pull), repo: {full_name: from}},
          base: {sha: this.github.sha('main')},
        },
      },
      ...(isForeign && {most: 'read' as const}),
      ...options,
    };
    return this.play(`pull request ${action}`, 'pull-request.yml', event, options.before);
  }
}
