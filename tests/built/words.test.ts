/** What staff have written is on the pages: the words, figures and addresses of the tests' own site. */
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {here, page, wordsOf} from './built';

/** The links and buttons that a selector finds, each with where it goes. */
function buttonsIn(address: string, selector = 'main'): string[] {
  const $ = page(address);
  return $(selector)
    .find('a, button')
    .toArray()
    .map((one) => `${$(one).text().replace(/\s+/g, ' ').trim()} → ${$(one).attr('href') ?? 'nowhere'}`);
}

describe('the words of a page', () => {
  test('its headline, its headings and its paragraphs, in their order', () => {
    const $ = page('/about');
    expect(wordsOf($, 'main :is(h1, h2, h3)')).toEqual([
      ...['It began with students', 'Our Story', 'Back the jockey, not the horse', 'Approach', 'Mission', 'Vision'],
      ...['Dates', 'An open day', 'A bootcamp of three days', 'Leadership'],
    ]);
    expect(wordsOf($, 'main section:first-of-type p')).toEqual([
      'Jockeys was founded in 2015 as a student-enterprise association, with support from a UK university.',
      '2015 Founded as a student-enterprise association',
      'Today it is a social enterprise that runs entrepreneurship education and startup incubation in Uganda.',
      'We work with youth, university students, graduates and early-stage founders, and with organisations, donors and partners.',
    ]);
  });

  test('an aside, the bold words above a headline, and a list', () => {
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
    expect(wordsOf(page('/programs'), '#academy footer')).toEqual(['Apply to Jockeys Academy']);
    expect(page('/').text()).not.toContain('%name%');
  });

  test('passages to confirm without their marks, and nothing of the places to fill in', () => {
    expect(wordsOf(page('/'), 'main p')).toContain(
      'A business idea is the horse. The person who rides it decides how far it goes. So that is who we back.',
    );
    expect(page('/contact')('main').text()).not.toContain('link for LinkedIn');
  });
});

describe('figures', () => {
  test('with their separators, prefix, suffix and label, at their final value', () => {
    expect(wordsOf(page('/impact'), 'main section:first-of-type li')).toEqual([
      ...['1600+ students trained', '20+ universities', '120+ startups', '80+ mentors'],
      ...['12+ corporate partnerships', 'UGX 2.5B+ funding'],
    ]);
  });

  test('in a short form, and with labels of a page’s own', () => {
    expect(wordsOf(page('/'), 'main ul:not([data-counting])[role=list] li')).toEqual([
      ...['20+ Universities', '16K+ Students Trained', '120+ Startups Launched', '10 Years Impact'],
    ]);
  });

  test('that count begin with their final value, know their zero, and count no longer than their record says', () => {
    const $ = page('/impact');
    const figures = $('main [data-counting] li')
      .toArray()
      .map((item) => {
        const digits = $(item).find('[data-duration]');
        const label = $(item).children().last().text();
        return [digits.next().text(), label, digits.attr('data-zero'), digits.attr('data-duration')];
      });
    expect(figures.map(([value, label]) => `${value} ${label}`).slice(1)).toEqual([
      ...['20+ universities', '80+ expert mentors', '120+ startups launched', '10 years', '2.5B+ UGX funding secured'],
    ]);
    expect(figures.map(([value]) => value)[0]).toBe('16,000+');
    expect(figures.map(([, , zero]) => zero)).toEqual(['0+', '0+', '0+', '0+', '0', '0B+']);
    expect(figures.map(([, , , duration]) => duration)).toEqual(['2500', '2000', '2000', '2200', '1500', '2800']);
  });
});

