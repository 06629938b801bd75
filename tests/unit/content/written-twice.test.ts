/** Facts that stand in a sentence as well as in their own place: what is said once the two differ. */
import {expect, test} from 'playwright/test';
import {checkWith, files} from './fixture';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n\n';
const PROGRAMS = 'pages/programs.mdx';
const HATCHERY = 'pages/hatchery.mdx';
const HOURS = 'records/hours.yml';

/** The rule and the first line to write instead, of all that is said about these texts. */
const said = (texts: Record<string, string>): string[] =>
  checkWith(texts).diagnostics.map(
    ({rule, file, line, suggestion}) => `${file}:${line} ${rule}: ${suggestion?.text ?? '-'}`,
  );

/** What is said about a sentence of a page of its own. */
const saidOf = (words: string, texts: Record<string, string> = {}) =>
  said({'pages/a.mdx': `${TOP}${words}\n`, ...texts}).map((line) => line.replace(/^pages\/a\.mdx:\d+ /, ''));

/** The programs' page with one more. */
function withSeventh(): string {
  const text = files.text(PROGRAMS);
  const card = /<ProgramCard title="Youth IDEAthon"[\s\S]*?<\/ProgramCard>/.exec(text)?.[0] ?? '';
  const seventh = card.replace('Youth IDEAthon', 'Summer School').replace('silk="ideathon"', 'silk="kite"');
  return text.replace('</ProgramField>', `${seventh}\n\n</ProgramField>`);
}

for (const [words, right] of [
  ['Choose from five programs.', 'Choose from six programs.'],
  ['Seven programmes for you.', 'Six programmes for you.'],
  ['We run 7 programs.', 'We run 6 programs.'],
  ['Our five signature programs are open.', 'Our six signature programs are open.'],
  ['The seven (7) core programs.', 'The six core programs.'],
  ['We have 7 exciting programs.', 'We have 6 exciting programs.'],
  ['All two programs are open.', 'All six programs are open.'],
  ['Four tiers to choose from.', 'Three tiers to choose from.'],
  ['Choose from 5 programs.', 'Choose from 6 programs.'],
  ['2 membership tiers.', '3 membership tiers.'],
]) {
  test(`a count that is wrong: ${words}`, () => expect(saidOf(words)).toEqual([`counts: ${right}`]));
}

for (const words of [
  'Six programs, 6 programs, all 6 programs, and our six signature programs.',
  'Two programs start in March, and three programs are full.',
  'Our two evening programs, and our five partner programs, and seven short programs elsewhere.',
  'Three tiers. There are five, all of them new.',
  'We taught 12 programmers and 120 programs of study in 2015.',
]) {
  test(`a count that is right, or of something else: ${words}`, () => expect(saidOf(words)).toEqual([]));
}

test('with a seventh program, each place that says six is told, with the line to write', () => {
  expect(said({[PROGRAMS]: withSeventh()})).toEqual([
    'pages/contact.mdx:52 counts: Seven of them, from three days to a semester.',
    `${PROGRAMS}:3 counts: ${/^description: .*$/m.exec(files.text(PROGRAMS))?.[0].replace('Six', 'Seven')}`,
    `${PROGRAMS}:12 counts: There are seven, from a 3-day bootcamp to a whole semester.`,
  ]);
});

for (const [words, right] of [
  ['A Day Pass costs UGX 25,000.', 'A Day Pass costs UGX 20,000.'],
  ['Pay UGX 25,000 for a Day Pass.', 'Pay UGX 20,000 for a Day Pass.'],
  ['Day Pass (UGX 100,000), Weekly Pass (UGX 100,000).', 'Day Pass (UGX 20,000), Weekly Pass (UGX 100,000).'],
]) {
  test(`a price that its tier doesn’t have: ${words}`, () => expect(saidOf(words)).toEqual([`tier-prices: ${right}`]));
}

for (const words of [
  'Day Pass UGX 20,000, Weekly Pass UGX 100,000 and Monthly Membership UGX 400,000.',
  'Buy a Day Pass. Grants begin at UGX 500,000.',
  'The Monthly Membership. UGX 2.5 billion in funding.',
]) {
  test(`a price that agrees, or is of something else: ${words}`, () => expect(saidOf(words)).toEqual([]));
}

test('a tier’s new price is missing in the description, and is told there', () => {
  const text = files.text(HATCHERY).replace('price="UGX 20,000"', 'price="UGX 25,000"');
  const right = /^description: .*$/m.exec(text)?.[0].replace('UGX 20,000', 'UGX 25,000');
  expect(said({[HATCHERY]: text})).toEqual([`${HATCHERY}:3 tier-prices: ${right}`]);
});

test('a price in the description that no tier has is told, also without a tier’s name', () => {
  const text = files.text(HATCHERY).replace(/^description: .*$/m, 'description: A desk from UGX 15,000.');
  expect(said({[HATCHERY]: text})).toEqual([`${HATCHERY}:3 tier-prices: -`]);
});

test('new opening hours are missing in the description, and are told there, on the right day', () => {
  const text = files.text(HOURS).replace('closes: 2:00 PM', 'closes: 6:00 PM');
  const description = /^description: .*$/m.exec(files.text('pages/contact.mdx'))?.[0];
  const right = description?.replace('9:00 AM-2:00 PM', '9:00 AM-6:00 PM');
  expect(said({[HOURS]: text})).toEqual([`pages/contact.mdx:3 described-hours: ${right}`]);
});

for (const [description, right] of [
  ['Open Saturday from 9:00 AM to 2:00 PM, Sunday 9:00 AM-2:00 PM.'],
  ['Open until 7:00 PM.'],
  ['Monday to Friday, 8:00 AM – 5:00 PM.', 'Monday to Friday, 8:00 AM-6:00 PM.'],
]) {
  test(`hours in a description that the record doesn’t have: ${description}`, () => {
    const text = TOP.replace('What it says.', `"${description}"`);
    const line = right ? `description: "${right}"` : '-';
    expect(said({'pages/a.mdx': text})).toEqual([`pages/a.mdx:3 described-hours: ${line}`]);
  });
}
