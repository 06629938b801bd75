/** What a form shows besides its fields: colors to choose from, headings, buttons for files. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {FormField} from '../../../src/content/checker/records/form';
import {draw, offers} from './draw';
import {newEngine} from './siteEngine';

const FIELD = {kind: 'field', path: ['one'], title: 'A field', hint: '', isOptional: true, start: 0, end: 0};
const field = (format: string, others: object = {}) => ({...FIELD, format, ...others}) as FormField;

test('only a field for a day has a calendar, whatever is written in another', () => {
  const kindOf = (format: string, value?: string) =>
    draw('Field', {field: field(format, {value})})('input').attr('type');
  expect([kindOf('date'), kindOf('date', '2099-12-25')]).toEqual(['date', 'date']);
  expect([kindOf('text'), kindOf('text', '2099-12-25')]).toEqual(['text', 'text']);
});

test('a color can be seen where it is chosen; “as usual” has none', () => {
  const html = draw('Field', {field: field('choice', {path: ['tone'], value: 'gold', choices: ['gold', 'lake']})});
  const samples = Array.from(html('label:has([type=radio])'), (label) => {
    const sample = html(label).find('span').first().attr('style');
    return [html(label).text(), sample?.replace(/\(.*/, '')];
  });
  expect(samples).toEqual([
    ['as usual', undefined],
    ['gold', 'background:var'],
    ['lake', 'background:var'],
  ]);
});

test('the picture that is chosen isn’t read out: its name is chosen already', () => {
  const pictureUrls = {'/pictures/hills.jpg': 'hills'};
  const html = draw('Field', {field: field('picture', {value: '/pictures/hills.jpg'})}, {pictureUrls});
  expect(html('img').attr('alt')).toBe('');
});

/** The form of a record or of a part of a page, with what it needs of the file that is open. */
function formOf(node: object, others: object = {}) {
  const form = {file: 'records/buttons.yml', check: {ownProblems: [], otherProblems: []}, isRecord: true, ...others};
  return draw('FormNodes', {node, form});
}

test('a comment above a group of entries is its headline in the form', () => {
  const engine = newEngine();
  const file = 'records/buttons.yml';
  engine.put(file, 'Register: /about\n\n# For companies:\nPartner With Us: /contact\nAsk: /contact\n');
  const html = formOf(engine.form(file));
  expect(offers(html, 'h3')).toEqual(['For companies:']);
});

test('an entry of a list whose first line is still empty is called by its number', () => {
  const engine = newEngine();
  const file = 'records/menu.yml';
  engine.put(file, 'links:\n  - label: About\n    page: /about\n  - label:\n    page: /contact\n');
  const names = Array.from(formOf(engine.form(file))('[data-tool=delete]'), (one) => one.attribs['aria-label']);
  expect(names).toEqual(['Delete: About', 'Delete: Link 2']);
});

test('a picture or a document can be added in a part of a page where it has a place, and nowhere else', () => {
  const buttons = (format: string, others?: object) => offers(formOf(field(format), others), 'label:has([type=file])');
  const inPage = {file: 'pages/about.mdx', isRecord: false, start: 5};
  expect(buttons('picture', inPage)).toEqual(['Choose a picture']);
  expect(buttons('destination', inPage)).toEqual(['Choose a document']);
  expect(buttons('text', inPage)).toEqual([]);
  // In a record, the button appears once somebody opens the field.
  expect([...buttons('destination'), ...buttons('picture')]).toEqual([]);
});
