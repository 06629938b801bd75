/**
 * Whether the oldest supported browsers can run the scripts of the pages, and those that the editor lets in the scripts of
 * the staff's build: their syntax, and every call of what MDN's tables say is newer.
 */
import {test} from 'node:test';
import bcd, {type Identifier} from '@mdn/browser-compat-data';
import {parse as parseScript} from 'acorn';
import {expect} from 'playwright/test';
import {readEnvironment} from '../../src/environment';
import {build} from './builtSite';
import {filesOf, inline, LET_IN, lacking, OLDEST, STATED, staff, type Versions} from './oldestBrowsers';

const {hasServiceWorker} = readEnvironment();

interface Script {
  name: string;
  text: string;
}

const scriptsOf = (site: typeof build): Script[] => filesOf(site, '.js').map((name) => ({name, text: site.text(name)}));

/** Scripts inside a page must be read by every browser, also by those that get a page without script. */
const inlineScripts: Script[] = inline('script').map((text) => ({name: `the script "${text.slice(0, 40)}…"`, text}));

/** What can't be read as this edition of JavaScript. */
function unreadable(scripts: Script[], edition: 2019 | 2020 | 2022): string[] {
  return scripts.flatMap(({name, text}) => {
    try {
      parseScript(text, {ecmaVersion: edition, sourceType: 'script', allowHashBang: false});
      return [];
    } catch (error) {
      return `${name} isn't JavaScript of ${edition}: ${(error as Error).message}`;
    }
  });
}

/** Calls of what one of these browsers lacks, by the method's name alone: ".toSorted(", ".hasOwn(", "structuredClone(". */
function lateCalls(versions: Versions): string[] {
  const {URL, AbortSignal, Response, structuredClone} = bcd.api;
  const objects: object[] = Object.values({...bcd.javascript.builtins, URL, AbortSignal, Response});
  const members = objects.flatMap((object) => Object.entries(object) as [string, Identifier][]);
  const methods = members
    .map(([key, {__compat}]) => ({name: key.replace(/_static$/, ''), isLate: lacking(__compat, versions).length > 0}))
    .filter(({name}) => /^[a-z][A-Za-z]+$/.test(name));
  // What an older object has by the same name, such as an array's `map`, can't be told apart.
  const early = new Set(methods.filter(({isLate}) => !isLate).map(({name}) => name));
  const late = new Set(methods.filter(({name, isLate}) => isLate && !early.has(name)).map(({name}) => `.${name}(`));
  return [...late, ...(lacking(structuredClone.__compat, versions).length > 0 ? ['structuredClone('] : [])];
}

/** What to do about a call that the oldest browsers lack. The scripts are minified, so names in them are single letters. */
const ADVICE = `Find the call in the source: the words before it, and the script's name, say which package or file it is from.
If its object is one that the browsers know, such as a class of ours with a method of the same name, add an excuse: a pattern
of the words before the call, with \\w for each minified name, and in "beside" a text of the same script that stays when
it is minified. If it is the newer method, write it without.`;

interface Excuse {
  /** The call and the words before it, with \w where a minified name is. */
  call: RegExp;
  /** What the script holds besides, where the call alone says too little. */
  beside?: string;
  /** Why the browser needn't know it. */
  why: string;
}

