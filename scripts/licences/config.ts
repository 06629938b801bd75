/** The site's settings, and a plugin that writes down which modules the browser gets. For `npm run licences` alone. */
import {writeFileSync} from 'node:fs';
import type {Config, Plugin} from '@docusaurus/types';
import base from '../../docusaurus.config';

interface StatsModule {
  identifier?: string;
  modules?: StatsModule[];
}

interface Compiler {
  hooks: {done: {tap(name: string, run: (stats: {toJson(options: object): {modules?: StatsModule[]}}) => void): void}};
}

const EVERYTHING = {
  all: false,
  modules: true,
  nestedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
};

/** Files of all modules; modules that the bundler has joined into one stand inside it. */
function filesOf(modules: StatsModule[] = []): string[] {
  return modules.flatMap(({identifier = '', modules: inner}) => {
    // A module is named by its loaders, its file and its query: "loader!loader!file?query|layer".
    const file =
      identifier
        .split('!')
        .pop()
        ?.replace(/^[\w/-]+\|/, '')
        .replace(/[?|].*$/, '') ?? '';
    return [file, ...filesOf(inner)];
  });
}

function listModules(): Plugin {
  return {
    name: 'licences',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            {
              apply: ({hooks}: Compiler) =>
                hooks.done.tap('licences', (stats) => {
                  const files = filesOf(stats.toJson(EVERYTHING).modules);
                  writeFileSync(String(process.env.LICENCES_FILE), JSON.stringify([...new Set(files)]));
                }),
            },
          ],
    }),
  };
}

export default {...base, plugins: [...(base.plugins ?? []), listModules]} as Config;
