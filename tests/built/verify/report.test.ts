/** What verify reports. */
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../../scripts/sites.mjs';
import {readBuild} from '../../../scripts/verify/built';
import type {Problem} from '../../../scripts/verify/problem';
import {annotations, formatReport, summary} from '../../../scripts/verify/report';
import {HOME} from './spoiltCopy';

describe('the report', () => {
  const problems: Problem[] = [
    {severity: 'warning', message: 'It is long.', page: '/about'},
    ...['/', '/about', '/more', '/contact', '/impact'].map(
      (page): Problem => ({severity: 'error', message: 'It is 50% <wrong>.', page}),
    ),
    {severity: 'error', message: 'It lacks a map.'},
  ];

  test('in the terminal: errors first, each once, with its pages', () => {
    expect(formatReport(problems, 9)).toBe(
      [
        '/, /about, /more and 2 other pages: error\n  It is 50% <wrong>.\n',
        'The whole site: error\n  It lacks a map.\n',
        '/about: warning\n  It is long.\n',
        '2 errors and 1 warning found.',
      ].join('\n'),
    );
    expect(formatReport([], 9)).toBe('No problems in 9 pages of the built site.');
    expect(formatReport(problems.slice(0, 1), 1)).toContain(
      'No errors in 1 page of the built site. 1 warning: this can be',
    );
  });

  test('on GitHub: at the page’s file, and in the summary', () => {
    expect(annotations(problems)).toEqual([
      '::error title=Problem::/, /about, /more and 2 other pages: It is 50%25 <wrong>.',
      '::error title=Problem::The whole site: It lacks a map.',
      '::warning file=pages/about.mdx,title=Warning::/about: It is long.',
    ]);
    expect(annotations([{severity: 'error', message: 'No.', page: '/'}])).toEqual([
      '::error file=pages/index.mdx,title=Problem::/: No.',
    ]);
    const noFiles = ['/404', '/staff/about', '/staff/', '/handbook/page'];
    expect(noFiles.flatMap((page) => annotations([{severity: 'error', message: 'No.', page}]))).toEqual(
      noFiles.map((page) => `::error title=Problem::${page}: No.`),
    );
    expect(summary(problems, 9)).toContain('- **/, /about, /more and 2 other pages:** It is 50% \\<wrong\\>.\n');
    expect(summary(problems, 9)).toContain('- **/about (stops nothing):** It is long.\n');
  });
});

describe('the build to verify', () => {
  test('there is none', () => {
    expect(() => readBuild('tests')).toThrow('There is no site in tests. Run "npm run build" first.');
  });

  test('it was made for another address', () => {
    expect(() => readBuild(TESTS.public.dir, {SITE_URL: 'https://example.org', BASE_URL: '/'})).toThrow(
      `was built for ${HOME}, and SITE_URL and BASE_URL say https://example.org/.`,
    );
  });
});
