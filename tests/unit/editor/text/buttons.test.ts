/** The lines in the record of buttons that follow a page’s buttons. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkPage} from '../../../../src/content/site/check';
import {followButtons} from '../../../../src/editor/text/buttons';
import {components, pageWith} from '../siteEngine';

const page = (words: string) => checkPage('pages/sample.mdx', pageWith(words, 'Button, Figure'), components).page;
const button = (label: string) => `<Button label="${label}" />`;

const RECORD = '# Where each goes.\nRegister: /about\nAsk: /contact\n';
const CHANGES: [what: string, before: string, after: string, record: string][] = [
  ['the first button of a page: its line is the last', 'Words.', button('Come'), `${RECORD}Come:\n`],
  [
    'another button of a page: its line is below those of the same page',
    button('Register'),
    `${button('Register')}\n\n${button('Come')}`,
    RECORD.replace('/about\n', '/about\nCome:\n'),
  ],
  ['a button that is called otherwise', button('Register'), button('Come'), RECORD.replace('Register', 'Come')],
  [
    'two buttons in place of one: neither takes its line',
    button('Register'),
    `${button('Come')}\n\n${button('Go')}`,
    RECORD.replace('/about\n', '/about\nCome:\nGo:\n'),
  ],
  ['a button whose label has a line already', 'Words.', button('Ask'), RECORD],
  ['a figure, which is no button', 'Words.', '<Figure name="students" />', RECORD],
  ['a button that says itself where it goes', 'Words.', '<Button label="Come" to="/about" />', RECORD],
  ['a button that nobody has named yet', 'Words.', button('Write here: label'), RECORD],
  ['a button that goes: its line stays', button('Register'), 'Words.', RECORD],
];
for (const [what, before, after, record] of CHANGES) {
  test(`the record of buttons follows ${what}`, () => {
    expect(followButtons(RECORD, page(before), page(after), [])).toBe(record);
  });
}

test('a record of buttons that can’t be read, since a colon is missing, stays as it is', () => {
  expect(followButtons('Register /about\n', page('Words.'), page(button('Come')), [])).toBe('Register /about\n');
});

test('an empty record of buttons gets its first line', () => {
  expect(followButtons('\n', page('Words.'), page(button('Come')), [])).toBe('\nCome:\n');
});
