/** Save in `npm start`: only the editor's own page on this machine can write, and only files that staff edit. */
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
import {Workspace} from '../../../../src/editor/workspace/workspace';
import {scene} from '../../pictures/samples';

const ABOUT = 'pages/about.mdx';
const CHANGE = {file: ABOUT, content: 'After.\n' as string | null, base: 'Before.\n' as string | null};
const RECORD = {file: 'records/new.yml', content: 'a: 1\n', base: null};
const PICTURE = 'pictures/market-day.jpg';

/** A site with one page, in a temporary folder. */
function newSite(t: TestContext) {
  const dir = mkdtempSync(path.join(tmpdir(), 'save-'));
  t.after(() => rmSync(dir, {recursive: true}));
  const at = (file: string) => path.join(dir, file);
  for (const folder of ['pages', 'records', 'pictures', 'static/files']) mkdirSync(at(folder), {recursive: true});
  writeFileSync(at(ABOUT), 'Before.\n');
  writeFileSync(at('secret.txt'), 'secret');
  return {
    dir,
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    list: (folder: string) => readdirSync(at(folder)),
  };
}

/** Sends files as the editor's page does, except for these headers. */
async function send(
  siteDir: string,
  files: unknown,
  headers: Record<string, string | undefined> = {},
  remoteAddress = '127.0.0.1',
) {
  const own = {host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json'};
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify({files}))]), {
    url: '/editor/save',
    method: 'POST',
    socket: {remoteAddress},
    headers: {...own, 'sec-fetch-site': 'same-origin', ...headers},
  });
  const answer: {status?: number; problem?: string; current?: object} = {};
  const end = (body: string) => Object.assign(answer, JSON.parse(body));
  const response = {writeHead: (status: number) => Object.assign(answer, {status}) && {end}};
  const next = () => expect('this address').toBe('the editor’s');
  const save = saveMiddleware({siteDir}, '/editor/save');
  await save(request as unknown as IncomingMessage, response as unknown as ServerResponse, next);
  return answer;
}

/** The editor of a site in `npm start`. */
function openEditor(t: TestContext, dir: string, texts: Record<string, string>) {
  const workspace = new Workspace(texts);
  const publishing = new Publishing({branch: 'main'}, workspace, {editor: '', live: '', save: '/editor/save'});
  t.mock.method(globalThis, 'fetch', async (_address: string, {body}: {body: string}) =>
    Response.json({...(await send(dir, JSON.parse(body).files)), status: undefined}),
  );
  const save = async (file: string, content: string | Uint8Array<ArrayBuffer>) => {
    workspace.apply({label: 'Change', files: {[file]: content}});
    await publishing.save();
    expect([publishing.state.failure, workspace.changes]).toEqual([undefined, []]);
  };
  return {workspace, save};
}

test('Save writes changed and new files together, and deletes files', async (t) => {
  const {dir, read, list} = newSite(t);
  expect(await send(dir, [CHANGE, RECORD])).toEqual({status: 200});
  expect([read(ABOUT), read(RECORD.file)]).toEqual(['After.\n', 'a: 1\n']);
  expect(await send(dir, [{...CHANGE, base: 'After.\n', content: null}])).toEqual({status: 200});
  expect(list('pages')).toEqual([]);
});

test('Save keeps a file’s Windows line endings: a changed word is one changed line', async (t) => {
  const {dir, at, read} = newSite(t);
  writeFileSync(at(ABOUT), 'One.\r\nTwo.\r\nThree.\r\n');
  const {save} = openEditor(t, dir, {[ABOUT]: 'One.\nTwo.\nThree.\n'});
  await save(ABOUT, 'One.\nTwo, changed.\nThree.\n');
  expect(read(ABOUT)).toBe('One.\r\nTwo, changed.\r\nThree.\r\n');
});

