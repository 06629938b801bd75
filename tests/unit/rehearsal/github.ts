/**
 * A stand-in for GitHub: a bare repository, the API calls that the workflows make, and GitHub Pages. A call that needs a
 * right which the job did not ask for is refused, and so is a comment on a line that the proposal doesn't show.
 */
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {json as readJson} from 'node:stream/consumers';
import {shownLines} from '../../../scripts/github/suggestions.mjs';
import {git, tryGit} from './git';

export type Rights = Record<string, 'read' | 'write' | 'none'>;

interface Comment {
  id: number;
  user: {login: string};
  body: string;
}

interface LineComment extends Comment {
  path: string;
  line: number | null;
  start_line?: number;
  /** The lines as they were when the comment was made. */
  text: string;
}

export interface PullRequest {
  number: number;
  branch: string;
  author: string;
  /** Owner and name of the repository that the branch is in. */
  from: string;
  open: boolean;
  comments: Comment[];
  lineComments: LineComment[];
  reviews: number;
}

const BOT = {login: 'github-actions[bot]'};

/** An answer that isn't a success. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export class GitHub {
  readonly bare: string;
  readonly pulls: PullRequest[] = [];
  /** Every call: what tests hold to see that nobody asks for more than is needed. */
  readonly calls: string[] = [];
  /** GitHub Pages: off until somebody switches it on. */
  pages: {on: boolean; branch: string; domain?: string; buildsByItself: boolean; fails: boolean; commit?: string} = {
    on: false,
    branch: 'gh-pages',
    buildsByItself: true,
    fails: false,
  };
  /** Statuses to answer the next calls of a path with, before the real answers. */
  faults: {path: string; status: number}[] = [];
  private readonly server: Server;
  private next = 1;

  constructor(
    readonly folder: string,
    public repository: string,
  ) {
    this.bare = path.join(folder, 'github.git');
    this.server = createServer((request, response) => {
      this.answer(request).then(
        (body) => response.writeHead(200, {'Content-Type': 'application/json'}).end(body),
        (error) => response.writeHead(error instanceof Refusal ? error.status : 500).end(String(error.message)),
      );
    });
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Where GitHub Pages shows the site. */
  get home(): string {
    if (this.pages.domain) return `https://${this.pages.domain}/`;
    const [owner, name] = this.repository.split('/');
    const host = `${owner.toLowerCase()}.github.io`;
    return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  sha(ref: string): string | undefined {
    return tryGit(this.bare, 'rev-parse', '--verify', '--quiet', ref);
  }

  /** Paths in a branch. */
  tree(branch: string): string[] {
    const listed = tryGit(this.bare, 'ls-tree', '-r', '--name-only', branch);
    return listed ? listed.split('\n') : [];
  }

  read(branch: string, file: string): string | undefined {
    return tryGit(this.bare, 'show', `${branch}:${file}`);
  }

  /** GitHub Pages takes what is on its branch now. */
  buildPages(): void {
    if (this.pages.on && !this.pages.fails) this.pages.commit = this.sha(this.pages.branch);
  }

  private async answer(request: IncomingMessage): Promise<string> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (url.pathname.startsWith('/web/')) return this.web(url.pathname.slice('/web/'.length));
    const prefix = `/repos/${this.repository}`;
    if (!url.pathname.startsWith(`${prefix}/`)) throw new Refusal(404, `Not Found: ${url.pathname}`);
    const call = `${request.method} ${url.pathname.slice(prefix.length)}`;
    this.calls.push(call);
    const fault = this.faults.findIndex((entry) => call.endsWith(entry.path));
    if (fault >= 0) throw new Refusal(this.faults.splice(fault, 1)[0].status, 'The server is having a bad day.');
    const body =
      request.method === 'POST' || request.method === 'PATCH' ? await readJson(request).catch(() => ({})) : {};
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const rights: Rights = token ? JSON.parse(Buffer.from(token, 'base64url').toString()) : {};
    return JSON.stringify(this.api(call, url.searchParams, body as Record<string, unknown>, rights)) ?? '';
  }

  /** What the site answers to a visitor. */
  private web(address: string): string {
    const home = new URL(this.home);
    const [host, ...rest] = address.split('/');
    const pathname = `/${rest.join('/')}`;
    if (host !== home.host || !pathname.startsWith(home.pathname) || !this.pages.commit)
      throw new Refusal(404, 'Not Found');
    const file = tryGit(this.bare, 'show', `${this.pages.commit}:${pathname.slice(home.pathname.length)}`);
    if (file === undefined) throw new Refusal(404, 'Not Found');
    return file;
  }

  private api(call: string, query: URLSearchParams, body: Record<string, unknown>, rights: Rights): unknown {
    const need = (scope: string, level: 'read' | 'write') => {
      const granted = rights[scope] ?? 'none';
      if (granted !== 'write' && granted !== level) throw new Refusal(403, `This token may not ${level} ${scope}.`);
    };
    for (const [method, pattern, scope, level, answer] of this.routes(query, body)) {
      const match = new RegExp(`^${pattern}$`).exec(call.slice(method.length + 1));
      if (!call.startsWith(`${method} `) || !match) continue;
      need(scope, level);
      return answer(...match.slice(1));
    }
    throw new Refusal(404, `The stand-in does not know ${call}.`);
  }

  private routes(
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): [string, string, string, 'read' | 'write', (...parts: string[]) => unknown][] {
    return [
      ['GET', '/pages', 'pages', 'read', () => this.describePages()],
      ['GET', '/pages/builds/latest', 'pages', 'read', () => this.latestBuild()],
      ['POST', '/pages/builds', 'pages', 'write', () => this.buildPages()],
      ['GET', '/git/ref/heads/([\\w-]+)', 'contents', 'read', (branch) => this.ref(branch)],
      ['GET', '/contents/(.+)', 'contents', 'read', (file) => this.contents(file, query.get('ref') ?? 'main')],
      [
        'GET',
        '/pulls',
        'pull-requests',
        'read',
        () =>
          this.page(
            query,
            this.pulls.filter(({open}) => open),
          ),
      ],
      ['GET', '/pulls/(\\d+)', 'pull-requests', 'read', (number) => ({head: {sha: this.headOf(this.pull(number))}})],
      ['GET', '/pulls/(\\d+)/files', 'pull-requests', 'read', (number) => this.page(query, this.files(number))],
      [
        'GET',
        '/pulls/(\\d+)/comments',
        'pull-requests',
        'read',
        (number) => this.page(query, this.lineComments(number)),
      ],
      ['DELETE', '/pulls/comments/(\\d+)', 'pull-requests', 'write', (id) => this.removeLineComment(Number(id))],
      ['POST', '/pulls/(\\d+)/reviews', 'pull-requests', 'write', (number) => this.review(number, body)],
      [
        'GET',
        '/issues/(\\d+)/comments',
        'pull-requests',
        'read',
        (number) => this.page(query, this.pull(number).comments),
      ],
      ['POST', '/issues/(\\d+)/comments', 'pull-requests', 'write', (number) => this.comment(number, body)],
      ['PATCH', '/issues/comments/(\\d+)', 'pull-requests', 'write', (id) => this.editComment(Number(id), body)],
    ];
  }

  private page<T>(query: URLSearchParams, entries: T[]): T[] {
    const size = Number(query.get('per_page') ?? 30);
    const first = (Number(query.get('page') ?? 1) - 1) * size;
    return entries.slice(first, first + size);
  }

  private describePages() {
    if (!this.pages.on) throw new Refusal(404, 'Not Found');
    return {html_url: this.home, build_type: 'legacy', source: {branch: this.pages.branch, path: '/'}};
  }

  private latestBuild() {
    if (!this.pages.on) throw new Refusal(404, 'Not Found');
    if (this.pages.fails)
      return {status: 'errored', commit: this.sha('gh-pages'), error: {message: 'Page build failed.'}};
    return {status: 'built', commit: this.pages.commit};
  }

  private ref(branch: string) {
    const sha = this.sha(`refs/heads/${branch}`);
    if (!sha) throw new Refusal(404, 'Not Found');
    return {object: {sha}};
  }

  private contents(file: string, ref: string) {
    const text = this.read(ref, file);
    if (text === undefined) throw new Refusal(404, 'Not Found');
    return {content: Buffer.from(`${text}\n`).toString('base64')};
  }

  pull(number: string | number): PullRequest {
    const found = this.pulls.find((pull) => pull.number === Number(number));
    if (!found) throw new Refusal(404, 'Not Found');
    return found;
  }

  headOf({number}: PullRequest): string {
    return String(this.sha(`refs/pull/${number}/head`));
  }

  private files(number: string) {
    const head = this.headOf(this.pull(number));
    const base = git(this.bare, 'merge-base', 'main', head);
    const names = git(this.bare, 'diff', '--name-only', base, head).split('\n').filter(Boolean);
    return names.map((filename) => {
      const diff = git(this.bare, 'diff', '-U3', base, head, '--', filename);
      return {filename, status: 'modified', patch: diff.slice(diff.indexOf('@@'))};
    });
  }

  private linesAt(head: string, file: string, first: number, last: number): string | undefined {
    const text = this.read(head, file);
    return text
      ?.split('\n')
      .slice(first - 1, last)
      .join('\n');
  }

  /** The comments on lines. One whose lines have changed is outdated, and has no line any more. */
  private lineComments(number: string) {
    const pull = this.pull(number);
    for (const comment of pull.lineComments) {
      if (comment.line === null) continue;
      const now = this.linesAt(this.headOf(pull), comment.path, comment.start_line ?? comment.line, comment.line);
      if (now !== comment.text) comment.line = null;
    }
    return pull.lineComments;
  }

  private removeLineComment(id: number): void {
    for (const pull of this.pulls) pull.lineComments = pull.lineComments.filter((comment) => comment.id !== id);
  }

  private review(number: string, body: Record<string, unknown>): unknown {
    const pull = this.pull(number);
    const head = this.headOf(pull);
    if (body.commit_id !== head || body.event !== 'COMMENT') throw new Refusal(422, 'Unprocessable Entity');
    const files = this.files(number);
    const added = (body.comments as LineComment[]).map((comment) => {
      const {path: file, line, start_line: first = line} = comment;
      const hunks = shownLines(files.find(({filename}) => filename === file)?.patch ?? '');
      const isShown = hunks.some(([from, to]) => Number(first) >= from && Number(line) <= to);
      if (!isShown) throw new Refusal(422, 'Pull request review thread line must be part of the diff');
      if (comment.start_line !== undefined && comment.start_line >= Number(line)) {
        throw new Refusal(422, 'Pull request review thread start line must precede the end line.');
      }
      const text = this.linesAt(head, file, Number(first), Number(line)) ?? '';
      return {...comment, id: this.next++, user: BOT, text};
    });
    pull.lineComments.push(...added);
    pull.reviews += 1;
    return {id: this.next++};
  }

  private comment(number: string, body: Record<string, unknown>): unknown {
    if (String(body.body).length > 65_536) throw new Refusal(422, 'Body is too long (maximum is 65536 characters)');
    this.pull(number).comments.push({id: this.next++, user: BOT, body: String(body.body)});
    return {};
  }

  private editComment(id: number, body: Record<string, unknown>): unknown {
    const found = this.pulls.flatMap(({comments}) => comments).find((comment) => comment.id === id);
    if (!found) throw new Refusal(404, 'Not Found');
    found.body = String(body.body);
    return {};
  }
}
