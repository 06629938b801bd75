/** The lines in the record of buttons that a page's buttons need, as their labels change. */
import {applyEdits} from '../../content';
import {stringOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import {recordEntries, toYaml} from '../../content/checker/records/yaml';
import {createSource} from '../../content/checker/source';
import {isExample} from '../../content/site/examples';

/** The labels of a page's buttons that need a line: those that don't say themselves where they go. */
const labelsOf = ({uses}: Page): string[] =>
  uses
    .filter(({record, element, name}) => record === 'buttons' && !stringOf(element, 'to') && !isExample(name))
    .map(({name}) => name);

/**
 * The record of buttons after a page has become another: a button that is called otherwise keeps its line and where it
 * goes, and a new one gets an empty line, next to those of the same page. `others`: all other pages.
 */
export function followButtons(record: string, before: Page, after: Page, others: Page[]): string {
  const [had, has] = [before, after].map(labelsOf);
  const elsewhere = others.flatMap(labelsOf);
  const entries = recordEntries(createSource('', record)).filter(({path}) => path.length === 1);
  const lineOf = (label: string) => entries.find(({key}) => key === label);
  const news = [...new Set(has)].filter((label) => !had.includes(label) && !lineOf(label));
  const gone = had.filter((label) => !has.includes(label) && !elsewhere.includes(label)).map(lineOf);
  if (after.broken || news.length === 0 || (entries.length === 0 && record.trim())) return record;
  const [label, ...more] = news;
  const [old] = gone.filter((one) => one !== undefined);
  if (old && more.length === 0) return applyEdits(record, [{start: old.start, end: old.end, text: toYaml(label)}]);
  const near = had.map(lineOf).filter((one) => one !== undefined);
  const last = Math.max(...near.map(({start}) => start), -1);
  const end = last < 0 ? record.trimEnd().length : `${record}\n`.indexOf('\n', last);
  const lines = news.map((one) => `\n${toYaml(one)}:`).join('');
  return record.slice(0, end) + lines + (record.slice(end) || '\n');
}
