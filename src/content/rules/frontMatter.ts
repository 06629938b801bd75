/** Rules about the lines at the top of a page: it has those that it needs, and no others. */
import type {ComponentTable} from '../components/table';
import type {Finding} from '../diagnostic';
import {lineSpan} from '../page/frontMatter';
import type {Page} from '../page/page';
import {type Entry, toYaml} from '../records/yaml';
import {lineEnd} from '../source';
import {listed} from '../wording';
import type {PageRule, SiteRule} from './rule';

/** The lines that every page needs. */
const NEEDED = ['title', 'description'];

/** The names of all silks: what any component takes as one (`@format silk`). */
function silksOf(components: ComponentTable): string[] {
  const props = [...components.values()].flatMap((component) => component.props);
  return [...new Set(props.filter(({format}) => format === 'silk').flatMap(({choices}) => choices.map(String)))];
}

/** What is wrong with a line at the top of a page. */
function findingOf(entry: Entry, {source, components}: Page): Finding | undefined {
  const {key, value, start, end, valueStart, valueEnd} = entry;
  const keys = [...NEEDED, 'silk'];
  if (!keys.includes(key))
    return {start, end, message: `The top of a page can’t have “${key}”, only ${listed(keys, 'and')}.`};
  if (key === 'silk') {
    const silks = silksOf(components);
    const message = `There is no silk “${value}”. The silks are ${listed(silks, 'and')}.`;
    return silks.includes(String(value)) ? undefined : {start: valueStart, end: valueEnd, message};
  }
  const endOfLine = lineEnd(source.text, valueEnd);
  // YAML leaves out what follows a #.
  const isCut = /^[ \t]+#/.test(source.text.slice(valueEnd, endOfLine));
  if (entry.holds === 'value' && (typeof value !== 'string' || isCut)) {
    const text = isCut ? toYaml(source.text.slice(valueStart, endOfLine).trimEnd()) : `"${entry.written}"`;
    const edits = [{start: valueStart, end: isCut ? endOfLine : valueEnd, text}];
    return {start, end, message: `Put quotation marks around the ${key}, so that it is read as text.`, edits};
  }
  return typeof value === 'string' && value.trim() ? undefined : {start, end, message: `Write the ${key} of the page.`};
}

/** Each line at the top is one that a page may have, and says something; none that it needs is missing. */
export const frontMatter: PageRule = {
  id: 'title-and-description',
  severity: 'error',
  check(page, report) {
    const {entries, findings} = page.frontMatter;
    const all = [...findings, ...entries.map((entry) => findingOf(entry, page))];
    for (const finding of all) if (finding) report(finding);
    const missing = NEEDED.filter((key) => findings.length === 0 && !entries.some((entry) => entry.key === key));
    for (const key of missing) {
      const message = `The page has no ${key}. Write one: below the first --- of the file, a line that begins with “${key}:”.`;
      report({start: 0, end: 3, message});
    }
  },
};

/** Two pages with one title: visitors couldn't tell their tabs apart. */
export const sameTitles: SiteRule = {
  id: 'same-titles',
  severity: 'warning',
  check({page, site}, report) {
    const titleOf = ({frontMatter: {values}}: Page) => `${values.title ?? ''}`.trim().toLowerCase();
    const first = site.pages.find((one) => titleOf(one) === titleOf(page));
    if (!titleOf(page) || !first || first === page) return;
    const message = `Choose another title: ${first.source.file} has the same, and people couldn’t tell them apart.`;
    report({...lineSpan(page.frontMatter, 'title'), message});
  },
};
