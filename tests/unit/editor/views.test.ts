/** What the editor's views say and offer, for each state of a proposal, of the changes and of a field. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {FormField} from '../../../src/content/checker/records/form';
import type {Proposal, Reason, State} from '../../../src/editor/workspace/proposal';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {draw, offers, type Scene} from './draw';
import {newEngine} from './siteEngine';

const [ABOUT, PICTURE] = ['pages/about.mdx', 'pictures/new.png'];
const BUILT = {[ABOUT]: 'One.\nTwo.\nThree.\n'};
const site = {titles: {[ABOUT]: 'About', 'pages/index.mdx': 'Home'}};

/** A workspace with these changes. */
function changed(files: Record<string, string | Uint8Array<ArrayBuffer> | null>): Workspace {
  const workspace = new Workspace(BUILT);
  workspace.apply({label: 'Change', files});
  return workspace;
}

const BASE = {ref: 'main', repo: {full_name: 'organisation/website'}};

/** A proposal of Grace's, #12, in a state. */
function proposal(state: State, reason?: Reason): Proposal {
  const repo = {full_name: reason === 'fork' ? 'moses/website' : 'organisation/website'};
  const head = {ref: 'edit/grace', sha: 'a', repo};
  const user = {login: 'grace'};
  const about = {number: 12, title: 'Change About', html_url: 'https://github.com/12', state: 'open', user};
  const pull = {...about, head, base: BASE} as unknown as Proposal['pull'];
  return {pull, state, reason, report: 'https://github.com/why', files: [reason === 'code' ? 'src/a.ts' : ABOUT]};
}

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
const KEPT = {waiting: {}, before: {}, published: {}};
/** What the bar offers of what was sent last. */
const inBar = (scene: Scene) => offers(draw('Bar', {}, scene)).filter((words) => !/^(#12|Proposals)$/.test(words));

for (const [state, reason, next, besides] of OFFERED) {
  const one = proposal(state, reason);
  const known = {proposals: {12: one}, kept: {...KEPT, sent: 12}};
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

test('what is published once its check is green can be held back', () => {
  const state = {proposals: {12: proposal('checking')}, kept: {...KEPT, sent: 12}};
  expect(inBar({state, waiting: [12]})).toEqual(['Don’t publish it yet']);
  expect(inBar({state, waiting: [13]})).toEqual(['Publish when the check is green']);
});

test('the proposal that is continued can be left, and isn’t offered again', () => {
  const one = proposal('ready');
  const state = {proposals: {12: one}, kept: {...KEPT, continued: 12}};
  expect(draw('Bar', {}, {state}).text()).toContain('You are changing #12, Change About, by grace.');
  expect(inBar({state})).toEqual(['Stop changing it']);
  expect(offers(draw('ProposalActions', {proposal: one, names: []}, {state}))).toEqual(['Publish', 'Withdraw']);
});

test('what was sent is spoken of once nothing else is: no changes, and no proposal that is open', () => {
  const state = {proposals: {12: proposal('ready')}, kept: {...KEPT, sent: 12}};
  expect(draw('Bar', {}, {state}).text()).toContain('Proposed: #12');
  expect(draw('Bar', {}, {state, workspace: changed({[ABOUT]: 'A.\n'})}).text()).not.toContain('#12');
  expect(draw('Bar', {}, {state, search: '?proposal=12'}).text()).not.toContain('#12');
});

const BARS: [what: string, scene: Scene, says: string, offered: string[]][] = [
  ['nothing is changed', {}, 'No changes', []],
  ['somebody has just signed in', {state: {login: 'grace'}}, 'Signed in as grace. You can propose changes.', []],
  ['nobody has signed in', {state: {isSignedIn: false}}, 'No changes', ['Sign in']],
  ['one file is changed', {workspace: changed({[ABOUT]: 'A.\n'})}, '1 change', ['Undo', 'Redo', 'Propose']],
  [
    'two files are changed',
    {workspace: changed({[ABOUT]: 'A.\n', [PICTURE]: new Uint8Array([1])})},
    '2 changes',
    ['Undo', 'Redo', 'Propose'],
  ],
  [
    'changes are being sent',
    {workspace: changed({[ABOUT]: 'A.\n'}), state: {busy: 'Sending…'}},
    'Sending…',
    ['Undo', 'Redo', 'Propose'],
  ],
  [
    'it runs beside the files',
    {workspace: changed({[ABOUT]: 'A.\n'}), site: {canSave: true}, state: {isSignedIn: false}},
    '1 change',
    ['Undo', 'Redo', 'Save'],
  ],
];
for (const [what, scene, says, offered] of BARS) {
  test(`the bar, when ${what}: ${says}`, () => {
    expect(draw('Bar', {}, scene)('[role=status]').text()).toBe(says);
    expect(inBar(scene)).toEqual(offered);
  });
}

test('the way to the proposals is there for somebody who has signed in', () => {
  const hasWay = (isSignedIn: boolean) => offers(draw('Bar', {}, {state: {isSignedIn}}), 'a').includes('Proposals');
  expect([hasWay(true), hasWay(false)]).toEqual([true, false]);
});

test('Undo and Redo say whether there is a step, and stay where they are', () => {
  const workspace = changed({[ABOUT]: 'A.\n'});
  const idle = () => offers(draw('Bar', {}, {workspace}), '[aria-disabled=true]');
  expect(idle()).toEqual(['Redo']);
  workspace.undo();
  expect(idle()).toEqual(['Undo']);
});

test('a failure says that the changes are kept, if they are', () => {
  const workspace = changed({[ABOUT]: 'A.\n'});
  const alerts = (scene: Scene) => offers(draw('Bar', {}, {...scene, state: {failure: 'It failed.'}}), '[role=alert]');
  const lost = 'This browser can’t keep your changes: send them before you close this tab.';
  expect(alerts({workspace})).toEqual(['It failed. ', lost]);
  workspace.isKept = true;
  expect(alerts({workspace})).toEqual(['It failed. Your changes are kept.']);
  const unchanged = new Workspace(BUILT);
  unchanged.isKept = true;
  expect(alerts({workspace: unchanged})).toEqual(['It failed. ']);
});

const CONFLICTS: [what: string, file: string, mine: string | null, theirs: string | null, columns: string[]][] = [
  ['both changed a line', ABOUT, 'One.\nMine.\nThree.\n', 'One.\nTheirs.\nThree.\n', ['Mine.', 'Theirs.']],
  ['one has deleted the line', ABOUT, 'One.\nThree.\n', 'One.\nTheirs.\nThree.\n', ['(deleted)', 'Theirs.']],
  ['one has deleted the page', ABOUT, 'Mine.\n', null, ['Yours', '(deleted)']],
  ['the other has deleted the page', ABOUT, null, 'Theirs.\n', ['(deleted)', 'What is published']],
];
for (const [what, file, mine, theirs, columns] of CONFLICTS) {
  test(`two versions, of which each is under its own heading: ${what}`, () => {
    const workspace = changed({[file]: mine});
    workspace.update({[file]: theirs});
    const html = draw('Conflict', {change: workspace.changes[0]}, {workspace, site});
    expect(offers(html, 'pre')).toEqual(columns);
    expect(offers(html)).toEqual(['Keep mine', 'Keep theirs']);
    expect(html('[role=alert]').text()).toContain('Somebody else has changed the same lines of “About”.');
    expect(offers(draw('Bar', {}, {workspace, site}), 'button[disabled]')).toEqual(['Propose']);
  });
}

const field = (format: FormField['format'], others: Partial<FormField> = {}) =>
  ({
    kind: 'field',
    title: 'A field',
    hint: 'What it is.',
    format,
    path: [0, 'a'],
    start: 0,
    end: 0,
    ...others,
  }) as FormField;

const CONTROLS: [format: FormField['format'], value: unknown, control: Record<string, string>][] = [
  ['text', 'Words', {type: 'text', inputmode: 'text', value: 'Words'}],
  ['number', 2.5, {type: 'text', inputmode: 'decimal', value: '2.5'}],
  ['whole', 80, {type: 'text', inputmode: 'decimal', value: '80'}],
  ['year', 2015, {type: 'text', inputmode: 'decimal', value: '2015'}],
  ['telephone', '+256 414', {type: 'text', inputmode: 'tel', value: '+256 414'}],
  ['date', '2099-12-25', {type: 'date', value: '2099-12-25'}],
  ['date', undefined, {type: 'date'}],
  ['date', 'tomorrow', {type: 'text', value: 'tomorrow'}],
];
for (const [format, value, control] of CONTROLS) {
  test(`a field for a ${format} with “${value ?? ''}” has the keyboard and the calendar for it`, () => {
    expect(draw('Field', {field: field(format, {value} as Partial<FormField>)})('input').attr()).toMatchObject(control);
  });
}

test('a field says what it is called, what it is for and what is wrong with it, to those who hear it, too', () => {
  const problem = {key: 'a', file: ABOUT, severity: 'error', message: 'Write a price.'};
  const html = draw('Field', {field: field('text'), problems: [problem]});
  const input = html('input');
  expect(html(`label[for="${input.attr('id')}"]`).text()).toBe('A field');
  const described = input.attr('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => html(`[id="${id}"]`).text())).toEqual(['What it is.', 'Problem: Write a price.']);
  expect(input.attr('aria-invalid')).toBe('true');
  expect(draw('Field', {field: field('text')})('input').attr('aria-invalid')).toBeUndefined();
});

test('a field says which places elsewhere still say what it said before', () => {
  const problem = {key: 'a', file: ABOUT, severity: 'warning', message: 'Two prices.', still: 'About still says 5.'};
  const says = (props: object) => offers(draw('Field', {field: field('text'), ...props}), 'li p');
  expect(says({elsewhere: [problem]})).toEqual(['Please check: About still says 5.']);
  expect(says({problems: [problem]})).toEqual(['Please check: Two prices.']);
});

test('a tick is set or not, and what has several lines has room for them', () => {
  const tick = (value?: true) => draw('Field', {field: field('yes', {value})})('input').attr();
  expect([tick(true), tick()].map((one) => [one?.type, one?.checked])).toEqual([
    ['checkbox', ''],
    ['checkbox', undefined],
  ]);
  expect(draw('Field', {field: field('words', {value: 'A\nB\nC'})})('textarea').attr('rows')).toBe('5');
});

const options = (html: ReturnType<typeof draw>) =>
  Array.from(html('option'), (one) => [html(one).attr('value'), html(one).text() || html(one).attr('label')]);

test('a choice offers each value, and none where the setting may be left out', () => {
  const choices = ['left', 'right'];
  expect(options(draw('Field', {field: field('choice', {choices, value: 'left'})})).map(([value]) => value)).toEqual(
    choices,
  );
  const optional = draw('Field', {field: field('choice', {choices, value: 'left', isOptional: true})});
  expect(options(optional)[0]).toEqual(['', 'As usual']);
  expect(optional('option[selected]').attr('value')).toBe('left');
});

test('looks are chosen by their names, and may be left to the page', () => {
  const choices = ['moon', 'night-sky'];
  const looks = (isOptional: boolean) => {
    const html = draw('Field', {field: field('silk', {choices, value: 'moon', isOptional})});
    expect(html('fieldset > legend').text()).toBe('A field');
    const isChosen = (label: Parameters<typeof html>[0]) => html(label).find('input').attr('checked') !== undefined;
    return Array.from(html('label'), (label) => [html(label).text(), isChosen(label)]);
  };
  expect(looks(false)).toEqual([
    ['moon', true],
    ['night sky', false],
  ]);
  expect(looks(true)[0]).toEqual(['as usual', false]);
});

test('a picture is chosen by its name among all that there are, and the chosen one is shown', () => {
  const pictureUrls = {'/pictures/the-room.jpg': 'room', '/pictures/hills.jpg': 'hills'};
  const html = draw(
    'Field',
    {field: field('picture', {value: '/pictures/hills.jpg', isOptional: true})},
    {pictureUrls},
  );
  expect(options(html)).toEqual([
    ['', 'No picture'],
    ['/pictures/hills.jpg', 'hills'],
    ['/pictures/the-room.jpg', 'the room'],
  ]);
  expect(html('img').attr('src')).toBe('hills');
});

test('a field for a destination offers every page, also one that is new', () => {
  const workspace = changed({'pages/a-visit.mdx': 'Words.\n'});
  const html = draw('Field', {field: field('destination')}, {workspace, site});
  expect(options(html)).toEqual([
    ['/about', 'About'],
    ['/', 'Home'],
    ['/a-visit', 'a visit'],
  ]);
  expect(html('datalist').attr('id')).toBe(html('input').attr('list'));
});

test('a part at the end of its row can’t go further, and its button keeps its place', () => {
  const idle = (isFirst: boolean, isLast: boolean) =>
    Array.from(
      draw('PartActions', {name: 'A', isFirst, isLast})('[aria-disabled]'),
      (one) => one.attribs['aria-label'],
    );
  expect(idle(true, false)).toEqual(['Move up: A']);
  expect(idle(false, true)).toEqual(['Move down: A']);
  expect(idle(false, false)).toEqual([]);
});

/** The names of the buttons beside the entries of a record, perhaps with another text, or of those that do nothing. */
function buttonsOf(record: string, text?: string, selector = 'button'): string[] {
  const engine = newEngine();
  engine.put(record, text);
  const form = {file: record, check: {ownProblems: [], otherProblems: []}, isRecord: true};
  const html = draw('FormNodes', {node: engine.form(record), form});
  return Array.from(html(selector), (one) => html(one).attr('aria-label') ?? html(one).text());
}

test('the entries of a list can be moved; those of a record have names, and no order that visitors see', () => {
  const links = buttonsOf('records/menu.yml');
  expect(links.filter((name) => name.endsWith(': Hatchery'))).toEqual(
    ['Move up', 'Move down', 'Duplicate', 'Delete'].map((action) => `${action}: Hatchery`),
  );
  // The first and the last are at an end.
  const idle = buttonsOf('records/menu.yml', undefined, '[aria-disabled]');
  const [up, down] = ['Move up', 'Move down'].map((action) => links.filter((name) => name.startsWith(action)));
  expect(idle).toEqual([up[0], down.at(-1)]);
  const figures = buttonsOf('records/figures.yml');
  expect(figures.filter((name) => name.endsWith(': student entrepreneurs'))).toEqual(['Delete: student entrepreneurs']);
});

test('the last entry can be deleted only where there may be none', () => {
  const hours = 'week:\n  - days: Sunday\n    closed: true\nclosed:\n  - date: 2099-12-25\n    reason: Christmas Day\n';
  const names = buttonsOf('records/hours.yml', hours).filter((name) => name.startsWith('Delete'));
  expect(names).toEqual(['Delete: Friday 25 December 2099']);
});

test('a new document is called by its name, and can’t be opened; nor can a page that is deleted', () => {
  const workspace = changed({'static/files/annual-report.pdf': new Uint8Array([1]), [ABOUT]: null});
  const rows = draw('Overview', {isNew: false}, {workspace, site})('section[aria-label="Your changes"] li');
  expect(rows.find('a')).toHaveLength(0);
  expect(rows.text()).toBe('annual reportThrow awayAboutThrow away');
});

test('what is changed can be thrown away by its name; a picture has no page of its own', () => {
  const workspace = changed({[ABOUT]: 'A.\n', [PICTURE]: new Uint8Array([1])});
  const html = draw('Overview', {isNew: false}, {workspace, site});
  const rows = html('section[aria-label="Your changes"] li');
  expect(Array.from(rows, (row) => html(row).find('a').text())).toEqual(['About', '']);
  expect(Array.from(rows, (row) => html(row).find('button').attr('aria-label'))).toEqual([
    'Throw away About',
    'Throw away new',
  ]);
  expect(draw('Overview', {isNew: false}, {site})('section[aria-label="Your changes"]')).toHaveLength(0);
});

test('proposals and both ways to sign out are there for somebody who has signed in', () => {
  const lists = (isSignedIn: boolean) =>
    Array.from(draw('Overview', {isNew: false}, {state: {isSignedIn}})('section'), (one) => one.attribs['aria-label']);
  expect(lists(true)).toEqual(['Proposals', 'Pages', 'Facts on several pages', 'Sign out']);
  expect(lists(false)).toEqual(['Pages', 'Facts on several pages']);
});

test('Sign in says for whom the key is, and why one isn’t taken', () => {
  const dialog = (state: Scene['state']) => draw('SignIn', {dialog: {}}, {state: {isSignedIn: false, ...state}});
  const html = dialog({failure: 'This isn’t a whole key.'});
  expect(html('ol').text()).toMatch(/“Resource owner”: organisation\..*then “website”\./s);
  expect(html('[name=key]').attr()).toMatchObject({'aria-invalid': 'true', autocomplete: 'off', required: ''});
  expect(html(`#${html('[name=key]').attr('aria-describedby')}`).text()).toBe('This isn’t a whole key.');
  expect(html('[name=onDevice]').is('[checked]')).toBe(true);
  expect(dialog({})('[name=key]').attr('aria-invalid')).toBe('false');
  expect(offers(dialog({busy: 'Signing in…'}), 'button[disabled]')).toEqual(['Signing in…']);
});

test('without a key there is a way for each text, on GitHub only for those that are there', () => {
  const workspace = changed({[ABOUT]: 'A.\n', 'pages/a-visit.mdx': 'B.\n', [PICTURE]: new Uint8Array([1])});
  const html = draw('SignIn', {dialog: {}}, {workspace, site});
  const rows = Array.from(html('details li'), (row) => [html(row).text(), html(row).find('a').attr('href')]);
  expect(rows).toEqual([
    ['AboutCopy my textEdit on GitHub', 'https://github.com/organisation/website/edit/main/pages/about.mdx'],
    ['a visitCopy my text', undefined],
  ]);
  expect(draw('SignIn', {dialog: {}}, {site})('details')).toHaveLength(0);
});

test('the lists of proposals say whose each is and since when, and that none is open only once that is known', () => {
  const row = {number: 12, title: 'Change About', login: 'grace', created_at: '2026-11-02T06:00:00Z', merged_at: null};
  const merged = {...row, number: 11, merged_at: '2026-11-04T06:00:00Z'};
  const lists = (state: object) => draw('ProposalLists', {}, {state, waiting: [12]});
  const known = {openProposals: [row], published: [merged], proposals: {12: proposal('checking')}};
  expect(offers(lists(known), 'li')).toEqual([
    '#12 Change Aboutgrace, since 2 November 2026. Published as soon as the check is green',
    '#11 Change Aboutgrace, 4 November 2026',
  ]);
  expect(lists({openProposals: []}).text()).toContain('None is open.');
  expect(lists({}).text()).not.toContain('None is open.');
});

/** A check of a file with a problem of its own, and one of another file. */
function check(others: object = {}) {
  const problem = {severity: 'error', line: 3, start: 5, end: 9};
  const own = {...problem, key: 'own', file: ABOUT, message: 'One.'};
  const other = {...problem, key: 'other', file: 'records/hours.yml', message: 'Two.', ...others};
  return {checked: {toConfirm: []}, ownProblems: [own], otherProblems: [other]};
}

test('the problems of a file, and those elsewhere with the way there', () => {
  const html = draw('Problems', {file: ABOUT, check: check()}, {site});
  expect(html('[role=status]').text()).toBe('1 problem here. 1 problem elsewhere.');
  expect(offers(html)).toEqual(['Show it', 'hours']);
  expect(html('a').attr('href')).toBe('editor?file=records%2Fhours.yml&line=3');
});

test('a problem of a file that staff don’t edit names it, and leads nowhere', () => {
  const html = draw('Problems', {file: ABOUT, check: check({file: 'src/components/index.ts'})}, {site});
  expect(offers(html)).toEqual(['Show it']);
  expect(html('li').last().text()).toBe('Problem: Two.src/components/index.ts');
});

test('beside an open part are its own problems, those elsewhere that disagree with it, and how many others', () => {
  const problems = (here: {start: number; end: number}, others?: object) => {
    const html = draw('Problems', {file: ABOUT, check: check(others), here}, {site});
    return [...offers(html, 'li p'), ...offers(html, 'button')];
  };
  expect(problems({start: 0, end: 20})).toEqual(['Problem: One.', '1 elsewhere']);
  expect(problems({start: 20, end: 30})).toEqual(['2 elsewhere']);
  const because = {file: ABOUT, start: 22, end: 24};
  expect(problems({start: 20, end: 30}, {because})).toEqual(['Problem: Two.', '1 elsewhere']);
  expect(problems({start: 0, end: 20}, {because})).toEqual(['Problem: One.', '1 elsewhere']);
});

test('what is to be confirmed: a mark by a press, all else where it is; beside an open part, only its own', () => {
  const mark = {line: 3, what: 'One', reason: 'Ours.', isMark: true, place: {start: 0, end: 10}};
  const toConfirm = [mark, {line: 9, what: 'Two', reason: 'Empty.', isMark: false}];
  const rows = (here?: {start: number; end: number}) => {
    const html = draw('Problems', {file: ABOUT, check: {...check(), checked: {toConfirm}}, here}, {site});
    return offers(html, '[aria-label="To confirm"] li');
  };
  expect(rows()).toEqual(['OneOurs.This is rightShow it', 'TwoEmpty.Show it']);
  expect(rows({start: 5, end: 8})).toEqual(['OneOurs.This is right']);
  expect(rows({start: 10, end: 12})).toEqual([]);
});

test('what a proposal changes: pictures and documents by name, and the way to a page that is being changed', () => {
  const file = {file: ABOUT, isDeleted: false, places: [], sentences: [{before: 'Old.', after: 'New.'}]};
  const read = {changed: [file], others: ['New picture: a.jpg'], titles: {}, pages: {}, pictures: {}, problems: []};
  const html = (isContinued: boolean) => draw('ProposalChanges', {read, isContinued}, {site});
  expect(html(false)('li').first().text()).toBe('New picture: a.jpg');
  expect([html(false)('del').text(), html(false)('ins').text()]).toEqual(['Old.', 'New.']);
  expect(offers(html(false))).toEqual(['About']);
  expect(offers(html(true))).toEqual(['About', 'Change “About”']);
  expect(html(false).text()).toContain('This page can’t be shown until its problems are fixed.');
  const deleted = {...read, changed: [{...file, isDeleted: true}]};
  expect(draw('ProposalChanges', {read: deleted, isContinued: true}, {site})('p').text()).toBe('This is deleted.');
});

test('a proposal is shown, and can be published, only once its newest commit is read', () => {
  const file = {file: ABOUT, isDeleted: false, places: [], sentences: [{before: 'Old.', after: 'New.'}]};
  const read = {head: 'a', changed: [file], others: [], titles: {}, pages: {}, pictures: {}, problems: []};
  const one = proposal('ready');
  const newer = {...one, pull: {...one.pull, head: {...one.pull.head, sha: 'b'}}};
  const view = (props: object, state?: Scene['state']) => draw('LoadedProposal', props, {site, state});
  expect(offers(view({proposal: one, read}), 'button')).toEqual(['Publish', 'Continue', 'Withdraw', 'About']);
  for (const props of [{}, {proposal: one}, {proposal: newer, read}]) {
    expect(view(props)('h1').text()).toBe('Opening …');
    expect(offers(view(props), 'button, ins')).toEqual([]);
  }
  const failed = view({proposal: newer, read}, {failure: 'GitHub didn’t answer.'});
  expect(failed('h1').text()).toBe('This proposal can’t be shown');
  expect(failed.text()).toContain('GitHub didn’t answer.');
  expect(offers(failed, 'button, ins')).toEqual([]);
});

test('History is GitHub’s: beside the files there is none', () => {
  const header = {file: ABOUT, title: 'About', isText: false};
  expect(offers(draw('FileHeader', header))).toEqual(['All pages', 'History', 'Show as text']);
  expect(offers(draw('FileHeader', header, {site: {canSave: true}}))).toEqual(['All pages', 'Show as text']);
  expect(draw('FileHeader', {...header, isText: true})('[aria-pressed=true]').text()).toBe('Show as text');
});
