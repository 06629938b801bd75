/** What all tests of the editor begin with: somebody who sits at it, and the model of GitHub behind it. */
import type {Locator, Page, TestDetails} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {githubIn, KEY, keptKey, POLL} from '../../github/inBrowser';
import type {Repository} from '../../github/repository';
import {test as base, expect, THOROUGH, violations} from '../fixtures';

/** The editor in the staff's build. */
export const home = `${addressOf(TESTS.staff)}editor`;
export const HATCHERY = 'pages/hatchery.mdx';
/** A sentence of the Hatchery page. */
export const SENTENCE = 'Come for a day, a week or a month.';

export const DESKTOP = {};
export const PHONE = {
  viewport: {width: 360, height: 740},
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark' as const,
};

/** How somebody presses what they see. By keyboard a tick takes the space bar. */
export type Press = (target: Locator, key?: 'Enter' | ' ') => Promise<void>;
/** Both ways of use. For every change one is enough, beside the journey by keyboard alone (publishing.test.ts). */
export const HANDS: {hand: string; use: typeof PHONE | typeof DESKTOP; press: Press; details: TestDetails}[] = [
  {hand: 'touch', use: PHONE, press: (target) => target.tap(), details: {}},
  {hand: 'keyboard', use: DESKTOP, press: (target, key = 'Enter') => target.press(key), details: THOROUGH},
];

/** Whether the editor may ask an address: this site's or GitHub's, or one that holds what it leads to. */
function isKnown(address: string): boolean {
  const {protocol, origin} = new URL(address);
  return ['data:', 'blob:'].includes(protocol) || [new URL(home).origin, 'https://api.github.com'].includes(origin);
}

/** What the console says of an editor that works. */
const USUAL = [
  // The preview is a page of Docusaurus, in a frame that may keep nothing.
  /^Docusaurus browser storage is not available/,
  // axe, which looks for itself in that frame.
  /^Failed to execute 'postMessage' on 'DOMWindow': .* recipient window's origin \('null'\)/,
  // The editor asks whether the branch is there that it is about to make.
  /status of 404 .*\/git\/ref\/heads%2Fedit%2F/,
];

/** The middle of words in an element, in pixels from its corner. Runs in the page. */
function middleOf(element: Element, words: string): {x: number; y: number} {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const start = texts.currentNode.textContent?.indexOf(words) ?? -1;
    if (start < 0) continue;
    range.setStart(texts.currentNode, start);
    range.setEnd(texts.currentNode, start + words.length);
    const {x, y, width, height} = range.getClientRects()[0];
    const corner = element.getBoundingClientRect();
    return {x: x + width / 2 - corner.x - element.clientLeft, y: y + height / 2 - corner.y - element.clientTop};
  }
  throw new Error(`"${words}" isn't in "${element.textContent}".`);
}

/** What is cut off where nobody can scroll to it: below the end of its box, or beside the window. Runs in the page. */
function cutOff(): string[] {
  const isBesideWindow = (one: Element): boolean => {
    const {left, right, width} = one.getBoundingClientRect();
    // Samples to choose from are in a row that scrolls sideways.
    return width > 0 && (left < -1 || right > innerWidth + 1) && !one.closest('label:has([type=radio])');
  };
  const cutsOff = (one: Element): boolean =>
    one.scrollHeight > one.clientHeight + 1 && /^(hidden|clip)$/.test(getComputedStyle(one).overflowY);
  return Array.from(document.querySelectorAll('#__docusaurus *'))
    .filter((one) => one.checkVisibility() && (cutsOff(one) || isBesideWindow(one)))
    .map((one) => one.outerHTML.slice(0, 200));
}

/** What somebody at the editor sees and does. */
export class Editor {
  /** Counts presses, fields filled in and pages opened. */
  steps = 0;
  /** The passage that is open, or the whole file. */
  readonly text: Locator;
  /** The page as it is drawn. */
  readonly drawn: Locator;
  readonly bar: Locator;
  readonly problems: Locator;
  /** What the editor says for a moment, above all to people who hear the page. */
  readonly announcement: Locator;

