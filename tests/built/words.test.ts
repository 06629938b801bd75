/** What staff have written is on the pages: words and addresses of the tests' own site. */
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {build, here, page, wordsOf} from './builtSite';

describe('words', () => {
  test('headline, headings and paragraphs, in their order', () => {
    const $ = page('/about');
    expect(wordsOf($, 'main :is(h1, h2, h3)')).toEqual([
      'It began with students',
      'Our Story',
      'Back the jockey, not the horse',
      'Approach',
      'Mission',
      'Vision',
      'Dates',
      'An open day',
      'A bootcamp of three days',
      'Leadership',
    ]);
    expect(wordsOf($, 'main section:first-of-type p')).toEqual([
      'Jockeys was founded in 2015 as a student-enterprise association, with support from a UK university.',
      '2015 Founded as a student-enterprise association',
      'Today it is a social enterprise that runs entrepreneurship education and startup incubation in Uganda.',
      'We work with youth, university students, graduates and early-stage founders, and with organisations, donors and partners.',
    ]);
  });

  test('an aside, bold words above a headline, a list', () => {
    const $ = page('/about');
    expect(wordsOf($, 'main aside')).toEqual(['2015 Founded as a student-enterprise association']);
    expect(wordsOf($, 'main strong')).toContain('Impact Philosophy');
    expect(wordsOf($, 'main ul li')).toEqual([
      'People first. We look at the founder before we look at the idea.',
      'Learn by doing. You leave with something you made.',
      'Research into practice. Our teaching follows a research-based framework.',
      'Together. Universities, companies and mentors share the work.',
    ]);
  });

  test('the organisation’s name in place of %name%', () => {
    expect(wordsOf(page('/programs'), '#academy h2')).toEqual(['Jockeys Academy']);
    expect(wordsOf(page('/about'), 'main section:last-of-type p')[0]).toMatch(/^Jockeys is led by/);
    for (const {$, address} of build.pages) expect($.html(), address).not.toContain('%name%');
  });

  test('passages to confirm are there, places to fill in are not', () => {
    expect(wordsOf(page('/'), 'main p')).toContain(
      'A business idea is the horse. The person who rides it decides how far it goes. So that is who we back.',
    );
    expect(page('/contact')('main').text()).not.toContain('link for LinkedIn');
  });

  test('a card has its title, its lines and its button', () => {
    const $ = page('/');
    const title = $('main h3').filter((_, one) => $(one).text() === 'Startup Incubation');
    const textsOf = (part: string) =>
      title
        .parent()
        .find(part)
        .toArray()
        .map((one) => $(one).text());
    expect(textsOf('li')).toEqual([
      'A desk in Kampala, alongside other founders',
      'Expert mentors',
      'Consulting for your next step',
      'Grant funding through the Youth IDEAthon',
    ]);
    expect(textsOf('button')).toEqual(['Learn More – Startup Incubation']);
  });
});

/** Lines of a text without what indents them, in which addresses of the site follow a `→`. */
const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/→ (\/.*)$/, (_, address) => `→ ${here(address)}`));

/** The links and buttons in a part of a page, each with where it goes. */
function buttonsIn(address: string, part: string): string[] {
  const $ = page(address);
  return $(part)
    .find('a, button')
    .toArray()
    .map((one) => `${$(one).text().replace(/\s+/g, ' ').trim()} → ${$(one).attr('href') ?? 'nowhere'}`);
}

/** Where a page has its buttons: its sections and cards, and the row below the words that it opens with. */
const BUTTONS = 'main > article :is(section, article:not(section article)), main > article > div:first-child p ~ div';

for (const [address, buttons] of Object.entries({
  '/': `
    Join Our Programs → nowhere
    Learn More – Jockeys → nowhere
    Learn More – Education & Training → nowhere
    Learn More – University-Industry Bridge → nowhere
    Learn More – Startup Incubation → nowhere
    Apply to Our Programs → /programs`,
  '/programs': `
    Apply to Jockeys Academy → nowhere
    Apply to The Launchpad → /contact
    Apply to The Link Programme → nowhere
    Apply to Work Readiness Programme → nowhere
    Apply to The Catalyst Programme → nowhere
    Apply to Youth IDEAthon → nowhere
    Register – The Leap Conference → https://leap.jockeys.ug`,
  '/aguma-framework': 'Become a Research Partner → nowhere',
  '/hatchery': `
    Choose tier – Monthly Membership → nowhere
    Choose tier – Weekly Pass → nowhere
    Choose tier – Day Pass → nowhere
    Book Workspace → nowhere
    Book Equipment → nowhere
    Book Consultation → nowhere`,
  '/impact': `
    Apply to Our Programs → nowhere
    Partner With Us → nowhere`,
  '/contact': `
    Schedule Now – A visit → nowhere
    Contact Us – A question → tel:+256414100100
    Apply Now – A program → /programs
    Book Space – A space → nowhere`,
  '/more': `
    Make a Donation → mailto:hello@jockeys.ug
    Explore Partnership → nowhere
    View Archive – Photographs PDF, 1 kB → /files/annual-report.pdf
    View Archive – Films PDF, 1 kB → /files/annual-report.pdf
    View Archive – Publications PDF, 1 kB → /files/annual-report.pdf
    View Archive – News PDF, 1 kB → /files/annual-report.pdf
    View Archive – Events PDF, 1 kB → /files/annual-report.pdf
    Subscribe Now – Newsletter → nowhere
    Join Network – Global Network → nowhere`,
})) {
  test(`the buttons of ${address} go where the records or the page say`, () => {
    expect(buttonsIn(address, BUTTONS)).toEqual(linesOf(buttons));
  });
}

