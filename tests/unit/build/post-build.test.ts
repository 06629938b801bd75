/** The steps after a build: the security policy, the styles that a page keeps, its scripts, and its structured data. */
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {addPolicy} from '../../../src/build/post-build/policy';
import {menuPages} from '../../../src/build/post-build/serviceWorker';
import {removeScripts} from '../../../src/build/post-build/steps';
import {structuredData} from '../../../src/build/post-build/structuredData';
import {usedRules} from '../../../src/build/post-build/usedRules';
import {loadRecords} from '../../../src/content/records/load';
import type {Records} from '../../../src/content/records/registry';
import {files} from '../../site';

describe('the content security policy', () => {
  const html = (body: string) => `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  /** The policy that a page gets, by directive. */
  function policyFor(body: string, {file = 'about.html', isStaffBuild = false} = {}): Record<string, string> {
    const page = load(html(body));
    addPolicy(page, {file, home: 'https://example.org/', isStaffBuild});
    const directives = page('meta[charset] + meta[http-equiv]').attr('content')?.split('; ') ?? [];
    return Object.fromEntries(directives.map((one) => [one.split(' ', 1)[0], one.slice(one.indexOf(' ') + 1)]));
  }

  test('a page may run its own inline scripts, by their hashes, and no others', () => {
    const scripts = '<script>a && b("<i>")</script><script>a && b("<i>")</script><script src=/a.js></script>';
    expect(policyFor(scripts)['script-src']).toBe(`'self' ${sha256('a && b("<i>")')}`);
  });

  test('a page may have its own inline styles and style attributes, by their hashes', () => {
    const styles = '<style>a{}</style><svg style="display: none;"></svg>';
    expect(policyFor(styles)['style-src']).toBe(`'self' ${sha256('a{}')} 'unsafe-hashes' ${sha256('display: none;')}`);
  });

  test('JSON-LD needs no permission', () => {
    expect(policyFor('<script type=application/ld+json>{}</script>')['script-src']).toBe("'self'");
  });

  test('a page for visitors loads nothing from elsewhere, and has no frames, plug-ins or forms', () => {
    expect(policyFor('')).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self'",
      'object-src': "'none'",
      'frame-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
    });
  });

  for (const file of ['editor.html', 'editor/preview.html']) {
    test(`${file} may ask GitHub, show its frame, and show pictures as data`, () => {
      expect(policyFor('', {file, isStaffBuild: true})).toMatchObject({
        'connect-src': "'self' https://example.org https://api.github.com",
        'frame-src': "'self' https://example.org",
        'img-src': "'self' https://example.org data:",
      });
    });
  }

  test('another page for staff may not ask GitHub', () => {
    expect(policyFor('', {file: 'handbook.html', isStaffBuild: true})).not.toHaveProperty('connect-src');
  });
});

describe('the styles of a page', () => {
  const page = load(`
    <html data-theme="light"><body>
      <nav class="bar bar--wide"><a class="link" href="/">Home</a></nav>
      <template><p class="later">Soon</p></template>
    </body></html>
  `);

  for (const [rules, css] of [
    ['elements and attributes', 'nav a,[data-shown]:before{color:red}'],
    ['its classes', '.bar.bar--wide>.link:hover{color:red}'],
    ['an escaped class', '.bar\\--wide{color:red}'],
    ['classes in a template', '.later{color:red}'],
    ['the absence of a class', '.bar:not(.gone):not(:has(.gone)){color:red}'],
    ['one of several selectors', ':is(.gone,.bar){color:red}'],
    ['custom properties that are read', ':root{--a:1;--b:var(--a)}a{color:var(--b)}'],
    ['fonts and animations', '@font-face{font-family:A}@keyframes b{12.5%{top:1px}}a{animation:b 1s}'],
  ]) {
    test(`a page keeps rules for ${rules}`, () => expect(usedRules(css, page)).toBe(css));
  }

  for (const [rules, css, kept] of [
    ['a class that it lacks', '.gone{color:red}a{color:blue}', 'a{color:blue}'],
    ['an element that it lacks', 'nav>table{color:red}', ''],
    ['one of two selectors', '.gone,.bar{color:red}', '.bar{color:red}'],
    ['an ancestor that it lacks', '.bar .gone a{color:red}', ''],
    ['a custom property that nothing reads', ':root{--a:1;--b:var(--a)}a{color:red}', 'a{color:red}'],
    ['an animation that nothing starts', '@media print{@keyframes b{to{top:1px}}}a{color:red}', 'a{color:red}'],
    ['nothing inside a query', '@media print{@supports (top:0){.gone{color:red}}}a{top:0}', 'a{top:0}'],
  ]) {
    test(`a page drops rules for ${rules}`, () => expect(usedRules(css, page)).toBe(kept));
  }
});

describe('the scripts of a page', () => {
  const THEME = '<script>docusaurus-theme</script>';
  const INLINE = '<script>inline</script>';
  const REACT = '<script src="/assets/js/main.js" defer=""></script>';

  for (const [whose, isStaffBuild, kept] of [
    ['a visitor’s page runs no React', false, INLINE],
    ['a staff page runs React', true, INLINE + REACT],
  ] as const) {
    test(whose, () => {
      const $ = load(THEME + INLINE + REACT);
      removeScripts($, {isStaffBuild});
      expect($('head').html()).toBe(kept);
    });
  }

  test('a page without a script that sets the theme stops the build', () => {
    expect(() => removeScripts(load(INLINE), {isStaffBuild: false})).toThrow('no longer sets the theme in one script');
  });
});

test('the service worker stores each page of the menu once, and nothing else that the menu leads to', () => {
  const addresses = ['/website/', '/website/about', '/website/about#story', '/website/files/a.pdf', '/website/gone'];
  const links = addresses.map((href) => `<a href="${href}">A</a>`);
  const page = load(`<nav class="navbar">${links.join('')}<a href="https://example.org/more">B</a></nav>`);
  const built = new Set(['index.html', 'about.html', 'more.html', 'files/a.pdf']);
  expect(menuPages(page, '/website/', built)).toEqual(['', 'about']);
});

describe('the structured data', () => {
  const records = loadRecords(files);

  /** What search engines get, with some of the records changed. */
  function described(organisation: Partial<Records['organisation']>, hours: Partial<Records['hours']> = {}) {
    const changed = {
      organisation: {...records.organisation, ...organisation},
      hours: {...records.hours, ...hours},
    };
    return structuredData({home: 'https://www.example.org/', records: changed})['@graph'][0];
  }

  test('search engines get nothing that the records leave empty', () => {
    const organisation = described({telephone: null, email: null, platforms: []}, {closed: undefined});
    for (const name of ['telephone', 'email', 'sameAs']) expect(organisation).not.toHaveProperty(name);
    expect(organisation).not.toHaveProperty('location.specialOpeningHoursSpecification');
  });

  for (const [opens, closes, expected] of [
    ['9:00 AM', '5:30 PM', {opens: '09:00', closes: '17:30'}],
    ['6:00 PM', '12:00 AM', {opens: '18:00', closes: '00:00'}],
    // Midnight to midnight would mean closed.
    ['12:00 AM', '12:00 AM', {opens: '00:00', closes: '23:59'}],
  ] as const) {
    test(`search engines get ${opens} to ${closes} as ${expected.opens} to ${expected.closes}`, () => {
      const organisation = described({}, {week: [{days: 'Monday-Tuesday', opens, closes}]});
      const week = [{dayOfWeek: ['Monday', 'Tuesday'], ...expected}];
      expect(organisation).toMatchObject({location: {openingHoursSpecification: week}});
    });
  }
});
