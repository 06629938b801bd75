/** What the tests of the editor share: where it is, and its field. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';

/** The editor in the staff's build. */
export const home = `${addressOf(PREVIEW)}editor`;

export const textOf = (file: string) => readFileSync(file, 'utf8');

export const text = (page: Page) => page.getByRole('textbox', {name: 'Text', exact: true});
