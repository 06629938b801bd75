/**
 * The build's last steps, in order, in one place. Docusaurus runs the `postBuild` hooks of several plugins at the same
 * time, and each step here depends on the ones before it.
 */
import {spawnSync} from 'node:child_process';
import {copyFile, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords} from '../../content/records/load';
import type {Environment} from '../../environment';
import {browserScripts} from '../browserScripts';
import {siteFiles} from '../site';
import {color} from './identity';
import {contentPages, transformPages} from './pages';
import {writeServiceWorker} from './serviceWorker';
import {drawSharePictures} from './sharePictures';
import {STEPS} from './steps';

/**
 * The web manifest, for a site that is put on a phone's home screen. Its addresses are relative to itself, so they hold
 * under any base address. All icons were drawn once from `static/favicon.svg`; those that platforms crop to their own
 * shape have a wide margin of gold.
 */
function manifestOf(name: string): string {
  const icon = (file: string, size: number, purpose?: string) => {
    return {src: `icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose};
  };
  return JSON.stringify({
    name,
    short_name: name,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: color('paper'),
    theme_color: color('gold'),
    icons: [icon('192', 192), icon('512', 512), icon('maskable-512', 512, 'maskable')],
  });
}

/** The commit that this is built from, where GitHub doesn't say it. A copy of the files without their history has none. */
function commitOf(siteDir: string): string | undefined {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: siteDir, encoding: 'utf8'});
  return head.status === 0 ? head.stdout.trim() : undefined;
}

/**
 * Copies each top-level page: `about.html` to `about/index.html`. GitHub Pages answers `/about` with the first and `/about/`
 * with the second, so neither address needs a redirect or gets the 404 page.
 */
async function writeTrailingSlashCopies(outDir: string): Promise<void> {
  for (const {name, ext} of (await readdir(outDir)).map(path.parse)) {
    if (ext !== '.html' || name === 'index' || name === '404') continue;
    await mkdir(path.join(outDir, name), {recursive: true});
    await copyFile(path.join(outDir, name + ext), path.join(outDir, name, 'index.html'));
  }
}

/** Removes the bundles and style sheets of Docusaurus, which no public page loads. */
async function removeBundles(outDir: string): Promise<void> {
  for (const folder of ['assets/js', 'assets/css']) await rm(path.join(outDir, folder), {recursive: true});
}

/**
 * Makes Chromium prerender the page behind a link while the finger or the mouse button is still down, or at least fetch
 * it if memory is short. Other browsers ignore these rules.
 */
const speculationRules = (baseUrl: string) =>
  JSON.stringify({prerender: [{where: {href_matches: `${baseUrl}*`}, eagerness: 'conservative'}]});

export default function postBuildPlugin(context: LoadContext, environment: Environment): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const {target, hasServiceWorker, run} = environment;
  const isStaffBuild = target === 'staff';
  const home = new URL(baseUrl, siteConfig.url).href;
  const scripts = browserScripts(context, environment);
  const script = (innerHTML: string, attributes = {}) => ({tagName: 'script', attributes, innerHTML});
  return {
    name: 'post-build',
    injectHtmlTags: () => ({
      headTags: [
        script(scripts.inline),
        ...(target === 'start' ? [] : [script(speculationRules(baseUrl), {type: 'speculationrules'})]),
      ],
    }),
    async postBuild({outDir, plugins}) {
      const write = (file: string, text: string) => writeFile(path.join(outDir, file), text);
      const records = loadRecords(siteFiles(siteDir, environment));
      const pages = contentPages(plugins, home);
      await transformPages(STEPS, pages, {outDir, baseUrl, home, isStaffBuild, records});
      await drawSharePictures(pages, outDir, records.organisation);
      await write('manifest.webmanifest', manifestOf(records.organisation.name));
      if (!isStaffBuild) {
        await removeBundles(outDir);
        await write(scripts.site.file, scripts.site.text);
        await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', home).href}\n`);
        // Two runs of one commit differ only here.
        if (run) await write('run.txt', `${run}\n`);
        // After the files that it stores.
        await writeServiceWorker(outDir, baseUrl, hasServiceWorker);
      }
      // Shows which commit is live.
      const commit = environment.commit ?? commitOf(siteDir);
      if (commit) await write('commit.txt', `${commit}\n`);
      // After the pages have their final text.
      await writeTrailingSlashCopies(outDir);
      // It only exists to keep its folder in Git.
      await rm(path.join(outDir, 'files/.gitkeep'), {force: true});
    },
  };
}
