/** What machines read of the tests' own site: search engines, phones, and apps that show a shared link. */
import {existsSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {BASE, build, HOME, page} from './builtSite';

test('a page has its title, its description and a large picture for messages', () => {
  const $ = page('/our-team');
  const tags = $('meta[property^="og:"]').toArray();
  const openGraph = Object.fromEntries(tags.map((tag) => [$(tag).attr('property'), $(tag).attr('content')]));
  expect($('title').text()).toBe('Our team | Jockeys');
  expect($('meta[name=description]').attr('content')).toBe(
    'The people behind Jockeys, the partners beside them, and pictures of both.',
  );
  expect(openGraph).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Jockeys',
    'og:locale': 'en_GB',
    'og:image': `${HOME}share/our-team.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Our team, Jockeys',
  });
});

test('the metadata comes before the styles, as apps that show a shared link read only a page’s beginning', () => {
  for (const {file} of build.pages) {
    const html = build.text(file);
    const end = html.lastIndexOf('property="og:image:alt"');
    expect([file, end > 0 && end < html.indexOf('<style')]).toEqual([file, true]);
  }
});

test('every page colors the browser’s own bar, and has no metadata for kinds of sites that this isn’t', () => {
  for (const {address, $} of [...build.pages, build.notFound]) {
    expect($('meta[name=theme-color]').attr('content'), address).toBe('#f6b92b');
    const others = $('meta[name=generator], meta[name^=docusaurus_], meta[name^="docsearch:"], link[hreflang]');
    expect(others.length, address).toBe(0);
  }
});

test('there is an icon for every platform', () => {
  const $ = page('/');
  const icons = $('link[rel*=icon], link[rel=manifest]').toArray();
  expect(icons.map((icon) => `${$(icon).attr('rel')}: ${$(icon).attr('href')}`)).toEqual([
    `icon: ${BASE}favicon.ico`,
    `icon: ${BASE}favicon.svg`,
    `apple-touch-icon: ${BASE}apple-touch-icon.png`,
    `manifest: ${BASE}manifest.webmanifest`,
  ]);
});

test('on a phone’s home screen the site has its name, its icons and its colors', () => {
  expect(JSON.parse(build.text('manifest.webmanifest'))).toMatchObject({
    name: 'Jockeys',
    short_name: 'Jockeys',
    start_url: './',
    display: 'minimal-ui',
    background_color: '#fbf7ee',
    theme_color: '#f6b92b',
    icons: [
      {src: 'icons/192.png', sizes: '192x192'},
      {src: 'icons/512.png', sizes: '512x512'},
      {src: 'icons/maskable-512.png', purpose: 'maskable'},
    ],
  });
});

test('search engines learn who we are, where, when we are open, and how to reach us', () => {
  const json = page('/')('script[type="application/ld+json"]').text();
  const address = {
    streetAddress: 'Plot 8, Wamala Avenue, Bukoto',
    addressLocality: 'Kampala',
    addressCountry: 'UG',
  };
  expect(JSON.parse(json)['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Jockeys',
      slogan: 'Empowering entrepreneurs',
      url: HOME,
      logo: `${HOME}icons/512.png`,
      foundingDate: '2015',
      address,
      location: {
        address,
        openingHoursSpecification: [
          {dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00'},
          {dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00'},
        ],
        // Christmas Day: midnight to midnight means closed.
        specialOpeningHoursSpecification: [
          {validFrom: '2099-12-25', validThrough: '2099-12-25', opens: '00:00', closes: '00:00'},
        ],
      },
      telephone: '+256 414 100 100',
      email: 'hello@jockeys.ug',
      sameAs: ['https://jockeys.ug', 'https://www.facebook.com/jockeys'],
    },
    {'@type': 'WebSite', name: 'Jockeys', url: HOME, inLanguage: 'en', publisher: {'@id': `${HOME}#organisation`}},
  ]);
});

test('the sitemap says when each page was changed, if the history is known', () => {
  const entries = Array.from(build.text('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g), ([, entry]) => entry);
  expect(entries).toHaveLength(build.pages.length);
  const dated = entries.filter((entry) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry));
  expect(dated).toHaveLength(existsSync('.git') ? entries.length : 0);
});
