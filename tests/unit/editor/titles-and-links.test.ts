/** What the editor’s views are called, where their links lead, and what a press says before it does anything. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Proposal, State} from '../../../src/editor/workspace/proposal';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {draw, offers} from './draw';

const [ABOUT, HOURS] = ['pages/about.mdx', 'records/hours.yml'];
const site = {titles: {[ABOUT]: 'About', [HOURS]: 'Opening hours'}};

/** Grace’s proposal #12, which gives the page another title and has a picture. */
function proposal(state: State) {
  const head = {ref: 'edit/grace', sha: 'a', repo: {full_name: 'organisation/website'}};
  const about = {number: 12, title: 'Change About', html_url: 'https://github.com/12', state: 'open'};
  const pull = {...about, user: {login: 'grace'}, head, base: {...head, ref: 'main'}} as unknown as Proposal['pull'];
  const file = {file: ABOUT, isDeleted: false, places: [], sentences: [{before: 'Old.', after: 'New.'}]};
  const changed = [file, {...file, file: HOURS}];
  const facts = {titles: {[ABOUT]: 'Our story'}, pages: {}, pictures: {}, problems: []};
  const read = {head: 'a', changed, others: ['New picture: a.jpg'], ...facts};
  return {proposal: {pull, state, report: 'https://github.com/why', files: [ABOUT]}, read};
}

test('a file that is changed leads from the list of changes to where it is edited', () => {
  const workspace = new Workspace({[ABOUT]: 'One.\n'});
  workspace.apply({label: 'Typing', files: {[ABOUT]: 'Two.\n'}});
  const links = draw('Overview', {isNew: false}, {workspace, site})('[aria-label="Your changes"] a');
  expect([links.text(), links.attr('href')]).toEqual(['About', 'editor?file=pages%2Fabout.mdx']);
});

test('the list of pages leads to the site, and a proposal to the list and to GitHub', () => {
  const header = draw('Overview', {isNew: false}, {site})('header');
  expect([header.find('h1').text(), header.find('a').text(), header.find('a').attr('href')]).toEqual([
    'Edit the site',
    'See the site',
    '/',
  ]);
  const html = draw('LoadedProposal', proposal('ready'), {site});
  const links = Array.from(html('header a'), (link) => [html(link).text(), html(link).attr('href')]);
  expect(html('h1').text()).toBe('#12: Change About');
  expect(links).toEqual([
    ['All pages', 'editor?file='],
    ['On GitHub', 'https://github.com/12'],
  ]);
});

test('an open file has its title as headline, History and all pages beside it', () => {
  const html = draw('FileHeader', {file: ABOUT, title: 'About', isText: false}, {site});
  expect(html('h1').text()).toBe('About');
  expect(Array.from(html('a'), (link) => html(link).attr('href'))).toEqual([
    'editor?file=',
    'editor?file=&history=pages%2Fabout.mdx',
  ]);
});

test('a page that gets another title is called by it where the proposal is shown, and a record by its own', () => {
  const html = draw('LoadedProposal', proposal('ready'), {site});
  expect(offers(html, '[aria-label="What is changed"] button')).toEqual(['Our story', 'Opening hours']);
  const continued = draw('ProposalChanges', {...proposal('ready'), isContinued: true}, {site});
  expect(offers(continued, 'a')).toEqual(['Change “Our story”']);
});

test('Sign in says each step of the way to a key', () => {
  const steps = offers(draw('SignIn', {dialog: {}}, {state: {isSignedIn: false}}), 'ol > li');
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.at(-1)).toBe('Choose “Generate token”, copy what GitHub shows, and paste it here.');
});

test('before a proposal is undone, what that takes back is named, and that visitors see it only later', () => {
  const html = draw('LoadedProposal', proposal('live'), {site, hasDialogs: true});
  expect(html('dialog').text()).toContain(
    '“Change About” is taken back in Our story, Opening hours, and its pictures and documents. This is proposed, and visitors see it once you publish that.',
  );
});

test('before a proposal is withdrawn, what happens to it is said', () => {
  const html = draw('LoadedProposal', proposal('ready'), {site, hasDialogs: true});
  expect(html('dialog h2').text()).toBe('Withdraw #12?');
  expect(html('dialog p').text()).toBe('“Change About” is closed without being published. The site stays as it is.');
  expect(offers(html, 'dialog button')).toEqual(['Withdraw #12', 'Withdraw #12, keep its words as changes', 'Cancel']);
});
