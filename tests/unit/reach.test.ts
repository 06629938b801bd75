/** What the ledger says about a telephone number and an e-mail address. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {readLedgerIn} from '../../src/content/site.node';
import {givenSite} from './givenSite';

const site = givenSite();

test('they are to be filled in until their record has them', () => {
  const record = path.join(site.dir, 'records/organisation.yml');
  const given = readFileSync(record, 'utf8');
  const open = () => [...readLedgerIn(site.dir).values()].flat().map(({what}) => what);
  const slots = ['To fill in: telephone number', 'To fill in: e-mail address'];
  expect(open()).toEqual(expect.arrayContaining(slots));
  const filled = given
    .replace(/^telephone:.*$/m, 'telephone: +256 700 000 000')
    .replace(/^email:.*$/m, 'email: a@example.org');
  writeFileSync(record, filled);
  for (const slot of slots) expect(open()).not.toContain(slot);
});
