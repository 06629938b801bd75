/** The check of a whole site: what one file's problems depend on in other files. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {belowHeadline, changed, checkWith, diagnosticsOf, errorsWith, files, type Texts} from './fixture';

const ABOUT = 'pages/about.mdx';
const FIGURES = 'records/figures.yml';

/** Where a text first is in a file of the site: `pages/about.mdx:12`. */
const placeOf = (file: string, text: string) => `${file}:${files.text(file).split(text)[0].split('\n').length}`;

const RENAMED: Texts = {'pages/programs.mdx': null, 'pages/courses.mdx': files.text('pages/programs.mdx')};
const NO_PAGE =
  'There is no page at /programs. The pages are /about, /aguma-framework, /contact, /courses, /hatchery, /impact, /, /more and /our-team.';

test('the check reports each button, record and menu entry that has the old address of a renamed page', () => {
  expect(errorsWith(RENAMED)).toEqual([
    `${placeOf(ABOUT, 'to="/programs"')} ${NO_PAGE}`,
    `${placeOf('pages/contact.mdx', 'to="/programs"')} ${NO_PAGE}`,
    `${placeOf('pages/index.mdx', 'to="/programs"')} ${NO_PAGE}`,
    `${placeOf('records/menu.yml', 'page: /programs')} ${NO_PAGE}`,
    `${placeOf('records/menu.yml', 'to: /programs')} ${NO_PAGE}`,
  ]);
});

for (const [what, link] of [
  ['a link', '[Programs](/programs)'],
  ['a link to one of its headings', '[The Launchpad](/programs#launchpad)'],
  ['a link by reference', '[Programs][p]\n\n[p]: /programs'],
]) {
  test(`the check reports ${what} that has the old address of a renamed page`, () => {
    const errors = errorsWith({...RENAMED, [ABOUT]: belowHeadline(link)});
    expect(errors[0]).toBe(`${ABOUT}:12 ${NO_PAGE}`);
  });
}

test('the check reports no problem once every link has the new address of a renamed page', () => {
  const linking = [ABOUT, 'pages/contact.mdx', 'pages/index.mdx', 'records/menu.yml'];
  const corrected = linking.map((file) => [file, files.text(file).replaceAll('/programs', '/courses')]);
  expect(checkWith({...RENAMED, ...Object.fromEntries(corrected)}).diagnostics).toEqual([]);
});

test('the check reports a GitHub key in a record that YAML can’t read', () => {
  const text = changed(FIGURES, 'label: years', 'label: years: ghp_0aB1');
  expect(diagnosticsOf(FIGURES, text).map(({rule}) => rule)).toEqual(['unreadable-record', 'github-keys']);
});
