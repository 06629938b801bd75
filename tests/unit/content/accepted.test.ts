/** What the check must accept: true sentences, ordinary edits, and pages as other systems write them. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {formatAll} from '../../../src/content/diagnostic';
import {createSource, lineAt} from '../../../src/content/source';
import {compile} from './compile';
import {changed, checkWith, errorsWith, files, type Texts} from './fixture';

/** Sentences in which the check suggests another form of a price or a time. */
const WARNED = [
  'Come at 8 am.',
  'We are open from 8 am to 5 pm on weekdays.',
  'A cup of tea is 3,000/= downstairs.',
  'The taxi from the old park costs UGX 2000.',
];

const SENTENCES = `
In 2019 we began with four programs.
With a Day Pass, lunch is UGX 10,000.
A Day Pass and lunch together cost UGX 30,000.
Two Day Passes cost UGX 40,000.
A Day Pass is UGX 20,000, and that has not changed since 2021.
In 2020 the Day Pass was UGX 15,000.
We began with UGX 12,000 for a Day Pass in 2015.
We will ask for more: a Day Pass at UGX 25,000.
The Monthly Membership costs UGX 400,000, which is less than five Weekly Passes.
A day with a Day Pass and printing is UGX 23,500.
*Prices include VAT.
Printing is UGX 500 a page.
Lunch is UGX 10,000 and tea is UGX 3,000.
The grant was UGX 2.5 million, paid in two parts.
Startups have raised UGX 2.5 billion so far.
A stall at the market costs between UGX 5,000 and UGX 15,000.
A business can begin with UGX 50,000-100,000.
Fees are paid in Ugandan shillings.
She sold 1,600 chapatis at UGX 500 each in her first month.
The exchange rate was about 3,700 to the dollar.
That year 12,000 people came.
Of 120 startups, 74 still trade.
Three of them now employ more than ten people.
Two programs are free of charge.
Two more programs are planned for next year.
Four programs run in the holidays, and two run all year.
One in three of our founders is a woman.
Half of the students come from outside Kampala.
Every program has three parts: theory, practice and reflection.
The bootcamp takes three days, and the academy a semester.
The course has twelve sessions of two hours.
Ten elements of the periodic table are named after people.
These two stories began in a hostel room.
Our doors are open to everyone.
There are two doors: use the left one.
There are five tables and twenty chairs.
Twenty universities take part, 16 of them in Kampala.
Makerere University opened in 1922.
We were founded in 2015.
Since 2015, we have taught 16,000 students.
Between 2015 and 2024 the number of mentors grew from 8 to 80.
The 2024/25 intake is full.
Applications close on 31 March 2026.
The next intake begins on Monday, 2 February 2026.
The Leap Conference was on Saturday, 5 December 2026.
We meet on the first Friday of each month.
Pitch night is every Friday at 5:30 PM.
Doors open at 9:00 AM and close at 6:00 PM.
On Saturday, 9:00 AM-2:00 PM, the café is open too.
The office is closed from 24 December to 2 January.
The session lasts from 10:00 to 12:30.
I am 25, and I am happy that I came.
At 22 I am the youngest in the room.
The ratio of mentors to teams is 1:4.
The score was 3-2 after 90 minutes.
The room seats 8-10 people.
We read Proverbs 22:6 together.
A team of 3-5 students builds a prototype in 48 hours.
Call the office, or come by.
Plot 8, Wamala Avenue, Bukoto, is five minutes from the Kabira roundabout.
P.O. Box 7062, Kampala, is not our address.
The building is No. 8, not No. 18.
Dr. Sarah N. Kizza and Prof. J. B. Okello teach the second module.
Mr. O’Brien and Ms. D’Souza visited us from the U.K. in May.
It’s the founders’ idea, not the university’s.
James' bakery and Grace's salon opened next to each other.
“Start small,” she said, “but start.”
“Who is the customer?” is the first question.
'Back the jockey' is what we say.
He called it "the best week of my year".
We say “webale nnyo” when somebody helps.
Webale kujja, and tukusanyukidde, are the first words you hear.
Omuntu kye kitundu kya kibiina, as the saying goes.
Ssebo and nnyabo are how we greet each other.
Mwebale emirimu, bannange!
Ng’ombe means cow, and n’omwana means “and the child”.
The rolex, a chapati with eggs, costs UGX 3,000 at the gate.
Boda bodas stop outside.
Bring your own laptop, e.g. a used one, and a charger.
We accept MTN MoMo, Airtel Money, cash, etc.
NGOs, SMEs and VSLAs are welcome, as are Ltd. companies.
The R&D team works with AT&T-style switches & old phones.
Research & Development is on the 2nd floor.
Profit = income - costs.
Prices rose by 5% in 2023 and 7.5% in 2024.
Growth of 100% is rare; 20-30% is good.
About 60 % of the work is listening.
5 > 3 and 3 < 5, as every shopkeeper knows.
Use #kampala when you post.
C# and C++ are taught, too.
The form is on page 4 (see the back).
He wrote [sic] “busines plan” on the first slide.
Three things matter: people, people and people.
The first rule: listen.
Note: bring a pen.
We teach accounting, marketing and law; design comes later.
Read *The Lean Startup* and **one** local biography.
Some work at night – others in the morning.
Ideas come — and go.
Was it worth it? Yes!
And then… it worked.
More about us is on [the About page](/about).
Write to us on LinkedIn.
`
  .trim()
  .split('\n');

