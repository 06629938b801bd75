/** `--fix` can do no harm: an edit that does anything but what its rule means is not made, whoever asks for it. */
import {expect, test} from 'playwright/test';
import {type Diagnostic, fixSite, withTexts} from '../../../src/content';
import {isSafeFix} from '../../../src/content/safeFix';
import {checkWith, components, files} from './fixture';

const FILE = 'pages/a.mdx';
const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n# A headline\n\n';
const PAGE = `${TOP}Come at 8am with UGX 20000 {and} a pen<br>or two.\n\nSee [us](/about), and <b>then</b>.\n\n## A heading\n\nMore words.\n`;

/** The diagnostic of a rule that would write `to` in place of `from`. */
function asked(rule: string, from: string, to: string, page = PAGE): Diagnostic {
  const start = page.indexOf(from);
  const place = {line: 1, column: 1, endLine: 1, endColumn: 1, excerpt: '', message: ''};
  return {rule, file: FILE, ...place, edits: [{start, end: start + from.length, text: to}], fixable: true};
}

for (const [rule, from, to] of [
  ['times', '8am', '8:00 AM'],
  ['prices', 'UGX 20000', 'UGX 20,000'],
  ['braces', '{and}', '\\{and\\}'],
  ['void-element', '<br>', '<br />'],
]) {
  test(`${rule} may write ${to}`, () => expect(isSafeFix(PAGE, asked(rule, from, to), components)).toBe(true));
}

for (const [what, rule, from, to] of [
  ['another hour', 'times', '8am', '9:00 AM'],
  ['another half of the day', 'times', '8am', '8:00 PM'],
  ['another amount', 'prices', 'UGX 20000', 'UGX 2,000'],
  ['a decimal', 'prices', 'UGX 20000', 'UGX 20.000 or so'],
  ['other words', 'braces', '{and}', 'or'],
  ['no words', 'braces', '{and} ', ''],
  ['words of its own', 'void-element', '<br>', '<br /> Buy now'],
  ['code', 'void-element', '<br>', '<script>alert(1)</script>'],
  ['code in signs alone', 'braces', '{and}', '{and()}{...and}'],
  ['two paragraphs as one', 'void-element', '.\n\nSee', '. See'],
  ['a heading as words', 'invisible-characters', '## A', '\\## A'],
  ['words as a heading', 'times', 'More', '## More'],
  ['another address', 'less-than', '(/about)', '(/contact)'],
  ['an element less', 'prices', '<b>then</b>', 'then'],
  ['what no rule is known for', 'somebody-else', 'More words', 'Fewer words'],
  ['an import from elsewhere', 'missing-import', TOP, `${TOP}import {a} from 'fs';\n`],
] as const) {
  test(`${rule} can’t write ${what}`, () => expect(isSafeFix(PAGE, asked(rule, from, to), components)).toBe(false));
}

test('a sign that would swallow what follows is not written', () => {
  const page = `${TOP}A note {a}.\n\nWords.\n\n{/* b */}\n`;
  expect(isSafeFix(page, asked('braces', '{a}', '{/* a', page), components)).toBe(false);
});

/** Right as it is, or a person's to decide. */
const LEFT_ALONE = [
  'In 2024 UGX 400,000 was given.',
  'Some UGX 1.250 billion.',
  'From 5,000-10,000 UGX.',
  'At table 5 200 UGX.',
  'I am, and 1 am happy.',
  '{/* use { sign */}',
  '<<<<<<< ours\n\nWords.\n\n=======\n\nOthers.\n\n>>>>>>> theirs',
  '<Section>\n\nWords.\n\n</Sect',
];

for (const words of LEFT_ALONE) {
  test(`${JSON.stringify(words)} is left alone`, () => {
    const {texts} = fixSite(withTexts(files, {[FILE]: `${TOP}${words}\n`}), components);
    expect(texts[FILE] ?? `${TOP}${words}\n`).toContain(words);
  });
}

test('the full stop of a sentence that ends with p.m. stays', () => {
  const page = `${TOP}Come at 8 p.m. Bring a pen.\n`;
  const {texts} = fixSite(withTexts(files, {[FILE]: page}), components);
  expect(texts[FILE]).toBe(`${TOP}Come at 8:00 PM. Bring a pen.\n`);
});

for (const [encoding, bytes] of [
  ['Latin-1', Buffer.from(`${TOP}Caf\u00e9, says Jockeys at 8am.\n`, 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${TOP}Caf\u00e9, says Jockeys at 8am.\n`, 'utf16le')],
] as const) {
  test(`a page in ${encoding} is not written, and the check says how to save it`, () => {
    const text = new TextDecoder().decode(bytes);
    const site = {
      ...withTexts(files, {[FILE]: text}),
      bytes: (file: string) => (file === FILE ? new Uint8Array(bytes) : files.bytes(file)),
    };
    expect(fixSite(site, components)).toEqual({changes: [], texts: {}});
    const said = checkWith({[FILE]: text}).diagnostics.map(({message}) => message);
    expect(said).toContainEqual(expect.stringContaining('UTF-8'));
  });
}

test('what is fixed once is not fixed again', () => {
  const page = PAGE.replace('More', 'At 9 a.m., UGX 5000, %Name%, <hr>, ‘<a@b.org>’ and Jockeys: more');
  const once = fixSite(withTexts(files, {[FILE]: page}), components).texts;
  expect(once[FILE]).toBeDefined();
  expect(fixSite(withTexts(files, once), components).texts).toEqual({});
});
