/** What the ledger says about a telephone number and an e-mail address. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {readLedger, withTexts} from '../../src/content';
import {checkWith, files} from './content/fixture';

const RECORD = 'records/organisation.yml';

function open(text: string): string[] {
  const {pages, records} = checkWith({[RECORD]: text});
  return [...readLedger(withTexts(files, {[RECORD]: text}), pages, records).values()].flat().map(({what}) => what);
}

test('they are to be filled in until their record has them', () => {
  const given = files.text(RECORD);
  const slots = ['To fill in: telephone number', 'To fill in: e-mail address'];
  expect(open(given)).toEqual(expect.arrayContaining(slots));
  const filled = given
    .replace(/^telephone:.*$/m, 'telephone: +256 712 345 678')
    .replace(/^email:.*$/m, 'email: a@example.org');
  for (const slot of slots) expect(open(filled)).not.toContain(slot);
});