for (const file of ['pages/about.mdx', 'pages/contact.mdx', 'pages/hatchery.mdx']) {
  test(`the check reports no error in a hundred true sentences in ${file}`, () => {
    const text = changed(file, '</Section>', `\n${[...SENTENCES, ...WARNED].join('\n\n')}\n\n</Section>`);
    const source = createSource(file, text);
    const {diagnostics} = checkWith({[file]: text});
    expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    expect([...new Set(diagnostics.map(({start}) => lineAt(source, start.line)))]).toEqual(WARNED);
  });
}

const [ABOUT, HATCHERY, HOME, PROGRAMS] = ['about', 'hatchery', 'index', 'programs'].map((name) => `pages/${name}.mdx`);
const [FIGURES, HOURS, MENU, ORGANISATION] = ['figures', 'hours', 'menu', 'organisation'].map(
  (name) => `records/${name}.yml`,
);

const CARD = `<Card title="A quiet room" icon="moon" button="Learn More" to="/contact">

For calls, and for thinking.

</Card>

`;

const PROGRAM = `<ProgramCard title="Holiday School" silk="kite" tagline="A week in the holidays" perfectFor="Pupils of 14 and older">

Mornings are for talks, afternoons for work.

<WhatYouGet>

- A stall of your own on the last day

</WhatYouGet>

</ProgramCard>

</ProgramCards>`;

const NEW_PAGE = `---
title: Summer School
description: Two weeks in July for pupils and students.
---

import {Section} from '@site/src/components';

# Summer School

<Section>

## What happens

Bring this [form](/files/annual-report.pdf), and see [what else there is](/programs).

</Section>
`;

