/** What staff change in a year about whole pages and their words. */
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {anchorOf} from '../../../src/content/checker/anchor';
import type {Edit} from '../../../src/content/checker/diagnostic';
import {addressesOf} from '../../../src/content/checker/page/addresses';
import {literalOf, spanOf, stringOf, valueSpan} from '../../../src/content/checker/page/elements';
import type {Page} from '../../../src/content/checker/page/page';
import {pastDays, readLedger} from '../../../src/content/site/ledger';
import {createPage} from '../../../src/editor/text/newPage';
import type {Change} from './changes';
import {longText} from './longText';
import {NoPlace, type Place, type StaffSite} from './staffSite';

/** The page at a place in the menu, or the home page where the menu is shorter. */
const pageAt = (site: StaffSite, index: number): Page => site.pages().at(index) ?? site.pages()[0];

/** The passages of a kind on a page that are words alone, with their places. */
function passages(page: Page, isOne: (node: {type: string; depth?: number}) => boolean): Edit[] {
  const edits: Edit[] = [];
  visit(page.tree, (node) => {
    if (!isOne(node) || !('children' in node) || !node.children.every(({type}) => type === 'text')) return;
    edits.push({...spanOf(node), text: textOf(node)});
  });
  return edits;
}

function addSentence(site: StaffSite): void {
  for (const page of site.pages().slice(0, 3)) {
    const [paragraph] = passages(page, ({type}) => type === 'paragraph');
    if (!paragraph) continue;
    site.edit(page, [{...paragraph, start: paragraph.end, text: ' We meet on the first Friday of each month.'}]);
  }
}

const changeHeadline = (index: number, words: string) => (site: StaffSite) => {
  const page = pageAt(site, index);
  const [heading] = passages(page, ({type, depth}) => type === 'heading' && depth === 1);
  if (!heading) throw new NoPlace(`${page.source.file} has no headline of words alone.`);
  site.edit(page, [{...heading, text: `# ${words}`}]);
};

/** One more item below the last one of a list. */
function addBullet(site: StaffSite): void {
  const lists = site.pages().flatMap((page) => {
    const edits: Edit[] = [];
    visit(page.tree, 'list', (list) => void edits.push({...spanOf(list), text: ''}));
    return edits.map((list) => ({page, list}));
  });
  if (lists.length === 0) throw new NoPlace('No page has a list.');
  const [{page, list}] = lists;
  const {text} = page.source;
  const indent = /[ \t]*$/.exec(text.slice(0, list.start))?.[0];
  const [sign] = /^(?:[-*+]|\d+[.)])/.exec(text.slice(list.start)) ?? ['-'];
  const item = `\n${indent}${sign} A fifth point, which is longer than the four above it`;
  site.edit(page, [{start: list.end, end: list.end, text: item}]);
}

/** The address of a page, without a place on it. */
const pageIn = (address: string) => address.split('#')[0];

/** Everything on a page that leads to another one leads home. */
function redirectLinks(site: StaffSite, page: Page, gone: string): void {
  const inWords = addressesOf(page).flatMap(({url, written}) =>
    written && pageIn(url) === gone ? {...written, text: '/'} : [],
  );
  const inSettings = page.settings.flatMap(({attribute}) => {
    const place = valueSpan(attribute, page.source.text);
    return place && pageIn(String(literalOf(attribute))) === gone ? {...place, text: '"/"'} : [];
  });
  site.edit(page, [...inWords, ...inSettings]);
}

/** Deletes the last page of the menu, with its link. */
function deletePage(site: StaffSite): void {
  const {links} = site.record('menu');
  const gone = links.filter(({page}) => page !== '/').at(-1)?.page;
  if (!gone || links.length === 1) throw new NoPlace('The menu would be empty without its last page.');
  site.form('menu', {kind: 'delete', path: ['links', links.findIndex(({page}) => page === gone)]});
  site.delete(`pages${gone}.mdx`);
  for (const page of site.pages()) redirectLinks(site, page, gone);
  for (const [label, to] of Object.entries(site.record('buttons')))
    if (to && pageIn(to) === gone) site.fillIn('buttons', [label], '/');
}

/** Adds a page in the editor, and writes it. */
function addPage(site: StaffSite): void {
  const asked = {title: 'Summer School', description: 'Two weeks in July for pupils and students.', inMenu: true};
  const {file, files} = createPage(asked, site.files);
  for (const [name, text] of Object.entries(files)) site.write(name, text);
  const typed: [placeholder: RegExp, words: string][] = [
    [/Write one sentence that .*/, 'Two weeks in July.'],
    [/Write a heading/, 'What happens'],
    [/Write what you want to say\./, 'Mornings are for talks, afternoons for work.'],
  ];
  for (const [placeholder, words] of typed) site.write(file, site.text(file).replace(placeholder, words));
  site.append(site.page(file), 'Bring this [form](/files/annual-report.pdf), and see [what else there is](/).');
}

/** A page that is no part of the menu, under the first free name. */
const addFile = (name: string, write: (site: StaffSite) => string) => (site: StaffSite) => {
  let file = `pages/${name}.mdx`;
  for (let number = 2; site.files.has(file); number += 1) file = `pages/${name}-${number}.mdx`;
  site.write(file, write(site));
};

