/**
 * The optimizations that make the site lighter than a stock Docusaurus build. The site builds and works correctly
 * without any of them. `bench/README.md` says what each one saves.
 */

/** What makes the public pages light: most leave out what pages without code blocks or docs never use. */
export const SIZE_OPTIMIZATIONS = [
  'prism',
  'progress-bar',
  'mdx-components',
  'infima',
  'tslib',
  'shared-frame',
  'prefetch',
  'class-names',
  'own-styles',
] as const;

/** Optimizations of how a built page gets its styles and scripts. */
const PAGE_OPTIMIZATIONS = ['inline-styles', 'starter'] as const;

/** What staff don't miss: their handbook needs code blocks, admonitions and the rest. */
const STAFF_OPTIMIZATIONS = [...PAGE_OPTIMIZATIONS, 'prism', 'progress-bar', 'tslib', 'prefetch'] as const;

const ALL = [...SIZE_OPTIMIZATIONS, ...PAGE_OPTIMIZATIONS];

export type Optimization = (typeof ALL)[number];

export interface Choice {
  level: 'all' | 'staff' | 'none';
  /** Names of optimizations to leave out, separated by commas, or `all`. The bench measures with it. */
  without?: string;
}

const isOptimization = (name: string): name is Optimization => (ALL as string[]).includes(name);

/** The optimizations of a build. Throws on an unknown name, so that a typo is not taken for a measurement. */
export function chooseOptimizations({level, without = ''}: Choice): ReadonlySet<Optimization> {
  if (without === 'all') return new Set();
  const chosen = new Set<Optimization>(level === 'all' ? ALL : level === 'staff' ? STAFF_OPTIMIZATIONS : []);
  for (const name of without.split(',').filter(Boolean)) {
    if (!isOptimization(name)) {
      throw new Error(`WITHOUT names "${name}", which isn't an optimization. Choose from ${ALL.join(', ')}.`);
    }
    chosen.delete(name);
  }
  return chosen;
}
