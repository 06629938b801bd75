/** GitHub's answers to the requests that the editor makes. Routes and fields are typed by `@octokit/types`. */
import type {Endpoints} from '@octokit/types';
import {type Commit, hash, type Key, MAIN, NAME, type Pull, Refusal, type RepositoryState, type Run} from './state';

/** An answer, or a part of one, with only some of the fields that GitHub sends. */
type Some<Data> = Data extends readonly (infer Entry)[]
  ? Some<Entry>[]
  : Data extends object
    ? {[Name in keyof Data]?: Some<Data[Name]>}
    : Data;

type Answer<Data = unknown> = [status: number, data: Data];

/** The answer to each route. `given` are the parameters from the path, the query and the body. */
type Routes = {
  [Route in keyof Endpoints]?: (
    given: Endpoints[Route]['parameters'],
    key?: Key,
  ) => Answer<Some<Endpoints[Route]['response']['data']>>;
};

/** One page of a list. Numbers in a query arrive as text. */
function pageOf<Entry>(entries: Entry[], {per_page = 30, page = 1}: {per_page?: number; page?: number}): Entry[] {
  const size = Math.min(Number(per_page), 100);
  return entries.slice((Number(page) - 1) * size, Number(page) * size);
}

function describeRun(repository: RepositoryState, {sha, workflow, number, conclusion}: Run) {
  return {
    head_sha: sha,
    path: workflow,
    run_number: number,
    status: conclusion ? 'completed' : 'in_progress',
    conclusion: conclusion ?? null,
    html_url: `https://github.com/${NAME}/actions/runs/${number}`,
    updated_at: repository.at(sha).date,
  };
}

