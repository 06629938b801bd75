/** The one place where GitHub is asked, and where whatever goes wrong becomes a sentence for staff. */
import type {Endpoints} from '@octokit/types';

/** How long an answer may take on a bad line, in milliseconds. */
const TIMEOUT = 60_000;

/** An error whose message is a sentence for staff. It never holds the request, and so never the key. */
export class Failure extends Error {
  /** `status` is the one that GitHub answered with; 0 if it didn't answer. */
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

/** `path` is what was asked for, `said` GitHub's own message. */
function failureFor(status: number, path: string, said: string): Failure {
  const permission = path.endsWith('/pulls') ? 'Pull requests' : 'Contents';
  const sentences: Record<number, string> = {
    401: 'GitHub doesn’t accept this key: it isn’t complete, has expired or was deleted. Sign in with a new one.',
    403: `Your key may not do this: it needs “${permission}” set to “Read and write”.`,
    404: 'GitHub can’t find this, or your key doesn’t reach it.',
    405: `GitHub doesn’t let this be published yet. It says: “${said}”`,
    409: 'Somebody else changed this at the same moment. Try again.',
    422: `GitHub didn’t take this. It says: “${said}”`,
    429: 'GitHub asks everybody on this connection to slow down. Try again in a few minutes, or in an hour.',
  };
  if (status >= 500) return new Failure(status, 'GitHub has a problem of its own. Try again in a few minutes.');
  return new Failure(status, sentences[status] ?? sentences[422]);
}

/** 429 for every way in which GitHub asks to slow down, and 409 for a branch that somebody else has moved. */
function statusOf({status, headers}: Response, said: string): number {
  const isLimited = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 403 && isLimited) return 429;
  return /not a fast forward/i.test(said) ? 409 : status;
}

/** The errors of GraphQL as statuses. */
const STATUS: Record<string, number> = {FORBIDDEN: 403, NOT_FOUND: 404, STALE_DATA: 409, RATE_LIMITED: 429};

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

  private async send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = {accept: 'application/vnd.github+json', ...(this.key && {authorization: `token ${this.key}`})};
    try {
      const answer = await fetch(`https://api.github.com${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
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
      const said = data.message ?? '';
      throw failureFor(statusOf(answer, said), path, said);
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(0, OFFLINE);
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
    const {data, errors} = await this.send<{data: Data; errors?: {type: string; message: string}[]}>(
      'POST',
      '/graphql',
      {query, variables},
    );
    if (!errors) return data;
    const [{type, message}] = errors;
    throw failureFor(STATUS[type] ?? 422, '', message);
  }
}