describe('buttons', () => {
  for (const [address, buttons] of [
    [
      '/',
      [
        'Join Our Programs → nowhere',
        ...Array(4).fill('Learn More → nowhere'),
        `Apply to Our Programs → ${here('/programs')}`,
      ],
    ],
    [
      '/contact',
      [
        'Schedule Now → nowhere',
        'Contact Us → tel:+256414100100',
        `Apply Now → ${here('/programs')}`,
        'Book Space → nowhere',
      ],
    ],
    [
      '/hatchery',
      [
        ...Array(3).fill('Choose tier → nowhere'),
        'Book Workspace → nowhere',
        'Book Equipment → nowhere',
        'Book Consultation → nowhere',
      ],
    ],
    ['/impact', ['Apply to Our Programs → nowhere', 'Partner With Us → nowhere']],
    ['/aguma-framework', ['Become a Research Partner → nowhere']],
  ] as const) {
    test(`of ${address} go where the records or the page say`, () => {
      const found = buttonsIn(address).filter((one) => !/google|wa\.me|jockeys|\+256 414/.test(one));
      expect(found.sort()).toEqual([...buttons].sort());
    });
  }

  test('of programs: one page, one other site, and four that go nowhere yet', () => {
    expect(buttonsIn('/programs', 'main :is(article, section)')).toEqual([
      ...['Apply to Jockeys Academy → nowhere', `Apply to The Launchpad → ${here('/contact')}`],
      ...['Apply to The Link Programme → nowhere', 'Apply to Work Readiness Programme → nowhere'],
      ...['Apply to The Catalyst Programme → nowhere', 'Apply to Youth IDEAthon → nowhere'],
      'Register → https://leap.jockeys.ug',
    ]);
  });

  test('that open an e-mail or a document', () => {
    const report = `View Archive PDF, 1 kB → ${here('/files/annual-report.pdf')}`;
    expect(buttonsIn('/more', 'main section')).toEqual([
      ...['Make a Donation → mailto:hello@jockeys.ug', 'Explore Partnership → nowhere', ...Array(5).fill(report)],
      ...['Subscribe Now → nowhere', 'Join Network → nowhere'],
    ]);
  });

  test('with the same words have names of their own', () => {
    const $ = page('/hatchery');
    const names = $('main article button').toArray();
    expect(names.map((button) => $(button).attr('aria-label'))).toEqual([
      ...['Choose tier: Monthly Membership', 'Choose tier: Weekly Pass', 'Choose tier: Day Pass'],
    ]);
  });
});

describe('cards, tiers, programs and stories', () => {
  test('a card has its title, its lines and its button', () => {
    expect(wordsOf(page('/'), 'main h3')).toEqual([
      ...['Education & Training', 'University-Industry Bridge', 'Startup Incubation'],
    ]);
    const $ = page('/');
    const card = $('main h3')
      .filter((_, title) => $(title).text() === 'Startup Incubation')
      .parent();
    expect(
      card
        .find('li')
        .toArray()
        .map((line) => $(line).text()),
    ).toEqual([
      ...['A desk in Kampala, alongside other founders', 'Expert mentors', 'Consulting for your next step'],
      'Grant funding through the Youth IDEAthon',
    ]);
    expect(card.find('button').text()).toBe('Learn More');
  });

  test('a tier has its name, price, line and list', () => {
    expect(wordsOf(page('/hatchery'), 'main article:last-of-type > *')).toEqual([
      ...['Day Pass', 'UGX 20,000', 'For one good day’s work', 'Hot desk Internet Printing Networking', 'Choose tier'],
    ]);
    expect(wordsOf(page('/hatchery'), 'main article > p:nth-of-type(1)')).toEqual([
      ...['UGX 400,000', 'UGX 100,000', 'UGX 20,000'],
    ]);
  });

  test('a program has its tagline, its words, what you get, and whom it is for', () => {
    expect(wordsOf(page('/programs'), '#launchpad > *')).toEqual([
      'The Launchpad',
      'From idea to startup, in one semester Semester-long. You arrive with an idea and work on it week by week.',
      'What You Get A semester of steady work on your startup Expert mentors by your side',
      'Perfect For Student teams with an idea and a semester to give it',
      'Apply to The Launchpad',
    ]);
    expect(buttonsIn('/programs', 'main > nav')).toEqual([
      ...['Jockeys Academy → #academy', 'The Launchpad → #launchpad', 'The Link Programme → #link'],
      ...[
        'Work Readiness Programme → #work-readiness',
        'The Catalyst Programme → #catalyst',
        'Youth IDEAthon → #ideathon',
      ],
    ]);
  });

  test('a story has its company, its kind, its results, and a quotation with who said it', () => {
    const $ = page('/impact');
    const [first, second] = wordsOf($, 'main article');
    expect(first).toContain('Green Basket');
    expect(wordsOf($, 'main article:first-of-type :is(h3, h3 + p)')).toEqual(['Green Basket', 'An agri-tech startup']);
    expect(wordsOf($, 'main article:first-of-type li')).toEqual([
      '200+ farmers served',
      '30% lower post-harvest losses',
    ]);
    expect(wordsOf($, 'main blockquote')).toEqual(['We throw away less, and sell more. Grace Nakato, founder']);
    expect(second).toBe('A digital-health startup 10,000+ patients served');
  });

  test('the framework is an ordered list of its elements, each with an anchor', () => {
    const $ = page('/aguma-framework');
    expect(wordsOf($, 'main ol > li h3')).toEqual([
      ...['Digital Fluency Integration', 'Industry-Academia Alignment', 'Context-Sensitive Pedagogy'],
      ...['Co-Curricular Capacity Building', 'Cultural and Community Considerations', 'Innovation Focus'],
    ]);
    expect($('#innovation-focus p').text()).toBe(
      'One question runs through it all: what could be done better, and who will try it?',
    );
  });

  test('doors lead to the sections of their page', () => {
    expect(buttonsIn('/more', 'main > nav')).toEqual([
      ...['Donate / Partner → #donate--partner', 'Media Archive → #media-archive', 'Stay Connected → #stay-connected'],
    ]);
  });
});

