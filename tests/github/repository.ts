/**
 * A small model of a repository behind GitHub's REST API. `state.ts` is its data, `routes.ts` its answers; this file
 * receives the requests, and loses some of them if a test wants that.
 */
import {answer, findRoute, routesOf} from './routes';
import {Refusal, RepositoryState} from './state';

export {BUILT, CHECK, FIRST_PROPOSAL, type Key, MAIN, NAME, PUBLISH} from './state';

/** What goes wrong with a request. `lost`: GitHub does it, but the answer doesn't arrive. */
export type Trouble = 'dropped' | 'lost' | 'page' | 'limited' | 401 | 403 | 404 | 405 | 409 | 422 | 502;

const reply = (status: number, data: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(data), {status, headers: {'content-type': 'application/json', ...headers}});

/** The answer to a request that never reaches the repository. Throws if the connection drops. */
function replyTo(trouble: Exclude<Trouble, 'lost'>): Response {
  if (trouble === 'dropped') throw new TypeError('Failed to fetch');
  if (trouble === 'page') return new Response('<html>Welcome', {headers: {'content-type': 'text/html'}});
  if (trouble === 'limited') return reply(403, {message: 'Secondary rate limit'}, {'retry-after': '300'});
  return reply(trouble, {message: 'Trouble'});
}

export class Repository extends RepositoryState {
  /** Requests that the model can't answer, and its own errors. Tests expect none. */
  readonly faults: string[] = [];
  /** Every request by its route: "POST /repos/{owner}/{repo}/pulls". */
  readonly log: string[] = [];
  /** Decides which request goes wrong, by its route and its index in the log. */
  trouble: (route: string, index: number) => Trouble | undefined = () => undefined;
  private readonly colleagues = new Map<string, () => void>();
  private readonly routes = routesOf(this);

  /** A colleague does something right before the next request to a route is answered. */
  meanwhile(route: string, action: () => void): void {
    this.colleagues.set(route, action);
  }

  private doMeanwhile(route: string): void {
    const action = this.colleagues.get(route);
    this.colleagues.delete(route);
    action?.();
  }

  /** Stands in for the browser's `fetch`. Throws if the connection drops. */
  readonly fetch = async (url: string | URL | Request, {method = 'GET', headers, body}: RequestInit = {}) => {
    const address = new URL(String(url));
    const match = findRoute(this.routes, method, address);
    if (!match) {
      this.faults.push(`The model of GitHub has no ${method} ${address.pathname}`);
      return reply(404, {message: 'Not Found'});
    }
    const {route, given} = match;
    const trouble = this.trouble(route, this.log.length);
    this.doMeanwhile(route);
    this.log.push(route);
    if (trouble && trouble !== 'lost') return replyTo(trouble);
    const token = new Headers(headers).get('authorization')?.replace(/^(token|bearer) /i, '');
    const key = token ? this.keys.get(token) : undefined;
    if (token && !key) return reply(401, {message: 'Bad credentials'});
    const sent = typeof body === 'string' ? JSON.parse(body) : {};
    const response = this.answer(route, {...given, ...sent}, key);
    if (trouble === 'lost') throw new TypeError('Failed to fetch');
    return response;
  };

  private answer(route: string, given: object, key: ReturnType<typeof this.keys.get>): Response {
    try {
      return reply(...answer(this.routes, route, given, key));
    } catch (error) {
      const {message, stack} = error as Error;
      if (error instanceof Refusal) return reply(error.status, {message});
      this.faults.push(String(stack));
      return reply(500, {message});
    }
  }
}
