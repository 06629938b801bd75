/** Which scripts a route needs, from the files that Docusaurus generates for itself. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

interface Manifest {
  /** Ids of the bundles that hold a chunk and everything it needs. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
}

/** Names of the chunks in a route's entry, whose values are names or further records of names. */
const chunkNames = (entry: unknown): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry as object).flatMap(chunkNames);

/** Returns a function that lists the scripts of the route at an address, and of the routes that it is nested in. */
export function readRouteScripts(generatedFilesDir: string): (address: string) => string[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  const {origins, assets}: Manifest = read('client-manifest.json');
  const chunks: Record<string, unknown> = read('routesChunkNames.json');
  const routes = Object.entries(chunks).map(([key, entry]) => ({route: key.replace(/-\w+$/, ''), entry}));
  return (address) =>
    routes
      .filter(({route}) => address === route || address.startsWith(`${route}/`))
      .flatMap(({entry}) => chunkNames(entry))
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => assets[id]?.js ?? [])
      .map(({publicPath}) => publicPath);
}
