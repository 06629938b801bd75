/** Saving in `npm start`: only the editor's own page, only from this machine, only what staff edit. */
import fs, {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {saveMiddleware} from '../../../../src/build/editor/save';
import {Publishing} from '../../../../src/editor/workspace/publishing';
import {save} from '../../../../src/editor/workspace/saving';
import {Workspace} from '../../../../src/editor/workspace/workspace';
import {fromTelephone, scene} from '../../pictures/samples';

const PAGE = {file: 'pages/about.mdx', content: 'After.\n' as string | null, base: 'Before.\n' as string | null};

const FILE = 'pictures/market-day.jpg';

/** A site with one page, until the test has ended. */
function newSite(t: TestContext) {
  const dir = mkdtempSync(path.join(tmpdir(), 'save-'));
  t.after(() => rmSync(dir, {recursive: true}));
  const at = (file: string) => path.join(dir, file);
  for (const folder of ['pages', 'records', 'pictures', 'static/files']) mkdirSync(at(folder), {recursive: true});
  writeFileSync(at('pages/about.mdx'), 'Before.\r\n');
  writeFileSync(at('secret.txt'), 'secret');
  return {
    dir,
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    list: (folder: string) => readdirSync(at(folder)),
  };
}

/** Sends files as the editor's page would, with other headers if they are given. */
async function send(
  siteDir: string,
  files: unknown,
  headers: Record<string, string | undefined> = {},
  remoteAddress = '127.0.0.1',
) {
  const ours = {host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json'};
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify({files}))]), {
    url: '/editor/save',
    method: 'POST',
    socket: {remoteAddress},
    headers: {...ours, 'sec-fetch-site': 'same-origin', ...headers},
  });
  const answer: {status?: number; problem?: string; current?: object} = {};
  const end = (body: string) => Object.assign(answer, JSON.parse(body));
  const response = {writeHead: (status: number) => Object.assign(answer, {status}) && {end}};
  const next = () => expect('this address').toBe('the editor’s');
  const save = saveMiddleware({siteDir}, '/editor/save');
  await save(request as IncomingMessage, response as unknown as ServerResponse, next);
  return answer;
}

test('Save: files together, with the line ends that they had', async (t) => {
  const {dir, read} = newSite(t);
  expect(await send(dir, [PAGE, {file: 'records/new.yml', content: 'a: 1\n', base: null}])).toEqual({status: 200});
  expect(read('pages/about.mdx')).toBe('After.\r\n');
  expect(read('records/new.yml')).toBe('a: 1\n');
});

test('Save: a page that was deleted is gone', async (t) => {
  const {dir, list} = newSite(t);
  expect(await send(dir, [{...PAGE, content: null}])).toEqual({status: 200});
  expect(list('pages')).toEqual([]);
});

for (const base of ['Something else.\n', null]) {
  test(`writes over nobody else’s change, saves none of the others, and says how the file is now: ${JSON.stringify(base)}`, async (t) => {
    const {dir, list} = newSite(t);
    const other = {file: 'records/new.yml', content: 'a: 1\n', base: null};
    const answer = await send(dir, [other, {...PAGE, base}]);
    expect(answer).toEqual({status: 409, current: {[PAGE.file]: 'Before.\n'}});
    expect(list('records')).toEqual([]);
  });
}

test('Save: where the second of two files can’t be replaced, the first is as it was', async (t) => {
  const {dir, read, list} = newSite(t);
  const added = {file: 'records/new.yml', content: 'a: 1\n', base: null};
  const rename = fs.renameSync;
  t.mock.method(fs, 'renameSync', (from: string, to: string) => {
    if (to.endsWith('last.yml')) throw new Error('the disk is gone.');
    rename(from, to);
  });
  const answer = await send(dir, [PAGE, added, {...added, file: 'records/last.yml'}]);
  expect(answer).toEqual({status: 400, problem: 'This couldn’t be saved: the disk is gone.'});
  expect(read('pages/about.mdx')).toBe('Before.\r\n');
  expect([list('pages'), list('records')]).toEqual([['about.mdx'], []]);
});

for (const [what, files] of [
  ['a text that is a number', [{...PAGE, content: 5}]],
  ['a file without its text', [{file: PAGE.file}]],
  ['no list of files', PAGE],
] as [string, unknown][]) {
  test(`refuses ${what}`, async (t) => {
    const {dir, read} = newSite(t);
    expect((await send(dir, files)).status).toBe(400);
    expect(read('pages/about.mdx')).toBe('Before.\r\n');
  });
}

