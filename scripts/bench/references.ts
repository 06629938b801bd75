/**
 * Two other ways to publish the home page's words, to measure against: a page that React renders in the browser, with a
 * router as such sites have, and a page that Astro writes without any script. Both have no styles, font or menu, so they
 * are lighter than a finished page.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {type Element, elementsIn} from '../../src/plugins/post-build/html';

type Block = [tag: string, text: string];

const BLOCKS = ['h1', 'h2', 'h3', 'p', 'li', 'button'];

const PACKAGES = ['astro@5', 'vite@6', 'react@19', 'react-dom@19', 'react-router@7'];

const wordsOf = (node: Element): string =>
  node.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? wordsOf(child as Element) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a built page's main part, piece by piece. */
function blocksOf(file: string): Block[] {
  const main = elementsIn(parse(readFileSync(file, 'utf8'))).find(({tagName}) => tagName === 'main');
  if (!main) throw new Error(`${file} has no <main> to take the words from.`);
  return elementsIn(main)
    .filter(({tagName}) => BLOCKS.includes(tagName))
    .map((element) => [element.tagName, wordsOf(element)]);
}

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Home</title>';

/** The sources of both sites. What is written as JSON is a literal in JavaScript, and in Astro's templates too. */
const sources = (blocks: Block[]): Record<string, string> => ({
  'package.json': JSON.stringify({name: 'references', private: true, type: 'module'}),
  'astro/src/pages/index.astro': `<html lang="en"><head>${HEAD}</head><body><main>
{${JSON.stringify(blocks)}.map(([Tag, text]) => <Tag>{text}</Tag>)}
</main></body></html>`,
  'react/index.html': `<!doctype html><html lang="en"><head>${HEAD}</head><body><div id="root"></div>
<script type="module" src="/main.js"></script></body></html>`,
  'react/main.js': `import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {createBrowserRouter, RouterProvider} from 'react-router';
const blocks = ${JSON.stringify(blocks)};
const Home = () => createElement('main', null, blocks.map(([tag, text], key) => createElement(tag, {key}, text)));
const router = createBrowserRouter([{path: '/', Component: Home}]);
createRoot(document.getElementById('root')).render(createElement(RouterProvider, {router}));`,
});

/** Builds both inside `dir` from the home page of a build. Needs the network, or npm's cache. */
export function buildReferences(dir: string, built: string): {react: string; astro: string} {
  const site = path.join(dir, 'references');
  for (const [file, text] of Object.entries(sources(blocksOf(path.join(built, 'index.html'))))) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  const run = (folder: string, command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: path.join(site, folder),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'},
    });
  run('.', 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...PACKAGES);
  run('astro', 'npx', 'astro', 'build');
  run('react', 'npx', 'vite', 'build');
  return {react: path.join(site, 'react/dist'), astro: path.join(site, 'astro/dist')};
}
