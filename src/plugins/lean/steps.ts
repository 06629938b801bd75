/**
 * Everything that makes the site lighter than a stock Docusaurus build, one name a step. The site builds and works
 * correctly without any of them; `bench/README.md` says what each one saves.
 */

/** Steps that leave out of the bundle what eight pages of words and figures never run. */
export const DIET = [
  'prism',
  'progress-bar',
  'mdx-components',
  'infima',
  'search',
  'providers',
  'tslib',
  'router',
  'paths',
  'checks',
  'frame',
  'loading',
  'settings',
  'prefetch',
] as const;

/** Steps that change how the built pages get their styles and scripts. */
const PAGES = ['purge', 'inline', 'starter'] as const;

export type Step = (typeof DIET)[number] | (typeof PAGES)[number];

export interface Choice {
  /** `none`: no step at all. `handbook`: no diet, since a handbook needs code blocks, admonitions and the like. */
  lean: 'all' | 'handbook' | 'none';
  /** Names of steps to leave out, with commas between, or `all`: how the bench finds what each one saves. */
  without?: string;
}

/** The steps of a build. Throws when a step to leave out is not known, so that a slip of the pen is no measurement. */
export function chooseSteps({lean, without = ''}: Choice): ReadonlySet<Step> {
  if (without === 'all') return new Set();
  const all = new Set<Step>(lean === 'all' ? [...DIET, ...PAGES] : lean === 'handbook' ? PAGES : []);
  for (const name of without.split(',').filter(Boolean)) {
    if (!([...DIET, ...PAGES] as string[]).includes(name)) {
      throw new Error(`There is no step called "${name}". The steps are ${[...DIET, ...PAGES].join(', ')}.`);
    }
    all.delete(name as Step);
  }
  return all;
}
