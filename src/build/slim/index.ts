/**
 * Makes the bundle smaller. Modules that come with Docusaurus and that these pages don't need are replaced by the small
 * ones in `replacements/`, and classes get short names.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ModuleReplacements, type Replacement} from '../moduleReplacements';
import {classNames, shortenClassNames} from './classNames';
import type {Optimization} from './optimizations';

const ours = (file: string) => path.join(__dirname, 'replacements', file);

/** The modules that each optimization replaces. */
const REPLACEMENTS: Partial<Record<Optimization, Replacement[]>> = {
  prism: [{request: /theme-classic[\\/]lib[\\/]prism-include-languages$/, replacement: ours('empty.ts')}],
  'progress-bar': [{request: /theme-classic[\\/]lib[\\/]nprogress$/, replacement: ours('empty.ts')}],
  'mdx-components': [
    {request: /^@theme\/MDXComponents$/, replacement: ours('MDXComponents.tsx')},
    // No announcements (in the staff's build their bar takes its place), and a logo without an image.
    {request: /^@theme\/(AnnouncementBar|ThemedImage)$/, replacement: ours('Nothing.ts')},
  ],
  infima: [{request: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/, replacement: ours('infima.css')}],
  tslib: [{request: /^tslib$/, replacement: ours('tslib.ts')}],
  // How Docusaurus' own links import its `docusaurus` object.
  prefetch: [{request: /^\.\/docusaurus$/, replacement: ours('preloadOnTouch.ts')}],
};

export default function slimPlugin(optimizations: ReadonlySet<Optimization>): Plugin {
  const replacements = new ModuleReplacements([...optimizations].flatMap((name) => REPLACEMENTS[name] ?? []));
  const nameOf = classNames(path.join(__dirname, '../..'));
  return {
    name: 'slim',
    configureWebpack(config, _isServer, {currentBundler}) {
      if (optimizations.has('class-names')) shortenClassNames(config, nameOf);
      return {plugins: replacements.plugins(currentBundler)};
    },
    getClientModules: () => (optimizations.has('shared-frame') ? [path.join(__dirname, 'sharedFrame.ts')] : []),
    postBuild: async () => replacements.assertUsed(),
  };
}