test('Save merges a file that was changed on disk, and can be pressed again and again', async (t) => {
  const {dir, at, read} = newSite(t);
  writeFileSync(at(ABOUT), 'One.\nTwo.\nThree.\n');
  writeFileSync(at(RECORD.file), 'a: 1\n');
  const {workspace, save} = openEditor(t, dir, {[ABOUT]: 'One.\nTwo.\nThree.\n', [RECORD.file]: 'a: 1\n'});
  await save(RECORD.file, 'a: 2\n');
  writeFileSync(at(ABOUT), 'One, by Moses.\nTwo.\nThree.\n');
  await save(ABOUT, 'One.\nTwo.\nThree, mine.\n');
  expect(read(ABOUT)).toBe('One, by Moses.\nTwo.\nThree, mine.\n');
  expect([workspace.read(ABOUT), workspace.read(RECORD.file)]).toEqual([read(ABOUT), 'a: 2\n']);
});

test('Save writes a picture byte by byte, and doesn’t overwrite another one', async (t) => {
  const {dir, at} = newSite(t);
  const picture = new Uint8Array(await scene(400, 300).jpeg().toBuffer());
  await openEditor(t, dir, {}).save(PICTURE, picture);
  expect(new Uint8Array(readFileSync(at(PICTURE)))).toEqual(picture);
  const other = (await scene(500, 300).jpeg().toBuffer()).toString('base64');
  const {problem} = await send(dir, [{file: PICTURE, content: other, base: null}]);
  expect(problem).toContain(`another editor has added a different ${PICTURE}`);
  expect(new Uint8Array(readFileSync(at(PICTURE)))).toEqual(picture);
});

test('Save writes nothing if one of the files was changed by somebody else, and returns its text', async (t) => {
  const {dir, list} = newSite(t);
  const answer = await send(dir, [RECORD, {...CHANGE, base: 'Something else.\n'}]);
  expect(answer).toEqual({status: 409, current: {[ABOUT]: 'Before.\n'}});
  expect(list('records')).toEqual([]);
});

test('Save restores the files that it has written if the disk fails at a later one', async (t) => {
  const {dir, read, list} = newSite(t);
  const rename = fs.renameSync;
  t.mock.method(fs, 'renameSync', (from: string, to: string) => {
    if (to.endsWith('last.yml')) throw new Error('the disk is gone.');
    rename(from, to);
  });
  const answer = await send(dir, [CHANGE, RECORD, {...RECORD, file: 'records/last.yml'}]);
  expect(answer).toEqual({status: 400, problem: 'This couldn’t be saved: the disk is gone.'});
  expect([read(ABOUT), list('pages'), list('records')]).toEqual(['Before.\n', ['about.mdx'], []]);
});

const FOREIGN: [what: string, headers: Record<string, string | undefined>, from?: string][] = [
  ['another site', {origin: 'https://example.org'}],
  ['another port of this machine', {origin: 'http://localhost:1'}],
  ['a page that hides its origin', {origin: undefined}],
  ['a sandboxed frame', {origin: 'null'}],
  ['a foreign domain that resolves to this machine', {host: 'example.org', origin: 'http://example.org'}],
  ['another site according to the browser', {'sec-fetch-site': 'cross-site'}],
  ['a form', {'content-type': 'text/plain'}],
  ['another machine', {}, '192.168.0.7'],
];
for (const [what, headers, from] of FOREIGN) {
  test(`Save refuses ${what}`, async (t) => {
    const {dir, read} = newSite(t);
    const problem = 'Only the editor at localhost, on this computer, can save.';
    expect(await send(dir, [CHANGE], headers, from)).toEqual({status: 403, problem});
    expect(read(ABOUT)).toBe('Before.\n');
  });
}

