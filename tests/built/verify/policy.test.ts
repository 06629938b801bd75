/** Verify holds every page to its security policy. */
import {describe, test} from 'node:test';
import {load} from 'cheerio';
import {expect} from 'playwright/test';
import type {Build} from '../../../scripts/verify/built';
import {policy} from '../../../scripts/verify/policy';
import {build} from '../builtSite';
import {finds, inMain, linesOf} from './spoiltCopy';

describe('the security policy', () => {
  const begins = (what: string) =>
    `error on /about: The page’s security policy refuses its own ${what} that begins with`;
  finds(policy, [
    [
      'a page without a policy',
      'about.html',
      ['Content-Security-Policy', 'x'],
      'error on /about: The page has no security policy, or two.',
    ],
    ['an inline script that isn’t in the policy', 'about.html', ['</script>', ';</script>'], begins('script')],
    ['an inline style that isn’t in the policy', 'about.html', ['</style>', ' </style>'], begins('style')],
    [
      'a style attribute that isn’t in the policy',
      'about.html',
      inMain('<p style="color:red">'),
      begins('style'),
      'error on /about: The page’s security policy refuses its own style attributes.',
    ],
    [
      'a policy that allows inline scripts',
      'about.html',
      ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
      "allows 'unsafe-inline' as script-src",
    ],
    [
      'a policy that allows another site’s pictures',
      'about.html',
      ["img-src 'self'", "img-src 'self' https://example.org"],
      'allows https://example.org as img-src',
    ],
    [
      'a policy that allows pictures that are data',
      'about.html',
      ["img-src 'self'", "img-src 'self' data:"],
      'allows data: as img-src',
    ],
    [
      'a picture that is data',
      'about.html',
      inMain('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'),
      'error on /about: The page’s security policy refuses its own picture that begins with "data:image/gif;base64,',
    ],
    [
      'a picture that is data in the styles',
      'about.html',
      ['</style>', 'main{mask:url("data:image/svg+xml,<svg/>")}</style>'],
      begins('style'),
      'error on /about: The page’s security policy refuses its own picture that begins with "data:image/svg+xml,',
    ],
    [
      'a policy that allows requests to anybody',
      'about.html',
      ["base-uri 'none'", "base-uri 'none'; connect-src *"],
      'allows * as connect-src',
    ],
    [
      'a policy without base-uri',
      'about.html',
      ["; base-uri 'none'", ''],
      'The page’s security policy doesn’t say base-uri.',
    ],
    [
      'a policy that comes after what it governs',
      'about.html',
      [/(<head>.*?)(<meta http-equiv="Content-Security-Policy"[^>]*>)(.*?)<link/, '$1$3<link rel="x">$2<link'],
      'The page’s security policy comes after what it governs.',
    ],
    ['code in an attribute', 'about.html', inMain('<p onclick="a()">'), 'The page has code in an attribute "onclick".'],
    ['a link that runs code', 'about.html', inMain('<a href="javascript:a()">'), 'The page has a link that runs code.'],
    [
      'a page that sends a referrer',
      'about.html',
      ['no-referrer', 'origin'],
      'The page tells other sites where their visitors come from.',
    ],
  ]);
});

describe('the security policy of the staff’s pages', () => {
  const staff = build.staff as Build;
  const GITHUB = 'https://api.github.com';
  for (const [what, file, from, to, problem] of [
    [
      'an editor that may ask others than GitHub',
      'editor.html',
      GITHUB,
      `${GITHUB} https://example.org`,
      'error on /staff/editor: The page’s security policy allows https://example.org as connect-src.',
    ],
    [
      'a page beside the editor that may ask GitHub',
      'ledger.html',
      "base-uri 'none'",
      `base-uri 'none'; connect-src ${GITHUB}`,
      `error on /staff/ledger: The page’s security policy allows ${GITHUB} as connect-src.`,
    ],
    [
      'an editor’s frame whose policy says nothing of requests',
      'editor/preview.html',
      /connect-src [^;]*;/,
      '',
      'error on /staff/editor/preview: The page’s security policy doesn’t say connect-src.',
    ],
    [
      'an inline script in the editor that isn’t in its policy',
      'editor.html',
      '</script>',
      ';</script>',
      'error on /staff/editor: The page’s security policy refuses its own script that begins with',
    ],
  ] as const) {
    test(what, () => {
      const spoilt = staff.pages
        .filter((page) => page.file === file)
        .map((page) => ({...page, $: load(staff.text(file).replace(from, to))}));
      expect(linesOf(policy({...build, staff: {...staff, pages: spoilt}}))).toEqual([expect.stringContaining(problem)]);
    });
  }
});
