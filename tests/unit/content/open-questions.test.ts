/** The open questions: notes in pages and records, empty fields of records, and buttons without an address. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkPage} from '../../../src/content/check';
import {withChanges} from '../../../src/content/files';
import {readOpenQuestions} from '../../../src/content/openQuestions';
import {readRecords} from '../../../src/content/records/load';
import {editUrl, readEnvironment} from '../../../src/environment';
import {changed, components, files} from './fixture';

const PAGE = 'pages/a.mdx';
const MENU = 'records/menu.yml';
const ORGANISATION = 'records/organisation.yml';

const pageWith = (text: string) => checkPage(PAGE, `---\ntitle: A\ndescription: B\n---\n${text}`, components).page;

/** What is open on a page with this text, and in these records. */
function openIn(text: string, records: Record<string, string> = {}) {
  const site = withChanges(files, records);
  const open = readOpenQuestions(site, [pageWith(text)], readRecords(site).records);
  const linesOf = (one: string) =>
    open.questions
      .filter((question) => question.file === one)
      .map(({line, kind, about, text: words}) => `${line} ${kind}: ${words} | ${about}`);
  return {...open, linesOf};
}

for (const [what, text, line] of [
  ['a note, at the line of its block', '{/* To confirm: ours. */}\n\n## *Our* work', '7 To confirm: ours. | Our work'],
  ['a note before a list', '{/* Missing: a third. */}\n\n- One\n- Two', '7 Missing: a third. | One Two'],
  ['the title of a component', '{/* Missing: more. */}\n<Card title="One">two</Card>', '6 Missing: more. | One. two'],
  ['the name in place of %name%', '{/* To confirm: %name%. */}\n\n%name%', '7 To confirm: Jockeys. | Jockeys'],
  ['a note on several lines', '{/* to confirm:\n  ours */}\nText.', '7 To confirm: ours | Text.'],
  ['a note that nothing follows', 'Text.\n\n{/* Missing: the end. */}', '7 Missing: the end. | '],
  [
    'the first words of a long block',
    `{/* Missing: a. */}\n\n${'eleven sign '.repeat(6)}`,
    `7 Missing: a. | ${'eleven sign '.repeat(5).trim()} …`,
  ],
]) {
  test(`the open questions list ${what}`, () => expect(openIn(text).linesOf(PAGE)).toEqual([line]));
}

test('the open questions list no other comments', () => {
  expect(openIn('{/* Ask Grace. */}\n\n## Prices {/* #prices */}').linesOf(PAGE)).toEqual([]);
});

test('the open questions list the note of a record, and its empty lines', () => {
  const text = changed(ORGANISATION, 'email: hello@jockeys.ug', 'email:');
  const lines = openIn('Text.', {[ORGANISATION]: text}).linesOf(ORGANISATION);
  expect(lines.map((line) => line.replace(/^\d+ ([^:]+):.*\| /, '$1: '))).toEqual([
    'Missing: E-mail',
    'Missing: Facebook, Handle',
    'Missing: Twitter, Link',
    'Missing: LinkedIn, Handle',
    'Missing: LinkedIn, Link',
    'To confirm: The organisation’s name',
  ]);
});

test('a line that was deleted and an empty list of closed days are no open questions', () => {
  const {questions} = openIn('Text.', {
    [ORGANISATION]: changed(ORGANISATION, /^whatsapp:.*\n/m, ''),
    'records/hours.yml': 'week:\n  - days: Monday-Sunday\n    closed: true\nclosed:\n',
  });
  expect(questions.map(({about}) => about)).not.toContain('WhatsApp');
  expect(questions.map(({file}) => file)).not.toContain('records/hours.yml');
});

test('the open questions list buttons without an address once for each label, with all places', () => {
  const page = [
    '<Button label="Register" />',
    '<Button label="Join" to="/about" />',
    '<Card title="A" button="Register" /><Card title="B" />',
    '<ProgramCard title="%name% Academy" />',
    '<Tier type="Day Pass" /><Tier type="Week Pass" to="/contact" />',
  ].join('\n\n');
  const menu = changed(MENU, / {2}label: Apply Now\n {2}to:.*/, '  label: Register\n  to:');
  const {buttons} = openIn(page, {[MENU]: menu});
  expect(buttons.map(({label, places}) => [label, ...places.map(({file, line}) => `${file}:${line}`)])).toEqual([
    ['Register', `${PAGE}:5`, `${PAGE}:9`, `${MENU}:${menu.split('\n').indexOf('  to:') + 1}`],
    ['Apply to Jockeys Academy', `${PAGE}:11`],
    ['Choose tier', `${PAGE}:13`],
  ]);
});

test('the link to GitHub’s editor in a run for a pull request is to its branch', () => {
  const variables = {GITHUB_REPOSITORY: 'a/b', GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'text'};
  expect(editUrl(readEnvironment(variables), 'pages/a.mdx', 3)).toBe('https://github.com/a/b/edit/text/pages/a.mdx#L3');
});
