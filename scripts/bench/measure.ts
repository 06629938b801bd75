/** Measures pages and the same pages without script, in turn, as the machine's speed changes from minute to minute. */
import {type ChildProcess, spawn} from 'node:child_process';
import os from 'node:os';
import {serve} from '../serve';
import {lighthouse} from './lighthouse';
import type {Measured} from './measurements';
import {slowPhone} from './slowPhone';

/** Measures every page of `dirs.ours` that is named, as often as there are rounds. */
export async function measure(
  dirs: {ours: string; bare: string},
  pages: string[],
  rounds: number,
): Promise<Measured[]> {
  const sites = {ours: await serve({dir: dirs.ours}), bare: await serve({dir: dirs.bare})};
  const results = pages.map((page): Measured => ({page, ours: [], bare: []}));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`Round ${round} of ${rounds} …`);
      for (const result of results) {
        for (const site of ['ours', 'bare'] as const) {
          const address = sites[site].url + result.page.replace(/(^index)?\.html$/, '');
          result[site].push({...(await lighthouse(address)), ...(await slowPhone(address, site === 'ours'))});
        }
      }
    }
  } finally {
    for (const {server} of Object.values(sites)) {
      server.closeAllConnections();
      server.close();
    }
  }
  return results;
}

/** Busy work on every core, until it is stopped. */
function keepBusy(): ChildProcess[] {
  return os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], {stdio: 'ignore'}));
}

/** Does work while every core is busy. */
export async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const busy = keepBusy();
  try {
    return await work();
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}
