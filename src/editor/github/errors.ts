/** What went wrong between the editor and GitHub, as a sentence for whoever reads it. */

/**
 * `expired`: the key isn't accepted. `forbidden`: it may not do this. `missing`: there is no such thing, or the key doesn't
 * reach it. `changed`: somebody else was faster. `invalid`: GitHub doesn't take it, often because it has it already.
 */
export type FailureKind = 'expired' | 'forbidden' | 'missing' | 'changed' | 'invalid' | 'other';

/** An error whose message is a sentence for staff. It never holds the request, and so never the key. */
export class Failure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

const FOREIGN =
  'Something else answered in GitHub’s place, such as the sign-in page of a Wi-Fi network. Try again soon.';
/** An answer that GitHub would never give. */
export const foreign = (): Failure => new Failure('other', FOREIGN);
const offline = () => new Failure('other', 'GitHub didn’t answer. Check your connection, then try again.');
const changed = () => new Failure('changed', 'Somebody else changed this at the same moment. Try again.');

function wait(seconds: number): Failure {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Failure('other', `GitHub asks everybody on this connection to slow down. Try again in ${time}.`);
}

/** How many seconds GitHub wants to be left alone, if that is why it refused. */
function secondsToWait(headers: Record<string, unknown>): number | undefined {
  if (headers['retry-after'] !== undefined) return Number(headers['retry-after']);
  return headers['x-ratelimit-remaining'] === '0'
    ? Number(headers['x-ratelimit-reset']) - Date.now() / 1000
    : undefined;
}

/** The sentence for a status. `address` is what was asked for, and `said` GitHub's own words. */
function forStatus(status: number, address: string, said: string): Failure {
  if (status >= 500) return new Failure('other', 'GitHub has a problem of its own. Try again in a few minutes.');
  if (status === 401) {
    return new Failure(
      'expired',
      'GitHub doesn’t accept your key: it has expired or was deleted. Sign in with a new one.',
    );
  }
  if (status === 403) {
    const permission = address.includes('/pulls') ? 'Pull requests' : 'Contents';
    return new Failure('forbidden', `Your key may not do this: it needs “${permission}” set to “Read and write”.`);
  }
  if (status === 404) return new Failure('missing', 'GitHub can’t find this, or your key doesn’t reach it.');
  if (status === 405) return new Failure('other', `GitHub doesn’t let this be published yet. It says: “${said}”`);
  if (status === 409) return changed();
  return new Failure('invalid', `GitHub didn’t take this. It says: “${said}”`);
}

/** What Octokit throws: for an answer of the REST API that isn't a success, and for errors within one of GraphQL. */
interface Thrown {
  status?: number;
  request?: {url: string};
  response?: {data: unknown; headers: Record<string, unknown>};
  errors?: {type: string; message: string}[];
}

const STATUS: Record<string, number> = {FORBIDDEN: 403, NOT_FOUND: 404};

/** Makes a sentence of whatever a request to GitHub threw. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const {status = 0, request, response, errors} = error as Thrown;
  if (errors) {
    const [{type, message}] = errors;
    if (type === 'STALE_DATA') return changed();
    return type === 'RATE_LIMITED' ? wait(60) : forStatus(STATUS[type] ?? 422, '', message);
  }
  // A line that drops has no answer.
  if (!request || !response) return offline();
  if (status < 500 && typeof response.data !== 'object') return foreign();
  const seconds = status === 403 || status === 429 ? secondsToWait(response.headers) : undefined;
  if (seconds !== undefined) return wait(seconds);
  const {message = ''} = (response.data ?? {}) as {message?: string};
  return forStatus(status, request.url, message);
}
