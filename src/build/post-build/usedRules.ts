/** Finds the rules and custom properties of a style sheet that a page can use. Scripts set attributes, and no classes. */
import type {CheerioAPI} from 'cheerio';
import postcss, {type AtRule, type ChildNode, type Root} from 'postcss';
import parseSelectors, {type Container} from 'postcss-selector-parser';

/** The page's elements, and its classes, each after a dot. */
function namesOfPage($: CheerioAPI): Set<string> {
  const elements = $.root().find('*').toArray();
  const classes = elements.flatMap(({attribs}) => (attribs.class ?? '').split(/\s+/));
  return new Set([...elements.map(({name}) => name), ...classes.map((name) => `.${name}`)]);
}

/** Names that must be present for a selector to match, ignoring `:not(…)` and `:is(…)`. */
const namesIn = (selector: Container): string[] =>
  selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    return node.type === 'tag' ? [node.value] : [];
  });

const needs = new Map<string, string[]>();

/** The same for a selector given as text. All pages have the same few hundred, so each is parsed once. */
function neededNames(selector: string): string[] {
  const names = needs.get(selector) ?? namesIn(parseSelectors().astSync(selector).first);
  needs.set(selector, names);
  return names;
}

const parsed = new Map<string, Root>();

/** Parses a sheet once for all pages. The caller gets a copy of its own. */
function parseOnce(css: string): Root {
  const root = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, root);
  return root.clone();
}

/** Removes a rule or a declaration, and any parent that it leaves empty. */
function remove(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root') remove(parent as AtRule);
}

/** Removes the custom properties that nothing in the page or the sheet reads. */
function removeUnread(root: Root, page: string): void {
  const read = new Set([...`${page}${root}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const unread: ChildNode[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unread.push(declaration);
  });
  unread.forEach(remove);
  // Removing these may leave others unread.
  if (unread.length > 0) removeUnread(root, page);
}

/** The sheet without the rules whose elements or classes are nowhere in the page, and without what nothing reads. */
export function usedRules(css: string, $: CheerioAPI): string {
  const present = namesOfPage($);
  const root = parseOnce(css);
  root.walkRules((rule) => {
    // The steps of an animation, such as 12.5%, have no classes.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const used = rule.selectors.filter((selector) => neededNames(selector).every((name) => present.has(name)));
    if (used.length === 0) remove(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const played: string[] = [];
  root.walkDecls(/^animation/, ({value}) => {
    played.push(...value.split(/[\s,]+/));
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!played.includes(rule.params)) remove(rule);
  });
  removeUnread(root, $.html());
  return root.toString();
}