function describePull(repository: RepositoryState, pull: Pull) {
  const {number, title, body, state, login, branch, head, fork, merged} = pull;
  return {
    number,
    title,
    body,
    state,
    user: {login},
    created_at: repository.at(head).date,
    head: {ref: branch, sha: repository.oldHeads.get(number) ?? head, repo: {full_name: fork ?? NAME}},
    base: {ref: MAIN, sha: repository.head(MAIN), repo: {full_name: NAME}},
    merged_at: merged ? repository.at(merged).date : null,
    // Before a pull request is merged, this is a commit of GitHub's that only tries to merge it.
    merge_commit_sha: merged ?? hash(`${head} on a trial`),
    html_url: `https://github.com/${NAME}/pull/${number}`,
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
      for (const key of credentials) repository.keys.delete(key);
      return [202, {}];
    },
    'POST /repos/{owner}/{repo}/git/refs': ({ref, sha}) => {
      const branch = ref.replace('refs/heads/', '');
      if (!repository.commits.has(sha)) throw new Refusal(422, 'Object does not exist');
      if (repository.branches.has(branch)) throw new Refusal(422, 'Reference already exists');
      repository.branches.set(branch, sha);
      return [201, {ref, object: {sha}}];
    },
    'GET /repos/{owner}/{repo}/git/ref/{ref}': ({ref}) => {
      return [200, {object: {sha: repository.head(ref.replace('heads/', ''))}}];
    },
    'PATCH /repos/{owner}/{repo}/git/refs/{ref}': ({ref, sha, force}) => {
      const branch = ref.replace('heads/', '');
      if (!force && !repository.ancestors(sha).has(repository.head(branch)))
        throw new Refusal(422, 'Not a fast forward');
      return [200, {object: {sha: repository.move(branch, sha)}}];
    },
    'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ({commit_sha}) => {
      const {sha, parents, tree, message} = repository.at(commit_sha);
      return [200, {sha, message, tree: {sha: repository.addTree(tree)}, parents: parents.map((one) => ({sha: one}))}];
    },
    'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': ({tree_sha}) => {
      const entries = Object.entries(repository.at(tree_sha).tree);
      const listed = entries.slice(0, repository.maxListed);
      const tree = listed.map(([path, bytes]) => ({path, type: 'blob', sha: repository.addBlob(bytes)}));
      return [200, {tree, truncated: listed.length < entries.length}];
    },
    'POST /repos/{owner}/{repo}/git/blobs': ({content}) => {
      return [201, {sha: repository.addBlob(Buffer.from(content, 'base64'))}];
    },
    'POST /repos/{owner}/{repo}/git/trees': ({base_tree, tree: entries}) => {
      const tree = base_tree ? {...repository.tree(base_tree)} : {};
      for (const {path = '', content, sha} of entries) {
        if (sha === null) delete tree[path];
        else tree[path] = content === undefined ? repository.blob(sha ?? '') : Buffer.from(content);
      }
      return [201, {sha: repository.addTree(tree)}];
    },
    'POST /repos/{owner}/{repo}/git/commits': ({message, tree, parents = []}, key) => {
      return [201, {sha: repository.commit(parents, repository.tree(tree), message, key?.login)}];
    },
    'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': ({file_sha}) => {
      return [200, {content: repository.blob(file_sha).toString('base64'), encoding: 'base64'}];
    },
    'GET /repos/{owner}/{repo}/commits': ({sha = MAIN, path = '', ...page}) => {
      const changesFile = ({sha: one, parents: [parent]}: Commit) =>
        parent ? repository.changedFiles(parent, one).includes(path) : path in repository.at(one).tree;
      const ancestors = [...repository.ancestors(repository.at(sha).sha)].map((one) => repository.at(one));
      const listed = pageOf(ancestors.filter(changesFile), page).map(({sha: one, parents, message, name, date}) => {
        const commit = {message, author: {name, date}, committer: {name, date}};
        return {sha: one, parents: parents.map((parent) => ({sha: parent})), commit};
      });
      return [200, listed];
    },
    'GET /repos/{owner}/{repo}/compare/{basehead}': ({basehead}) => {
      const [base, head] = basehead.split('...').map((name) => repository.at(name).sha);
      return [200, {merge_base_commit: {sha: repository.mergeBase(base, head)}}];
    },
    'GET /repos/{owner}/{repo}/actions/runs': ({head_sha, branch, ...page}) => {
      const main = repository.ancestors(repository.head(MAIN));
      const isAsked = ({sha}: Run) => (head_sha ? sha === head_sha : branch === MAIN && main.has(sha));
      const runs = repository.runs.filter(isAsked).reverse();
      const listed = pageOf(runs, page).map((run) => describeRun(repository, run));
      return [200, {total_count: runs.length, workflow_runs: listed}];
    },
    'GET /repos/{owner}/{repo}/pulls': ({owner, head, state = 'open', ...page}) => {
      const ofState = repository.pulls.filter((pull) => state === 'all' || state === pull.state);
      const isOfHead = ({fork, branch}: Pull) => !head || head === `${fork?.split('/')[0] ?? owner}:${branch}`;
      return [200, pageOf(ofState.filter(isOfHead).reverse(), page).map((pull) => describePull(repository, pull))];
    },
    'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': ({pull_number, state}) => {
      const pull = repository.pull(pull_number);
      if (pull.merged) throw new Refusal(422, 'Validation Failed');
      if (state === 'closed') repository.close(pull);
      return [200, describePull(repository, pull)];
    },
    'POST /repos/{owner}/{repo}/pulls': ({head, title = '', body = ''}, key) => {
      return [201, describePull(repository, repository.open(head, title, body, key?.login ?? ''))];
    },
    'GET /repos/{owner}/{repo}/pulls/{pull_number}': ({pull_number}) => {
      const pull = repository.pull(pull_number);
      return [200, {...describePull(repository, pull), mergeable_state: repository.mergeableState(pull)}];
    },
    'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge': ({pull_number, sha}, key) => {
      const pull = repository.pull(pull_number);
      if (sha && pull.head !== sha) throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
      if (repository.mergeableState(pull) !== 'clean') throw new Refusal(405, 'Pull Request is not mergeable');
      return [200, {sha: repository.merge(pull, key?.login), merged: true}];
    },
  };
}

/** Throws GitHub's refusal unless this key may make the request. Everybody may read. */
function checkRights(route: string, key: Key | undefined): void {
  if (route.startsWith('GET') || !route.includes('{repo}')) return;
  if (!key) throw new Refusal(401, 'Requires authentication');
  const right = /\/pulls(\/\{pull_number\})?$/.test(route) ? 'pulls' : 'contents';
  if (key.permission !== 'WRITE' || !key[right]) {
    throw new Refusal(403, 'Resource not accessible by personal access token');
  }
}

/** Answers a request to a route. Throws a `Refusal` if GitHub would refuse it. */
export function answer(routes: Routes, route: string, given: object, key?: Key): Answer {
  checkRights(route, key);
  return (routes[route as keyof Endpoints] as (given: object, key?: Key) => Answer)(given, key);
}

/** The route that an address belongs to, with the parameters in its path and query. Undefined if there is none. */
export function findRoute(routes: Routes, method: string, {pathname, searchParams}: URL) {
  for (const route of Object.keys(routes)) {
    const match = new RegExp(`^${route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(`${method} ${pathname}`);
    const inPath = Object.entries(match?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    if (match) return {route, given: {...Object.fromEntries(inPath), ...Object.fromEntries(searchParams)}};
  }
  return undefined;
}
