/**
 * `npm run licences`: which packages reach the visitor's browser, with version and licence. The list is what the
 * bundlers put into a production build and its service worker, not what package.json hopes.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';

/** Files of ours that are made from a package: the letters (`npm run font`), and rules taken over from a style sheet. */
const MADE_FROM: [RegExp, string][] = [
  [/src\/css\/face\.css$/, 'node_modules/@fontsource-variable/bricolage-grotesque/'],
  [/lean\/instead\/infima\.css$/, 'node_modules/infima/'],
];

/** Licences that ask for no more than their notice to be kept, and allow what we do. */
const FINE = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/;

/** Folder of the package that a file belongs to; undefined for files of our own. */
function packageOf(file: string): string | undefined {
  const made = MADE_FROM.find(([pattern]) => pattern.test(file))?.[1];
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(made ? path.resolve(made, 'x') : file)?.[1];
}

/** Files that the service worker is made of. */
async function workerFiles(): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: ['src/plugins/finish/serviceWorker/worker.ts'],
    bundle: true,
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).map((file) => path.resolve(file));
}

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'licences-'));
  try {
    const list = path.join(dir, 'modules.json');
    execFileSync(
      'npx',
      ['docusaurus', 'build', '--config', 'scripts/licences/config.ts', '--out-dir', path.join(dir, 'site')],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {...process.env, PREVIEW: '', LICENCES_FILE: list},
      },
    );
    const files: string[] = [...JSON.parse(readFileSync(list, 'utf8')), ...(await workerFiles())];
    const folders = [...new Set(files.map(packageOf))].filter(
      (folder) => folder && existsSync(`${folder}/package.json`),
    );
    const packages = folders
      .map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
      .map(({name, version, license = 'not told'}) => ({name, version, licence: String(license)}))
      .sort((a, b) => a.name.localeCompare(b.name));
    console.table(packages);
    for (const {name, licence} of packages.filter(({licence}) => !FINE.test(licence))) {
      console.error(
        `Read the licence of ${name}, "${licence}", before it is published: it is not one of the usual ones.`,
      );
      process.exitCode = 1;
    }
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(`The list could not be made: ${error.message}`);
  process.exitCode = 1;
});
