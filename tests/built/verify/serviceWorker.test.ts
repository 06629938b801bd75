/** Verify looks at what the service worker stores. */
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {HAS_SERVICE_WORKER} from '../../../scripts/builds.mjs';
import {serviceWorker} from '../../../scripts/verify/serviceWorker';
import {build} from '../built';
import {finds, inMain} from './spoilt';

describe('the service worker', {skip: !HAS_SERVICE_WORKER}, () => {
  finds(serviceWorker, [
    [
      'a file that was changed later',
      'about.html',
      inMain(' '),
      'The service worker stores about.html as it was before',
    ],
    ['a file that is not there', 'tiles.svg', undefined, 'The service worker stores tiles.svg, which was not built.'],
    [
      'no home page',
      'sw.js',
      ['url:"index.html"', 'url:"about.html"'],
      'does not store the home page',
      'stores about.html as it was',
    ],
    ['none', 'sw.js', undefined, 'The service worker is missing: the site would not open without a network.'],
  ]);
});

test('the worker that removes itself is right without a list', () => {
  const going = {...build, text: () => 'self.registration.unregister()'};
  expect(serviceWorker({...going, files: new Set(['sw.js'])})).toEqual([]);
});
