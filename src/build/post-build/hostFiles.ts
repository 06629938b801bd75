/** The files at the root of a site that are for machines. */
import {spawnSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readRepository} from '../../environment';

/** Writes `robots.txt` for search engines. `home`: the address of the home page. */
export async function writeRobots(outDir: string, home: string): Promise<void> {
  const sitemap = new URL('sitemap.xml', home).href;
  await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}

/** Writes `commit.txt`: the commit that this is built from, by which anyone can see whether a change is live. */
export async function writeCommit(outDir: string, siteDir: string): Promise<void> {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: siteDir, encoding: 'utf8'});
  const commit = readRepository().commit ?? (head.status === 0 ? head.stdout.trim() : undefined);
  // A copy of the files without their history has none.
  if (commit) await writeFile(path.join(outDir, 'commit.txt'), `${commit}\n`);
}