for (const [what, headers, from] of [
  ['another site', {origin: 'https://example.org'}],
  ['another port of this machine', {origin: 'http://localhost:1'}],
  ['a page that hides where it comes from', {origin: undefined}],
  ['a sandbox', {origin: 'null'}],
  ['a foreign name that leads here', {host: 'localhost.example.org', origin: 'http://localhost.example.org'}],
  ['another site, by what the browser says', {'sec-fetch-site': 'cross-site'}],
  ['a form', {'content-type': 'text/plain'}],
  ['another machine', {}, '192.168.0.7'],
] as [string, Record<string, string | undefined>, string?][]) {
  test(`refuses ${what}`, async (t) => {
    const {dir, read} = newSite(t);
    const problem = 'Only the editor at localhost, on this computer, can save.';
    expect(await send(dir, [PAGE], headers, from)).toEqual({status: 403, problem});
    expect(read('pages/about.mdx')).toBe('Before.\r\n');
  });
}

test('a file that was changed on the disk is merged first; what the same tab saved before stays as it was saved', async (t) => {
  const {dir, at, read} = newSite(t);
  const record = 'records/own.yml';
  const workspace = new Workspace({[PAGE.file]: 'One.\nTwo.\nThree.\n', [record]: 'a: 1\n'});
  const addresses = {editor: '', live: '', save: '/editor/save'};
  const publishing = new Publishing({branch: 'main'}, workspace, addresses);
  t.mock.method(globalThis, 'fetch', async (_: string, {body}: {body: string}) =>
    Response.json({...(await send(dir, JSON.parse(body).files)), status: undefined}),
  );
  const saveText = async (file: string, text: string) => {
    workspace.apply({label: 'Typing', files: {[file]: text}});
    await publishing.save();
    expect([publishing.state.failure, workspace.changes]).toEqual([undefined, []]);
  };
  writeFileSync(at(record), 'a: 1\n');
  await saveText(record, 'a: 2\n');
  writeFileSync(at(PAGE.file), 'One, by Moses.\nTwo.\nThree.\n');
  await saveText(PAGE.file, 'One.\nTwo.\nThree, mine.\n');
  expect(read(PAGE.file)).toBe('One, by Moses.\nTwo.\nThree, mine.\n');
  expect([workspace.read(PAGE.file), workspace.read(record)]).toEqual([read(PAGE.file), 'a: 2\n']);
});

test('Save: a picture is on the disk as the editor has made it', async (t) => {
  const {dir, at} = newSite(t);
  const picture = new Uint8Array(await scene(80, 60).jpeg().toBuffer());
  const workspace = new Workspace({});
  workspace.apply({label: 'Picture', files: {[FILE]: picture}});
  t.mock.method(globalThis, 'fetch', async (_: string, {method, body}: {method: string; body: string}) => {
    expect(method).toBe('POST');
    return Response.json(await send(dir, JSON.parse(body).files));
  });
  await save(workspace, '/editor/save');
  expect(new Uint8Array(readFileSync(at(FILE)))).toEqual(picture);
});

/** What `fetch` does instead, and what staff read of it. */
const NO_ANSWERS: [what: string, answer: () => Promise<Response>, message: string][] = [
  [
    'npm start isn’t running any more',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.',
  ],
  [
    'something else answers',
    async () => new Response('<h1>Not found</h1>', {status: 404}),
    'This couldn’t be saved: something other than npm start answers at this address. Your changes stay in this browser.',
  ],
];
for (const [what, answer, message] of NO_ANSWERS)
  test(`Save where ${what}: a message says so, and the changes stay`, async (t) => {
    const workspace = new Workspace({[PAGE.file]: PAGE.base});
    workspace.apply({label: 'Typing', files: {[PAGE.file]: PAGE.content}});
    const publishing = new Publishing({branch: 'main'}, workspace, {editor: '', live: '', save: '/editor/save'});
    t.mock.method(globalThis, 'fetch', answer);
    await publishing.save();
    expect(publishing.state.failure).toBe(message);
    expect(workspace.changes).toMatchObject([PAGE]);
  });

const OUTSIDE = [
  ...['../../secret.txt', 'pages/../../secret.mdx', '/etc/passwd', 'secret.txt', 'package.json', 'pages/%2e%2e/a.mdx'],
  ...['pages\\..\\a.mdx', 'pages/a.mdx\0.txt', 'pages/.a.mdx', 'pages/deep/a.mdx', 'src/a.mdx', 'pages/a.js', ''],
  ...['pages/link.mdx', 'pictures/a.svg', 'pictures/A.jpg', undefined, null, 5, {}, ['pages/about.mdx']],
];
for (const file of OUTSIDE) {
  test(`refuses a file that staff don’t edit: ${JSON.stringify(file)}`, async (t) => {
    const {dir, at, read} = newSite(t);
    // No link leads out of the site.
    symlinkSync(at('secret.txt'), at('pages/link.mdx'));
    symlinkSync(tmpdir(), at('pages/deep'));
    expect((await send(dir, [{file, content: 'x', base: null}])).status).toBe(400);
    expect(read('secret.txt')).toBe('secret');
  });
}

