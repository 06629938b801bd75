/** What `--fix` makes of a slip that has one right mending, to the letter. Afterwards the check has nothing to say. */
import {expect, test} from 'playwright/test';
import {applied} from '../../../scripts/check/fix';
import {tell} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';
import {givenSite} from '../givenSite';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n';
const LIBRARY = "from '@site/src/components';";
const HEAD = '\n\n# A headline\n\n';
const BUTTON = `import {Button} ${LIBRARY}${HEAD}`;
const SECTION = '<Section>\n\n## A heading\n\nWords.\n\n';
const TIER = `import {Tier, TierBoard} ${LIBRARY}${HEAD}<TierBoard>\n\n<Tier type="A" description="B" price="`;
const ENDS = '">\n\n- Words\n\n</Tier>\n\n</TierBoard>';
const USES = `${HEAD}<VisitUs />\n\n${SECTION}</Section>\n`;

/** What it is, as it is written, and as it is mended. */
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
    `import {VisitUs} ${LIBRARY}\nimport {Section} ${LIBRARY} \n\n# A\n\n<VisitUs />\n\n${SECTION}</Section>`,
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

const site = givenSite();

for (const [what, before, after] of SLIPS) {
  test(`mends ${what}`, () => {
    const look = (text: string) => checkSite(site.dir, {'pages/a.mdx': text}).mistakes;
    const edits = look(TOP + before).flatMap(({fix}) => fix ?? []);
    const mended = applied(TOP + before, edits);
    expect(mended).toBe(TOP + after);
    expect(tell(look(mended))).toBe('');
  });
}
