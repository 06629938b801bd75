/** Proposals: what can be done with one in each state, what it changes, and the lists of them. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Proposal, Reason, State} from '../../../../src/editor/workspace/proposal';
import {draw, inBar, offers, type PropsOf, type Scene} from '../draw';
import {problem, proposal, readProposal, SITE} from '../fakes';
import {ABOUT} from '../files';

const OFFERED: [state: State, reason: Reason | undefined, inBar: string[], besides: string[]][] = [
  ['sent', undefined, ['Publish when the check is green'], ['Continue', 'Withdraw']],
  ['checking', undefined, ['Publish when the check is green'], ['Continue', 'Withdraw']],
  ['ready', undefined, ['Publish'], ['Continue', 'Withdraw']],
  ['blocked', 'red', ['Try again'], ['Continue', 'Withdraw']],
  ['blocked', 'cancelled', ['Try again'], ['Continue', 'Withdraw']],
  ['blocked', 'conflict', ['Bring both together'], ['Continue', 'Withdraw']],
  ['blocked', 'behind', ['Bring both together'], ['Continue', 'Withdraw']],
  ['blocked', 'draft', ['On GitHub'], ['Continue', 'Withdraw']],
  ['blocked', 'rules', ['On GitHub'], ['Continue', 'Withdraw']],
  ['blocked', 'approval', ['On GitHub'], ['Continue', 'Withdraw']],
  ['blocked', 'fork', ['On GitHub'], []],
  ['blocked', 'code', ['On GitHub'], ['Withdraw']],
  ['merging', undefined, [], []],
  ['publishing', undefined, [], []],
  ['failed', undefined, ['On GitHub'], []],
  ['live', undefined, [], ['Undo…']],
  ['closed', undefined, [], []],
];

for (const [state, reason, next, besides] of OFFERED) {
  const one = proposal(state, reason);
  const known = {proposals: {12: one}, kept: {sent: 12}};
  const says = reason ? `${state}, ${reason}` : state;

  test(`a proposal that is ${says} offers: ${[...next, ...besides].join(', ') || 'nothing'}`, () => {
    expect(inBar({state: known})).toEqual(reason === 'red' ? ['Show it', ...next] : next);
    expect(offers(draw('ProposalActions', {proposal: one, names: []}, {state: known}))).toEqual([...next, ...besides]);
  });

  test(`a proposal that is ${says} offers nothing a second time while something is done, or to somebody without a key`, () => {
    const busy = draw('ProposalActions', {proposal: one, names: []}, {state: {...known, busy: 'Sending…'}});
    expect(offers(busy, 'button:not([disabled])')).toEqual([]);
    expect(offers(draw('Bar', {}, {state: {...known, busy: 'Sending…'}}), 'button:not([disabled])')).toEqual([]);
    const signedOut = draw('ProposalActions', {proposal: one, names: []}, {state: {...known, isSignedIn: false}});
    expect(offers(signedOut)).toEqual([]);
    const told = reason === 'red' ? ['Show it', 'Sign in'] : ['Sign in'];
    expect(inBar({state: {...known, isSignedIn: false}})).toEqual(told);
  });
}

test('On GitHub leads to where GitHub says why, or else to the proposal', () => {
  const address = (one: Proposal) => draw('ProposalActions', {proposal: one, names: []})('a').attr('href');
  expect(address(proposal('failed'))).toBe('https://github.com/why');
  expect(address({...proposal('failed'), report: undefined})).toBe('https://github.com/12');
});

test('the lists of proposals say whose each is and since when, and that none is open only once that is known', () => {
  const row = {number: 12, title: 'Change About', login: 'grace', created_at: '2026-11-02T06:00:00Z', merged_at: null};
  const merged = {...row, number: 11, merged_at: '2026-11-04T06:00:00Z'};
  const lists = (state: Scene['state']) => draw('ProposalLists', {}, {state, waiting: [12]});
  const known = {openProposals: [row], publishedProposals: [merged], proposals: {12: proposal('checking')}};
  expect(offers(lists(known), 'li')).toEqual([
    '#12 Change Aboutgrace, since 2 November 2026. Published as soon as the check is green',
    '#11 Change Aboutgrace, 4 November 2026',
  ]);
  expect(lists({openProposals: []}).text()).toContain('None is open.');
  expect(lists({}).text()).not.toContain('None is open.');
});

test('what a proposal changes: pictures and documents by name, and the way to a page that is being changed', () => {
  const view = (isContinued: boolean, read = readProposal({others: ['New picture: a.jpg']})) =>
    draw('ProposalChanges', {read, isContinued}, {site: SITE});
  const html = view(false);
  expect(html('li').first().text()).toBe('New picture: a.jpg');
  expect([html('del').text(), html('ins').text()]).toEqual(['Old.', 'New.']);
  expect(offers(html)).toEqual(['About']);
  expect(offers(view(true))).toEqual(['About', 'Change “About”']);
  expect(html.text()).toContain('This page can’t be shown until its problems are fixed.');
  expect(view(true, readProposal({}, {isDeleted: true}))('p').text()).toBe('This is deleted.');
});

test('a proposal is shown, and can be published, only once its newest commit is read', () => {
  const read = readProposal({head: 'a'});
  const one = proposal('ready', undefined, 'a');
  const newer = proposal('ready', undefined, 'b');
  const view = (props: PropsOf<'LoadedProposal'>, state?: Scene['state']) =>
    draw('LoadedProposal', props, {site: SITE, state});
  expect(offers(view({proposal: one, read}), 'button')).toEqual(['Publish', 'Continue', 'Withdraw', 'About']);
  for (const props of [{}, {proposal: one}, {proposal: newer, read}]) {
    expect(view(props)('h1').text()).toBe('Opening…');
    expect(offers(view(props), 'button, ins')).toEqual([]);
  }
  const failed = view({proposal: newer, read}, {failure: 'GitHub didn’t answer.'});
  expect(failed('h1').text()).toBe('This proposal can’t be shown');
  expect(failed.text()).toContain('GitHub didn’t answer.');
  expect(offers(failed, 'button, ins')).toEqual([]);
});

test('a check that stopped for another reason than a problem of the files: the way to what GitHub says of it', () => {
  const link = (read: Partial<PropsOf<'LoadedProposal'>['read']>) =>
    draw(
      'LoadedProposal',
      {proposal: proposal('blocked', 'red'), read: readProposal(read)},
      {site: SITE},
    )('a:contains("GitHub says why")');
  expect(link({}).attr('href')).toBe('https://github.com/why');
  expect(link({}).parent().text()).toBe('The check stopped for another reason. GitHub says why.');
  expect(link({problems: [problem()]})).toHaveLength(0);
});

test('a proposal of pictures and documents alone says which', () => {
  const read = readProposal({changed: [], others: ['New picture: a.jpg', 'New document: plan.pdf']});
  const html = draw('ProposalChanges', {read, isContinued: false}, {site: SITE});
  expect(offers(html, 'li')).toEqual(['New picture: a.jpg', 'New document: plan.pdf']);
  expect(offers(html)).toEqual([]);
});

test('a proposal leads to the list of all pages, and to GitHub', () => {
  const html = draw('LoadedProposal', {proposal: proposal('ready'), read: readProposal()}, {site: SITE});
  const links = Array.from(html('header a'), (link) => [html(link).text(), html(link).attr('href')]);
  expect(html('h1').text()).toBe('#12: Change About');
  expect(links).toEqual([
    ['All pages', 'editor'],
    ['On GitHub', 'https://github.com/12'],
  ]);
});

const HOURS = 'records/hours.yml';
const twoFiles = {titles: {...SITE.titles, [HOURS]: 'Opening hours'}};
/** A proposal that gives About another title, and changes the opening hours and a picture. */
const retitled = readProposal({
  changed: [ABOUT, HOURS].map((file) => ({...readProposal().changed[0], file})),
  others: ['New picture: a.jpg'],
  titles: {[ABOUT]: 'Our story'},
});

