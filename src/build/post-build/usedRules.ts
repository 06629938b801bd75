/** Which rules of a style sheet a page can use. */
import type {CheerioAPI} from 'cheerio';
import postcss, {type AtRule, type ChildNode, type Root, type Rule} from 'postcss';

/** Classes of the page's elements, and whatever its own scripts may call a class. */
function classesIn($: CheerioAPI): Set<string> {
  const given = $('[class]')
    .toArray()
    .flatMap(({attribs}) => attribs.class.split(/\s+/));
  return new Set([
    ...given,
    ...($('script')
      .text()
      .match(/[\w-]+/g) ?? []),
  ]);
}

/** Classes without which a selector matches nothing. What stands in `:not(…)` or `:is(…)` is not among them. */
function neededClasses(selector: string): string[] {
  const inner = /\[[^\]]*\]|\([^()]*\)/;
  let outside = selector;
  while (inner.test(outside)) outside = outside.replace(inner, '');
  return [...outside.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name.replace(/\\/g, ''));
}

const parsed = new Map<string, Root>();

/** Parses a sheet once for all pages. The caller gets a copy of its own. */
function parseOnce(css: string): Root {
  const root = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, root);
  return root.clone();
}

/** Removes a rule, and the queries around it that hold nothing else. */
function removeRule(rule: ChildNode): void {
  const {parent} = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeRule(parent as AtRule);
}

/** The sheet without the rules whose classes are nowhere in the page, and what only they need: variables, animations. */
export function usedRules(css: string, $: CheerioAPI): string {
  const present = classesIn($);
  const root = parseOnce(css);
  root.walkRules((rule) => {
    // The steps of an animation, such as 12.5%, have no classes.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const used = rule.selectors.filter((selector) => neededClasses(selector).every((name) => present.has(name)));
    if (used.length === 0) removeRule(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const played: string[] = [];
  root.walkDecls(/^animation/, ({value}) => played.push(...value.split(/[\s,]+/)));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!played.includes(rule.params)) removeRule(rule);
  });
  const read = new Set([...(root.toString() + $.html()).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  root.walkDecls(/^--/, (declaration) => {
    const {parent, prop} = declaration;
    if (read.has(prop)) return;
    declaration.remove();
    if (parent?.nodes?.length === 0) removeRule(parent as Rule);
  });
  return root.toString();
}
