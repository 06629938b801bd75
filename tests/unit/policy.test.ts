/** What the policy of a page lets its browser run. */
import {expect, test} from 'playwright/test';
import {policyOf} from '../../src/plugins/finish/policy';

test.describe('the policy', () => {
  const html = (body: string) => `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;

  test('allows the inline scripts and styles of the page, by their hash', () => {
    const policy = policyOf(
      html('<style>a{}</style><script>one()</script><script>one()</script><script src=/a.js></script>'),
    );
    expect(policy.match(/'sha256-/g), 'the same words once').toHaveLength(2);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe');
  });

  test('asks no leave for data, and names a style attribute by its hash', () => {
    const policy = policyOf(html('<script type=application/ld+json>{}</script><svg style="display: none;"></svg>'));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-hashes' 'sha256-");
  });
});
