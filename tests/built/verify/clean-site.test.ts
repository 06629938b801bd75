/** Verify finds nothing wrong with the tests’ own site. */
import {execFileSync} from 'node:child_process';
import {describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../../scripts/builds.mjs';
import {budgets} from '../../../scripts/verify/budgets';
import {landmarks} from '../../../scripts/verify/landmarks';
import {links} from '../../../scripts/verify/links';
import {metadata} from '../../../scripts/verify/metadata';
import {policy} from '../../../scripts/verify/policy';
import {reasonsIn} from '../../../scripts/verify/reasons';
import {serviceWorker} from '../../../scripts/verify/serviceWorker';
import {staffOnly} from '../../../scripts/verify/staffOnly';
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

  test('on the whole, in a browser too', () => {
    const env = {...process.env, ...TESTS.public.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: ''};
    const command = ['--import', 'tsx', 'scripts/verify/index.ts', '--dir', TESTS.public.dir];
    const output = execFileSync(process.execPath, command, {env, encoding: 'utf8'});
    expect(output).toMatch(/^No errors in \d+ pages of the built site\. 4 warnings: this can be published\.$/m);
    // The facts in which the tests' site differs from the founders', and nothing else.
    expect(output.match(/: warning\n {2}The founders’ specification/g)).toHaveLength(4);
  });
});
