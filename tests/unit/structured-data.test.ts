/** What search engines are told about the organisation. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {structuredData} from '../../src/build/post-build/structuredData';
import {diskFiles} from '../../src/content/files.node';
import {loadRecords} from '../../src/content/records';
import {given} from './givenSite';

const home = 'https://www.example.org/';
const records = loadRecords(diskFiles(given));
const described = (organisation: object) =>
  JSON.stringify(
    structuredData({home, records: {...records, organisation: {...records.organisation, ...organisation}}}),
  );

test('a telephone number, an e-mail address and links are told once they are given', () => {
  expect(described({})).not.toMatch(/telephone|email|sameAs/);
  const [platform] = records.organisation.platforms;
  const data = described({
    telephone: '+000',
    email: 'us@example.org',
    platforms: [{...platform, link: 'https://example.org/us'}],
  });
  expect(data).toContain('"telephone":"+000","email":"us@example.org","sameAs":["https://example.org/us"]');
});
