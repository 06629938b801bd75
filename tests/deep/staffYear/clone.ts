/** A clone of this repository, in which a command runs as on somebody else's machine. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Runs a program and hands on what it says. Throws if it fails. */
function run(program: string, args: string[], cwd: string): void {
  const {status, stderr} = spawnSync(program, args, {cwd, encoding: 'utf8'});
  if (status !== 0) throw new Error(`"${program} ${args.join(' ')}" failed: ${stderr}`);
}

/**
 * Clones what is committed into a new folder. The packages are linked there file by file, so that nothing that the clone
 * installs changes them here, or installed anew where the disk can't link them.
 */
export function cloneSite(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'year-'));
  run('git', ['clone', '--quiet', '.', dir], process.cwd());
  const packages = path.join(dir, 'node_modules');
  if (spawnSync('cp', ['-al', path.resolve('node_modules'), packages]).status !== 0) {
    rmSync(packages, {recursive: true, force: true});
    run('node', ['scripts/setup.mjs'], dir);
  }
  return dir;
}

/** Commits everything that has changed in a clone. */
export function commit(dir: string, message: string): void {
  run('git', ['add', '--all'], dir);
  run('git', ['-c', 'user.name=Staff', '-c', 'user.email=staff@example.org', 'commit', '--quiet', '-m', message], dir);
}

/** Runs a command in a clone. Returns whether it succeeded. */
export const runIn = (dir: string, command: string, variables: Record<string, string>): boolean =>
  spawnSync(command, {cwd: dir, shell: true, stdio: 'inherit', env: {...process.env, ...variables}}).status === 0;