describe('events', () => {
  test('with their day in words, their hours, their place and their button', () => {
    const $ = page('/about');
    const times = (index: number) =>
      $('main article')
        .eq(index)
        .find('time')
        .toArray()
        .map((time) => [$(time).text(), $(time).attr('datetime')]);
    expect(times(0)).toEqual([
      ['9:00 AM', '2099-03-14T09:00+03:00'],
      ['2:00 PM', '14:00'],
      ['Saturday 14 March 2099', '2099-03-14'],
    ]);
    expect($('main article').eq(0).text()).toContain('9:00 AM-2:00 PM, The Hatchery');
    expect($('main article a').attr('href')).toBe(here('/contact'));
    expect(times(1)).toEqual([
      ['Saturday 30 May 2099', '2099-05-30'],
      ['Monday 1 June 2099', '2099-06-01'],
    ]);
  });

  test('a day inside a sentence, and a document with its kind and size', () => {
    expect(wordsOf(page('/about'), 'main p')).toContain(
      'Apply until Friday 1 May 2099. All of it is in our annual report (PDF, 1 kB).',
    );
  });
});

describe('pictures', () => {
  test('each with its description, and with its caption if it has one', () => {
    const $ = page('/our-team');
    const shown = $('main img')
      .toArray()
      .map((image) => $(image).attr('alt'));
    expect(shown).toEqual([
      ...[
        'Hills behind the town at dusk',
        'Stalls of a market, with fruit',
        'The room, printed in ink',
        'Rows of desks',
      ],
      ...[
        'Green leaves',
        'Stalls in a row',
        'Fruit on a table',
        'A wide view of the hills',
        'Among leaves',
        'With a pot',
      ],
      ...['Hills, one', 'Market, two', 'Pot, three', 'Round Example', 'Long Example', 'Pale Example'],
      ...['A tile with leaves', 'A tile with hills', 'A tile with desks'],
    ]);
    expect(wordsOf($, 'main figcaption')).toEqual(['A caption below it', 'With a caption']);
  });

  test('cut where their page says', () => {
    const $ = page('/our-team');
    const focus = (alt: string) => $(`main img[alt="${alt}"]`).attr('style');
    expect(focus('Green leaves')).toBe('object-position:top');
    expect(focus('Rows of desks')).toBeUndefined();
    expect(page('/programs')('main img[alt="Hills at dusk"]').attr('style')).toBe('object-position:bottom');
  });

  test('people with their names and roles, and partners with their marks and sites', () => {
    const $ = page('/our-team');
    expect(wordsOf($, '#people + ul > li')).toEqual([
      ...['First Example Their role', 'Second Example Another role', 'Third Example No picture yet'],
    ]);
    const partners = $('#partners + ul > li').toArray();
    expect(
      partners.map((one) => [$(one).find('a').attr('href'), $(one).find('img').attr('alt') ?? $(one).text()]),
    ).toEqual([
      ['https://example.org', 'Round Example'],
      [undefined, 'Long Example'],
      [undefined, 'Pale Example'],
      [undefined, 'Example Without A Mark'],
    ]);
  });
});

