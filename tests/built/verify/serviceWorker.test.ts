/** Verify looks at what the service worker stores. */
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {serviceWorker, storedFiles} from '../../../scripts/verify/serviceWorker';
import {readEnvironment} from '../../../src/environment';
import {build} from '../builtSite';
import {finds, inMain} from './spoiltCopy';

const {hasServiceWorker} = readEnvironment();

describe('the service worker', {skip: !hasServiceWorker}, () => {
  finds(serviceWorker, [
    [
      'a stored file that was changed later',
      'about.html',
      inMain(' '),
      'The service worker stores about.html as it was before',
    ],
    [
      'a stored file that is not there',
      'tiles.svg',
      undefined,
      'The service worker stores tiles.svg, which was not built.',
    ],
    [
      'a list without the home page',
      'sw.js',
      ['url:"index.html"', 'url:"about.html"'],
      'does not store the home page',
      'stores about.html as it was',
    ],
    [
      'a service worker that is cut off',
      'sw.js',
      [/.{9}\s*$/, ''],
      'The service worker isn’t JavaScript that a browser can run.',
    ],
    [
      'no service worker',
      'sw.js',
      undefined,
      'The service worker is missing: the site would not open without a network.',
    ],
  ]);
});

test('the list is found in whatever order and quotes a minifier has written it', () => {
  const script = "f([{'integrity':'sha256-a',revision:null,url:'a%20b.html'}],{url:`c`});";
  const files = storedFiles({...build, files: new Set(['sw.js']), text: () => script});
  expect(files).toEqual([['a b.html', 'sha256-a']]);
});

test('a worker that removes itself needs no list', () => {
  const going = {...build, text: () => 'self.registration.unregister()'};
  expect(serviceWorker({...going, files: new Set(['sw.js'])})).toEqual([]);
});
