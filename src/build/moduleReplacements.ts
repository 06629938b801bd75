/**
 * Puts modules of ours in place of modules that come with Docusaurus, and counts how often each one is used. A
 * replacement that nothing asks for has usually been broken by an upgrade, so it fails the build.
 */
import type {ConfigureWebpackUtils} from '@docusaurus/types';

export interface Replacement {
  /** What a module asks for: a package's name, a theme part or the end of a path. */
  request: RegExp;
  /** Full path of the module that it gets instead. */
  replacement: string;
}

type Bundler = ConfigureWebpackUtils['currentBundler'];
type BundlerPlugin = InstanceType<Bundler['instance']['NormalModuleReplacementPlugin']>;

export class ModuleReplacements {
  private readonly uses = new Map<Replacement, number>();

  constructor(replacements: Replacement[]) {
    for (const replacement of replacements) this.uses.set(replacement, 0);
  }

  /** Bundler plugins that do the replacing. Some modules are in the browser's bundle alone, some in the server's. */
  plugins(bundler: Bundler): BundlerPlugin[] {
    return [...this.uses.keys()].map(
      (entry) =>
        new bundler.instance.NormalModuleReplacementPlugin(entry.request, (resource) => {
          this.uses.set(entry, (this.uses.get(entry) ?? 0) + 1);
          resource.request = entry.replacement;
        }),
    );
  }

  /** Throws if a replacement was used in neither bundle. Call it once both are complete. */
  assertUsed(): void {
    const unused = [...this.uses].filter(([, count]) => count === 0).map(([entry]) => entry);
    if (unused.length === 0) return;
    const lines = unused.map(({request, replacement}) => `- ${request.source}, replaced by ${replacement}`);
    throw new Error(
      `No module imports these any more, so replacing them does nothing:\n${lines.join('\n')}\n` +
        'Find out what Docusaurus imports instead, and change the pattern or delete the replacement.',
    );
  }
}
