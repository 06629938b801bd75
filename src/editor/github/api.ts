/** The one place where GitHub is asked, and where whatever goes wrong becomes a sentence for staff. */
import type {Endpoints} from '@octokit/types';

/** How long an answer may take on a bad line, in milliseconds. */
const TIMEOUT = 60_000;

/** An error whose message is a sentence for staff. It never holds the request, and so never the key. */
export class Failure extends Error {
  /** `status` is 0 if GitHub didn't answer, 409 also for a branch that has moved, and 429 for every limit. */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const OFFLINE = 'GitHub didn’t answer. Check your connection, then try again.';
const FOREIGN =
  'Something else answered in GitHub’s place, such as the sign-in page of a Wi-Fi network. Try again soon.';

/** `route` is what was asked for, `said` GitHub's own message. */
function failureFor(route: string, {status, headers}: Response, said: string): Failure {
  const isLimited = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  const seconds = Number(headers.get('retry-after')) || Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
  const kind =
    status === 403 && isLimited ? 429 : status >= 500 ? 500 : /not a fast forward/i.test(said) ? 409 : status;
  const permission = route.endsWith('/pulls') ? 'Pull requests' : 'Contents';
  const sentences: Record<number, string> = {
    401: 'GitHub doesn’t accept this key: it isn’t complete, has expired or was deleted. Sign in with a new one.',
    403: `Your key may not do this: it needs “${permission}” set to “Read and write”, or an owner’s approval.`,
    404: 'GitHub can’t find this, or your key doesn’t reach it.',
    405: `GitHub doesn’t let this be published yet. It says: “${said}”`,
    409: 'Somebody else changed this at the same moment. Try again.',
    429: `GitHub asks you to slow down. Try again in ${Math.ceil(Math.max(seconds, 120) / 60)} minutes.`,
    500: 'GitHub has a problem of its own. Try again in a few minutes.',
  };
  return new Failure(kind, sentences[kind] ?? `GitHub didn’t take this. It says: “${said}”`);
}

/** A repository on GitHub, with somebody's key or without. */
export class GitHub {
  readonly owner: string;
  private readonly name: string;
  /** What was read or sent, by GitHub's names for it: nothing of it travels twice. */
  readonly blobs = new Map<string, Uint8Array<ArrayBuffer>>();

  /** `repository` is `owner/name`. Without a key only what everybody may see can be read. */
  constructor(
    readonly repository: string,
    readonly key?: string,
  ) {
    [this.owner, this.name] = repository.split('/');
  }

  /** Any request of the REST API, as GitHub describes it. Throws a `Failure`. */
  async rest<Route extends keyof Endpoints>(
    route: Route,
    parameters: Omit<Endpoints[Route]['parameters'], 'owner' | 'repo'>,
  ): Promise<Endpoints[Route]['response']['data']> {
    const [method, template] = route.split(' ');
    const values: Record<string, unknown> = {...parameters};
    const path = template.replace(/\{(\w+)\}/g, (_place, name: string) => {
      const value = {owner: this.owner, repo: this.name, ...values}[name];
      delete values[name];
      return encodeURIComponent(String(value));
    });
    const isRead = method === 'GET';
    const query = isRead ? `?${new URLSearchParams(values as Record<string, string>)}` : '';
    try {
      const answer = await fetch(`https://api.github.com${path}${query}`, {
        method,
        headers: {accept: 'application/vnd.github+json', ...(this.key && {authorization: `token ${this.key}`})},
        body: isRead ? undefined : JSON.stringify(values),
        // GitHub lets answers be kept for a minute. Here only the newest counts, and no cookie is sent.
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const text = await answer.text();
      const isJson = /^\s*[[{]/.test(text);
      if (!isJson && answer.status < 500) throw new Failure(0, FOREIGN);
      const data = isJson ? JSON.parse(text) : {};
      if (answer.ok) return data;
      throw failureFor(route, answer, data.message ?? '');
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(0, OFFLINE);
    }
  }
}
