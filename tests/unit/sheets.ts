import postcss from 'postcss';

/** Every class in the selectors of a style sheet. Those of other sheets (`:global(…)`) don't count. */
export function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    const local = selector.replace(/:global\([^)]*\)/g, '');
    for (const [, name] of local.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}
