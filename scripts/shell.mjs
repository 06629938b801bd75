/**
 * How programs run others: several side by side in a shell, or one whose command is printed. It needs only Node, as
 * `test.mjs` does.
 */
import {execFileSync, spawn} from 'node:child_process';

const isWindows = process.platform === 'win32';

/** An argument as the shell hands it on, whatever is in it: `$` or a backtick of a `--grep` mustn't be expanded. */
export const quoted = (argument) => (isWindows ? JSON.stringify(argument) : `'${argument.replaceAll("'", "'\\''")}'`);

/**
 * Runs a command. What it prints is shown in one piece at its end, below `title`, since another may print meanwhile; what a
 * live one prints is shown at once.
 *
 * @param {string} command
 * @param {{title?: string, env?: NodeJS.ProcessEnv, isLive?: boolean}} options `env` is added to this program's own.
 * @returns {Promise<boolean>} Whether it succeeded. Rejects only if it couldn't be started.
 */
export function runInShell(command, {title = '', env = {}, isLive = false}) {
  if (isLive) console.log(title);
  const child = spawn(command, {
    shell: true,
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  const output = [];
  // A live one has neither stream.
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (!isLive) console.log(`${title}\n${Buffer.concat(output)}`);
      done(code === 0);
    });
  });
}

/**
 * Prints a command and runs it to its end. Throws if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileSyncOptions} options What it prints is shown, unless they say otherwise.
 * @returns What it prints, if it isn't shown.
 */
export function runPrinted(command, args, options = {}) {
  console.error(`> ${command} ${args.join(' ')}`);
  // On Windows, npm is a script that only a shell runs, and that parts arguments at their spaces.
  const {shell = isWindows} = options;
  return execFileSync(command, shell ? args.map(quoted) : args, {
    encoding: 'utf8',
    stdio: 'inherit',
    ...options,
    shell,
  });
}