for (const [address, button, why] of [
  ['/about', 'Join Our Programs → /programs', 'its page says so, and the record nothing'],
  ['/about', 'Register – An open day → /contact', 'its page says otherwise than the record'],
  ['/about', 'annual report (PDF, 1 kB) → /files/annual-report.pdf', 'it is a link in a sentence'],
  ['/our-team', 'Learn More – A way on → /contact', 'its card says so, and the record nothing'],
  ['/our-team', 'Learn More – A report PDF, 1 kB → /files/annual-report.pdf', 'its card says so'],
]) {
  test(`on ${address}, ${button}: ${why}`, () => {
    expect(buttonsIn(address, 'main')).toEqual(expect.arrayContaining(linesOf(button)));
  });
}

const MENU = `
  Home → /
  About → /about
  Programs → /programs
  Framework → /aguma-framework
  Hatchery → /hatchery
  Impact → /impact
  Contact → /contact
  More from Jockeys → /more
  Team → /our-team`;

for (const {address} of build.pages) {
  test(`the bar, the drawer and the foot of ${address} have the menu in its order`, () => {
    const withButton = linesOf(`${MENU}\nApply Now → /programs`);
    const bar = buttonsIn(address, '.navbar__items--right');
    expect(bar.slice(0, -1), 'the last one switches the theme').toEqual(withButton);
    expect(buttonsIn(address, '.menu__list')).toEqual(withButton);
    expect(buttonsIn(address, 'footer nav')).toEqual(linesOf(MENU));
  });
}

test('in the drawer each page’s link wears the silk that the page opens with, also one that it chose', () => {
  const $ = page('/');
  const classesOf = (one: string | undefined) => (one ?? '').split(/\s+/);
  const links = $('.menu__list a.menu__link').toArray();
  // A silk is one class that all have, and one of its own.
  const [every] = classesOf(links[0].attribs.class).filter(
    (name) => name !== 'menu__link' && links.every((link) => classesOf(link.attribs.class).includes(name)),
  );
  const silkIn = (names: string[]) => names[names.indexOf(every) + 1];
  const worn = links.flatMap((link) => {
    const address = `/${link.attribs.href.slice(here('/').length)}`;
    const opening = page(address)(`main > article > div:first-child.${every}`).attr('class');
    return opening ? [{address, drawer: silkIn(classesOf(link.attribs.class)), page: silkIn(classesOf(opening))}] : [];
  });
  expect(worn.length).toBeGreaterThan(4);
  expect(worn.map(({address, drawer}) => `${address}: ${drawer}`)).toEqual(
    worn.map(({address, page: silk}) => `${address}: ${silk}`),
  );
  expect(new Set(worn.map(({drawer}) => drawer)).size).toBeGreaterThan(3);
});

for (const {address, $} of build.pages) {
  const isContact = address === '/contact';
  test(`the foot of ${address} ${isContact ? 'leaves out what the page opens with' : 'says where to come and when'}`, () => {
    expect(wordsOf($, 'body > div > footer h2')).toEqual(isContact ? [] : ['Come and see us']);
    expect($('body footer address, body footer table').length).toBe(isContact ? 0 : 2);
    const ways = ['tel:+256414100100', 'https://wa.me/256772200200', 'mailto:hello@jockeys.ug'];
    const links = $('body > div > footer a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(links.filter((href) => !href.startsWith('/'))).toEqual(isContact ? [] : ways);
    expect($('table[aria-label="Business hours"]').length, 'the opening hours, on the page and at its foot').toBe(1);
    expect($('body footer').text()).toContain('Empowering entrepreneurs since 2015');
  });
}

test('the 404 page says what may have happened, and leads on', () => {
  const {$} = build.notFound;
  expect(wordsOf($, 'main :is(h1, p)')).toEqual([
    'Oops! Page not found',
    'There is nothing at this address. The page may have moved, or the address may be mistyped.',
  ]);
  const links = $('main a').toArray();
  expect(links.map((link) => `${$(link).text()} → ${$(link).attr('href')}`)).toEqual([
    `Return to Home → ${here('/')}`,
    `Programs → ${here('/programs')}`,
  ]);
});

for (const [door, id] of [
  ['Donate / Partner', 'donate--partner'],
  ['Media Archive', 'media-archive'],
  ['Stay Connected', 'stay-connected'],
]) {
  test(`the door "${door}" has the sign and the color of the section that it leads to`, () => {
    const $ = page('/more');
    const link = $(`nav[aria-label="On this page"] a[href="#${id}"]`);
    const section = $(`#${id}`).closest('section');
    expect(link.text().replace(/\s+/g, ' ')).toContain(door);
    expect(link.find('svg').html()).toBe(section.find('svg').first().html());
    // Both have the class of all grounds and that of their own ground in common.
    const classesOfSection = section.attr('class')?.split(' ') ?? [];
    const ofBoth = classesOfSection.filter((name) => link.find('span').first().hasClass(name));
    expect(ofBoth).toHaveLength(2);
  });
}
