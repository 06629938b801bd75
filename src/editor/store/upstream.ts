/** The newest version of a file outside this browser: GitHub's, or else that of the newest build. */
import {normalize} from '../../content/source';
import type {SiteData} from '../site';
import {ask} from './ask';
import type {Draft} from './drafts';
import {rawUrl} from './handOff';

/**
 * `github`: the text on GitHub. `gone`: the branch is there, and the file isn't. `newest`: GitHub gives none (the
 * repository is private), and no newer build than this one is published. `outdated`: a newer build is published.
 * `unknown`: nothing answers.
 */
export type Upstream = {kind: 'github'; text: string} | {kind: 'gone' | 'newest' | 'outdated' | 'unknown'};

type Build = Pick<SiteData, 'repository' | 'branch' | 'commit'>;

/** Every branch has this file. */
const ALWAYS_THERE = 'package.json';

/** Asks GitHub for a file. If GitHub doesn't give it, asks the site which commit it is built from (`commitUrl`). */
export async function askUpstream(
  {repository, branch, commit}: Build,
  file: string,
  commitUrl: string,
): Promise<Upstream> {
  if (repository) {
    const found = await ask(rawUrl(repository, branch, file));
    if (found?.status === 200) return {kind: 'github', text: normalize(found.text)};
    // GitHub also answers 404 for a private repository, and for a branch that is gone.
    const isGone = found?.status === 404 && (await ask(rawUrl(repository, branch, ALWAYS_THERE)))?.status === 200;
    if (isGone) return {kind: 'gone'};
  }
  const published = commit && (await ask(commitUrl));
  const newest = published && published.status === 200 && published.text.trim();
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