/** What staff change in a year. */
const EDITS: [what: string, texts: Texts][] = [
  ['another price', {[HATCHERY]: changed(HATCHERY, 'price="UGX 20,000"', 'price="UGX 25,000"')}],
  ['a price that is a word', {[HATCHERY]: changed(HATCHERY, 'price="UGX 20,000"', 'price="Free"')}],
  ['a new card', {[HATCHERY]: changed(HATCHERY, '</Cards>', `${CARD}</Cards>`)}],
  ['a removed card', {[HATCHERY]: changed(HATCHERY, /<Card title="Printing"[\s\S]*?<\/Card>/, '')}],
  ['one more item in a list', {[HATCHERY]: changed(HATCHERY, '- Internet\n', '- Internet\n- Tea & coffee\n')}],
  ['a seventh program', {[PROGRAMS]: changed(PROGRAMS, '</ProgramCards>', PROGRAM)}],
  ['a changed sentence', {[ABOUT]: changed(ABOUT, 'Today it is', 'Today – after ten years’ work – it is')}],
  [
    'a longer headline',
    {[ABOUT]: changed(ABOUT, '# It began with students', '# It began in 2015, with students of five universities')},
  ],
  ['a headline in Luganda', {[ABOUT]: changed(ABOUT, '# It began with students', '# Ŋŋaali: ekinyonyi kyaffe')}],
  ['a removed section', {[ABOUT]: changed(ABOUT, /<Section background="sand"[\s\S]*?<\/Section>/, '')}],
  [
    'a link to another site',
    {[ABOUT]: changed(ABOUT, 'a UK university', 'a [UK university](https://www.example.ac.uk/)')},
  ],
  [
    'a picture below a sentence',
    {[ABOUT]: changed(ABOUT, '</Banner>', '![Hills behind the town](/pictures/hills.jpg)\n\n</Banner>')},
  ],
  ['a title with a colon', {[ABOUT]: changed(ABOUT, 'title: About us', 'title: "About us: people & places"')}],
  ['another number', {[FIGURES]: changed(FIGURES, 'number: 16000', 'number: 18500')}],
  [
    'a new figure on a page',
    {
      [FIGURES]: changed(FIGURES, 'years:', 'graduates:\n  number: 1250\n  suffix: +\n  label: graduates\n\nyears:'),
      [HOME]: changed(HOME, '</Counters>', '  <Counter name="graduates" />\n</Counters>'),
    },
  ],
  [
    'a new holiday',
    {[HOURS]: changed(HOURS, 'closed:\n  - date', 'closed:\n  - date: 2099-06-03\n    reason: Martyrs’ Day\n  - date')},
  ],
  ['longer hours on Saturday', {[HOURS]: changed(HOURS, 'closes: 2:00 PM', 'closes: 4:30 PM')}],
  ['opening hours on Sunday', {[HOURS]: changed(HOURS, 'closed: true', 'opens: 12:00 PM\n    closes: 5:00 PM')}],
  ['another telephone number', {[ORGANISATION]: changed(ORGANISATION, '+256 414 100 100', '+256 392 123 456')}],
  ['a removed e-mail address', {[ORGANISATION]: changed(ORGANISATION, 'email: hello@jockeys.ug', 'email:')}],
  ['another name', {[ORGANISATION]: changed(ORGANISATION, 'name: Jockeys', "name: Students' Enterprise & Friends")}],
  [
    'a link for a platform',
    {[ORGANISATION]: changed(ORGANISATION, /link:\n\n/, 'link: https://www.linkedin.com/company/jockeys\n\n')},
  ],
  ['another label in the menu', {[MENU]: changed(MENU, 'label: About', 'label: Our story')}],
  [
    'a new page in the menu',
    {
      'pages/summer-school.mdx': NEW_PAGE,
      [MENU]: changed(MENU, 'links:\n', 'links:\n  - label: Summer\n    page: /summer-school\n'),
    },
  ],
  [
    'a deleted page that nothing links to',
    {'pages/our-team.mdx': null, [MENU]: changed(MENU, '  - label: Team\n    page: /our-team\n', '')},
  ],
];

for (const [what, texts] of EDITS) {
  test(`the check reports no error in ${what}`, () => {
    expect(errorsWith(texts)).toEqual([]);
  });
}

const PAGES = files.list('pages');
const onWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

/** How other systems and other people write the same page. */
const WAYS: [how: string, change: (text: string) => string][] = [
  ['with Windows line endings and a byte-order mark', onWindows],
  ['with non-breaking spaces between words', (text) => text.replace(/(\w) (\w)/g, '$1\u00a0$2')],
  ['with non-breaking spaces in tags', (text) => text.replace(/<[A-Z][^>]*>/g, (tag) => tag.replaceAll(' ', '\u00a0'))],
  ['with spaces at the ends of lines', (text) => text.replace(/(?<=[^-\s])$/gm, '  ')],
  ['with other languages’ quotation marks', (text) => text.replace(/^([A-Z][\w ,]*)\.$/gm, '„$1“ «so» ‚it’ is.')],
  ['with a note at the end', (text) => `${text}\n{/* ask Grace, {or} <her> */}\n`],
];

for (const [how, change] of WAYS) {
  test(`the check and the build accept the site’s pages ${how}`, async () => {
    const texts = Object.fromEntries(PAGES.map((file) => [file, change(files.text(file))]));
    expect(formatAll(checkWith(texts).diagnostics)).toBe('');
    for (const [file, text] of Object.entries(texts)) await compile(file, text);
  });
}

test('pages and records saved on Windows are read as if they had been saved elsewhere', async () => {
  const all = [...PAGES, ...files.list('records')];
  const {records, diagnostics} = checkWith(Object.fromEntries(all.map((file) => [file, onWindows(files.text(file))])));
  expect(diagnostics).toEqual([]);
  expect(records).toEqual(checkWith().records);
  const text = files.text(ABOUT);
  expect(await compile(ABOUT, onWindows(text))).toBe(await compile(ABOUT, text));
});
