/**
 * Runs check/main.ts, bundled once for each state of its sources: loading them one by one takes longer than the check. For the
 * same reason package.json runs it with less work for Node's collector of garbage: a check takes a second, and ends.
 */
import {existsSync, mkdirSync, readdirSync, renameSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'node_modules/.cache/content');
const bundle = path.join(folder, 'check.cjs');

/** When one of these files, or anything in one of these folders, last changed, in milliseconds. */
function lastChange(sources) {
  const files = sources.flatMap((source) => {
    const full = path.join(root, source);
    if (!statSync(full).isDirectory()) return [full];
    // With the folder itself: a file that was deleted from it has left only the folder's own time.
    return [full, ...readdirSync(full, {recursive: true}).map((name) => path.join(full, name))];
  });
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

if (!existsSync(bundle) || statSync(bundle).mtimeMs < lastChange(['src', 'scripts', 'package-lock.json'])) {
  const {buildSync} = await import('esbuild');
  mkdirSync(folder, {recursive: true});
  // Two checks may start at once, so the bundle is replaced in one step.
  const unfinished = `${bundle}.${process.pid}`;
  // The compiler is needed only when a component has changed.
  const options = {
    bundle: true,
    external: ['typescript'],
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
    minify: true,
  };
  buildSync({...options, entryPoints: [path.join(root, 'scripts/check/main.ts')], outfile: unfinished});
  renameSync(unfinished, bundle);
}
createRequire(import.meta.url)(bundle);
