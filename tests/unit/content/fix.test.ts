/** What `--fix` makes of a slip that has one right fix, to the letter. Afterwards nothing is left to say. */
import {expect, test} from 'playwright/test';
import {applyEdits, fixSite, formatAll, formatChange, likeBefore, withTexts} from '../../../src/content';
import {checkWith, components, files} from './fixture';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n';
const LIBRARY = "from '@site/src/components';";
const HEAD = '\n\n# A headline\n\n';
const BUTTON = `import {Button} ${LIBRARY}${HEAD}`;
const SECTION = '<Section>\n\n## A heading\n\nWords.\n\n';
const TIER = `import {Tier, TierBoard} ${LIBRARY}${HEAD}<TierBoard>\n\n<Tier type="A" description="B" price="`;
const ENDS = '">\n\n- Words\n\n</Tier>\n\n</TierBoard>';
const USES = `${HEAD}<VisitUs />\n\n${SECTION}</Section>\n`;

/** What it is, as it is written, and as it should be. */
const SLIPS: [string, string, string][] = [
  [
    'notes',
    `# A\n\nWords <!-- ask */ Grace --> of <!--ours\n-->.`,
    `# A\n\nWords {/* ask * / Grace */} of {/* ours */}.`,
  ],
  ['braces', '# A {#b-c}\n\nWords {of ours} {#}.', '# A {/* #b-c */}\n\nWords \\{of ours\\} \\{#\\}.'],
  ['signs', '# A\n\na <= b, <3 and <b\nthen.', '# A\n\na \\<= b, \\<3 and \\<b\nthen.'],
  [
    'addresses in brackets',
    '# A\n\n<a@b.org> <mailto:a@b.org> <tel:+256700000000> <https://b.org/c>.',
    '# A\n\n[a@b.org](mailto:a@b.org) [a@b.org](mailto:a@b.org) [+256700000000](tel:+256700000000) [b.org/c](https://b.org/c).',
  ],
  ['line breaks', '# A\n\nWords<br>of<BR >ours.\n\n<hr>', '# A\n\nWords<br />of<br />ours.\n\n<hr />'],
  [
    'curly quotation marks',
    `${BUTTON}<Button label=“Register” to=‘/contact’ />`,
    `${BUTTON}<Button label="Register" to="/contact" />`,
  ],
  [
    'curly quotation marks that end straight, and the other way round',
    `${BUTTON}<Button label=“Register" to="/contact”/>`,
    `${BUTTON}<Button label="Register" to="/contact"/>`,
  ],
  [
    'quotation marks that are not there',
    `${BUTTON}<Button label=Register to=/contact/>`,
    `${BUTTON}<Button label="Register" to="/contact"/>`,
  ],
  [
    'a closing that holds more than its name',
    `import {Section} ${LIBRARY}${HEAD}${SECTION}</Section tone="sand">`,
    `import {Section} ${LIBRARY}${HEAD}${SECTION}</Section>`,
  ],
  [
    'curly quotation marks on the import line',
    `import { VisitUs , Section } from “@site/src/components” ;  ${USES}`,
    `import { VisitUs , Section } ${LIBRARY}  ${USES}`,
  ],
  [
    'an import line with words below it, or behind it',
    `import {VisitUs} ${LIBRARY}\nimport {Section} ${LIBRARY} # A\n\n<VisitUs />\n\n${SECTION}</Section>`,
    `import {VisitUs} ${LIBRARY}\nimport {Section} ${LIBRARY}\n\n# A\n\n<VisitUs />\n\n${SECTION}</Section>`,
  ],
  [
    'an import line further in',
    `  Import{VisitUs, Section} ${LIBRARY}${USES}`,
    `import {VisitUs, Section} ${LIBRARY}${USES}`,
  ],
  ['a comma', `import {VisitUs  Section} ${LIBRARY}${USES}`, `import {VisitUs, Section} ${LIBRARY}${USES}`],
  ['a paragraph that begins with export', '# A\n\nexport figures are high.', '# A\n\nExport figures are high.'],
  ['a page with no import line', USES, `\nimport {Section, VisitUs} ${LIBRARY}\n${USES}`],
  [
    'an import line that lacks two names',
    `import {Button} ${LIBRARY}${USES}<Button label="Register" />`,
    `import {Button, Section, VisitUs} ${LIBRARY}${USES}<Button label="Register" />`,
  ],
  [
    'two import lines that lack a name',
    `import {Button} ${LIBRARY}\nimport {Section} ${LIBRARY}${USES}<Button label="Register" />`,
    `import {Button, VisitUs} ${LIBRARY}\nimport {Section} ${LIBRARY}${USES}<Button label="Register" />`,
  ],
  [
    'a component that holds nothing',
    `import {VisitUs} ${LIBRARY}${HEAD}<VisitUs >`,
    `import {VisitUs} ${LIBRARY}${HEAD}<VisitUs />`,
  ],
  ['the name with a slip, and the name written out', '# A\n\n% Name % and Jockeys.', '# A\n\n%name% and %name%.'],
  ['a price in words', '# A\n\nIt is 20000 UGX.', '# A\n\nIt is UGX 20,000.'],
  ['a price in a setting', `${TIER}20000 UGX${ENDS}`, `${TIER}UGX 20,000${ENDS}`],
];

/** The page after all fixes. */
function fixed(text: string): {text: string; changes: string[]} {
  const {texts, changes} = fixSite(withTexts(files, {'pages/a.mdx': text}), components);
  return {text: texts['pages/a.mdx'] ?? text, changes: changes.map(formatChange)};
}

for (const [what, before, after] of SLIPS) {
  test(`fixes ${what}`, () => {
    const {text} = fixed(TOP + before);
    expect(text).toBe(TOP + after);
    expect(formatAll(checkWith({'pages/a.mdx': text}).diagnostics)).toBe('');
  });
}

test('each change is shown', () => {
  expect(fixed(`${TOP}\n# A\n\nA UGX20000 desk from 8am.`).changes).toEqual([
    'pages/a.mdx:8\n  - UGX20000\n  + UGX 20,000',
    'pages/a.mdx:8\n  - 8am\n  + 8:00 AM',
  ]);
});

test('what one fix uncovers is fixed too', () => {
  const {text, changes} = fixed(`${TOP}\n# A\n\n<div title=“a”>8am<br></div>\n`);
  expect(text).toBe(`${TOP}\n# A\n\n<div title="a">8:00 AM<br /></div>\n`);
  expect(changes.length).toBeGreaterThan(1);
});

test('what a person has to decide is left as it is', () => {
  for (const words of ['At table 5 200 UGX.', 'Words <b>of ours.', '<Section></Section>', '[a](#)'])
    expect(fixed(`${TOP}\n# A\n\n${words}\n`).text).toContain(words);
});

test('a file keeps its line ends and its byte-order mark', () => {
  expect(likeBefore('\uFEFFa\r\n', 'b\nc\n')).toBe('\uFEFFb\r\nc\r\n');
  expect(likeBefore('a\n', 'b\n')).toBe('b\n');
});

test('of edits that overlap the first is made, and what only touches it is made as well', () => {
  const edit = (start: number, end: number) => ({start, end, text: `[${start}]`});
  expect(applyEdits('0123456789', [edit(5, 6), edit(0, 4), edit(4, 5)])).toBe('[0][4][5]6789');
  expect(applyEdits('0123456789', [edit(1, 8), edit(2, 3), edit(5, 6), edit(8, 9)])).toBe('0[1][8]9');
  expect(applyEdits('0123456789', [edit(3, 5), edit(3, 3)])).toBe('012[3][3]56789');
});
