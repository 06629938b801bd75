/** What github-pages-deploy-action does: copies a folder into a branch, deletes the rest, and pushes. */
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {git, tryGit} from './git';

interface Inputs {
  folder: string;
  branch?: string;
  'target-folder'?: string;
  'clean-exclude'?: string;
  'commit-message'?: string;
}

/** Deletes what isn't in the source, as `rsync --delete` does: what is excluded stays, with the folders around it. */
function clean(source: string, target: string, isExcluded: (relative: string) => boolean, relative = ''): void {
  for (const name of readdirSync(path.join(target, relative))) {
    const inner = path.join(relative, name);
    if (isExcluded(inner)) continue;
    const file = path.join(target, inner);
    if (statSync(file).isDirectory()) {
      clean(source, target, isExcluded, inner);
      if (readdirSync(file).length === 0 && !existsSync(path.join(source, inner))) rmSync(file, {recursive: true});
    } else if (!existsSync(path.join(source, inner))) {
      rmSync(file);
    }
  }
}

/** Deploys, and returns what the action gives as `deployment-status`. */
export function deploy(workspace: string, bare: string, inputs: Inputs): 'success' | 'skipped' {
  const {folder, branch = 'gh-pages'} = inputs;
  const source = path.join(workspace, folder);
  if (/^\.?\//.test(folder)) throw new Error('Folder paths cannot have a leading / or ./');
  if (!existsSync(source)) throw new Error(`The directory you're trying to deploy named ${folder} doesn't exist.`);
  if (!existsSync(path.join(workspace, '.git'))) throw new Error('There is no repository to deploy from.');
  const clone = path.join(workspace, 'github-pages-deploy-action-temp-deployment-folder');
  git(workspace, 'init', '--quiet', '--initial-branch', branch, clone);
  if (tryGit(clone, 'fetch', '--quiet', `file://${bare}`, branch)) throw new Error('Git said something.');
  if (tryGit(bare, 'rev-parse', '--verify', `refs/heads/${branch}`))
    git(clone, 'reset', '--quiet', '--hard', 'FETCH_HEAD');
  const target = path.join(clone, inputs['target-folder'] ?? '');
  mkdirSync(target, {recursive: true});
  const excluded = [...(inputs['clean-exclude'] ?? '').split('\n').filter(Boolean), '.git', '.ssh', '.github'];
  for (const name of ['CNAME', '.nojekyll']) if (!existsSync(path.join(source, name))) excluded.push(name);
  clean(source, target, (file) => excluded.some((pattern) => file === pattern || file.endsWith(`/${pattern}`)));
  cpSync(source, target, {recursive: true});
  git(clone, 'add', '--all', '.');
  if (!git(clone, 'status', '--porcelain')) {
    rmSync(clone, {recursive: true});
    return 'skipped';
  }
  git(clone, 'commit', '--quiet', '--no-verify', '-m', inputs['commit-message'] ?? 'Deploying');
  git(clone, 'push', '--quiet', `file://${bare}`, `HEAD:refs/heads/${branch}`);
  rmSync(clone, {recursive: true});
  return 'success';
}
