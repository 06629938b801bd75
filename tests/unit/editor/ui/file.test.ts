/** Beside an open file: its problems, what is to be confirmed, and what can be shown of it. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {ShownProblem} from '../../../../src/editor/engine/answers';
import {draw, offers} from '../draw';
import {check, notPressed, problem, SITE} from '../fakes';
import {ABOUT} from '../files';

/** A check of About with a problem of its own, and one of another file. */
const twoProblems = (ofOther: Partial<ShownProblem> = {}) =>
  check({
    ownProblems: [problem({key: 'own'})],
    otherProblems: [problem({key: 'other', file: 'records/hours.yml', message: 'Two.', ...ofOther})],
  });

test('the problems of a file, and those elsewhere with the way there', () => {
  const html = draw('Problems', {file: ABOUT, check: twoProblems(), show: notPressed}, {site: SITE});
  expect(html('[role=status]').text()).toBe('1 problem here. 1 problem elsewhere.');
  expect(offers(html)).toEqual(['Show it', 'hours']);
  expect(html('a').attr('href')).toBe('editor?file=records/hours.yml&line=3');
});

test('a problem of a file that staff don’t edit names it, and leads nowhere', () => {
  const html = draw(
    'Problems',
    {file: ABOUT, check: twoProblems({file: 'src/components/index.ts'}), show: notPressed},
    {site: SITE},
  );
  expect(offers(html)).toEqual(['Show it']);
  expect(html('li').last().text()).toBe('Problem: Two.src/components/index.ts');
});

test('beside an open part are its own problems, those elsewhere that disagree with it, and how many others', () => {
  const problems = (here: {start: number; end: number}, others?: Partial<ShownProblem>) => {
    const html = draw('Problems', {file: ABOUT, check: twoProblems(others), here, show: notPressed}, {site: SITE});
    return [...offers(html, 'li p'), ...offers(html, 'button')];
  };
  expect(problems({start: 0, end: 20})).toEqual(['Problem: One.', '1 elsewhere']);
  expect(problems({start: 20, end: 30})).toEqual(['2 elsewhere']);
  const because = {file: ABOUT, start: 22, end: 24};
  expect(problems({start: 20, end: 30}, {because})).toEqual(['Problem: Two.', '1 elsewhere']);
  expect(problems({start: 0, end: 20}, {because})).toEqual(['Problem: One.', '1 elsewhere']);
});

test('what is to be confirmed: a mark by a press, all else where it is; beside an open part, only its own', () => {
  const mark = {file: ABOUT, line: 3, what: 'One', reason: 'Ours.', isMark: true, place: {start: 0, end: 10}};
  const toConfirm = [mark, {file: ABOUT, line: 9, what: 'Two', reason: 'Empty.', isMark: false}];
  const rows = (here?: {start: number; end: number}) => {
    const html = draw('Problems', {file: ABOUT, check: check({}, {toConfirm}), here, show: notPressed}, {site: SITE});
    return offers(html, '[aria-label="To confirm"] li');
  };
  expect(rows()).toEqual(['OneOurs.This is rightShow it', 'TwoEmpty.Show it']);
  expect(rows({start: 5, end: 8})).toEqual(['OneOurs.This is right']);
  expect(rows({start: 10, end: 12})).toEqual([]);
});

test('History is GitHub’s: beside the files there is none', () => {
  const header = {file: ABOUT, title: 'About', isFocusTaken: false, isText: false, onToggleText: notPressed};
  expect(offers(draw('FileHeader', header))).toEqual(['All pages', 'History', 'Show as text']);
  expect(offers(draw('FileHeader', header, {site: {canSave: true}}))).toEqual(['All pages', 'Show as text']);
  expect(draw('FileHeader', {...header, isText: true})('[aria-pressed=true]').text()).toBe('Show as text');
});

test('a check that has stopped says why, and not how many problems there are', () => {
  const stopped = {...check(), checked: undefined, failed: 'The check stopped: too long'};
  const html = draw('Problems', {file: ABOUT, check: stopped, show: notPressed});
  expect(html('[role=status]').text()).toBe('The check stopped: too long');
});

test('an open file has its title as headline, and leads to all pages and to its history', () => {
  const header = {file: ABOUT, title: 'About', isFocusTaken: false, isText: false, onToggleText: notPressed};
  const html = draw('FileHeader', header, {site: SITE});
  expect(html('h1').text()).toBe('About');
  expect(Array.from(html('a'), (link) => html(link).attr('href'))).toEqual([
    'editor',
    'editor?history=pages/about.mdx',
  ]);
});
