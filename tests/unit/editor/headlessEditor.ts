/** The editor without its pages: a person's browser, their changes, and the model of GitHub behind them. */
import type {TestContext} from 'node:test';
import {expect} from 'playwright/test';
import {Publishing} from '../../../src/editor/workspace/publishing';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {BUILT, MAIN, NAME, Repository} from '../../github/repository';
import {replaceGlobals} from '../globals';
import {ABOUT, CONTACT, PHOTOGRAPH} from './fakes';

/** The About page as it is published, and after a person has changed a sentence. */
export const BEFORE = '---\ntitle: About\n---\n\nFirst.\nSecond.\n\nThird.\n';
export const AFTER = BEFORE.replace('Second.', 'Second, changed.');
const TEXTS = {[ABOUT]: BEFORE, [CONTACT]: 'Contact.\n'};

const ADDRESSES = {editor: 'https://site.example/staff/editor', live: 'https://site.example/commit.txt', save: ''};

/** A repository with two short pages. The site was built from its first commit. */
export function twoPages(t: TestContext): Repository {
  const github = new Repository(TEXTS);
  t.after(() => expect(github.faults).toEqual([]));
  return github;
}

export const keyOfPerson = (login: string) => `github_pat_${login}`;

function newStorage(): Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
  };
  return storage as unknown as Storage;
}

/** The public site's answer when the editor asks which commit visitors get. */
export type Live = (github: Repository) => Response;

export const liveAt = (commit = ''): Response =>
  new Response(`${commit}\n`, {headers: {'last-modified': 'Sun, 22 Nov 2026 11:05:00 GMT'}});

const newestIsLive: Live = (github) => liveAt(github.head(MAIN));
/** Visitors still get the version before any proposal. */
export const firstIsLive: Live = () => liveAt(BUILT);

/** Opens a new browser, on 22 November at 06:05 UTC. Each request takes a second. */
export function newBrowser(t: TestContext, github: Repository, live = newestIsLive): void {
  t.mock.timers.reset();
  t.mock.timers.enable({apis: ['Date'], now: Date.UTC(2026, 10, 22, 6, 5)});
  const fetch = async (url: string, init?: RequestInit) => {
    t.mock.timers.tick(1000);
    return url.startsWith(ADDRESSES.live) ? live(github) : github.fetch(url, init);
  };
  replaceGlobals(t, {fetch, document: {}, localStorage: newStorage(), sessionStorage: newStorage()});
}

/** The part of a build that the editor uses. */
interface Build {
  commit?: string;
  texts: Record<string, string>;
}

/** A build of the newest commit on main. */
export function rebuild(github: Repository): Build {
  const commit = github.head(MAIN);
  const files = Object.keys(github.at(commit).tree).filter((file) => /\.(mdx|yml)$/.test(file));
  return {commit, texts: Object.fromEntries(files.map((file) => [file, github.text(file) ?? '']))};
}

/** Opens the editor in the current browser, with the changes of `drafts` if there are any. */
export function openEditor({commit, texts}: Build = {commit: BUILT, texts: TEXTS}, drafts?: Workspace) {
  const workspace = new Workspace(texts);
  if (drafts) workspace.restore(drafts.changes);
  const publishing = new Publishing({repository: NAME, branch: MAIN, commit}, workspace, ADDRESSES);
  const write = (text: string, file = ABOUT) => workspace.apply({label: 'Typing', files: {[file]: text}});
  return {workspace, publishing, write};
}

/** A person with a key who has signed in to the editor in a new browser. */
export async function person(t: TestContext, github: Repository, login = 'grace', live?: Live) {
  github.keys.set(keyOfPerson(login), {login, permission: 'WRITE', contents: true, pulls: true});
  newBrowser(t, github, live);
  const editor = openEditor();
  await editor.publishing.signIn(keyOfPerson(login), true);
  expect(editor.publishing.state).toMatchObject({login, failure: undefined});
  return editor;
}

/** Grace has signed in to the editor of a new repository. */
export async function begin(t: TestContext, live?: Live) {
  const github = twoPages(t);
  return {github, ...(await person(t, github, 'grace', live))};
}

/** Grace has proposed a sentence and a picture as #12, and its check is green. The editor has seen that. */
export async function propose(t: TestContext, live?: Live) {
  const scene = await begin(t, live);
  scene.workspace.apply({label: 'Picture', files: {[ABOUT]: AFTER, [PHOTOGRAPH]: new Uint8Array([0, 1, 2])}});
  await scene.publishing.propose('Change About');
  expect(scene.publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 12}, state: 'checking'}});
  scene.github.end(scene.github.pulls[0].head, 'success');
  await scene.publishing.look();
  return scene;
}

/** Grace has published #12. */
export async function publish(t: TestContext, live?: Live) {
  const scene = await propose(t, live);
  await scene.publishing.publish(12);
  expect(scene.github.text(ABOUT)).toBe(AFTER);
  return scene;
}

/** Grace has chosen to publish #12 once its check is green. Then she has opened the editor again. */
export async function waiting(t: TestContext) {
  const scene = await propose(t);
  scene.github.runs = [];
  await scene.publishing.look();
  await scene.publishing.publish(12);
  const {publishing} = openEditor();
  await publishing.show();
  return {...scene, publishing};
}
