/** What is in a style sheet, as its text. */
import postcss from 'postcss';

/** Every class that a rule of the sheet names, wherever in its selector. Those of other sheets (`:global(…)`) don't count. */
export function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    const local = selector.replace(/:global\([^)]*\)/g, '');
    for (const [, name] of local.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}

/**
 * What a sheet declares for a selector, in all rules that name it alone or in their list: values by property. Rules within
 * a media query or another at-rule don't count.
 */
export function declarationsOf(css: string, selector: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const rule of postcss.parse(css).nodes) {
    if (rule.type !== 'rule' || !rule.selectors.includes(selector)) continue;
    rule.each((node) => {
      if (node.type === 'decl') values.set(node.prop, node.value);
    });
  }
  return values;
}
