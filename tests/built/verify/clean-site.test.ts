/** Verify finds nothing wrong with the tests’ own site. */
import {execFileSync} from 'node:child_process';
import {describe, test} from 'node:test';
import {chromium} from 'playwright';
import {expect} from 'playwright/test';
import {launchOptions} from '../../../scripts/browsers.mjs';
import {serve} from '../../../scripts/serve';
import {TESTS} from '../../../scripts/sites.mjs';
import {budgets} from '../../../scripts/verify/budgets';
import {facts} from '../../../scripts/verify/facts';
import {landmarks} from '../../../scripts/verify/landmarks';
import {links} from '../../../scripts/verify/links';
import {metadata} from '../../../scripts/verify/metadata';
import {offline} from '../../../scripts/verify/offline';
import {policy} from '../../../scripts/verify/policy';
import {reasonsIn} from '../../../scripts/verify/reasons';
import {serviceWorker} from '../../../scripts/verify/serviceWorker';
import {staffOnly} from '../../../scripts/verify/staffOnly';
import {visitAll} from '../../../scripts/verify/visit';
import {RICHEST} from '../../browser/headlines';
import {folders} from '../../site';
import {build} from '../builtSite';
import {linesOf} from './spoiltCopy';

describe('nothing is wrong with the tests’ site', () => {
  for (const [name, rule] of Object.entries({links, landmarks, policy, metadata, serviceWorker, budgets})) {
    test(name, () => expect(linesOf(rule(build))).toEqual([]));
  }

  test('staffOnly', () => {
    const reasons = reasonsIn(folders);
    expect(reasons.length).toBeGreaterThan(15);
    expect(linesOf(staffOnly(build, reasons))).toEqual([]);
  });

  // As it is with the tests' site, and nothing else.
  test('four facts are others than the founders’', () => {
    const warnings = linesOf(facts(build));
    expect(warnings).toHaveLength(4);
    for (const line of warnings) expect(line).toMatch(/^warning.*: The founders’ specification/);
  });

  test('in a browser, on the pages that have the most', async () => {
    const browser = await chromium.launch(launchOptions());
    const {server, url} = await serve({dir: build.dir, base: build.base});
    try {
      const pages = build.pages.filter(({address}) => RICHEST.includes(address));
      expect(pages).toHaveLength(RICHEST.length);
      expect(linesOf(await visitAll({...build, pages}, browser, url))).toEqual([]);
      expect(linesOf(await offline(build, browser))).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  });

  test('on the whole, by the command, in a browser too', {skip: !process.env.RUNS && 'for `npm run test:all`'}, () => {
    const env = {...process.env, ...TESTS.public.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: ''};
    const command = ['--import', 'tsx', 'scripts/verify/index.ts', '--dir', TESTS.public.dir];
    const output = execFileSync(process.execPath, command, {env, encoding: 'utf8'});
    expect(output).toMatch(/^No errors in \d+ pages of the built site\. 4 warnings: this can be published\.$/m);
    // The facts in which the tests' site differs from the founders', and nothing else.
    expect(output.match(/: warning\n {2}The founders’ specification/g)).toHaveLength(4);
  });
});
