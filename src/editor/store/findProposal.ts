/**
 * Finds a person's proposal on GitHub. Nothing there says who opened the editor, but a proposal that holds the very
 * text that was handed over is theirs. Without a token GitHub answers sixty times an hour, so a search is one request
 * there; the files are read from elsewhere, which has no such limit.
 */
import {normalize} from '../../content/source';
import {ask, askSize} from './ask';
import {type Branch, rawUrl} from './handOff';

export interface Proposal extends Branch {
  /** Its number on GitHub; unknown for a branch that somebody has typed. */
  number?: number;
}

/** What was handed over: a text, or a picture of so many bytes. */
export type Handed = {file: string; text: string} | {file: string; size: number};

/**
 * `open`: it is there, and `commit` is its newest. `closed`: it was merged or closed. `none`: GitHub shows no such
 * proposal. `refused`: GitHub doesn't say (the repository is private, or it was asked too often). `unreachable`: there
 * is no answer.
 */
export type Search =
  | {kind: 'open'; proposal: Required<Proposal>; commit: string}
  | {kind: 'closed' | 'none' | 'refused' | 'unreachable'};

/** What is used of GitHub's answer. */
interface Pull {
  number: number;
  state: string;
  head: {ref: string; sha: string; repo: {full_name: string} | null};
}

/** How many of the newest proposals are compared. */
const RECENT = 10;

async function askPulls(repository: string, rest: string): Promise<Pull[] | 'refused' | 'unreachable'> {
  const answer = await ask(`https://api.github.com/repos/${repository}/pulls${rest}`);
  if (!answer) return 'unreachable';
  if (answer.status !== 200) return 'refused';
  try {
    return [JSON.parse(answer.text) as Pull | Pull[]].flat();
  } catch {
    return 'refused'; // Something between here and GitHub has answered in its place.
  }
}

const isSame = (one: string, other: string) => normalize(one).trimEnd() === normalize(other).trimEnd();

async function holds({repo, sha}: Pull['head'], handed: Handed): Promise<boolean> {
  const address = rawUrl(repo?.full_name ?? '', sha, handed.file);
  if ('size' in handed) return (await askSize(address)) === handed.size;
  const answer = await ask(address);
  return answer?.status === 200 && isSame(answer.text, handed.text);
}

/** The newest proposal that holds all that was handed over. Others can copy a proposal into a fork: forks come last. */
async function firstThatHolds(pulls: Pull[], repository: string, handed: Handed[]): Promise<Pull | undefined> {
  const isOwn = ({head}: Pull) => head.repo?.full_name === repository;
  for (const pull of [...pulls.filter(isOwn), ...pulls.filter((one) => one.head.repo && !isOwn(one))]) {
    const found = await Promise.all(handed.map((one) => holds(pull.head, one)));
    if (found.every(Boolean)) return pull;
  }
  return undefined;
}

/** Looks for a known proposal, or else for one to `branch` with what was handed over. */
export async function findProposal(
  {repository, branch}: Branch,
  known: Proposal | undefined,
  handed: Handed[],
): Promise<Search> {
  const query = known
    ? known.number
      ? `/${known.number}`
      : `?state=open&per_page=1&head=${encodeURIComponent(`${known.repository.split('/')[0]}:${known.branch}`)}`
    : `?state=open&base=${encodeURIComponent(branch)}&sort=created&direction=desc&per_page=${RECENT}`;
  const pulls = await askPulls(repository, query);
  if (typeof pulls === 'string') return {kind: pulls};
  const pull = known ? pulls[0] : await firstThatHolds(pulls, repository, handed);
  if (!pull?.head.repo) return {kind: 'none'};
  if (pull.state !== 'open') return {kind: 'closed'};
  const {number, head} = pull;
  return {kind: 'open', proposal: {number, repository: pull.head.repo.full_name, branch: head.ref}, commit: head.sha};
}

/** A text as a proposal has it: `null` if it hasn't got the file, undefined if that can't be known. */
export async function textInProposal(
  repository: string,
  commit: string,
  file: string,
): Promise<string | null | undefined> {
  const answer = await ask(rawUrl(repository, commit, file));
  if (answer?.status === 404) return null;
  return answer?.status === 200 ? normalize(answer.text) : undefined;
}

export const sizeInProposal = (repository: string, commit: string, file: string): Promise<number | undefined> =>
  askSize(rawUrl(repository, commit, file));

/** The branch that somebody has typed or copied; undefined if there can be none of that name. `owner:branch` is a fork's. */
export function typedBranch(typed: string, {repository, branch}: Branch): Proposal | undefined {
  const [, owner, name] = /^(?:([\w-]+):)?([^\s~^:?*[\\/][^\s~^:?*[\\]*)$/.exec(typed.trim()) ?? [];
  if (!name || (name === branch && !owner)) return undefined;
  const [ownOwner, repositoryName] = repository.split('/');
  return {repository: `${owner ?? ownOwner}/${repositoryName}`, branch: name};
}