/** A line at the top of a page, new or in place of another. */
function setAtTop(site: StaffSite, index: number, key: string, value: string): void {
  const page = pageAt(site, index);
  const {entries, end} = page.frontMatter;
  const entry = entries.find((one) => one.key === key);
  const last = page.source.text.lastIndexOf('---', end - 1);
  const edit = entry
    ? {start: entry.valueStart, end: entry.valueEnd, text: value}
    : {start: last, end: last, text: `${key}: ${value}\n`};
  site.edit(page, [edit]);
}

function describePage(site: StaffSite): void {
  setAtTop(site, 1, 'title', '"Students, founders & friends: who we are"');
  setAtTop(site, 1, 'description', 'Who we are, where we come from and what we want.');
}

/** Deletes the last section that no link leads to. */
function removeSection(site: StaffSite): void {
  const everything = [...site.pages().map(({source}) => source.text), site.text('records/buttons.yml')].join('\n');
  const isFree = ({element}: Place) => {
    let isFree = true;
    visit(element, 'heading', (heading) => {
      isFree &&= !everything.includes(`#${anchorOf(textOf(heading))}`);
    });
    return isFree;
  };
  site.remove(site.all('Section').filter(isFree).at(-1) ?? site.some('Section', isFree));
}

/** A section at the end of a page. */
const addSection = (index: number, markdown: string) => (site: StaffSite) =>
  site.append(pageAt(site, index), `<Section>\n\n${markdown}\n\n</Section>`);

/** Takes its mark from the first passage of each page, as somebody has confirmed it. */
function confirmPassages(site: StaffSite): void {
  const edits = site.pages().flatMap((page) => {
    const items = readLedger(site.files, [page]).get(page.source.file) ?? [];
    const edit = items.find((item) => item.edit)?.edit;
    return edit ? [{page, edit}] : [];
  });
  if (edits.length === 0) throw new NoPlace('No passage has to be confirmed.');
  for (const {page, edit} of edits) site.edit(page, [edit]);
}

function deleteSlot(site: StaffSite): void {
  const [slot] = site.all('Slot');
  if (!slot) throw new NoPlace('Nothing is left to fill in.');
  site.remove(slot);
}

function deletePastEvent(site: StaffSite): void {
  const [past] = pastDays(site.pages());
  const title = past?.what.replace('Over: ', '');
  const event = site.all('Event').find(({element}) => stringOf(element, 'title') === title);
  if (!event) throw new NoPlace('No event is over.');
  site.remove(event);
}

const EVENT = `## On a day

<Event title="An open day with a rather long name for all who want to start something" date="2099-03-14" starts="9:00 AM" ends="2:00 PM" place="The courtyard behind the second building">

Look around, and ask whatever you like.

</Event>

Apply until <Day date="2099-05-01" />, or call us.`;

const TABLE = `## In a table

| When             | Where           | What                       | Who               | How long      |
| ---------------- | --------------- | -------------------------- | ----------------- | ------------- |
| Monday 9:00 AM   | The first floor | Registration and breakfast | Everyone          | Half an hour  |
| Tuesday 10:00 AM | The courtyard   | Pitches to the mentors     | Teams and mentors | The whole day |`;

const FACES = `## Who we are

<People>
  <Person name="Nakitto Babirye Margaret" role="Answers the door" silk="petals" picture="/pictures/pot.jpg" alt="Smiling among leaves" look="ink" focus="top" />
  <Person name="Okello James" role="Keeps the printers going, and everything else that has a plug" silk="waves" />
</People>

<Partners>
  <Partner name="A round partner" picture="/pictures/round-mark.png" to="https://round.example" />
  <Partner name="A partner of many words and without a logo" />
</Partners>`;

const NOTE = '## Once\n\n<Aside>\n\n**1998** It began in a kitchen\n\n</Aside>\n\nAnd went on.';
const PAIR = '## To look at\n\n![Hills](/pictures/hills.jpg) ![A pot](/pictures/pot.jpg)';

export const PAGE_CHANGES: Change[] = [
  ['a page is deleted', deletePage],
  ['a page with one of everything', addFile('everything', (site) => site.everything())],
  ['a new page with its link in the menu', addPage],
  ['a page of 1,500 words', addFile('questions', longText)],
  ['one more sentence on three pages', addSentence],
  ['a headline of nine words', changeHeadline(2, 'Nine words make a longer headline than any before')],
  ['a headline in Luganda', changeHeadline(1, 'Ŋŋaali: ekinyonyi kyaffe')],
  ['another title and description', describePage],
  ['another pattern on a page', (site) => setAtTop(site, 3, 'silk', 'kite')],
  ['a fifth bullet', addBullet],
  ['passages are confirmed', confirmPassages],
  ['a slot is filled', deleteSlot],
  ['a section fewer', removeSection],
  ['an event and a last day to apply', addSection(0, EVENT)],
  ['a table', addSection(2, TABLE)],
  ['people and partners', addSection(1, FACES)],
  ['a note beside the story', addSection(1, NOTE)],
  ['two photographs side by side', addSection(3, PAIR)],
  ['an event that is over is deleted', deletePastEvent],
];
