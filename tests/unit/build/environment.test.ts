/** The environment variables that the build reads. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {readEnvironment} from '../../../src/environment';

test('a build needs no environment variable', () => {
  expect(readEnvironment({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    baseUrl: '/',
    target: 'public',
    hasServiceWorker: true,
  });
});

test('an empty environment variable counts as one that isn’t set', () => {
  const empty = {SITE_URL: '', BASE_URL: '', PREVIEW: '', SERVICE_WORKER: ''};
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

for (const [variables, target] of [
  [{NODE_ENV: 'production'}, 'public'],
  [{NODE_ENV: 'production', PREVIEW: '1'}, 'staff'],
  [{NODE_ENV: 'development', PREVIEW: '1'}, 'start'],
] as const) {
  test(`${JSON.stringify(variables)} makes the site for “${target}”`, () => {
    expect(readEnvironment(variables).target).toBe(target);
  });
}

test('the address of the site may end with a slash', () => {
  expect(readEnvironment({SITE_URL: 'https://www.example.org/'}).siteUrl).toBe('https://www.example.org');
});

test('SERVICE_WORKER=Off makes a build without a service worker', () => {
  expect(readEnvironment({SERVICE_WORKER: 'Off'}).hasServiceWorker).toBe(false);
});

for (const [name, values] of Object.entries({
  SITE_URL: ['www.example.org', 'ftp://example.org', 'https://example.org/site/'],
  BASE_URL: ['website', '/website', '//', 'https://example.org/'],
  PREVIEW: ['true'],
  SERVICE_WORKER: ['no'],
})) {
  for (const value of values) {
    test(`${name}=${value} is rejected`, () => {
      expect(() => readEnvironment({[name]: value})).toThrow(`${name} is "${value}".`);
    });
  }
}

const GITHUB = {
  GITHUB_REPOSITORY: 'organisation/website',
  GITHUB_SHA: 'abc',
  GITHUB_RUN_ID: '1234',
  GITHUB_RUN_ATTEMPT: '2',
};
const PUSH = {
  ...GITHUB,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REF_NAME: 'main',
  GITHUB_HEAD_REF: '',
  GITHUB_BASE_REF: '',
};
const PULL_REQUEST = {
  ...GITHUB,
  GITHUB_REF: 'refs/pull/12/merge',
  GITHUB_REF_NAME: '12/merge',
  GITHUB_BASE_REF: 'main',
};
const KNOWN = {repository: 'organisation/website', commit: 'abc', run: '1234/2'};
const UNKNOWN = {repository: undefined, commit: undefined, run: undefined};

for (const [where, variables, expected] of [
  ['after a push to main', PUSH, {...KNOWN, branch: 'main'}],
  ['of a pull request', {...PULL_REQUEST, GITHUB_HEAD_REF: 'edit/grace'}, {...KNOWN, branch: 'edit/grace'}],
  ['of a pull request from main of a fork', {...PULL_REQUEST, GITHUB_HEAD_REF: 'main'}, {...KNOWN, branch: 'main'}],
  ['on a developer’s machine', {}, {...UNKNOWN, branch: 'main'}],
  [
    'with empty variables of GitHub',
    {GITHUB_REPOSITORY: '', GITHUB_REF_NAME: '', GITHUB_SHA: '', GITHUB_RUN_ID: '', GITHUB_RUN_ATTEMPT: ''},
    {...UNKNOWN, branch: 'main'},
  ],
] as const) {
  test(`a build ${where} has the branch ${expected.branch} and the run ${expected.run}`, () => {
    expect(readEnvironment(variables)).toMatchObject(expected);
  });
}
