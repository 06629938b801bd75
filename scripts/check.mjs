/**
 * Runs check/main.ts, bundled once for each state of its sources: loading them one by one takes longer than the check. For the
 * same reason package.json runs it with less work for Node's collector of garbage: a check takes a second, and ends.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'node_modules/.cache/content');
const bundle = path.join(folder, 'check.cjs');

/** The first line of a bundle of these sources: it has a hash of their names and words. */
function firstLineFor(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const full = path.join(root, source);
    const below = statSync(full).isDirectory() ? readdirSync(full, {recursive: true, withFileTypes: true}) : [];
    const files = below.filter((entry) => entry.isFile()).map(({parentPath, name}) => path.join(parentPath, name));
    for (const file of below.length > 0 ? files.sort() : [full]) {
      hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file));
    }
  }
  return `// ${hash.digest('hex')}\n`;
}

const firstLine = firstLineFor(['src', 'scripts', 'package-lock.json']);
if (!existsSync(bundle) || !readFileSync(bundle, 'utf8').startsWith(firstLine)) {
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
    banner: {js: firstLine},
  };
  buildSync({...options, entryPoints: [path.join(root, 'scripts/check/main.ts')], outfile: unfinished});
  renameSync(unfinished, bundle);
}
createRequire(import.meta.url)(bundle);
