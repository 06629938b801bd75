/** What a page's policy lets the browser run. */
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {addPolicy, policyOf} from '../../../src/build/post-build/policy';

const html = (body: string) => `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;
const VISITORS = {isStaffBuild: false};
const ABOUT = {file: 'about.html', home: 'https://example.org/', ...VISITORS};
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  test('allows the inline scripts and styles of the page, by their hash', () => {
    const page = html('<style>a{}</style><script>one()</script><script>one()</script><script src=/a.js></script>');
    const policy = policyOf(load(page), VISITORS);
    expect(policy.match(/'sha256-/g), 'the same text once').toHaveLength(2);
    expect(policy).toContain(`script-src 'self' ${sha256('one()')};`);
    expect(policy).not.toContain('unsafe');
  });

  test('lets a page send no form, be moved to another base, or hold frames and plug-ins', () => {
    const rules = policyOf(load(html('')), VISITORS).split('; ');
    for (const what of ['object-src', 'frame-src', 'base-uri', 'form-action'])
      expect(rules).toContain(`${what} 'none'`);
  });

  test('allows no data, and allows a style attribute by its hash', () => {
    const page = html('<script type=application/ld+json>{}</script><svg style="display: none;"></svg>');
    const policy = policyOf(load(page), VISITORS);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${sha256('display: none;')}`);
  });

  test('holds the hashes of what is written to the file, and follows the charset', () => {
    const page = load(html('<script>a && b("<i>")</script>'));
    addPolicy(page, ABOUT);
    const written = page.html();
    const [charset, policy] = load(written)('meta').toArray();
    expect(charset.attribs.charset).toBe('UTF-8');
    const [, script] = /<script>(.*)<\/script>/.exec(written) ?? [];
    expect(policy.attribs.content).toContain(sha256(script));
  });

  test('cannot be added to a page without a charset', () => {
    expect(() => addPolicy(load('<p>Hello</p>'), ABOUT)).toThrow('no <meta charset>');
  });

  for (const [whose, file, isStaffBuild, sources] of [
    ['a visitor’s page shows the site’s own pictures alone', 'about.html', false, "'self'"],
    ['staff’s pages also show icons that are data in their styles', 'handbook.html', true, "'self' data:"],
    ['the editor shows pictures that aren’t uploaded as data', 'editor.html', true, "'self' https://example.org data:"],
    ['so does its frame', 'editor/preview.html', true, "'self' https://example.org data:"],
  ] as const) {
    test(`${whose}: img-src ${sources}`, () => {
      const page = load(html(''));
      addPolicy(page, {...ABOUT, file, isStaffBuild});
      const directives = page('meta[http-equiv]').attr('content')?.split('; ');
      expect(directives).toContain(`img-src ${sources}`);
    });
  }
});
