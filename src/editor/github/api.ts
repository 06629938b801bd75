/** The one place where GitHub is asked, and where whatever goes wrong becomes a sentence for staff. */
import type {Endpoints} from '@octokit/types';

/** How long an answer may take on a bad line, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * `expired`: the key isn't accepted. `forbidden`: it may not do this. `missing`: there is no such thing, or the key doesn't
 * reach it. `changed`: somebody else was faster. `invalid`: GitHub doesn't take it, often because it has it already.
 */
type FailureKind = 'expired' | 'forbidden' | 'missing' | 'changed' | 'invalid' | 'other';

/** An error whose message is a sentence for staff. It never holds the request, and so never the key. */
export class Failure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

const KINDS: Record<number, FailureKind> = {
  401: 'expired',
  403: 'forbidden',
  404: 'missing',
  409: 'changed',
  422: 'invalid',
};

/** The sentences for answers that aren't a success. `said` is GitHub's own message. */
const sentences = (permission: string, said: string): Record<number, string> => ({
  401: 'GitHub doesn’t accept this key: it isn’t complete, has expired or was deleted. Sign in with a new one.',
  403: `Your key may not do this: it needs “${permission}” set to “Read and write”.`,
  404: 'GitHub can’t find this, or your key doesn’t reach it.',
  405: `GitHub doesn’t let this be published yet. It says: “${said}”`,
  409: 'Somebody else changed this at the same moment. Try again.',
  422: `GitHub didn’t take this. It says: “${said}”`,
});

const OFFLINE = 'GitHub didn’t answer. Check your connection, then try again.';
const FOREIGN =
  'Something else answered in GitHub’s place, such as the sign-in page of a Wi-Fi network. Try again soon.';

/** How many seconds GitHub wants to be left alone; 0 if that isn't why it refused. */
function secondsToWait({status, headers}: Response): number {
  if (status !== 403 && status !== 429) return 0;
  if (headers.get('x-ratelimit-remaining') === '0') {
    return Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
  }
  return Number(headers.get('retry-after'));
}

function failureFor(status: number, asked: string, said: string, seconds = 0): Failure {
  if (seconds > 0) {
    const minutes = Math.ceil(seconds / 60);
    const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return new Failure('other', `GitHub asks everybody on this connection to slow down. Try again in ${time}.`);
  }
  if (status >= 500) return new Failure('other', 'GitHub has a problem of its own. Try again in a few minutes.');
  // What a branch can't be moved to, because somebody else has moved it.
  const code = /not a fast forward/i.test(said) ? 409 : status;
  const all = sentences(asked.endsWith('/pulls') ? 'Pull requests' : 'Contents', said);
  return new Failure(KINDS[code] ?? 'other', all[code] ?? all[422]);
}

/** The errors of GraphQL as statuses. */
const STATUS: Record<string, number> = {FORBIDDEN: 403, NOT_FOUND: 404, STALE_DATA: 409};

interface GraphAnswer {
  data: unknown;
  errors?: {type: string; message: string}[];
}

/** What an address needs besides the repository. */
type Parameters<Route extends keyof Endpoints> = Omit<Endpoints[Route]['parameters'], 'owner' | 'repo'>;

/** A repository on GitHub, with somebody's key or without. */
export class GitHub {
  readonly owner: string;
  private readonly name: string;

  /** `repository` is `owner/name`. Without a key only what everybody may see can be read. */
  constructor(
    readonly repository: string,
    readonly key?: string,
  ) {
    [this.owner, this.name] = repository.split('/');
  }

  private async send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    const headers = {accept: 'application/vnd.github+json', ...(this.key && {authorization: `token ${this.key}`})};
    // GitHub lets answers be kept for a minute. Here only the newest counts, and no cookie is sent.
    const options = {method, headers, cache: 'no-cache', credentials: 'omit', signal: stop.signal} as const;
    try {
      const sent = body === undefined ? options : {...options, body: JSON.stringify(body)};
      const answer = await fetch(`https://api.github.com${path}`, sent);
      const text = await answer.text();
      const isJson = /^\s*[[{]/.test(text);
      if (!isJson && answer.status < 500) throw new Failure('other', FOREIGN);
      const data = isJson ? JSON.parse(text) : {};
      if (answer.ok) return data;
      throw failureFor(answer.status, path, data.message ?? '', secondsToWait(answer));
    } catch (error) {
      throw error instanceof Failure ? error : new Failure('other', OFFLINE);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Any request of the REST API, as GitHub describes it. Throws a `Failure`. */
  async rest<Route extends keyof Endpoints>(
    route: Route,
    parameters: Parameters<Route>,
  ): Promise<Endpoints[Route]['response']['data']> {
    const [method, template] = route.split(' ');
    const values: Record<string, unknown> = {...parameters};
    const path = template.replace(/\{(\w+)\}/g, (_place, name: string) => {
      const value = {owner: this.owner, repo: this.name, ...values}[name];
      delete values[name];
      return encodeURIComponent(String(value));
    });
    if (method !== 'GET') return this.send(method, path, values);
    return this.send(method, `${path}?${new URLSearchParams(values as Record<string, string>)}`);
  }

  /** A query of the GraphQL API, which needs a key; `$owner` and `$name` are the repository's. Throws a `Failure`. */
  async graphql<Data>(query: string): Promise<Data> {
    const variables = {owner: this.owner, name: this.name};
    const {data, errors} = await this.send<GraphAnswer>('POST', '/graphql', {query, variables});
    if (!errors) return data as Data;
    const [{type, message}] = errors;
    throw failureFor(STATUS[type] ?? 422, '', message, type === 'RATE_LIMITED' ? 60 : 0);
  }
}
