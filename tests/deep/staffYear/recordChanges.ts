/** What staff change in the records during a year. */
import {weekdaysIn} from '../../../src/content/checker/dates';
import {RECORD_NAMES} from '../../../src/content/site/records/registry';
import type {Change} from './changes';
import {NoPlace, type StaffSite} from './staffSite';

/** As long as a name may be. */
const NAME = 'Uganda Enterprise Foundation for Students and Young Founders';
const EMAIL = 'programmes.and.admissions@students-and-founders.example';

/** The day so many days from now, as the records write it. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The labels of all buttons: those that go nowhere yet come first. */
function buttons(site: StaffSite): string[] {
  const entries = Object.entries(site.record('buttons'));
  return [...entries.filter(([, to]) => !to), ...entries.filter(([, to]) => to)].map(([label]) => label);
}

function sendButtons(site: StaffSite): void {
  const [page] = site.pages().slice(-1);
  const destinations = [
    page.address,
    'https://forms.example/apply?from=website',
    `mailto:${EMAIL}`,
    site.upload('/files/annual-report.pdf'),
    'tel:+256 414 100 100',
    'https://wa.me/256772200200',
  ];
  for (const [index, label] of buttons(site).slice(0, destinations.length).entries())
    site.fillIn('buttons', [label], destinations[index]);
}

function sendAllButtons(site: StaffSite): void {
  for (const [label, to] of Object.entries(site.record('buttons'))) if (!to) site.fillIn('buttons', [label], '/');
}

/** The menu's button gets other words. The line with the old ones stays: pages may have a button like it. */
function renameMenuButton(site: StaffSite): void {
  const {button} = site.record('menu');
  site.addButton('Apply today', site.record('buttons')[button] ?? undefined);
  site.fillIn('menu', ['button'], 'Apply today');
}

function changeSaturday(site: StaffSite): void {
  const {week} = site.record('hours');
  const index = week.findIndex(({days}) => weekdaysIn(days).includes('Saturday'));
  if (index < 0) site.form('hours', {kind: 'add', path: ['week'], entry: {days: 'Saturday'}});
  const entry = ['week', index < 0 ? week.length : index];
  site.fillIn('hours', [...entry, 'closed'], undefined);
  site.fillIn('hours', [...entry, 'opens'], '10:30 AM');
  site.fillIn('hours', [...entry, 'closes'], '4:45 PM');
}

function openOnSunday(site: StaffSite): void {
  const {week} = site.record('hours');
  const index = week.findIndex(({days}) => days === 'Sunday');
  if (index < 0) throw new NoPlace('Sunday has no line of its own.');
  site.fillIn('hours', ['week', index, 'closed'], undefined);
  site.fillIn('hours', ['week', index, 'opens'], '12:00 PM');
  site.fillIn('hours', ['week', index, 'closes'], '5:00 PM');
}

const closeOn = (days: number, reason: string) => (site: StaffSite) =>
  site.form('hours', {kind: 'add', path: ['closed'], entry: {date: dayFromNow(days), reason}});

/** The names of the figures. */
function figures(site: StaffSite): string[] {
  const names = Object.keys(site.record('figures'));
  if (names.length === 0) throw new NoPlace('The record has no figures.');
  return names;
}

function changeNumbers(site: StaffSite): void {
  const numbers = [7.25, 1_250_000, 0];
  const names = figures(site).slice(-numbers.length);
  for (const [index, name] of names.entries()) site.fillIn('figures', [name, 'number'], numbers[index]);
}

function confirmFigures(site: StaffSite): void {
  const [open] = Object.entries(site.record('figures')).filter(([, {confirm}]) => confirm);
  if (!open) throw new NoPlace('No figure has to be confirmed.');
  site.fillIn('figures', [open[0], 'confirm'], undefined);
  site.fillIn('figures', [open[0], 'plain'], undefined);
}

