/** Rules about the lines at the top of a page: it has those that it needs, and no others. */
import type {ComponentTable} from '../components/table';
import {linePlace} from '../page/frontMatter';
import {type Page, visitorPages} from '../page/page';
import {type Entry, toYaml} from '../records/yaml';
import {type Finding, lineEnd} from '../source';
import {listed} from '../wording';
import {pageRule, siteRule} from './rule';

/** The lines that every page needs. */
const NEEDED = ['title', 'description'];

/** The names of all silks: what any component takes as one (`@format silk`). */
function silksOf(components: ComponentTable): string[] {
  const props = [...components.values()].flatMap((component) => component.props);
  return [...new Set(props.filter(({format}) => format === 'silk').flatMap(({choices}) => choices.map(String)))];
}

/** What is wrong with a line at the top of a page. */
function problemOf(entry: Entry, {source, components, isForVisitors}: Page): Finding | undefined {
  const {key, value, start, end, valueStart, valueEnd} = entry;
  const keys = [...NEEDED, ...(isForVisitors ? ['silk'] : ['slug', 'sidebar_label'])];
  if (!keys.includes(key))
    return {start, end, message: `“${key}” isn’t known at the top of a page. What can be here: ${listed(keys)}.`};
  if (key === 'silk') {
    const silks = silksOf(components);
    const message = `There is no silk “${value}”. These are: ${listed(silks, 'and')}.`;
    return silks.includes(String(value)) ? undefined : {start: valueStart, end: valueEnd, message};
  }
  const endOfLine = lineEnd(source.text, valueEnd);
  // YAML leaves out what follows a #.
  const isCut = /^[ \t]+#/.test(source.text.slice(valueEnd, endOfLine));
  if (entry.holds === 'value' && (typeof value !== 'string' || isCut)) {
    const text = isCut ? toYaml(source.text.slice(valueStart, endOfLine).trimEnd()) : `"${entry.written}"`;
    const edits = [{start: valueStart, end: isCut ? endOfLine : valueEnd, text}];
    return {start, end, message: `Put quotation marks around the ${key}, to have it read as a text.`, edits};
  }
  return typeof value === 'string' && value.trim() ? undefined : {start, end, message: `Write the ${key} of the page.`};
}

/** Each line at the top is one that a page may have, and says something; none that it needs is missing. */
export const frontMatter = pageRule({
  id: 'title-and-description',
  severity: 'error',
  check(page, report) {
    const {entries, problems} = page.frontMatter;
    for (const problem of problems) report(problem);
    for (const entry of entries) {
      const problem = problemOf(entry, page);
      if (problem) report(problem);
    }
    const missing = NEEDED.filter((key) => problems.length === 0 && !entries.some((entry) => entry.key === key));
    for (const key of missing) {
      const message = `The page has no ${key}. Write one: below the first --- of the file, a line that begins with “${key}:”.`;
      report({start: 0, end: 3, message});
    }
  },
});

/** Two pages with one title: visitors couldn't tell their tabs apart. */
export const sameTitles = siteRule({
  id: 'same-titles',
  severity: 'warning',
  check({page, site}, report) {
    const titleOf = ({frontMatter: {values}}: Page) => `${values.title ?? ''}`.trim().toLowerCase();
    const first = visitorPages(site.pages).find((one) => titleOf(one) === titleOf(page));
    if (!page.isForVisitors || !titleOf(page) || !first || first === page) return;
    const message = `Choose another title: ${first.source.file} has the same, and people couldn’t tell them apart.`;
    report({...linePlace(page.frontMatter, 'title'), message});
  },
});
