/** Every page's policy, and that it stands before all that it governs. */
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {NAMES} from '../browser/written';
import {page} from './pages';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

for (const name of [...NAMES, '404']) {
  test(`the policy of /${name} is strict, comes first, and allows what the build wrote into the page`, () => {
    const parts = page(name);
    const at = parts.findIndex(({attributes}) => attributes['http-equiv'] === 'Content-Security-Policy');
    const governed = parts.findIndex(({tag}) => ['script', 'style', 'link', 'img'].includes(tag));
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(governed);
    const policy = parts[at].attributes.content;
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    const inline = parts.filter(
      ({tag, attributes}) =>
        tag === 'style' || (tag === 'script' && !attributes.src && !/json/.test(attributes.type ?? '')),
    );
    expect(inline.length).toBeGreaterThan(1);
    for (const {text} of inline) expect(policy).toContain(sha256(text));
    const referrer = parts.find(({attributes}) => attributes.name === 'referrer');
    expect(referrer?.attributes.content).toBe('no-referrer');
  });
}
