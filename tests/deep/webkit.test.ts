/**
 * WebKit, the engine of every iPhone. It is WebKitGTK; Safari and iOS themselves can't be tried on Linux. Skipped where it
 * isn't installed. On GitHub Playwright's own WebKit is tried too.
 */
import {test} from 'playwright/test';
import {testEngine} from './everyEngine';
import {findWebKit, WebKit} from './webDriver';

test.skip(!findWebKit(), 'WebKitGTK isn’t installed (Debian: webkit2gtk-driver and xvfb).');

testEngine('WebKit', () => WebKit.launch());
