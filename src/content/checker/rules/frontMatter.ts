/** Rules about the lines at the top of a page: it has those that it needs, and no others. */
import {nearest} from '../nearest';
import {linePlace} from '../page/frontMatter';
import {type Page, visitorPages} from '../page/page';
import {type Entry, toYaml} from '../records/yaml';
import {type Finding, lineEnd} from '../source';
import {listed} from '../wording';
import {crossPageRule, pageRule} from './rule';

/** What is wrong with a line at the top of a page. */
function problemOf(entry: Entry, {source, frontMatter, components, kind}: Page): Finding | undefined {
  const {key, value, start, end, valueStart, valueEnd} = entry;
  const line = kind.lines.find((one) => one.key === key);
  if (!line) {
    const keys = kind.lines.map((one) => one.key);
    const nearby = nearest(key, keys);
    const edits = nearby && !(nearby in frontMatter.values) ? [{start, end, text: nearby}] : undefined;
    return {start, end, message: `There is no "${key}" at the top of a page, only ${listed(keys, 'and')}.`, edits};
  }
  const endOfLine = lineEnd(source.text, valueEnd);
  // YAML leaves out what follows a #.
  const isCut = !line.choices && /^[ \t]+#/.test(source.text.slice(valueEnd, endOfLine));
  if (entry.holds === 'value' && (typeof value !== 'string' || isCut)) {
    const text = isCut ? toYaml(source.text.slice(valueStart, endOfLine).trimEnd()) : `"${entry.written}"`;
    const edits = [{start: valueStart, end: isCut ? endOfLine : valueEnd, text}];
    return {start, end, message: `Put quotation marks around the ${key}, to have it read as a text.`, edits};
  }
  if (typeof value !== 'string' || value.trim() === '')
    return {
      start,
      end,
      message: `Write the ${key} after the colon, on the same line.`,
      messageInForm: `Write the ${key}.`,
    };
  const choices = line.choices?.(components);
  if (!choices || choices.includes(value)) return undefined;
  const nearby = nearest(value, choices);
  const edits = nearby ? [{start: valueStart, end: valueEnd, text: nearby}] : undefined;
  const message = `There is no ${key} "${value}". These are: ${listed(choices, 'and')}.`;
  return {start: valueStart, end: valueEnd, message, edits};
}

/** Each line at the top is one that a page may have, and says something; none that it needs is missing. */
export const frontMatter = pageRule({
  id: 'front-matter',
  help: 'the-lines-at-the-top',
  severity: 'error',
  check(page, report) {
    const {entries, problems} = page.frontMatter;
    for (const problem of problems) report(problem);
    for (const entry of entries) {
      const problem = problemOf(entry, page);
      if (problem) report(problem);
    }
    if (problems.length > 0) return;
    for (const {key, isNeeded} of page.kind.lines) {
      // A misspelt name is reported where it is written.
      if (!isNeeded || entries.some((entry) => nearest(entry.key, [key]) === key)) continue;
      report({
        start: 0,
        end: 3,
        message: `Add a line "${key}:" below the first ---, with your own words after the colon.`,
        messageInForm: `Choose “Title” and write the ${key} of the page.`,
      });
    }
  },
});

/** Two pages with one title: visitors couldn't tell their tabs apart. */
export const sameTitles = crossPageRule({
  id: 'same-titles',
  help: 'titles',
  severity: 'warning',
  check({page, site}, report) {
    const titleOf = ({frontMatter: {values}}: Page) => `${values.title ?? ''}`.trim().toLowerCase();
    const first = visitorPages(site.pages).find((one) => titleOf(one) === titleOf(page));
    if (!page.kind.isForVisitors || !titleOf(page) || !first || first === page) return;
    const message = `Choose another title: ${first.source.file} has the same, and people couldn’t tell them apart.`;
    report({...linePlace(page.frontMatter, 'title'), message});
  },
});
