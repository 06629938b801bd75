/** Names that files may have and pictures that may be broken, at random. RUNS and SEED look further. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'playwright/test';
import {checkPageFiles, isPage} from '../../../src/content/pageFiles';
import {checkPictureFiles, withoutLocations} from '../../../src/content/pictureFiles';
import {files, siteDir} from './fixture';

const RUNS = Number(process.env.RUNS ?? 150);
const SEED = Number(process.env.SEED ?? 2015);
const parameters = {numRuns: RUNS, seed: SEED, endOnFailure: false};

const PIECES = [
  ...['about', 'index', 'team', 'Team', 'our', '404', 'editor', 'ledger', 'é', '2026', '%', '#', '?', '&', '+', '🙂'],
  ...['-', '_', ' ', '.', '..', '/', '(1)', '.mdx', '.MDX', '.md', '.txt', '.docx', '.html', '.mdx.txt', '~', "'"],
];

test('a file beside the pages is a page, or is told, or is nothing that anybody takes for one', () => {
  const name = fc.array(fc.constantFrom(...PIECES), {minLength: 1, maxLength: 5}).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(name, fc.constantFrom('', '.mdx'), (base, ending) => {
      const file = `pages/${base}${ending}`;
      const site = {...files, list: (folder: string) => (folder === 'pages' ? [file] : []), text: () => 'Words.\n'};
      const told = checkPageFiles(site);
      expect(told.length).toBeLessThanOrEqual(isPage(file) ? 0 : 1);
      if (file.endsWith('.mdx')) expect(told.length).toBe(isPage(file) ? 0 : 1);
      for (const {message} of told) {
        expect(message).not.toMatch(/undefined|NaN/);
        for (const [proposed] of message.matchAll(/pages\/[^ :,]+\.mdx(?=[:, ])/g)) {
          expect(isPage(proposed), message).toBe(true);
          expect(files.has(proposed), message).toBe(false);
        }
      }
    }),
    parameters,
  );
});

const PICTURES = ['pot.jpg', 'round-mark.png', 'room.jpg'].map((name) =>
  readFileSync(path.join(siteDir, 'pictures/examples', name)).subarray(0, 60_000),
);

test('a broken picture stops nothing, and leaving out where it was taken is done once', () => {
  const change = fc.record({
    at: fc.noBias(fc.integer({min: 0, max: 999})),
    near: fc.boolean(),
    byte: fc.constantFrom(0, 1, 0x2a, 0x49, 0x7f, 0xd8, 0xd9, 0xda, 0xe1, 0xff),
  });
  const broken = fc.record({
    picture: fc.constantFrom(...PICTURES),
    changes: fc.array(change, {maxLength: 6}),
    keep: fc.oneof(fc.constant(1000), fc.integer({min: 0, max: 1000})),
  });
  fc.assert(
    fc.property(broken, ({picture, changes, keep}) => {
      const bytes = new Uint8Array(picture.subarray(0, Math.floor((picture.length * keep) / 1000)));
      for (const {at, near, byte} of changes) bytes[near ? at : Math.floor((at * bytes.length) / 1000)] = byte;
      const file = 'pictures/a.jpg';
      const site = (content: Uint8Array) => ({
        ...files,
        list: (folder: string) => (folder === 'pictures' ? [file] : []),
        bytes: () => content,
      });
      for (const {message} of checkPictureFiles(site(bytes), new Set([`/${file}`])))
        expect(message).not.toMatch(/undefined|NaN|\[object/);
      const cleaned = withoutLocations(site(bytes))[file];
      if (cleaned) expect(withoutLocations(site(cleaned))).toEqual({});
    }),
    parameters,
  );
});
