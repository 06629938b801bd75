/** The lines in the record of buttons that a page's buttons need, as their labels change. */
import {stringOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import {recordEntries, toYaml} from '../../content/checker/records/yaml';
import {createSource} from '../../content/checker/source';
import {applyEdits, lineEnd} from './edits';
import {isExample} from './signs';

/** The labels of a page's buttons that need a line: those that don't say themselves where they go. */
const labelsOf = ({uses}: Page): string[] =>
  uses
    .filter(({record, element, name}) => record === 'buttons' && !stringOf(element, 'to') && !isExample(name))
    .map(({name}) => name);

/**
 * The record of buttons after a page has become another: a button that is named differently keeps its line and where it
 * goes, and a new one gets an empty line, next to those of the same page. `others`: all other pages.
 */
export function followButtons(record: string, before: Page, after: Page, others: Page[]): string {
  const labelsBefore = labelsOf(before);
  const labelsAfter = labelsOf(after);
  const labelsElsewhere = others.flatMap(labelsOf);
  const lines = recordEntries(createSource('', record)).filter(({path}) => path.length === 1);
  const isUnreadable = lines.length === 0 && record.trim() !== '';
  const linesOf = (labels: string[]) => labels.flatMap((label) => lines.find(({key}) => key === label) ?? []);

  const newLabels = [...new Set(labelsAfter)].filter(
    (label) => !labelsBefore.includes(label) && linesOf([label]).length === 0,
  );
  if (after.broken || isUnreadable || newLabels.length === 0) return record;
  const [renamedLine] = linesOf(
    labelsBefore.filter((label) => !labelsAfter.includes(label) && !labelsElsewhere.includes(label)),
  );
  if (renamedLine && newLabels.length === 1) {
    const {start, end} = renamedLine;
    return applyEdits(record, [{start, end, text: toYaml(newLabels[0])}]);
  }
  const lastStart = Math.max(...linesOf(labelsBefore).map(({start}) => start), -1);
  const end = lastStart < 0 ? record.trimEnd().length : lineEnd(record, lastStart);
  const newLines = newLabels.map((label) => `\n${toYaml(label)}:`).join('');
  return record.slice(0, end) + newLines + (record.slice(end) || '\n');
}
