/** What GitHub answers to each request that the editor makes. Paths and fields are as GitHub's REST API has them. */
import type {Endpoints} from '@octokit/types';
import {
  type Commit,
  FIRST_PROPOSAL,
  hash,
  type Key,
  MAIN,
  NAME,
  nameOf,
  type Pull,
  Refusal,
  type RepositoryState,
  type Run,
} from './state';

/** An answer: its status, and what it holds. */
export type Answer = [status: number, data: unknown];

/** An answer to each route, by its name: `GET /repos/{owner}/{repo}/pulls`. `given` is from path, query and body. */
type Routes = {[Route in keyof Endpoints]?: (given: Endpoints[Route]['parameters'], key?: Key) => Answer};

/** What GitHub's comparison says of `head` against `base`, which parted at a commit. */
function compared(base: string, head: string, parting: string): string {
  if (base === head) return 'identical';
  if (parting === base) return 'ahead';
  return parting === head ? 'behind' : 'diverged';
}

function describeRun(repository: RepositoryState, run: Run) {
  const {sha, workflow, number, attempt = 1, isQueued, conclusion, ended} = run;
  const waiting = isQueued ? 'queued' : 'in_progress';
  return {
    head_sha: sha,
    path: workflow,
    run_number: number,
    run_attempt: attempt,
    status: conclusion ? 'completed' : waiting,
    conclusion: conclusion ?? null,
    html_url: `https://github.com/${NAME}/actions/runs/${number}`,
    updated_at: ended ?? repository.at(sha).date,
  };
}

function describePull(
  repository: RepositoryState,
  {merged, branch, head, login, fork, isDraft = false, ...pull}: Pull,
) {
  return {
    ...pull,
    draft: isDraft,
    user: {login},
    created_at: repository.at(head).date,
    head: {ref: branch, sha: repository.oldHeads.get(pull.number) ?? head, repo: {full_name: fork ?? NAME}},
    base: {ref: MAIN, sha: repository.head(MAIN), repo: {full_name: NAME}},
    merged_at: merged ? repository.at(merged).date : null,
    // Before a proposal is merged, this is a commit that only tries it.
    merge_commit_sha: merged ?? hash(`${head} on a trial`),
    html_url: `https://github.com/${NAME}/pull/${pull.number}`,
  };
}

