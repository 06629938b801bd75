/** The model of GitHub is as good as what its answers are checked against: each kind of fault is found. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {faultsOf} from '../../../github/description';

const REPOSITORY = '/repos/{owner}/{repo}';
const at = (query = '') => new URL(`https://api.github.com/somewhere${query}`);

/** The faults of a pull request that was asked for, with these fields in place of good ones. */
function faultsOfPull(fields: object): string[] {
  const good = {
    number: 12,
    title: 'A title',
    state: 'open',
    html_url: 'https://github.com/organisation/website/pull/12',
    user: {login: 'grace'},
    created_at: '2026-11-22T06:05:00Z',
    head: {ref: 'edit/grace', sha: 'a'.repeat(40), repo: {full_name: 'organisation/website'}},
    base: {ref: 'main', repo: {full_name: 'organisation/website'}},
    mergeable_state: 'clean',
    merged_at: null,
    merge_commit_sha: null,
  };
  return faultsOf(`GET ${REPOSITORY}/pulls/{pull_number}`, at(), undefined, 200, {...good, ...fields});
}

test('an answer with the fields that the editor reads has no fault', () => {
  expect(faultsOfPull({})).toEqual([]);
});

test('a field that the editor reads is missed', () => {
  expect(faultsOfPull({title: undefined}).join()).toContain("must have required property 'title'");
});

test('a field that the editor reads is missed inside another one', () => {
  expect(faultsOfPull({user: {}}).join()).toContain("/user: must have required property 'login'");
});

test('a field that GitHub doesn’t send is refused', () => {
  expect(faultsOfPull({heading: 'A title'}).join()).toContain('"heading"');
});

test('a value of another kind is refused', () => {
  expect(faultsOfPull({number: '12'}).join()).toContain('/number: must be integer');
});

test('null is refused where GitHub sends a value', () => {
  expect(faultsOfPull({title: null}).join()).toContain('/title: must be string');
});

test('a request must have what GitHub requires', () => {
  const faults = faultsOf(`POST ${REPOSITORY}/pulls`, at(), {title: 'A title', head: 'edit/grace'}, 422, {
    message: 'No',
  });
  expect(faults.join()).toContain("must have required property 'base'");
});

test('a parameter that GitHub doesn’t know is refused', () => {
  const faults = faultsOf(`GET ${REPOSITORY}/pulls`, at('?state=open&label=words'), undefined, 200, []);
  expect(faults).toEqual([`GET ${REPOSITORY}/pulls?label isn’t described`]);
});

test('a route that isn’t in the description says where to add it', () => {
  expect(faultsOf('GET /zen', at(), undefined, 200, '').join()).toContain('scripts/githubDescription.ts');
});
