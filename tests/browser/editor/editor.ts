/** The editor in a browser, signed in, with the model of GitHub behind it. Every test of the editor starts here. */
import type {Locator, Page, Request} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {githubIn, KEY, keptKey, POLL} from '../../github/inBrowser';
import type {Repository} from '../../github/repository';
import {test as base, expect} from '../fixtures';

/** The editor's address in the staff build. */
export const home = `${addressOf(TESTS.staff)}editor`;

export const HATCHERY = 'pages/hatchery.mdx';
export const CONTACT = 'pages/contact.mdx';
/** A sentence of the Hatchery page. */
export const SENTENCE = 'Come for a day, a week or a month.';

export const PHONE = {
  viewport: {width: 360, height: 740},
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark' as const,
};

/** Console messages of an editor that works. */
const EXPECTED_MESSAGES = [
  // The preview is a Docusaurus page in a frame without storage.
  /^Docusaurus browser storage is not available/,
  // axe looks for itself in that frame.
  /^Failed to execute 'postMessage' on 'DOMWindow': .* recipient window's origin \('null'\)/,
  // Before the editor creates a branch, it asks whether the branch exists.
  /status of 404 .*\/git\/ref\/heads%2Fedit%2F/,
  // Before it accepts a key, it sends two requests that GitHub can't fulfil, to see whether the key would be allowed to.
  /status of 422 .*\/(git\/refs|pulls)$/,
];

const GITHUB = 'https://api.github.com';

function isOwnOrGitHub(address: string): boolean {
  const {protocol, origin} = new URL(address);
  return ['data:', 'blob:'].includes(protocol) || [new URL(home).origin, GITHUB].includes(origin);
}

/** Whether a request shows the key to anyone but GitHub, or puts it into an address. */
function leaksKey(request: Request): boolean {
  if (request.url().includes(KEY)) return true;
  const sent = JSON.stringify([request.headers(), request.postData()]);
  return sent.includes(KEY) && new URL(request.url()).origin !== GITHUB;
}

/** What a person at the editor sees and does. */
export class Editor {
  /** The field with the open passage, or with the whole file. */
  readonly text: Locator;
  /** The page, as the preview draws it. */
  readonly preview: Locator;
  /** The bar with *Propose* and *Publish*. */
  readonly bar: Locator;
  readonly problems: Locator;
  /** The message that screen readers announce. */
  readonly announcement: Locator;

  constructor(
    readonly page: Page,
    readonly github: Repository,
  ) {
    this.text = page.getByRole('textbox', {name: 'Text', exact: true});
    this.preview = page.frameLocator('iframe[title="Preview"]').getByRole('main');
    this.bar = page.getByRole('region', {name: 'Your changes'});
    this.problems = page.getByRole('region', {name: 'Problems'}).getByRole('listitem');
    this.announcement = page.getByRole('status').first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', {name, exact: true});
  }

  /** Opens a file and waits until its page can be tapped. */
  async open(file: string): Promise<void> {
    await this.page.goto(`${home}?file=${file}`);
    await expect(this.preview.locator('[data-part]').first()).toBeVisible();
  }

  /** Opens the Hatchery page and replaces its sentence. */
  async changeSentence(replacement: string): Promise<void> {
    await this.open(HATCHERY);
    await this.replaceSentence(replacement);
  }

  /** Replaces the sentence of the Hatchery page, which is open. */
  async replaceSentence(replacement: string): Promise<void> {
    await this.preview.getByText(/Come for a/).click();
    await this.text.fill((await this.text.inputValue()).replace(/Come for a.*/, replacement));
    await expect(this.preview.getByText(replacement)).toBeVisible();
  }

  /** Sends the changes as a proposal, and waits until it has this number. */
  async propose(number = 12): Promise<void> {
    await this.button('Propose').click();
    await expect(this.bar.getByText(`Proposed: #${number}`)).toBeVisible();
  }

  /** A file as it is in the newest proposal. */
  proposed(file: string): string {
    const [pull] = this.github.pulls.slice(-1);
    return this.github.text(file, pull.head) ?? '';
  }

  /** Lets time pass until the editor asks GitHub again. The page's clock must be installed. */
  async pollGitHub(): Promise<void> {
    await this.page.clock.fastForward(POLL);
  }

  /** The unsent changes that the browser has stored, as JSON. */
  stored(): Promise<string> {
    return this.page.evaluate(async () => {
      const finished = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((done) => request.addEventListener('success', () => done(request.result)));
      const [{name = ''}] = await indexedDB.databases();
      const database = await finished(indexedDB.open(name));
      const changes = await finished(database.transaction('changes').objectStore('changes').get('all'));
      database.close();
      return JSON.stringify(changes);
    });
  }
}

interface Fixtures {
  signedIn: boolean;
  github: Repository;
  editor: Editor;
}

export const test = base.extend<Fixtures>({
  signedIn: [true, {option: true}],
  storageState: async ({signedIn}, use) => use(signedIn ? keptKey(home) : undefined),
  github: async ({context, expectErrors}, use) => {
    expectErrors(...EXPECTED_MESSAGES);
    const requests: Request[] = [];
    const messages: string[] = [];
    context.on('request', (request) => void requests.push(request));
    context.on('console', (message) => void messages.push(message.text()));
    const github = await githubIn(context);
    await use(github);
    const addresses = requests.map((request) => request.url());
    expect(
      addresses.filter((address) => !isOwnOrGitHub(address)),
      'requests to other sites',
    ).toEqual([]);
    expect(
      requests.filter(leaksKey).map((request) => request.url()),
      'requests that leak the key',
    ).toEqual([]);
    expect(
      messages.filter((message) => message.includes(KEY)),
      'console messages that leak the key',
    ).toEqual([]);
    expect(github.faults).toEqual([]);
  },
  editor: async ({page, github}, use) => use(new Editor(page, github)),
});

export {expect};
