/** Verify runs all of its rules: each finds something on a page that is wrong in every way. */
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {readAll} from '../../../scripts/verify/readAll';
import {readEnvironment} from '../../../src/environment';
import {folders} from '../../site';
import {inMain, linesOf, readCopy, whileSpoilt} from './spoiltCopy';

const {hasServiceWorker} = readEnvironment();

const word = (index: number) => createHash('sha256').update(`${index}`).digest('base64').slice(0, 7);
const WRONG = `
  <a href="/nowhere-at-all">Nowhere</a>
  <h4>Too deep</h4>
  <script>alert(1)</script>
  <meta name="robots" content="noindex">
  <button type="button" popovertarget="a">To confirm</button>
  ${Array.from({length: 5000}, (_, index) => word(index)).join(' ')}`;

test('each rule that reads the files is asked', () => {
  const lines = whileSpoilt('about.html', inMain(WRONG), () => {
    const copy = readCopy();
    const pages = copy.pages.filter(({address}) => ['/about', '/impact'].includes(address));
    return linesOf(readAll({...copy, pages}, folders));
  });
  const findings = [
    'error on /about: The link "Nowhere" leads to',
    'warning on /about: The heading "Too deep" is one or more levels too deep',
    'error on /about: The page’s security policy refuses its own script that begins with "alert(1)".',
    'error on /about: The page tells search engines something about itself',
    'error on /about: Visitors see a mark on a passage to confirm',
    ...(hasServiceWorker ? ['error: The service worker stores about.html as it was before'] : []),
    'warning on /about: The page is heavy',
    'warning on /impact: The founders’ specification',
  ];
  for (const finding of findings) expect(lines).toContainEqual(expect.stringContaining(finding));
});
