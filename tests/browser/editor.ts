/** What the tests of the editor share: where it is, and its field. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';

/** The editor in the staff's build. */
export const home = `${addressOf(PREVIEW)}editor`;

export const PHONE = {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true};

/** Where every journey of staff is tried. */
export const SIZES = [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const;

export const textOf = (file: string) => readFileSync(file, 'utf8');

export const text = (page: Page) => page.getByRole('textbox', {name: 'Text', exact: true});
