/** Verify follows every link and anchor, and looks for all that a page needs. */
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {links} from '../../../scripts/verify/links';
import {BASE, build} from '../builtSite';
import {finds, HOME, inMain, linesOf} from './spoiltCopy';

const picture = [...build.files].find((file) => /^assets\/pictures\/.*-400\.avif$/.test(file)) as string;

describe('links and what a page needs', () => {
  finds(links, [
    [
      'a link to a page that is not there',
      'about.html',
      inMain(`<a href="${BASE}prices">Prices</a>`),
      `error on /about: The link "Prices" leads to ${BASE}prices, where there is nothing. Correct its address.`,
    ],
    [
      'a link with the name of this site to a page that is not there: it could be another site’s',
      'about.html',
      inMain(`<a href="${HOME}prices">Prices</a>`),
      `warning on /about: The link "Prices" leads to ${BASE}prices, where there is nothing.`,
    ],
    [
      'a link to a heading that is not there',
      'about.html',
      inMain(`<a href="${BASE}programs#launch">Launch</a>`),
      'error on /about: The link "Launch" leads to #launch, and the page /programs has no such place.',
    ],
    [
      'a link to a heading of the same page that is not there',
      '404.html',
      inMain('<a href="#top">Up</a>'),
      'error on /404: The link "Up" leads to #top, and the page /404 has no such place.',
    ],
    [
      'nothing wrong with a link to a place whose name has letters such as é, or to words',
      'about.html',
      inMain(
        '<p id="caf&eacute;"><a href="#caf&eacute;">a</a> <a href="#caf%C3%A9">b</a> <a href="#:~:text=c">c</a></p>',
      ),
    ],
    [
      'a link that is no address',
      'about.html',
      inMain('<a href="https://1.2.3.4.5/">Numbers</a>'),
      'warning on /about: The link "Numbers" leads to https://1.2.3.4.5/, which is no address.',
    ],
    [
      'a link to a document that is not there',
      'about.html',
      ['annual-report.pdf', 'report.pdf'],
      `error on /about: The link "annual report (PDF, 1 kB)" leads to ${BASE}files/report.pdf, where there is nothing.`,
    ],
    [
      'a picture that is not there',
      picture,
      undefined,
      `error on /our-team: The page needs ${BASE}${picture}, which was not built. Tell a developer.`,
    ],
    [
      'a script that is not there',
      'about.html',
      [/data-scripts="/, `data-scripts="${BASE}assets/js/none.js `],
      `error on /about: The page needs ${BASE}assets/js/none.js, which was not built.`,
    ],
    [
      'a picture in the styles that is not there',
      'about.html',
      ['</style>', `a{background:url(${BASE}none.svg)}</style>`],
      `error on /about: The page needs ${BASE}none.svg, which was not built.`,
    ],
    [
      'a picture for messages that is not there',
      'share/about.png',
      undefined,
      `error on /about: The page needs ${BASE}share/about.png, which was not built.`,
    ],
    [
      'an icon of the manifest that is not there',
      'manifest.webmanifest',
      ['icons/192.png', 'icons/193.png'],
      `error: ${BASE}manifest.webmanifest names ${BASE}icons/193.png, which was not built.`,
    ],
    [
      'another page behind the slash',
      'about/index.html',
      ['Our Story', 'Another story'],
      'error on /about: At /about/, with a slash, there is another page or none.',
    ],
    [
      'no page behind the slash',
      'about/index.html',
      undefined,
      'error on /about: At /about/, with a slash, there is another page or none.',
    ],
  ]);

  test('links that leave out the folder that the site lives in', () => {
    const elsewhere = {...build, base: '/elsewhere/', staff: undefined};
    expect(linesOf(links(elsewhere))).toContainEqual(
      expect.stringMatching(/error on \/about: The link "Home" leads to .*, and the site lives under \/elsewhere\//),
    );
  });
});
