/** The lines at the top of a page: a title, a description, and nothing else. */

import {type Entry, toYaml} from '../../site/records';
import type {ComponentTable} from '../components/table';
import {listed, nearest} from '../nearest';
import {knownKeys, linePlace, NEEDED_KEYS} from '../page/frontMatter';
import type {Page} from '../page/page';
import type {Report} from '../source';
import {pageRule, siteRule} from './rule';

/** The names of all silks: what any component takes as its `silk`. */
const silksOf = (components: ComponentTable): string[] => {
  const props = [...components.values()].flatMap((component) => component.props);
  return [...new Set(props.filter(({name}) => name === 'silk').flatMap(({choices}) => choices.map(String)))];
};

function checkEntry(entry: Entry, {source, frontMatter, components}: Page, report: Report): void {
  const {key, value, start, end, valueStart, valueEnd} = entry;
  const keys = knownKeys(source);
  const lineEnd = source.text.indexOf('\n', valueEnd);
  const isCut = key !== 'silk' && /^[ \t]+#/.test(source.text.slice(valueEnd, lineEnd));
  if (!keys.includes(key)) {
    const meant = nearest(key, keys);
    const edits = meant && !(meant in frontMatter.values) ? [{start, end, text: meant}] : undefined;
    report({start, end, message: `There is no "${key}" at the top of a page, only ${listed(keys)}.`, edits});
  } else if (entry.holds === 'value' && (typeof value !== 'string' || isCut)) {
    const text = isCut ? toYaml(source.text.slice(valueStart, lineEnd).trimEnd()) : `"${entry.written}"`;
    const edits = [{start: valueStart, end: isCut ? lineEnd : valueEnd, text}];
    report({start, end, message: `Put quotation marks around the ${key}, to have it read as a text.`, edits});
  } else if (typeof value !== 'string' || value.trim() === '') {
    report({start, end, message: `Write the ${key} after the colon, on the same line.`});
  } else if (key === 'silk' && !silksOf(components).includes(value)) {
    const silks = silksOf(components);
    const meant = nearest(value, silks);
    const edits = meant ? [{start: valueStart, end: valueEnd, text: meant}] : undefined;
    const message = `There is no silk "${value}". These are: ${listed(silks)}.`;
    report({start: valueStart, end: valueEnd, message, edits});
  }
}

/** Each line at the top is one that a page may have, and says something; none that it needs is missing. */
export const frontMatter = pageRule('front-matter', 'the-lines-at-the-top', 'error', (page, report) => {
  const {entries, problems} = page.frontMatter;
  for (const problem of problems) report(problem);
  for (const entry of entries) checkEntry(entry, page, report);
  for (const key of problems.length > 0 ? [] : NEEDED_KEYS) {
    // A misspelt name is reported where it is written.
    if (entries.some((entry) => nearest(entry.key, [key]) === key)) continue;
    const message = `Add a line "${key}:" below the first ---, with your own words after the colon.`;
    report({start: 0, end: 3, message});
  }
});

/** Two pages with one title: people couldn't tell their tabs apart. */
export const sameTitles = siteRule('same-titles', 'titles', 'warning', ({page, site}, report) => {
  const titleOf = ({frontMatter: {values}}: Page) => `${values.title ?? ''}`.trim().toLowerCase();
  const first = site.pages.find((one) => titleOf(one) === titleOf(page));
  if (!titleOf(page) || !first || first === page) return;
  const message = `Choose another title: ${first.source.file} has the same, and people couldn’t tell them apart.`;
  report({...linePlace(page.frontMatter, 'title'), message});
});
