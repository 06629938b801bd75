/** The changes that staff make in a year (tests/deep/staffYear): the check lets them pass, whatever the site is like. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {CHANGES, makeChange} from '../../deep/staffYear/changes';
import {StaffSite} from '../../deep/staffYear/staffSite';
import {components, copyOfSite, files} from '../../site';

/** Makes all changes. Returns the names of those for which the site has no place. */
const makeAll = (staff: StaffSite) => CHANGES.filter((change) => makeChange(staff, change)).map(([name]) => name);

/** Changes a copy of the tests' site, which is deleted afterwards. */
function withCopy(change: (staff: StaffSite) => void): void {
  const dir = copyOfSite();
  try {
    change(new StaffSite(dir));
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/** A home page with a sentence, and records with what they need at least. */
const ALMOST_NOTHING = {
  'pages/index.mdx': '---\ntitle: A site\ndescription: A sentence.\n---\n\n# A site\n\nA sentence.\n',
  'records/buttons.yml': 'Apply Now:\nChoose tier:\nPrograms:\n',
  'records/figures.yml': '{}\n',
  'records/hours.yml': '- days: Monday\n  opens: 8:00 AM\n  closes: 6:00 PM\n',
  'records/menu.yml': 'links:\n  - label: Home\n    page: /\nbutton: Apply Now\n',
};

test('a year of changes passes the check, and so does the next', () =>
  withCopy((staff) => {
    expect(makeAll(staff)).toEqual(['an event that is over is deleted']);
    expect(staff.errors()).toEqual([]);
    // What was in doubt is settled.
    expect(makeAll(staff)).toEqual(['an event that is over is deleted', 'a doubtful figure is right']);
    expect(staff.errors()).toEqual([]);
  }));

test('on a site that has almost nothing, what a change needs is added first, where staff could add it', () =>
  withCopy((staff) => {
    for (const file of files.list('pages')) staff.delete(file);
    for (const [file, text] of Object.entries(ALMOST_NOTHING)) staff.write(file, text);
    expect(staff.errors()).toEqual([]);
    expect(makeAll(staff)).toEqual([
      'a page is deleted',
      'an event that is over is deleted',
      'other words on a button',
      'open on Sundays, too',
      'a doubtful figure is right',
    ]);
    expect(staff.errors()).toEqual([]);
  }));

test('a page with one of everything has every component', () => {
  const text = readFileSync(path.join(__dirname, '../../deep/staffYear/everything.mdx'), 'utf8');
  expect([...components.keys()].filter((name) => !new RegExp(`<${name}\\b`).test(text))).toEqual([]);
});
