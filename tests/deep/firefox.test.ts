/** The regular Firefox, as people have it, beside Chromium, and the editor in it. Skipped where it can't be driven. */
import {test} from 'playwright/test';
import {testEngine} from './everyEngine';
import {findDrivenFirefox, launchFirefox} from './firefox';

test.skip(!findDrivenFirefox(), 'Firefox can’t be driven here: see "node scripts/setup.mjs --other-engines".');

testEngine('Firefox', launchFirefox);
