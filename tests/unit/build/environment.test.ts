/** What the build makes of its environment variables. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {readEnvironment} from '../../../src/environment';

test('a build needs no environment variable', () => {
  expect(readEnvironment({})).toMatchObject({siteUrl: 'http://localhost:3000', baseUrl: '/', target: 'public'});
});

for (const [variables, target] of [
  [{NODE_ENV: 'production', PREVIEW: ''}, 'public'],
  [{NODE_ENV: 'production', PREVIEW: '1'}, 'staff'],
  [{NODE_ENV: 'development'}, 'start'],
  [{NODE_ENV: 'development', PREVIEW: '1'}, 'start'],
] as const) {
  test(`of three sites, ${JSON.stringify(variables)} makes this one: ${target}`, () => {
    expect(readEnvironment(variables).target).toBe(target);
  });
}

test('an empty environment variable counts as one that is not set', () => {
  const empty = {SITE_URL: '', BASE_URL: '', PREVIEW: '', SERVICE_WORKER: ''};
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

test('the address of the site may end with a slash', () => {
  expect(readEnvironment({SITE_URL: 'https://www.example.org/'}).siteUrl).toBe('https://www.example.org');
});

for (const [value, hasServiceWorker] of [
  ['on', true],
  ['off', false],
  ['Off', false],
  ['OFF', false],
] as const) {
  test(`SERVICE_WORKER=${value}: a build ${hasServiceWorker ? 'with' : 'without'} a service worker`, () => {
    expect(readEnvironment({SERVICE_WORKER: value}).hasServiceWorker).toBe(hasServiceWorker);
  });
}

for (const [name, values] of Object.entries({
  SITE_URL: ['www.example.org', 'ftp://example.org', 'https://example.org/site/', 'https://example.org/?a', 'https://'],
  BASE_URL: ['website', '/website', 'website/', '//', '/a b/', '/a/?b/', 'https://example.org/'],
  PREVIEW: ['true', '0'],
  SERVICE_WORKER: ['no', 'false', '0'],
})) {
  for (const value of values) {
    test(`${name}=${value} is rejected by name`, () => {
      expect(() => readEnvironment({[name]: value})).toThrow(`${name} is "${value}".`);
    });
  }
}

for (const [name, sentence] of [
  ['PREVIEW', 'PREVIEW is "no". It can be 1, or left out.'],
  ['SERVICE_WORKER', 'SERVICE_WORKER is "no". It can be on or off, or left out.'],
]) {
  test(`${name} that is neither says what it can be`, () => {
    expect(() => readEnvironment({[name]: 'no'})).toThrow(sentence);
  });
}

const ON_GITHUB = {GITHUB_REPOSITORY: 'organisation/website', GITHUB_REF_NAME: 'main', GITHUB_SHA: 'abc'};
test('a build on GitHub knows its repository, its branch and its commit, and one elsewhere knows none', () => {
  expect(readEnvironment(ON_GITHUB)).toMatchObject({repository: 'organisation/website', branch: 'main', commit: 'abc'});
  const unknown = {repository: undefined, branch: 'main', commit: undefined};
  expect(readEnvironment({})).toMatchObject(unknown);
  expect(readEnvironment({GITHUB_REPOSITORY: '', GITHUB_SHA: ''})).toMatchObject(unknown);
});

test('the build of a proposal knows the proposal’s branch', () => {
  expect(readEnvironment({...ON_GITHUB, GITHUB_REF_NAME: '12/merge', GITHUB_HEAD_REF: 'edit/grace'}).branch).toBe(
    'edit/grace',
  );
});

test('a build knows the run that makes it, with its attempt, and there is none outside GitHub', () => {
  expect(readEnvironment({GITHUB_RUN_ID: '1234', GITHUB_RUN_ATTEMPT: '2'}).run).toBe('1234/2');
  expect(readEnvironment({GITHUB_RUN_ID: '1234'}).run).toBe('1234/1');
  expect(readEnvironment({GITHUB_RUN_ID: '', GITHUB_RUN_ATTEMPT: ''}).run).toBeUndefined();
  expect(readEnvironment({}).run).toBeUndefined();
});
