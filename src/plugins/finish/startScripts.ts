import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {changePages} from './pages';

const SCRIPT = /<script src="?([^" >]+)"? defer(?:="")?><\/script>/g;

interface Manifest {
  /** Ids of the bundles that hold a chunk and all that it needs. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
}

/** Names of the chunks in a page's entry, whose values are names or further records of names. */
const names = (entry: unknown): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry as object).flatMap(names);

/**
 * Hands each page's scripts to the starter (src/plugins/lean/starter.js) in place of loading them while the page is
 * read. Docusaurus names only the first two in a page and finds the rest when these have run; naming all of them
 * spares a slow network that second wait.
 */
export async function startScripts(outDir: string, baseUrl: string, generatedFilesDir: string): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(generatedFilesDir, file), 'utf8'));
  const {origins, assets}: Manifest = await read('client-manifest.json');
  const routes: Record<string, unknown> = await read('routesChunkNames.json');

  /** Scripts of the route at `address`, and of the routes that it is nested in. */
  const scriptsOf = (address: string) =>
    Object.entries(routes)
      .map(([key, entry]) => ({route: key.replace(/-\w+$/, ''), entry}))
      .filter(({route}) => address === route || address.startsWith(`${route}/`))
      .flatMap(({entry}) => names(entry))
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => assets[id]?.js ?? [])
      .map(({publicPath}) => publicPath);

  await changePages(outDir, (html, page) => {
    const address = baseUrl + page.replace(/(index)?\.html$/, '');
    const scripts = new Set([...[...html.matchAll(SCRIPT)].map(([, src]) => src), ...scriptsOf(address)]);
    return (
      html
        .replace(SCRIPT, '')
        .replace(/<script data-scripts[^>]*>/, `<script data-scripts="${[...scripts].join(' ')}">`)
        // A disabled button hears no touch. The theme's switch is disabled until the script is there to enable it.
        .replace(/(<button[^>]*?) disabled(="[^"]*")?/g, '$1')
    );
  });
}