test('a page that gets another title is called by it where the proposal is shown, and a record by its own', () => {
  const html = draw('LoadedProposal', {proposal: proposal('ready'), read: retitled}, {site: twoFiles});
  expect(offers(html, '[aria-label="What is changed"] button')).toEqual(['Our story', 'Opening hours']);
  const continued = draw('ProposalChanges', {read: retitled, isContinued: true}, {site: twoFiles});
  expect(offers(continued, 'a')).toEqual(['Change “Our story”']);
});

test('before a proposal is undone, what that takes back is named, and that visitors see it only later', () => {
  const scene = {site: twoFiles, hasDialogs: true};
  const html = draw('LoadedProposal', {proposal: proposal('live'), read: retitled}, scene);
  expect(html('dialog').text()).toContain(
    '“Change About” is taken back in Our story, Opening hours, and its pictures and documents. This is proposed, and visitors see it once you publish that.',
  );
});

test('before a proposal is withdrawn, what happens to it is said', () => {
  const scene = {site: SITE, hasDialogs: true};
  const html = draw('LoadedProposal', {proposal: proposal('ready'), read: readProposal()}, scene);
  expect(html('dialog h2').text()).toBe('Withdraw #12?');
  expect(html('dialog p').text()).toBe('“Change About” is closed without being published. The site stays as it is.');
  expect(offers(html, 'dialog button')).toEqual(['Withdraw #12', 'Withdraw #12, keep its words as changes', 'Cancel']);
});
