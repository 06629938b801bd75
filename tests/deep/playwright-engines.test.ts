/** Playwright's own Firefox and WebKit beside Chromium, and the editor in them. GitHub runs it weekly. */
import {testEngine} from './everyEngine';
import {launchPlaywrights} from './playwright';

testEngine('this browser', launchPlaywrights);