test('Save refuses files that staff don’t edit, and requests without a file', async (t) => {
  const {dir, at, read} = newSite(t);
  symlinkSync(at('secret.txt'), at('pages/link.mdx'));
  symlinkSync(tmpdir(), at('pages/deep'));
  const outside = [
    ...['../../secret.txt', 'pages/../../secret.mdx', '/etc/passwd', 'secret.txt', 'package.json', ''],
    ...['pages/%2e%2e/a.mdx', 'pages\\..\\a.mdx', 'pages/a.mdx\0.txt', 'pages/.a.mdx', 'src/a.mdx', 'pages/a.js'],
    ...['pages/link.mdx', 'pages/deep/a.mdx', 'pictures/a.svg', 'pictures/A.jpg', undefined, 5, ['pages/about.mdx']],
  ];
  for (const file of outside) {
    const {status} = await send(dir, [{file, content: 'x', base: null}]);
    expect(status, String(file)).toBe(400);
  }
  expect((await send(dir, CHANGE)).status).toBe(400);
  expect((await send(dir, [{...CHANGE, content: 5}])).status).toBe(400);
  expect([read('secret.txt'), read(ABOUT)]).toEqual(['secret', 'Before.\n']);
});

test('Save refuses a folder that is a symbolic link', async (t) => {
  const {dir, at, list} = newSite(t);
  const elsewhere = newSite(t);
  rmSync(at('pages'), {recursive: true});
  symlinkSync(elsewhere.at('pages'), at('pages'));
  const {problem} = await send(dir, [{...CHANGE, file: 'pages/new.mdx', base: null}]);
  expect(problem).toContain('only pages, records, pictures');
  expect(list('pages')).toEqual(['about.mdx']);
});

const BAD_FILES: [what: string, file: string, content: () => Promise<Buffer>][] = [
  ['a page with the name of a picture', PICTURE, async () => Buffer.from('<!doctype html>')],
  ['a script with the name of a document', 'static/files/our-report.pdf', async () => Buffer.from('<script>')],
];
for (const [what, file, content] of BAD_FILES) {
  test(`Save refuses ${what}`, async (t) => {
    const {dir, list} = newSite(t);
    const {status} = await send(dir, [{file, content: (await content()).toString('base64'), base: null}]);
    expect([status, list(path.dirname(file))]).toEqual([400, []]);
  });
}

/** Documents of 5 MB, the largest that the editor accepts. */
const documents = (count: number) => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5_000_000 - 13), Buffer.from('%%EOF')]);
  return Array.from({length: count}, (_, index) => {
    return {file: `static/files/report-${index}.pdf`, content: bytes.toString('base64'), base: null};
  });
};

test('Save writes several large documents at once, and reads a request that is too large to its end', async (t) => {
  const {dir, list} = newSite(t);
  const save = saveMiddleware({siteDir: dir}, '/editor/save');
  const server = createServer((request, response) => save(request, response, () => response.end('the rest')));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (count: number) => {
    const headers = {origin, 'content-type': 'application/json'};
    const body = JSON.stringify({files: documents(count)});
    return (await fetch(`${origin}/editor/save`, {method: 'POST', headers, body})).json();
  };
  expect(await post(10)).toEqual({problem: expect.stringContaining('your changes are more than 40 MB together.')});
  expect(list('static/files')).toEqual([]);
  expect(await post(5)).toEqual({});
  expect(list('static/files')).toHaveLength(5);
  expect(await (await fetch(`${origin}/about`)).text()).toBe('the rest');
});

const NO_ANSWERS: [what: string, answer: () => Promise<Response>, says: RegExp][] = [
  ['npm start isn’t running', () => Promise.reject(new TypeError('Failed to fetch')), /npm start isn’t running/],
  ['another server answers', async () => new Response('<h1>Not found</h1>'), /something other than npm start/],
];
for (const [what, answer, says] of NO_ANSWERS)
  test(`Save says so if ${what}, and the changes stay`, async (t) => {
    const workspace = new Workspace({[ABOUT]: CHANGE.base});
    workspace.apply({label: 'Typing', files: {[ABOUT]: CHANGE.content}});
    const publishing = new Publishing({branch: 'main'}, workspace, {editor: '', live: '', save: '/editor/save'});
    t.mock.method(globalThis, 'fetch', answer);
    await publishing.save();
    expect(publishing.state.failure).toMatch(says);
    expect(workspace.changes).toMatchObject([CHANGE]);
  });
