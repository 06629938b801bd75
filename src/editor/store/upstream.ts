/** The newest version of a file outside this browser: GitHub's, or else that of the newest build. */
import {normalize} from '../../content/source';
import type {SiteData} from '../site';
import type {Draft} from './drafts';
import {rawUrl} from './handOff';

/**
 * `github`: the text on GitHub. `newest`: GitHub gives none (the repository is private), and no newer build than this one
 * is published. `outdated`: a newer build is published. `unknown`: nothing answers.
 */
export type Upstream = {kind: 'github'; text: string} | {kind: 'newest' | 'outdated' | 'unknown'};

type Build = Pick<SiteData, 'repository' | 'branch' | 'commit'>;

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 10_000;

async function read(address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(address, {signal, credentials: 'omit', cache: 'no-store'});
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Asks GitHub for a file. If GitHub doesn't give it, asks the site which commit it is built from (`commitUrl`). */
export async function askUpstream(
  {repository, branch, commit}: Build,
  file: string,
  commitUrl: string,
): Promise<Upstream> {
  const text = repository && (await read(rawUrl(repository, branch, file)));
  if (text !== undefined) return {kind: 'github', text: normalize(text)};
  const newest = commit && (await read(commitUrl))?.trim();
  if (!newest) return {kind: 'unknown'};
  return {kind: newest === commit ? 'newest' : 'outdated'};
}

/**
 * The newest text that this build knows. The base of a draft that was begun in this build came from GitHub, and is no
 * older than the build's own text.
 */
export const knownText = (
  draft: Draft | undefined,
  embedded: string | undefined,
  commit: string | undefined,
): string | undefined => (draft && commit && draft.commit === commit ? draft.base : embedded);
