/** Verify looks at what search engines read, and at what a message with a link shows. */
import {describe} from 'node:test';
import {metadata} from '../../../scripts/verify/metadata';
import {finds, HOME} from './spoiltCopy';

describe('metadata', () => {
  const meta = (name: string) => new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`);
  finds(metadata, [
    [
      'no title',
      'about.html',
      [/<title[^>]*>.*?<\/title>/, '<title></title>'],
      'error on /about: The page has no title. Tell a developer.',
      'error on /about: The page’s title in messages (og:title) is not its title.',
    ],
    [
      'no description',
      'about.html',
      [meta('description'), ''],
      'error on /about: The page has no description.',
      'error on /about: The page’s description in messages (og:description) is not its description.',
    ],
    [
      'no large picture in messages',
      'about.html',
      [meta('twitter:card'), ''],
      'The page doesn’t ask for a large picture in messages.',
    ],
    [
      'a canonical address that isn’t the page’s own',
      'about.html',
      [/(rel="canonical" href="[^"]*)"/, '$1us"'],
      `The page says that it lives at ${HOME}aboutus, and it lives at ${HOME}about.`,
    ],
    [
      'an address in messages that isn’t the page’s own',
      'about.html',
      [/(property="og:url" content="[^"]*)"/, '$1us"'],
      `The page’s address in messages (og:url) is ${HOME}aboutus, not ${HOME}about.`,
    ],
    [
      'no picture for messages',
      'share/about.png',
      undefined,
      `${HOME}share/about.png, is missing or not 1200 by 630 pixels.`,
    ],
    [
      'a picture for messages that isn’t a PNG',
      'share/about.png',
      ['PNG', 'GIF'],
      'is missing or not 1200 by 630 pixels.',
    ],
    [
      'a picture for messages that is too large for WhatsApp',
      'share/about.png',
      [/$/, ' '.repeat(300_000)],
      'bytes: WhatsApp shows none above 300000.',
    ],
    [
      'a page that search engines leave out',
      'about.html',
      ['</head>', '<meta name="robots" content="noindex"></head>'],
      'error on /about: The page tells search engines something about itself, such as to leave it out.',
    ],
    ['a page that isn’t made for phones', 'about.html', [meta('viewport'), ''], 'The page isn’t made for phones.'],
    [
      'a 404 page that search engines may list',
      '404.html',
      [meta('robots'), ''],
      'Search engines would list the page for unknown',
    ],
    [
      'a 404 page with a canonical address',
      '404.html',
      ['</head>', '<link rel="canonical" href="/404"></head>'],
      'error: The page for unknown addresses says that it has one.',
    ],
    [
      'structured data on another page',
      'about.html',
      ['</head>', '<script type="application/ld+json">{}</script></head>'],
      'error on /about: The structured data is on the wrong page, or missing.',
    ],
    ['structured data that is broken', 'index.html', ['"@graph"', '@graph'], 'The structured data can’t be read.'],
    [
      'structured data without a type',
      'index.html',
      ['"@type":"WebSite"', '"a":1'],
      'The structured data isn’t schema.org’s.',
    ],
    [
      'a sitemap without a page',
      'sitemap.xml',
      [/<url><loc>[^<]*about<\/loc>/, '<url>'],
      `The sitemap lacks ${HOME}about.`,
    ],
    [
      'a sitemap with a page that is not there',
      'sitemap.xml',
      ['about', 'us'],
      `The sitemap lacks ${HOME}about.`,
      `The sitemap lists ${HOME}us, which is no page.`,
    ],
    ['no sitemap in robots.txt', 'robots.txt', ['Sitemap', 'Map'], 'robots.txt doesn’t say where the sitemap is.'],
    ['robots.txt that keeps all away', 'robots.txt', ['Allow', 'Disallow'], 'robots.txt keeps search engines away.'],
    ['no manifest', 'manifest.webmanifest', undefined, 'The manifest is missing.'],
    ['a broken manifest', 'manifest.webmanifest', ['{', ''], 'The manifest can’t be read.'],
    ['a manifest without icons', 'manifest.webmanifest', ['"icons"', '"none"'], 'The manifest can’t be read.'],
    ['a manifest without a name', 'manifest.webmanifest', ['"Jockeys"', '""'], 'The manifest has no name.'],
    [
      'a manifest that doesn’t start at the home page',
      'manifest.webmanifest',
      ['"start_url":"./"', '"start_url":"/x"'],
      'The manifest doesn’t start at',
    ],
    [
      'an icon of another size than the manifest says',
      'manifest.webmanifest',
      ['"192x192"', '"193x193"'],
      'The icon icons/192.png in the manifest is missing or of',
    ],
    [
      'a manifest without an icon that a phone may crop',
      'manifest.webmanifest',
      ['maskable"}', 'any"}'],
      'The manifest has no icon that a phone may crop.',
    ],
    ['no commit', 'commit.txt', undefined, 'warning: Nobody can see which change is live'],
    ['a commit.txt without a commit', 'commit.txt', ['a', 'main'], 'error: commit.txt names no commit.'],
  ]);
});