const REACH = [
  '+256 414 100 100 → tel:+256414100100',
  'WhatsApp +256 772 200 200 → https://wa.me/256772200200',
  'hello@jockeys.ug → mailto:hello@jockeys.ug',
];
const WEEK = ['Monday-Friday 8:00 AM-6:00 PM', 'Saturday 9:00 AM-2:00 PM', 'Sunday Closed'];
const WHERE = 'Plot 8, Wamala Avenue, Bukoto, Kampala, Uganda';
const MENU = [
  ...[`Home → ${here('/')}`, `About → ${here('/about')}`, `Programs → ${here('/programs')}`],
  ...[`Framework → ${here('/aguma-framework')}`, `Hatchery → ${here('/hatchery')}`, `Impact → ${here('/impact')}`],
  ...[`Contact → ${here('/contact')}`, `More → ${here('/more')}`, `Team → ${here('/our-team')}`],
];

describe('the contact page', () => {
  test('has the address, the way there, the hours day by day and the ways to reach us', () => {
    const $ = page('/contact');
    expect(wordsOf($, 'main address')).toEqual([WHERE]);
    expect($('main a').first().attr('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Plot%208%2C%20Wamala%20Avenue%2C%20Bukoto%2C%20Kampala%2C%20Uganda',
    );
    expect(wordsOf($, 'main tr')).toEqual(WEEK);
    expect(buttonsIn('/contact', 'main header ~ ul')).toEqual(REACH);
  });

  test('has every platform, as a link if one is known, with its handle', () => {
    const $ = page('/contact');
    const platforms = $('main p:contains("Elsewhere:") + ul > li').toArray();
    expect(platforms.map((one) => [$(one).text(), $(one).find('a').attr('href')])).toEqual([
      ['Website jockeys.ug', 'https://jockeys.ug'],
      ['Facebook', 'https://www.facebook.com/jockeys'],
      ['Twitter @jockeys_ug', undefined],
      ['LinkedIn', undefined],
    ]);
  });
});

for (const address of ['/', '/about', '/our-team']) {
  test(`the foot of ${address} says where to come, when, how to reach us, and leads to every page of the menu`, () => {
    const $ = page(address);
    const footer = 'body footer:not(main footer)';
    expect(wordsOf($, `${footer} address`)).toEqual([WHERE]);
    expect(wordsOf($, `${footer} tr`)).toEqual(WEEK);
    expect(buttonsIn(address, `${footer} ul:not(nav ul)`)).toEqual(REACH);
    expect(buttonsIn(address, `${footer} nav`)).toEqual(MENU);
    expect(wordsOf($, footer)[0]).toContain('Empowering entrepreneurs since 2015');
  });

  test(`the bar and the drawer of ${address} have the menu in its order, and its button`, () => {
    for (const part of ['.navbar__items--right', '.menu__list']) {
      const found = buttonsIn(address, part).filter((one) => !one.startsWith(' →'));
      expect(found).toEqual([...MENU, `Apply Now → ${here('/programs')}`]);
    }
    expect(page(address)('[aria-label="More from Jockeys"]')).toHaveLength(3);
  });
}

test('a day on which the doors stay closed is written for the week before it', () => {
  const closed = page('/about')('footer [data-hours]').first();
  expect(closed.attr('data-hours')).toBe('2099-12-18 2099-12-25');
  expect(closed.text()).toBe('Closed on Friday 25 December: Christmas Day');
});