  constructor(
    readonly page: Page,
    readonly github: Repository,
  ) {
    this.text = page.getByRole('textbox', {name: 'Text', exact: true});
    this.drawn = page.frameLocator('iframe[title="Preview"]').getByRole('main');
    this.bar = page.getByRole('region', {name: 'Your changes'});
    this.problems = page.getByRole('region', {name: 'Problems'}).getByRole('listitem');
    this.announcement = page.getByRole('status').first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', {name, exact: true});
  }

  async step(action: Promise<unknown>): Promise<void> {
    this.steps += 1;
    await action;
  }

  /** Opens a file, and waits until its page can be tapped. */
  async open(file: string): Promise<void> {
    await this.step(this.page.goto(`${home}?file=${file}`));
    await expect(this.drawn.locator('[data-part]').first()).toBeVisible();
  }

  /** Opens the Hatchery page and writes other words in place of a sentence. */
  async change(words: string): Promise<void> {
    await this.open(HATCHERY);
    await this.rewrite(words);
  }

  /** Writes other words in place of the sentence of the Hatchery page, which is open. */
  async rewrite(words: string): Promise<void> {
    await this.drawn.getByText(/Come for a/).click();
    await this.text.fill((await this.text.inputValue()).replace(/Come for a.*/, words));
  }

  /** Clicks on words of what is drawn, wherever they are in their element; twice, if asked to. */
  async clickWords(element: Locator, words: string, clickCount = 1): Promise<void> {
    await element.click({position: await element.evaluate(middleOf, words), clickCount});
  }

  /** Looks at the open file as text, where something has to be written, and comes back. */
  async isWritten(words: RegExp): Promise<void> {
    const asText = this.button('Show as text');
    await asText.click();
    await expect(this.text).toHaveValue(words);
    await asText.click();
  }

  /** Sends what is changed, and asks for it to be published. */
  async publish(): Promise<void> {
    await this.step(this.button(/^(Correct \d+ and propose|Propose)$/).click());
    await this.step(this.button(/^Publish/).click());
    await expect(this.bar.getByText('Published as soon as the check is green')).toBeVisible();
  }

  /** Sends what is changed, and waits until it is proposed under a number. */
  async propose(number = 12): Promise<void> {
    await this.button('Propose').click();
    await expect(this.bar.getByText(`Proposed: #${number}`)).toBeVisible();
  }

  /** A file as the newest proposal has it. */
  proposed(file: string): string {
    const [pull] = this.github.pulls.slice(-1);
    return this.github.text(file, pull.head) ?? '';
  }

  /** Lets time pass until the editor has looked at GitHub again. The page's clock must be installed. */
  async look(): Promise<void> {
    await this.page.clock.fastForward(POLL);
  }

  /** Everything can be used without seeing or pointing, is large enough for a finger, and can be scrolled to. */
  async isAccessible(what: string): Promise<void> {
    // The page in the frame has tests of its own.
    expect(await violations(this.page), what).toEqual([]);
    const controls = this.page.locator('#__docusaurus').locator('button, input, select, textarea, summary');
    const small = await controls.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('nav') && !one.matches('[type=checkbox], [type=radio]'))
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => one.outerHTML),
    );
    expect(small, what).toEqual([]);
    expect(await this.page.evaluate(cutOff), what).toEqual([]);
  }
}

export const test = base.extend<{signedIn: boolean; live: {commit?: string}; github: Repository; editor: Editor}>({
  signedIn: [true, {option: true}],
  storageState: async ({signedIn}, use) => use(signedIn ? keptKey(home) : undefined),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
  live: async ({}, use) => use({}),
  github: async ({context, live, expectErrors}, use) => {
    expectErrors(...USUAL);
    const github = await githubIn(context, live);
    const requests: string[] = [];
    const lines: string[] = [];
    context.on('request', (request) => void requests.push(request.url()));
    context.on('console', (message) => void lines.push(message.text()));
    context.on('weberror', (webError) => void lines.push(webError.error().message));
    await use(github);
    expect(
      requests.filter((address) => !isKnown(address)),
      'requests to anybody else',
    ).toEqual([]);
    expect(
      [...requests, ...lines].filter((line) => line.includes(KEY)),
      'addresses and lines of the console with the key',
    ).toEqual([]);
    expect(github.faults).toEqual([]);
  },
  editor: async ({page, github}, use) => use(new Editor(page, github)),
});

export {expect, THOROUGH};
