/** Runs one rule over one page, for tests of that rule alone. */
import type {ComponentTable} from '../../../src/content/components/table';
import {readPage} from '../../../src/content/page/page';
import type {Rule} from '../../../src/content/rules/rule';
import {applyEdits, createSource, type Finding} from '../../../src/content/source';

/** What a rule finds in a page's tree. */
export function findingsOf(
  rule: Rule,
  text: string,
  components: ComponentTable = new Map(),
  file = 'pages/a.mdx',
): Finding[] {
  const found: Finding[] = [];
  rule.page?.({
    page: readPage(createSource(file, text), components),
    components,
    report: (one) => void found.push(one),
  });
  return found;
}

/** The text with the edits of all findings made. */
export const edited = (text: string, findings: Finding[]): string =>
  applyEdits(
    text,
    findings.flatMap(({edits = []}) => edits),
  );
