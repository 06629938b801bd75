/** What staff do alone, in the files that the handbook names and no others. */
import {expect, test} from 'playwright/test';
import {formatAll} from '../../../src/content';
import {compile} from './compile';
import {checkWith, files} from './fixture';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';

const card = (rest = '') => `${TOP}import {ProgramCard, ProgramField} from '@site/src/components';

# A page

<ProgramField>

<ProgramCard title="Summer School" silk="kite" tagline="In the holidays" perfectFor="Students"${rest}>

Words.

</ProgramCard>

</ProgramField>
`;

test('a program needs no line in records/buttons.yml, with and without an address of its own', async () => {
  for (const [text, address] of [
    [card(), undefined],
    [card(' to="/contact"'), 'to: "/contact"'],
  ] as const) {
    expect(formatAll(checkWith({'pages/a.mdx': text}).diagnostics)).toBe('');
    if (address) expect(await compile('pages/a.mdx', text)).toContain(address);
  }
});

test('a program’s own address is checked like any other', () => {
  const {diagnostics} = checkWith({'pages/a.mdx': card(' to="/contatc"')});
  expect(diagnostics.map(({rule, suggestion}) => [rule, suggestion?.text.includes('to="/contact"')])).toEqual([
    ['links', true],
  ]);
});

test('a button that says itself where it goes needs no line either, unless its words are nearly those of one', () => {
  const button = (label: string) =>
    `${TOP}import {Button} from '@site/src/components';\n\n# A page\n\n<Button label="${label}" to="/contact" />\n`;
  expect(formatAll(checkWith({'pages/a.mdx': button('Read the rules')}).diagnostics)).toBe('');
  const {diagnostics} = checkWith({'pages/a.mdx': button('Book Worksapce')});
  expect(diagnostics.map(({suggestion}) => suggestion?.text)).toEqual([
    '<Button label="Book Workspace" to="/contact" />',
  ]);
});

test('a page with a silk of its own is in the menu after one line in records/menu.yml', async () => {
  const page = `${TOP.replace('\n---\n\n', '\nsilk: kite\n---\n\n')}# A page\n\nWords.\n`;
  const menu = files.text('records/menu.yml').replace(/^ {2}- label: More$/m, '  - label: Kites\n    page: /kites\n$&');
  expect(formatAll(checkWith({'pages/kites.mdx': page, 'records/menu.yml': menu}).diagnostics)).toBe('');
  await compile('pages/kites.mdx', page);
});
