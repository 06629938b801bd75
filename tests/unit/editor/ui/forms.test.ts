/** Fields and the entries of lists: what they say, what they are filled in with, and which buttons they have. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {FormField} from '../../../../src/content/checker/records/form';
import {draw, offers, type PropsOf} from '../draw';
import {changed, check, field, formState, problem, SITE} from '../fakes';
import {ABOUT} from '../files';
import {newEngine} from '../siteEngine';

const CONTROLS: [format: FormField['format'], value: FormField['value'], control: Record<string, string>][] = [
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
    expect(draw('Field', {field: field(format, {value})})('input').attr()).toMatchObject(control);
  });
}

test('a field says what it is called, what it is for and what is wrong with it, to those who hear it, too', () => {
  const html = draw('Field', {field: field('text'), problems: [problem({message: 'Write a price.'})]});
  const input = html('input');
  expect(html(`label[for="${input.attr('id')}"]`).text()).toBe('A field');
  const described = input.attr('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => html(`[id="${id}"]`).text())).toEqual(['What it is.', 'Problem: Write a price.']);
  expect(input.attr('aria-invalid')).toBe('true');
  expect(draw('Field', {field: field('text')})('input').attr('aria-invalid')).toBeUndefined();
});

test('a field says which places elsewhere still say what it said before', () => {
  const twoPrices = problem({severity: 'warning', message: 'Two prices.', still: 'About still says 5.'});
  const says = (props: Partial<PropsOf<'Field'>>) => offers(draw('Field', {field: field('text'), ...props}), 'li p');
  expect(says({elsewhere: [twoPrices]})).toEqual(['Please check: About still says 5.']);
  expect(says({problems: [twoPrices]})).toEqual(['Please check: Two prices.']);
});

test('a setting that is missing is said beside its own field, and beside no other', () => {
  const ownProblems = [problem({start: 0, end: 9, message: '“Price” is missing.', missing: 'price'})];
  const form = formState(ABOUT, {isRecord: false, start: 0, check: check({ownProblems})});
  const says = (name: string) => offers(draw('FormNodes', {node: field('text', {path: [0, name]}), form}), 'li p');
  expect(says('price')).toEqual(['Problem: “Price” is missing.']);
  expect(says('description')).toEqual([]);
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
  const html = draw('Field', {field: field('destination')}, {workspace, site: SITE});
  expect(options(html)).toEqual([
    ['/about', 'About'],
    ['/', 'Home'],
    ['/a-visit', 'a visit'],
  ]);
  expect(html('datalist').attr('id')).toBe(html('input').attr('list'));
});

test('a field for a destination offers no page that is deleted', () => {
  const workspace = changed({[ABOUT]: null});
  const html = draw('Field', {field: field('destination')}, {workspace, site: SITE});
  expect(options(html)).toEqual([['/', 'Home']]);
});

/** The names of the buttons beside the entries of a record, perhaps with another text, or of those that do nothing. */
function buttonsOf(record: string, text?: string, selector = 'button'): string[] {
  const engine = newEngine();
  engine.put(record, text);
  const node = engine.form(record);
  const html = draw('FormNodes', {node, form: formState(record, {nodes: [node]})});
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

test('only a field for a day has a calendar, whatever is written in another', () => {
  const typeOf = (format: FormField['format'], value?: string) =>
    draw('Field', {field: field(format, {value})})('input').attr('type');
  expect(typeOf('text', '2099-12-25')).toBe('text');
  expect(typeOf('date', '2099-12-25')).toBe('date');
});

test('a color can be seen where it is chosen; “as usual” has none', () => {
  const html = draw('Field', {
    field: field('ground', {value: 'gold', choices: ['gold', 'lake'], isOptional: true}),
  });
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

test('a comment above a group of entries is its headline in the form', () => {
  const engine = newEngine();
  const file = 'records/buttons.yml';
  engine.put(file, 'Register: /about\n\n# For companies:\nPartner With Us: /contact\nAsk: /contact\n');
  const html = draw('FormNodes', {node: engine.form(file), form: formState(file)});
  expect(offers(html, 'h3')).toEqual(['For companies:']);
});

test('an entry of a list whose first line is still empty is called by its number', () => {
  const text = 'links:\n  - label: About\n    page: /about\n  - label:\n    page: /contact\n';
  expect(buttonsOf('records/menu.yml', text, '[data-tool=delete]')).toEqual(['Delete: About', 'Delete: Link 2']);
});

test('a picture or a document can be added in a part of a page where it has a place, and nowhere else', () => {
  const buttons = (format: FormField['format'], form = formState(ABOUT, {isRecord: false, start: 5})) =>
    offers(draw('FormNodes', {node: field(format), form}), 'label:has([type=file])');
  expect(buttons('picture')).toEqual(['Choose a picture']);
  expect(buttons('destination')).toEqual(['Choose a document']);
  expect(buttons('text')).toEqual([]);
  // In a record, the button appears once somebody opens the field.
  const record = formState('records/buttons.yml');
  expect([...buttons('destination', record), ...buttons('picture', record)]).toEqual([]);
});
