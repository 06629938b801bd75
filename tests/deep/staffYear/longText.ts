/** A page of questions and answers, as long as staff write: ordinary words that differ from line to line. */

const WHO = ['Founders', 'Students', 'Our mentors', 'Teachers', 'Graduates', 'Visitors', 'Partners'];
const DO = ['bring', 'look for', 'ask about', 'work on', 'write down', 'talk about', 'keep'];
const WHAT = [
  'a plan for the next term',
  'prices at the market',
  'a first customer',
  'the rules of a loan',
  'a good name',
];
const WHEN = ['before the rains', 'in the evening', 'on weekdays', 'after the holidays', 'with a friend', 'at home'];
const WHY = [
  'because it is free',
  'and it takes an hour',
  'so bring paper and a pen',
  'which is harder than it sounds',
];

const QUESTIONS = 19;
const SENTENCES = 5;

function sentence(index: number): string {
  const pick = (words: string[], step: number) =>
    words[(index * step + Math.floor(index / words.length)) % words.length];
  return `${pick(WHO, 1)} ${pick(DO, 3)} ${pick(WHAT, 2)} ${pick(WHEN, 5)}, ${pick(WHY, 3)}.`;
}

/** Some 1,500 words in Markdown. */
export function longText(): string {
  const top = '---\ntitle: Questions and answers\ndescription: What people ask us, and what we answer.\n---';
  const answers = Array.from({length: QUESTIONS}, (_, question) => {
    const words = Array.from({length: SENTENCES}, (_, index) => sentence(question * SENTENCES + index));
    return `## ${question + 1}. What about this?\n\n${words.join(' ')}`;
  });
  return `${[top, '# Questions and answers', ...answers].join('\n\n')}\n`;
}
