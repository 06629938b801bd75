/** Git, for the stand-in of GitHub: the bare repository that plays the one over there, and clones of it. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** Nothing of this machine's own settings counts. */
const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_TEMPLATE_DIR: '',
  GIT_AUTHOR_NAME: 'Staff',
  GIT_AUTHOR_EMAIL: 'staff@example.org',
  GIT_COMMITTER_NAME: 'Staff',
  GIT_COMMITTER_EMAIL: 'staff@example.org',
};

/** Runs git in a folder and returns what it prints. Throws with what it says when it fails. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();
}

/** Writes the files of a commit below a path into a folder. */
export function exportFiles(bare: string, ref: string, folder: string, below: string): void {
  const env = {
    ...ENVIRONMENT,
    GIT_DIR: bare,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: path.join(folder, '.git', 'index'),
  };
  execFileSync('git', ['checkout', '--quiet', ref, '--', below], {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']});
}

/** What git prints, or undefined when it fails: for asking whether something is there. */
export function tryGit(cwd: string, ...args: string[]): string | undefined {
  try {
    return git(cwd, ...args);
  } catch {
    return undefined;
  }
}