export function routesOf(repository: RepositoryState): Routes {
  return {
    'GET /user': (_given, key) => {
      if (!key) throw new Refusal(401, 'Requires authentication');
      return [200, {login: key.login}];
    },
    'GET /repos/{owner}/{repo}': (_given, key) => {
      return [200, {full_name: NAME, permissions: {admin: false, push: key?.permission === 'WRITE', pull: true}}];
    },
    'POST /credentials/revoke': ({credentials}) => {
      repository.revoked.push(...credentials);
      for (const one of credentials) repository.keys.delete(one);
      return [202, {}];
    },
    'POST /repos/{owner}/{repo}/git/refs': ({ref, sha}) => {
      const branch = ref.replace('refs/heads/', '');
      if (!repository.commits.has(sha)) throw new Refusal(422, 'Object does not exist');
      if (repository.branches.has(branch)) throw new Refusal(422, 'Reference already exists');
      repository.branches.set(branch, sha);
      return [201, {ref, object: {sha, type: 'commit'}}];
    },
    'GET /repos/{owner}/{repo}/git/ref/{ref}': ({ref}) => {
      return [200, {ref: `refs/${ref}`, object: {sha: repository.head(ref.replace('heads/', ''))}}];
    },
    'PATCH /repos/{owner}/{repo}/git/refs/{ref}': ({ref, sha, force}) => {
      const branch = ref.replace('heads/', '');
      if (!force && !repository.ancestors(sha).has(repository.head(branch)))
        throw new Refusal(422, 'Not a fast forward');
      return [200, {object: {sha: repository.move(branch, sha)}}];
    },
    'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ({commit_sha}) => {
      const {sha, parents, tree, message} = repository.at(commit_sha);
      return [200, {sha, message, tree: {sha: repository.keepTree(tree)}, parents: parents.map((one) => ({sha: one}))}];
    },
    'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': ({tree_sha}) => {
      const entries = Object.entries(repository.at(tree_sha).tree);
      const listed = entries.slice(0, repository.mostListed);
      const tree = listed.map(([path, bytes]) => ({path, type: 'blob', sha: repository.keepBlob(bytes)}));
      return [200, {tree, truncated: listed.length < entries.length}];
    },
    'POST /repos/{owner}/{repo}/git/blobs': ({content}) => {
      return [201, {sha: repository.keepBlob(Buffer.from(content, 'base64'))}];
    },
    'POST /repos/{owner}/{repo}/git/trees': ({base_tree, tree: entries}) => {
      const tree = base_tree ? {...repository.tree(base_tree)} : {};
      for (const {path = '', content, sha} of entries) {
        if (sha === null) delete tree[path];
        else tree[path] = content === undefined ? repository.blob(sha ?? '') : Buffer.from(content);
      }
      return [201, {sha: repository.keepTree(tree), tree: []}];
    },
    'POST /repos/{owner}/{repo}/git/commits': ({message, tree, parents = []}, key) => {
      return [201, {sha: repository.commit(parents, repository.tree(tree), message, key?.login), message}];
    },
    'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': ({file_sha: sha}) => {
      return [200, {sha, content: repository.blob(sha).toString('base64'), encoding: 'base64'}];
    },
    'GET /repos/{owner}/{repo}/commits': ({sha = MAIN, path = '', per_page = 30, page = 1}) => {
      const isChange = ({sha: one, parents: [parent]}: Commit) =>
        parent ? repository.changedFiles(parent, one).includes(path) : path in repository.at(one).tree;
      const commits = [...repository.ancestors(repository.at(sha).sha)]
        .map((one) => repository.at(one))
        .filter(isChange);
      const person = ({name, date}: Pick<Commit, 'name' | 'date'>) => ({author: {name, date}, committer: {name, date}});
      const listed = commits.slice((page - 1) * per_page, page * per_page).map(({parents, ...one}) => {
        const commit = {message: one.message, ...person(one)};
        return {sha: one.sha, parents: parents.map((parent) => ({sha: parent})), commit, author: null};
      });
      return [200, listed];
    },
    'GET /repos/{owner}/{repo}/compare/{basehead}': ({basehead}) => {
      const [base, head] = basehead.split('...').map((one) => repository.at(one).sha);
      const began = repository.mergeBase(base, head);
      const status = compared(base, head, began);
      const files = repository.changedFiles(began, head).map((filename) => ({filename, status: 'modified'}));
      return [200, {status, files, merge_base_commit: {sha: began}}];
    },
    'GET /repos/{owner}/{repo}/actions/runs': ({head_sha, branch}) => {
      const main = repository.ancestors(repository.head(MAIN));
      const isAsked = ({sha}: Run) => (head_sha ? sha === head_sha : branch === MAIN && main.has(sha));
      const asked = repository.runs.filter(isAsked).reverse();
      return [200, {total_count: asked.length, workflow_runs: asked.map((one) => describeRun(repository, one))}];
    },
    'GET /repos/{owner}/{repo}/pulls': ({owner, head, state = 'open'}) => {
      const ofState = repository.pulls.filter((one) => state === 'all' || state === one.state);
      const pulls = ofState.filter((one) => !head || head === `${one.fork?.split('/')[0] ?? owner}:${one.branch}`);
      return [200, pulls.map((one) => describePull(repository, one)).reverse()];
    },
    'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': ({pull_number, state}) => {
      const pull = repository.pull(pull_number);
      if (pull.merged) throw new Refusal(422, 'Validation Failed');
      if (state === 'closed') repository.close(pull);
      if (state === 'open') repository.reopen(pull);
      return [200, describePull(repository, pull)];
    },
    'POST /repos/{owner}/{repo}/pulls': ({head: branch, title = '', body = ''}, key) => {
      const isOpen = repository.pulls.some((one) => nameOf(one) === branch && one.state === 'open');
      const head = repository.branches.get(branch);
      if (isOpen || !head || head === repository.head(MAIN)) throw new Refusal(422, 'Validation Failed');
      const login = key?.login ?? '';
      const pull: Pull = {
        number: FIRST_PROPOSAL + repository.pulls.length,
        title,
        body,
        branch,
        login,
        state: 'open',
        head,
      };
      repository.pulls.push(pull);
      return [201, describePull(repository, pull)];
    },
    'GET /repos/{owner}/{repo}/pulls/{pull_number}': ({pull_number}) => {
      const pull = repository.pull(pull_number);
      return [200, {...describePull(repository, pull), mergeable_state: repository.mergeableState(pull)}];
    },
    'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge': ({pull_number, sha}, key) => {
      const pull = repository.pull(pull_number);
      if (sha && pull.head !== sha) throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
      const isMergeable = ['clean', 'unstable'].includes(repository.mergeableState(pull));
      if (pull.state !== 'open' || !isMergeable) throw new Refusal(405, 'Pull Request is not mergeable');
      repository.merge(pull, key?.login);
      return [200, {sha: pull.merged, merged: true, message: 'Pull Request successfully merged'}];
    },
  };
}

/** Which rights a key needs to change something at a route. */
const rightFor = (route: string): 'pulls' | 'contents' =>
  /\/pulls(\/\{pull_number\})?$/.test(route) ? 'pulls' : 'contents';

/** Throws GitHub's refusal unless this key may do what a route does. Everybody may read. */
export function checkRights(route: string, key: Key | undefined): void {
  if (route.startsWith('GET') || !route.includes('{repo}')) return;
  if (!key) throw new Refusal(401, 'Requires authentication');
  if (key.permission !== 'WRITE' || !key[rightFor(route)]) {
    throw new Refusal(403, 'Resource not accessible by personal access token');
  }
}

/** The name of the route that an address belongs to, and what its path and its query give; undefined without one. */
export function findRoute(routes: Routes, method: string, {pathname, searchParams}: URL) {
  for (const route of Object.keys(routes)) {
    const match = new RegExp(`^${route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(`${method} ${pathname}`);
    const inPath = Object.entries(match?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    if (match) return {route, given: {...Object.fromEntries(inPath), ...Object.fromEntries(searchParams)}};
  }
  return undefined;
}
