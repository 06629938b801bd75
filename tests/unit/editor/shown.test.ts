/** How changes are shown: in words, and never less than what has changed. */
import {expect, test} from 'playwright/test';
import {fieldChanges} from '../../../src/editor/text/recordChanges';
import {formOf} from '../../../src/editor/text/recordForm/form';
import {withoutMarkup} from '../../../src/editor/text/shorten';

const HOURS = '- days: Monday\n  opens: 8:00 AM\n  closes: 6:00 PM\n- days: Sunday\n  closed: true\n';
const changes = (before: string, after: string) => {
  const [old, now] = [before, after].map((text) => formOf('hours', 'records/hours.yml', text));
  return fieldChanges(old, now);
};

test('a record’s change is named as its form names it', () => {
  expect(changes(HOURS, HOURS.replace('6:00 PM', '7:00 PM'))).toEqual([
    {name: 'Week · Monday · Closes', old: '6:00 PM', new: '7:00 PM'},
  ]);
  const opened = HOURS.replace('  closed: true', '  opens: 1:00 PM\n  closes: 2:00 PM');
  expect(changes(HOURS, opened)?.map(({name, new: now}) => `${name}: ${now}`)).toEqual([
    'Week · Sunday · Closed: ',
    'Week · Sunday · Opens: 1:00 PM',
    'Week · Sunday · Closes: 2:00 PM',
  ]);
});

test('what the names of fields don’t tell is left to the text', () => {
  const [monday, sunday] = HOURS.split(/^(?=- days: Sunday)/m);
  expect(changes(HOURS, `${sunday}${monday}`)).toBeUndefined();
  expect(changes(HOURS, `${HOURS}${sunday}`)).toBeUndefined();
  expect(changes(HOURS, `# A comment.\n${HOURS}`)).toEqual([]);
});

test('tags are left out where they are the same, and shown where they have changed', () => {
  const card = (title: string, words: string) => [`<Card title="${title}">`, '', words];
  expect(withoutMarkup({old: card('A', 'Old.'), new: card('A', 'New.')})).toEqual({old: 'Old.', new: 'New.'});
  expect(withoutMarkup({old: card('A', 'Old.'), new: card('B', 'Old.')})).toEqual({
    old: '<Card title="A">\n\nOld.',
    new: '<Card title="B">\n\nOld.',
  });
  expect(withoutMarkup({old: ['Words.'], new: ['Words. ']})).toEqual({old: 'Words.', new: 'Words. '});
});

test('of a long passage the place that has changed is shown', () => {
  const long = 'Some words. '.repeat(50_000);
  const {old, new: now} = withoutMarkup({old: [`${long}Here.${long}`], new: [`${long}There.${long}`]});
  expect(old).toMatch(/^… words\. Some .*Here\.Some .* …$/);
  expect(now.length).toBeLessThan(250);
  expect(withoutMarkup({old: [''], new: [long]}).new).toMatch(/… and \d+ more characters$/);
});
