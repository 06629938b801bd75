/** *Publish when the check is green*: what is waited for, after a reload and beside other proposals, too. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {ABOUT, CONTACT} from '../files';
import {AFTER, waiting} from '../headlessEditor';

test('Publish when the check is green outlives a reload', async (t) => {
  const {github, publishing} = await waiting(t);
  expect(publishing.waits(publishing.state.proposals[12])).toBe(true);
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect(github.text(ABOUT)).toBe(AFTER);
});

test('Publish when the check is green goes on while another proposal is looked at', async (t) => {
  const {github, publishing} = await waiting(t);
  const theirs = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  await publishing.show(String(theirs.number));
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect([github.text(ABOUT), github.text(CONTACT)]).toEqual([AFTER, 'Contact.\n']);
  expect(publishing.state.followed?.pull.number).toBe(13);
});

test('after a reload, too, nothing is published that a colleague has added since', async (t) => {
  const {github, publishing} = await waiting(t);
  const [{branch}] = github.pulls;
  github.end(github.push({[ABOUT]: 'Other.\n'}, branch), 'success');
  await publishing.look();
  await publishing.look();
  expect(publishing.state.kept.waiting).toEqual({});
  expect(github.pulls[0].state).toBe('open');
});

test('somebody else publishes on GitHub what is waited for: it is said, and nothing is published twice', async (t) => {
  const {github, publishing} = await waiting(t);
  github.merge(github.pulls[0]);
  await publishing.look();
  expect(publishing.state).toMatchObject({failure: undefined, kept: {waiting: {}}, followed: {state: 'live'}});
  expect(github.log.filter((name) => name.endsWith('/merge'))).toEqual([]);
});

test('Publish after a reload of a proposal whose check turned green in the meantime publishes it', async (t) => {
  const {github, publishing} = await waiting(t);
  github.end(github.pulls[0].head, 'success');
  await publishing.show();
  expect(publishing.state.followed?.state).toBe('ready');
  await publishing.publish(12);
  expect(github.text(ABOUT)).toBe(AFTER);
  expect(publishing.state).toMatchObject({failure: undefined, kept: {waiting: {}}, followed: {state: 'live'}});
});

test('Publish that got no answer publishes with the next press', async (t) => {
  const {github, publishing} = await waiting(t);
  github.end(github.pulls[0].head, 'success');
  await publishing.show();
  github.trouble = () => 'dropped';
  await publishing.publish(12);
  expect(publishing.state.failure).toMatch(/didn’t answer/);
  github.trouble = () => undefined;
  await publishing.publish(12);
  expect(github.text(ABOUT)).toBe(AFTER);
});
