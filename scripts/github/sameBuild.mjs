// @ts-check
/**
 * Proves that two builds are the same but for the address that they are built for: the one that was tested and the one
 * that is published. `node sameBuild.mjs <tested> <published>`
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {annotate, runAsProgram} from './runner.mjs';

const TEXT = /\.(html|css|js|json|xml|txt|svg|webmanifest)$/;

/** Depends on the host alone: no page links to it. */
const OF_THE_HOST = new Set(['CNAME']);

/** @typedef {{site: string, base: string}} Address */

/**
 * The address that a build is for, which its home page names.
 *
 * @param {string} dir
 * @returns {Address}
 */
export function addressOf(dir) {
  const html = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const [link = ''] = /<link[^>]*\brel="?canonical\b[^>]*>/.exec(html) ?? [];
  const [, address] = /\bhref="?([^" >]+)/.exec(link) ?? [];
  if (!address) throw new Error(`The home page in ${dir} does not name its address.`);
  const {origin, pathname} = new URL(address);
  return {site: origin, base: pathname.endsWith('/') ? pathname : `${pathname}/`};
}

/**
 * The text without what follows from the address: the address itself, and hashes of what contains it.
 *
 * @param {string} text
 * @param {Address[]} addresses
 */
function withoutAddress(text, addresses) {
  let left = text;
  // A preview also names the staff's site beside it, which is the very address that the staff's build is for.
  const besides = addresses.flatMap(({site, base}) => {
    const home = base.replace(/pr-preview\/[^/]+\/$/, '');
    return home === base ? [] : {site, base: `${home}staff/`};
  });
  // The longest first: one may be the end of another.
  const longestFirst = [...addresses, ...besides].sort((a, b) => b.base.length - a.base.length);
  for (const {site, base} of longestFirst) {
    left = left.replaceAll(site, '[site]').replaceAll(encodeURIComponent(site), '[site]');
    if (base === '/') continue;
    left = left.replaceAll(base, '/').replaceAll(encodeURIComponent(base), '%2F');
    left = left.replaceAll(`"${base.slice(0, -1)}"`, '""').replaceAll(base.slice(1).replaceAll('/', '-'), '');
  }
  return (
    left
      .replace(/sha256-[\w+/]{43}=/g, 'sha256-*')
      .replace(/(revision:)"[\w+/=]{12}"/g, '$1"*"')
      // Docusaurus ends the names of routes and of what it stores with a hash of the address.
      .replace(/(?<=[\w/]|["'`])-[0-9a-f]{3}(?=["'`]|\.json)/g, '-*')
      .replace(/\b[0-9a-f]{8}\b/g, '*')
  );
}

/**
 * What a minified script is made of, in no order. The address has a say in the rest: the minifier gives the shortest
 * names to the letters that the script holds most often, and the bundler numbers and sorts its parts by hashes.
 *
 * @param {string} script
 */
export const parts = (script) =>
  script
    .replace(/(?<![\w$])[A-Za-z_$][\w$]?(?![\w$])/g, '_')
    .replace(/"[0-9a-f]{1,4}"|(?<![\w.])\d{1,4}(?![\w.])/g, '#')
    .split(/[,;{}]/)
    .sort()
    .join('\n');

/**
 * A page without what follows from the address. Its scripts are minified as well, so of these the parts count.
 *
 * @param {string} html
 * @param {Address[]} addresses
 */
export const pageWithoutAddress = (html, addresses) =>
  withoutAddress(html, addresses).replace(
    /(<script\b[^>]*>)([\s\S]*?)(?=<\/script>)/g,
    (_, tag, script) => tag + parts(script),
  );

/** @param {string} dir */
const filesIn = (dir) =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll(path.sep, '/'),
    );

/**
 * @param {string} dir
 * @param {string} file
 * @param {Address[]} addresses
 */
function comparable(dir, file, addresses) {
  const content = readFileSync(path.join(dir, file));
  if (!TEXT.test(file)) return content.toString('base64');
  if (file.endsWith('.html')) return pageWithoutAddress(content.toString(), addresses);
  const text = withoutAddress(content.toString(), addresses);
  return file.endsWith('.js') ? parts(text) : text;
}

/**
 * Each file's content without the address, by its name without hashes.
 *
 * @param {string} dir
 * @param {Address[]} addresses
 */
function contents(dir, addresses) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of filesIn(dir)) {
    if (OF_THE_HOST.has(file)) continue;
    const content = comparable(dir, file, addresses);
    const name = file.replace(/(?<=[./-])[0-9a-f]{8}(?=\.)/g, '*');
    found.set(name, [...(found.get(name) ?? []), content].sort());
  }
  return found;
}

/**
 * Names of the files that differ by more than the address.
 *
 * @param {string} tested
 * @param {string} published
 */
export function differingFiles(tested, published) {
  const addresses = [addressOf(published), addressOf(tested)];
  const [before, after] = [contents(tested, addresses), contents(published, addresses)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)))
    .sort();
}

runAsProgram('sameBuild.mjs', () => {
  const [tested, published] = process.argv.slice(2);
  const {SERVICE_WORKER = ''} = process.env;
  let differing = differingFiles(tested, published);
  if (SERVICE_WORKER.toLowerCase() === 'off') {
    annotate('notice', 'The service worker is off, so the scripts differ from the tested ones. All else was compared.');
    differing = differing.filter((file) => !file.endsWith('.js'));
  }
  if (differing.length > 0) {
    throw new Error(
      `Not published: the build for this address is not the one that was tested. These files differ by more than the address: ${differing.slice(0, 20).join(', ')}.`,
    );
  }
  console.log(`${published} is ${tested}, but for the address.`);
});
