/** The one place where requests to GitHub are made. */
import {Octokit} from '@octokit/core';
import type {Endpoints} from '@octokit/types';
import {foreign, toFailure} from './errors';

/** How long an answer may take on a bad line, in milliseconds. */
const TIMEOUT = 60_000;

/** GitHub lets answers be kept for a minute. Here only the newest counts, and no cookie is sent. */
async function fetchNewest(url: string, init: RequestInit): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  try {
    return await fetch(url, {...init, cache: 'no-cache', credentials: 'omit', signal: stop.signal});
  } finally {
    clearTimeout(timer);
  }
}

/** What an address needs besides the repository. */
type Parameters<Route extends keyof Endpoints> = Omit<Endpoints[Route]['parameters'], 'owner' | 'repo'>;

/** A repository on GitHub, with somebody's key or without. */
export class GitHub {
  readonly owner: string;
  private readonly octokit: Octokit;

  /** `repository` is `owner/name`. Without a key only what everybody may see can be read. */
  constructor(
    readonly repository: string,
    readonly key?: string,
  ) {
    const silent = () => undefined;
    const log = {debug: silent, info: silent, warn: silent, error: silent};
    this.owner = repository.split('/')[0];
    this.octokit = new Octokit({auth: key, log, request: {fetch: fetchNewest}});
    this.octokit.hook.after('request', ({data}) => {
      // All answers are JSON. Networks that want a password first answer with their own page.
      if (typeof data !== 'object') throw foreign();
    });
  }

  /** Any request of the REST API. It throws a `Failure`. */
  async rest<Route extends keyof Endpoints>(
    route: Route,
    parameters: Parameters<Route>,
  ): Promise<Endpoints[Route]['response']['data']> {
    try {
      const [owner, repo] = this.repository.split('/');
      const at = route.includes('{owner}') ? {owner, repo} : {};
      return (await this.octokit.request(route as string, {...at, ...parameters})).data;
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** A query or mutation of the GraphQL API, which needs a key; `owner` and `name` are filled in. Throws a `Failure`. */
  async graphql<Answer>(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    try {
      const [owner, name] = this.repository.split('/');
      return await this.octokit.graphql<Answer>(query, query.includes('$owner') ? {owner, name} : variables);
    } catch (error) {
      throw toFailure(error);
    }
  }
}
