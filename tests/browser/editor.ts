/** What the tests of the editor share: where it is, its parts as a person names them, and a stand-in for GitHub. */
import {readFileSync} from 'node:fs';
import type {BrowserContext, Locator, Page} from 'playwright/test';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';

/** The editor in a proposal's preview. */
export const home = `${addressOf(PREVIEW)}editor`;

export const textOf = (file: string) => readFileSync(file, 'utf8');

/** A proposal on GitHub, with the files that it changes. */
export interface TestProposal {
  number: number;
  branch: string;
  files: Map<string, string | Buffer>;
  state?: 'open' | 'closed';
  /** A fork's name. */
  repository?: string;
}

const REPOSITORY = 'organisation/website';
const headers = {'access-control-allow-origin': '*'};
const commitOf = ({number}: TestProposal) => `commit-of-${number}`;

/** Answers for GitHub: files as they are here, or as `changed` has them; `null` for one that GitHub doesn't have. */
export async function answerForGitHub(
  browser: Page | BrowserContext,
  changed: (file: string) => string | null | undefined = () => undefined,
  proposals: TestProposal[] = [],
): Promise<void> {
  await browser.route('https://raw.githubusercontent.com/**', (route) => {
    const [owner, name, at, ...path] = new URL(route.request().url()).pathname.slice(1).split('/');
    const file = path.join('/');
    const proposal = proposals.find(
      (one) => commitOf(one) === at && (one.repository ?? REPOSITORY) === `${owner}/${name}`,
    );
    const change = proposal?.files.get(file) ?? changed(file);
    return route.fulfill(
      change === null
        ? {status: 404, headers}
        : {body: change ?? textOf(file), headers: {...headers, 'content-type': 'text/plain'}},
    );
  });
  await browser.route('https://github.com/**', (route) => route.fulfill({body: 'GitHub'}));
  await browser.route('https://api.github.com/**', (route) => {
    const {pathname, searchParams} = new URL(route.request().url());
    const [, number] = /\/pulls\/(\d+)$/.exec(pathname) ?? [];
    const pulls = proposals.map((one) => {
      const {state = 'open', branch, repository = REPOSITORY} = one;
      return {number: one.number, state, head: {ref: branch, sha: commitOf(one), repo: {full_name: repository}}};
    });
    const [, head] = searchParams.get('head')?.split(':') ?? [];
    const json = number
      ? pulls.find((one) => String(one.number) === number)
      : pulls.filter((one) => one.state === 'open' && (!head || one.head.ref === head)).reverse();
    return route.fulfill({json, headers});
  });
}

/** Opens GitHub by a link, does something there, and comes back to the editor's tab. */
export async function handOver(link: Locator, there: () => void = () => undefined): Promise<void> {
  const page = link.page();
  const [github] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await github.close();
  there();
  await comeBack(page);
}

export const comeBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
  });

export const text = (page: Page) => page.getByRole('textbox', {name: 'Text', exact: true});
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').getByRole('main');

/** Fills in the form for a new program and sends it. `patience`: how long a field may take to appear, in milliseconds. */
export async function makeProgram(page: Page, patience?: number): Promise<void> {
  for (const [label, words] of [
    ['Name', 'The Start'],
    ['Tagline', 'One line'],
    ['Perfect for', 'Everyone'],
    ['What it is', 'A sentence.'],
    ['What a person gets', 'A thing'],
  ]) {
    await page.getByRole('textbox', {name: new RegExp(`^${label}`)}).fill(words, {timeout: patience});
  }
  await page.getByRole('group', {name: 'Silk'}).getByRole('radio').first().check();
  await page.getByRole('button', {name: 'Make it'}).click();
}
