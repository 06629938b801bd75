/** A hundred true, ordinary sentences: none stops the publishing, and hardly one is warned of. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {createSource, lineAt} from '../../../src/content/checker/source';
import {checkWith, files} from './fixture';

/** What is warned of, and rightly so: another form of a price or a time. Of a hundred, more than these few would be too many. */
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
It is 1 am happy and 2 sad in every group.
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
  test(`a hundred true sentences stop nothing in ${file}`, () => {
    const page = files.text(file);
    const at = page.lastIndexOf('</Section>');
    const text = `${page.slice(0, at)}${[...SENTENCES, ...WARNED].join('\n\n')}\n\n${page.slice(at)}`;
    const source = createSource(file, text);
    const {diagnostics} = checkWith({[file]: text});
    const problemsOf = (wanted: string) => diagnostics.filter(({severity}) => severity === wanted);
    expect(problemsOf('error').map(({message, excerpt}) => `${excerpt}: ${message}`)).toEqual([]);
    const warned = problemsOf('warning').map(({start}) => lineAt(source, start.line));
    expect(warned).toEqual(WARNED);
  });
}

for (const [what, words] of [
  ['two lines with prices, the first ended by a backslash', 'Day Pass: UGX 20,000\\\nLunch: UGX 10,000'],
  ['an address in lines', 'Plot 8\nWamala Avenue\nBukoto\nKampala'],
] as const) {
  test(`nothing is said about ${what}`, () => {
    const page = files.text('pages/about.mdx');
    const at = page.lastIndexOf('</Section>');
    expect(checkWith({'pages/about.mdx': `${page.slice(0, at)}${words}\n\n${page.slice(at)}`}).diagnostics).toEqual([]);
  });
}

test('a description may say when something else is', () => {
  const text = files
    .text('pages/about.mdx')
    .replace(/^description: .*$/m, 'description: "Pitch night every Friday, 5:30 PM."');
  expect(checkWith({'pages/about.mdx': text}).diagnostics).toEqual([]);
});