const REACTS: Excuse[] = [
  {call: /\bChildren\.toArray\($/, why: 'React’s Children have it.'},
  {call: /\b\w\.H\.use\($/, why: 'React’s own.'},
  {call: /\bCSS\.escape\($/, why: 'It is older than RegExp.escape.'},
];
/** Calls of other objects' methods of the same name, and of what is looked for before it is called. */
const EXCUSES: Excuse[] = [
  ...REACTS,
  {call: /\.controller\.abort\($/, why: 'Only AbortSignal.abort is newer.'},
  {call: /\bregistration\.unregister\($/, why: 'A service worker’s registration has it.'},
  ...(hasServiceWorker
    ? [{call: /\b\w\.register\($/, beside: 'navigator.serviceWorker', why: 'The list of service workers has it.'}]
    : []),
];
const STAFFS_EXCUSES: Excuse[] = [
  ...REACTS,
  {call: /typeof URL\.canParse\)return URL\.canParse\($/, why: 'zod makes a URL without it.'},
  {call: /\bthis\.\w+\.(adopt|move)\($/, why: 'What a class of the editor keeps has it.'},
  {call: /=\w\.move\($/, beside: '"strikethrough"', why: 'The writer of Markdown tracks its place with it.'},
  {call: /\b\w\.bytes\($/, beside: '.list("pages")', why: 'The checked files have it.'},
];

/** Where a script makes a call: each time with the 60 characters before it. */
const callsIn = (text: string, call: string): string[] =>
  text
    .split(call)
    .slice(0, -1)
    .map((before) => before.slice(-60) + call);

/** Late calls of scripts that no excuse covers, and excuses that cover none. */
function judge(scripts: Script[], versions: Versions, excuses: Excuse[]) {
  const late = lateCalls(versions);
  const needed = new Set<Excuse>();
  const unexcused = scripts.flatMap(({name, text}) =>
    late
      .flatMap((call) => callsIn(text, call))
      .filter((words) => {
        const excuse = excuses.find(({call, beside = ''}) => call.test(words) && text.includes(beside));
        if (excuse) needed.add(excuse);
        return !excuse;
      })
      .map((words) => `${name}: …${words}`),
  );
  return {unexcused, unneeded: excuses.filter((excuse) => !needed.has(excuse)).map(({why}) => why)};
}

test('newer JavaScript is detected', () => {
  const [syntax, ...calls] = ['a ||= b', 'list.at(-1)', 'Object.hasOwn(a, b)', 'structuredClone(a)'].map((text) => ({
    name: text,
    text,
  }));
  expect(unreadable([syntax], 2020)).toHaveLength(1);
  for (const call of calls) expect(judge([call], OLDEST, EXCUSES).unexcused, call.name).toHaveLength(1);
  expect(lateCalls(LET_IN)).toEqual(expect.arrayContaining(['.groupBy(', '.withResolvers(', '.toSorted(']));
});

test('every script of the pages is written in JavaScript that the oldest browsers know', () => {
  expect(scriptsOf(build).length).toBeGreaterThan(8);
  expect(inlineScripts.length).toBeGreaterThan(0);
  expect(unreadable(scriptsOf(build), 2020)).toEqual([]);
  expect(unreadable(inlineScripts, 2019)).toEqual([]);
});

test('no script of the pages calls what the oldest browsers lack', () => {
  const {unexcused, unneeded} = judge([...scriptsOf(build), ...inlineScripts], OLDEST, EXCUSES);
  expect(unexcused, ADVICE).toEqual([]);
  expect(
    unneeded,
    'excuses that nothing needs any more: delete them, or correct the pattern if the same call is among those above',
  ).toEqual([]);
});

test('no script inside a page makes a script of a text: the page’s policy would stop it there', () => {
  expect(inlineScripts.filter(({text}) => /\beval\(|new Function/.test(text))).toEqual([]);
});

test('the editor states no older version than it lets in', () => {
  for (const browser of ['chrome', 'firefox', 'safari'] as const) {
    expect(STATED[browser], browser).toBeGreaterThanOrEqual(LET_IN[browser]);
  }
});

test('every browser that the editor lets in can read its scripts', () => {
  expect(scriptsOf(staff).length).toBeGreaterThan(8);
  expect(unreadable(scriptsOf(staff), 2022)).toEqual([]);
});

test('no script of the staff’s calls what a browser lacks that the editor lets in', () => {
  const {unexcused, unneeded} = judge(scriptsOf(staff), LET_IN, STAFFS_EXCUSES);
  expect(unexcused, `${ADVICE} Or let src/editor/ui/browserCheck.ts ask for it.`).toEqual([]);
  expect(
    unneeded,
    'excuses that nothing needs any more: delete them, or correct the pattern if the same call is among those above',
  ).toEqual([]);
});