function addPlatform(site: StaffSite): void {
  const entry = {
    name: 'Instagram',
    handle: '@students.and.founders',
    link: 'https://pictures.example/students.and.founders',
  };
  site.form('organisation', {kind: 'add', path: ['platforms'], entry});
}

function fillInPlatform(site: StaffSite): void {
  site.fillIn('organisation', ['platforms', 0, 'handle'], 'students-and-founders.example');
  site.fillIn('organisation', ['platforms', 0, 'link'], 'https://students-and-founders.example');
}

function dropPlatform(site: StaffSite): void {
  const last = site.record('organisation').platforms.length - 1;
  if (last === 0) throw new NoPlace('Only one platform is left.');
  site.form('organisation', {kind: 'delete', path: ['platforms', last]});
}

function moveLink(site: StaffSite): void {
  const last = site.record('menu').links.length - 1;
  if (last === 0) throw new NoPlace('The menu has one link.');
  site.form('menu', {kind: 'up', path: ['links', last]});
}

function renameLink(site: StaffSite): void {
  const index = site.record('menu').links.findIndex(({page}) => page !== '/');
  if (index < 0) throw new NoPlace('The menu has no link but the one to the home page.');
  site.fillIn('menu', ['links', index, 'label'], 'Our story');
  site.fillIn('menu', ['links', index, 'aloud'], 'of %name%');
}

/** Deletes all comments of the records, and writes one at the top and one at the end. */
function changeComments(site: StaffSite): void {
  for (const name of RECORD_NAMES) {
    const file = `records/${name}.yml`;
    const lines = site.text(file).split('\n');
    const others = lines.filter((line) => !line.startsWith('#')).join('\n');
    site.write(file, `# Ask Sarah: "who" changed this, & why?\n${others}\n# The end\n`);
  }
}

/** Fills in one field of the organisation. */
const organisation =
  (field: string, value: string | number, group: string[] = []) =>
  (site: StaffSite) =>
    site.fillIn('organisation', [...group, field], value);

export const RECORD_CHANGES: Change[] = [
  ['our real name, which is a long one', organisation('name', NAME)],
  ['nothing is left to confirm about the name', (site) => site.fillIn('organisation', ['confirm'], undefined)],
  ['another tagline', organisation('tagline', 'Skills, mentors and a desk for whoever starts something')],
  ['another founding year', organisation('founded', 1998)],
  ['another street', organisation('street', 'Plot 112-114, Sir Apollo Kaggwa Road, Third Floor', ['address'])],
  ['another area', organisation('area', 'Makerere Kikoni', ['address'])],
  ['a telephone number', organisation('telephone', '+256 414 100 100')],
  ['a WhatsApp number', organisation('whatsapp', '+256 772 200 200')],
  ['an e-mail address', organisation('email', EMAIL)],
  ['a platform gets its handle and its link', fillInPlatform],
  ['one platform fewer', dropPlatform],
  ['one platform more', addPlatform],
  ['other hours on Saturday', changeSaturday],
  ['open on Sundays, too', openOnSunday],
  ['closed the day after tomorrow', closeOn(2, 'Moving house: we open again the day after, at the usual time')],
  ['closed on a day next year', closeOn(300, 'Martyrs’ Day')],
  ['another figure', (site) => site.fillIn('figures', [figures(site)[0], 'number'], 24)],
  ['a fraction, a million and none', changeNumbers],
  ['other words beside a figure', (site) => site.fillIn('figures', [figures(site)[0], 'label'], 'places to study')],
  ['no plus sign after a figure', (site) => site.fillIn('figures', [figures(site)[0], 'suffix'], undefined)],
  ['a doubtful figure is right', confirmFigures],
  ['six buttons go somewhere, one to a document', sendButtons],
  ['every other button goes somewhere, too', sendAllButtons],
  ['other words on the menu’s button', renameMenuButton],
  ['another order of the menu', moveLink],
  ['another label in the menu', renameLink],
  ['other notes in the records', changeComments],
];
