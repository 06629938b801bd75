/** The builds that are measured. */
import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtPages} from '../bytes';

/** Builds the site in a folder, for visitors: `builds.mjs` makes both builds, and only of this folder. */
export function build(siteDir: string, outDir: string): void {
  const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = {...process.env, NODE_ENV: 'production', PREVIEW: '', BASE_URL: '/'};
  execFileSync(process.execPath, [command, 'build', siteDir, '--out-dir', outDir], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/** A copy of a build whose pages have no script: as fast as they could ever be. */
export function withoutScript(from: string, to: string): void {
  cpSync(from, to, {recursive: true});
  for (const page of builtPages(to)) {
    const file = path.join(to, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script[^>]*>[\s\S]*?<\/script>/g, ''));
  }
}
