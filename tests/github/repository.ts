/**
 * A small model of a repository behind GitHub's REST API: what it keeps (state.ts), what it answers (routes.ts), and here
 * how a request reaches it, or doesn't. Every request and every answer is checked against GitHub's own description;
 * `faults` collects what doesn't fit.
 */
import type {Endpoints} from '@octokit/types';
import {faultsOf} from './description';
import {type Answer, checkRights, findRoute, routesOf} from './routes';
import {type Key, Refusal, RepositoryState} from './state';

export {BUILT, CHECK, FIRST_PROPOSAL, type Key, MAIN, NAME, PUBLISH, type Run} from './state';

/** What goes wrong with a request. `lost`: it is done, and the answer doesn't arrive. */
export type Trouble = 'dropped' | 'lost' | 'page' | 'limited' | 401 | 403 | 404 | 405 | 409 | 422 | 502;

const reply = (status: number, data: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(data), {status, headers: {'content-type': 'application/json', ...headers}});

/** What a browser gets for a request that the repository never sees. Throws if the line drops. */
function replyTo(trouble: Exclude<Trouble, 'lost'>): Response {
  if (trouble === 'dropped') throw new TypeError('Failed to fetch');
  if (trouble === 'page') return new Response('<html>Welcome', {headers: {'content-type': 'text/html'}});
  if (trouble === 'limited') return reply(403, {message: 'Secondary rate limit'}, {'retry-after': '300'});
  return reply(trouble, {message: 'Trouble'});
}

export class Repository extends RepositoryState {
  /** The versions of its API that were asked for. */
  readonly versions = new Set<string | null>();
  /** What isn't as GitHub describes it. */
  readonly faults: string[] = [];
  /** Every request, as "POST /repos/{owner}/{repo}/pulls". */
  readonly log: string[] = [];
  /** Decides which request goes wrong, by its name in the log and its number from 0. */
  trouble: (name: string, index: number) => Trouble | undefined = () => undefined;
  private meanwhiles: {route: string; action: () => void}[] = [];
  private readonly routes = routesOf(this);

  /** What somebody else does just before a request is answered, once. */
  meanwhile(route: string, action: () => void): void {
    this.meanwhiles.push({route, action});
  }

  /** Lets that be done. */
  private doMeanwhile(route: string): void {
    const next = this.meanwhiles.find((one) => one.route === route);
    this.meanwhiles = this.meanwhiles.filter((one) => one !== next);
    next?.action();
  }

  /** What the route answers, or its refusal. */
  private answer(route: string, given: object, key?: Key): Answer {
    try {
      checkRights(route, key);
      return (this.routes[route as keyof Endpoints] as (given: object, key?: Key) => Answer)(given, key);
    } catch (error) {
      if (error instanceof Refusal) return [error.status, {message: error.message}];
      // A mistake of the model would look like a line that drops.
      this.faults.push(String((error as Error).stack));
      return [500, {message: (error as Error).message}];
    }
  }

  /** Answers in place of the browser's `fetch`. It throws where the line drops. */
  readonly fetch = async (url: string | URL | Request, {method = 'GET', headers, body}: RequestInit = {}) => {
    const address = new URL(String(url));
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    const match = findRoute(this.routes, method, address);
    if (!match) {
      this.faults.push(`GitHub’s model has no ${method} ${address.pathname}`);
      throw new Refusal(404, 'Not Found');
    }
    const {route, given} = match;
    const trouble = this.trouble(route, this.log.length);
    this.doMeanwhile(route);
    this.log.push(route);
    const header = new Headers(headers);
    this.versions.add(header.get('x-github-api-version'));
    if (trouble && trouble !== 'lost') return replyTo(trouble);
    const token = header.get('authorization')?.replace(/^(token|bearer) /i, '');
    const key = token ? this.keys.get(token) : undefined;
    if (token && !key) return reply(401, {message: 'Bad credentials'});
    const [status, data] = this.answer(route, {...given, ...sent}, key);
    this.faults.push(...faultsOf(route, address, sent, status, data));
    if (trouble === 'lost') throw new TypeError('Failed to fetch');
    return reply(status, data);
  };
}
