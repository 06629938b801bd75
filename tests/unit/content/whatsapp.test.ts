/** Numbers that open WhatsApp: in a sentence, on a button, in the records. No number is ever made up. */
import {expect, test} from 'playwright/test';
import {chatAddress} from '../../../src/content/whatsapp';
import {checkWith, files} from './fixture';

const TOP =
  "---\ntitle: A page\ndescription: What it says.\n---\n\nimport {Button} from '@site/src/components';\n\n# A page\n\n";

/** What is to be written, or the message where only staff know. */
const said = (texts: Record<string, string>): string[] =>
  checkWith(texts).diagnostics.map(({message, suggestion}) => suggestion?.text ?? message);

const inSentence = (address: string) => said({'pages/a.mdx': `${TOP}[Write to us](${address}).\n`});
const onButton = (address: string) => said({'pages/a.mdx': `${TOP}<Button label="Write to us" to="${address}" />\n`});
const inButtons = (address: string) =>
  said({'records/buttons.yml': files.text('records/buttons.yml').replace('Contact Us:', `Contact Us: ${address}`)});
const inRecord = (line: string) =>
  said({'records/organisation.yml': files.text('records/organisation.yml').replace('email:', `${line}\nemail:`)});

for (const address of [
  'https://wa.me/256712345678',
  'https://wa.me/256712345678?text=Hello%20there',
  'https://wa.me/447911123456',
  'https://wa.me/message/ABC123',
  'https://api.whatsapp.com/send?phone=256712345678',
  'https://chat.whatsapp.com/ABC123',
]) {
  test(`nothing is said about ${address}`, () => {
    for (const place of [inSentence, onButton, inButtons]) expect(place(address)).toEqual([]);
  });
}

for (const [address, right] of [
  ['https://wa.me/+256712345678', 'https://wa.me/256712345678'],
  ['https://wa.me/+256 712 345 678', 'https://wa.me/256712345678'],
  ['https://wa.me/256-712-345-678', 'https://wa.me/256712345678'],
  ['https://wa.me/%2B256%20712345678', 'https://wa.me/256712345678'],
  ['https://wa.me/00256712345678', 'https://wa.me/256712345678'],
  ['https://wa.me/2560712345678', 'https://wa.me/256712345678'],
  ['http://wa.me/256712345678', 'https://wa.me/256712345678'],
  ['wa.me/256712345678?text=Hello', 'https://wa.me/256712345678?text=Hello'],
  ['whatsapp://send?phone=+256712345678', 'https://wa.me/256712345678'],
]) {
  test(`${address} is told, with the address to write`, () => {
    expect(inSentence(address)).toEqual([`[Write to us](${right}).`]);
    expect(onButton(address)).toEqual([`<Button label="Write to us" to="${right}" />`]);
    expect(inButtons(address)).toEqual([`Contact Us: ${right}`]);
  });
}

for (const [address, message] of [
  ['https://wa.me/0712345678', /country in place of the first 0/],
  ['https://wa.me/0712 345 678', /country in place of the first 0/],
  ['https://wa.me/25671234567', /Count the digits/],
  ['https://wa.me/2567O2345678', /one number and nothing else/],
  ['https://wa.me/', /whole address/],
  ['https://wa.me/256700000000', /example/],
] as const) {
  test(`${address} is told, and no number is offered`, () => {
    for (const place of [onButton, inButtons]) {
      const [first, ...others] = place(address);
      expect(first).toMatch(message);
      expect(others).toEqual([]);
    }
  });
}

for (const [line, right] of [
  ['whatsapp: +256 712 345 678'],
  ['whatsapp:'],
  ['whatsapp: 256712345678', 'whatsapp: +256 712 345 678'],
  ['whatsapp: https://wa.me/256712345678', 'whatsapp: +256 712 345 678'],
  ['whatsapp: 0712 345 678', /begin with the country/],
  ['whatsapp: +256 700 000 000', /only an example/],
] as const) {
  test(`in records/organisation.yml: ${line}`, () => {
    const expected = right instanceof RegExp ? [expect.stringMatching(right)] : right ? [right] : [];
    expect(inRecord(line)).toEqual(expected);
  });
}

test('an address that is its own link is told with the address to write', () => {
  const text = `${TOP}Write to us: https://wa.me/+256712345678\n`;
  expect(said({'pages/a.mdx': text})).toEqual(['Write to us: https://wa.me/256712345678']);
});

test('the number of the record becomes the address of a chat', () => {
  expect(chatAddress('+256 712 345 678')).toBe('https://wa.me/256712345678');
});
