/**
 * Two things that sheets are given before the bundler has them.
 *
 * The breakpoints of src/css/breakpoints.css, by their names.
 *
 * Logical properties as they are written. Docusaurus' own PostCSS turns all of them into left and right, because Safari
 * 14.0 doesn't know each one. A page that a browser has translated into Arabic would then run half the one way and half
 * the other. Here only what Safari 14.0 doesn't know is replaced, by what it knows.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss, {type Declaration, type Rule} from 'postcss';

/** Shorthands and the two properties that each sets, start and end. All browsers know those. */
const PAIRS: Record<string, [start: string, end: string]> = {
  'margin-inline': ['margin-inline-start', 'margin-inline-end'],
  'padding-inline': ['padding-inline-start', 'padding-inline-end'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'border-block': ['border-top', 'border-bottom'],
};

/** Places from an edge: their names where lines run from the left, and where they run from the right. */
const PLACES: Record<string, [ltr: string, rtl: string]> = {
  'inset-inline-start': ['left', 'right'],
  'inset-inline-end': ['right', 'left'],
};

function splitPair(declaration: Declaration): void {
  const [first, second = first] = postcss.list.space(declaration.value);
  const [start, end] = PAIRS[declaration.prop];
  // A border's value has several parts, and is the same on both sides.
  const isBorder = declaration.prop.startsWith('border');
  declaration.cloneBefore({prop: start, value: isBorder ? declaration.value : first});
  declaration.cloneBefore({prop: end, value: isBorder ? declaration.value : second});
  declaration.remove();
}

function splitInset(declaration: Declaration): void {
  const [top, right = top, bottom = top, left = right] = postcss.list.space(declaration.value);
  for (const [prop, value] of Object.entries({top, right, bottom, left})) declaration.cloneBefore({prop, value});
  declaration.remove();
}

/**
 * Writes a rule's places for both directions: the minifier would write them once for each language instead. The rule for lines
 * from the right weighs a class more than the rule as it is written: a later rule undoes it only with a logical property, too.
 * @throws Error for a selector that begins at the element whose direction is asked for.
 */
function splitPlaces(rule: Rule): void {
  const places = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && node.prop in PLACES);
  if (places.length === 0) return;
  const root = rule.selectors.find((selector) => /^(html|:root)(?![\w-])/.test(selector));
  if (root) {
    const [{prop}] = places;
    throw rule.error(
      `"${root}" can’t have ${prop}. Begin with a class inside the page, such as ".footer", or write left and right.`,
    );
  }
  // A place that the rule doesn't set on the other side, too, is undone there.
  const mirrored = new Map(
    places.map((place) => [PLACES[place.prop][0], place.clone({prop: PLACES[place.prop][0], value: 'auto'})]),
  );
  for (const place of places) mirrored.set(PLACES[place.prop][1], place.clone({prop: PLACES[place.prop][1]}));
  const selectors = rule.selectors.map((selector) => `[dir="rtl"] ${selector}`);
  rule.after(rule.clone({selectors, nodes: []}).append(...mirrored.values()));
  for (const place of places) {
    const [ltr] = PLACES[place.prop];
    place.prop = ltr;
  }
}

const logical: postcss.Plugin = {
  postcssPlugin: 'logical',
  Once(root) {
    root.walkDecls((declaration) => {
      if (declaration.prop in PAIRS) splitPair(declaration);
      else if (declaration.prop === 'inset') splitInset(declaration);
    });
    root.walkRules(splitPlaces);
  },
};

/** Puts the breakpoints' names before each sheet. `postcss-preset-env` replaces them by their widths. */
const breakpoints = (file: string): postcss.Plugin => ({
  postcssPlugin: 'breakpoints',
  Once(root, {result}) {
    root.prepend(postcss.parse(readFileSync(file, 'utf8')));
    // `npm start` reads the sheets again when the file changes.
    result.messages.push({type: 'dependency', plugin: 'breakpoints', file, parent: root.source?.input.file});
  },
});

/** How postcss-preset-env is set here, unlike by Docusaurus: it replaces names of media queries, and no logical properties. */
const FEATURES = {'custom-media-queries': true, 'logical-properties-and-values': false};

type PostCssOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

/** A plugin as Docusaurus names it: the path of its module, and its options. */
type NamedPlugin = [file: string, options?: {features?: object}];

const isPresetEnv = (plugin: unknown): plugin is NamedPlugin =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/** Docusaurus' PostCSS with the two above before it. Plugins of others stay, behind them and in their order. */
export function withOurPlugins(options: PostCssOptions, siteDir: string): PostCssOptions {
  if (!options.plugins.some(isPresetEnv)) {
    throw new Error(
      'Docusaurus no longer gives style sheets to postcss-preset-env. Find out what replaces it, and set in src/build/styles.ts that it replaces names of media queries and leaves logical properties alone.',
    );
  }
  const others = options.plugins.map((plugin) => {
    if (!isPresetEnv(plugin)) return plugin;
    const [file, settings] = plugin;
    return [file, {...settings, features: {...settings?.features, ...FEATURES}}];
  });
  const named = breakpoints(path.join(siteDir, 'src/css/breakpoints.css'));
  return {...options, plugins: [named, logical, ...others]};
}

export default function stylesPlugin({siteDir}: LoadContext): Plugin {
  return {name: 'styles', configurePostCss: (options) => withOurPlugins(options, siteDir)};
}