test('refuses a page in a folder that is a link to somewhere else', async (t) => {
  const {dir, at, list} = newSite(t);
  const elsewhere = newSite(t);
  rmSync(at('pages'), {recursive: true});
  symlinkSync(elsewhere.at('pages'), at('pages'));
  const {problem} = await send(dir, [{...PAGE, file: 'pages/new.mdx', base: null}]);
  expect(problem).toContain('only pages, records, pictures');
  expect(list('pages')).toEqual(['about.mdx']);
});

test('any other address is answered by the rest of npm start', async (t) => {
  const {dir} = newSite(t);
  const answers: string[] = [];
  const request = {url: '/about', method: 'GET', headers: {}, socket: {}} as IncomingMessage;
  const next = () => void answers.push('the rest');
  await saveMiddleware({siteDir: dir}, '/editor/save')(request, {} as ServerResponse, next);
  expect(answers).toEqual(['the rest']);
});

const base64 = async (width: number) => (await scene(width, 60).jpeg().toBuffer()).toString('base64');

test('Save: a picture as the editor makes it, as often as it is sent, and over no other', async (t) => {
  const {dir, at} = newSite(t);
  for (let time = 0; time < 2; time += 1) {
    expect(await send(dir, [{file: FILE, content: await base64(80), base: null}])).toEqual({status: 200});
  }
  const {problem} = await send(dir, [{file: FILE, content: await base64(90), base: null}]);
  expect(problem).toContain('there is another pictures/market-day.jpg by now');
  expect(readFileSync(at(FILE)).toString('base64')).toBe(await base64(80));
});

const REPORT = 'static/files/our-report.pdf';

test('Save: a document, and nothing that only has its name', async (t) => {
  const {dir, read} = newSite(t);
  const send64 = (content: string) =>
    send(dir, [{file: REPORT, content: Buffer.from(content).toString('base64'), base: null}]);
  expect((await send64('<script>')).problem).toContain('isn’t a picture or document as the editor makes it');
  expect(await send64('%PDF-1.7 %%EOF')).toEqual({status: 200});
  expect(read(REPORT)).toBe('%PDF-1.7 %%EOF');
});

/** A document of 5 MB, the largest that the editor takes. */
const LARGEST = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5_000_000 - 13), Buffer.from('%%EOF')]);
const documents = (count: number) =>
  Array.from({length: count}, (_, index) => {
    return {file: `static/files/report-${index}.pdf`, content: LARGEST.toString('base64'), base: null};
  });

test('Save: several documents of the largest size at once', async (t) => {
  const {dir, list} = newSite(t);
  expect(await send(dir, documents(5))).toEqual({status: 200});
  expect(list('static/files')).toHaveLength(5);
});

test('refuses a document of more than 5 MB', async (t) => {
  const {dir, list} = newSite(t);
  const [{file}] = documents(1);
  const content = Buffer.concat([LARGEST, Buffer.from(' %%EOF')]).toString('base64');
  expect((await send(dir, [{file, content, base: null}])).problem).toContain('isn’t a picture or document');
  expect(list('static/files')).toEqual([]);
});

test('Save: more than one save can hold is read to its end, and refused with what to do', async (t) => {
  const {dir, list} = newSite(t);
  const save = saveMiddleware({siteDir: dir}, '/editor/save');
  let received: IncomingMessage | undefined;
  const server = createServer((request, response) => {
    received = request;
    return save(request, response, () => response.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = {origin, 'content-type': 'application/json'};
  const body = JSON.stringify({files: documents(10)});
  const answer = await fetch(`${origin}/editor/save`, {method: 'POST', headers, body});
  expect(await answer.json()).toEqual({
    problem:
      'This couldn’t be saved: your changes are more than 40 MB together. Delete some of the new pictures or documents, save, and add them again.',
  });
  expect(answer.status).toBe(400);
  // A browser that is cut off while it sends may never see the answer.
  expect(received?.complete).toBe(true);
  expect(list('static/files')).toEqual([]);
});

const NO_PICTURES: [what: string, file: string, content: () => Promise<string | null>][] = [
  ['that says where it was taken', FILE, async () => (await fromTelephone(80, 60)).toString('base64')],
  ['that is something else', FILE, async () => Buffer.from('<script>').toString('base64')],
  ['that is deleted', FILE, async () => null],
  ['whose name says another format', 'pictures/a.png', () => base64(80)],
  ['of which a part is missing', FILE, async () => (await scene(80, 60).jpeg().toBuffer()).toString('base64', 0, 100)],
];
for (const [what, file, content] of NO_PICTURES) {
  test(`refuses a picture ${what}`, async (t) => {
    const {dir, list} = newSite(t);
    expect((await send(dir, [{file, content: await content(), base: null}])).status).toBe(400);
    expect(list('pictures')).toEqual([]);
  });
}
