// @ts-check
/**
 * A small client for GitHub's API. It needs nothing but Node, because the jobs that may write install no packages.
 */
import {setTimeout as sleep} from 'node:timers/promises';

const PER_PAGE = 100;
const TRIES = 4;

/** An answer that isn't a success. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 */
async function once(method, path, body) {
  const {GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY, GITHUB_TOKEN} = process.env;
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(GITHUB_TOKEN && {Authorization: `Bearer ${GITHUB_TOKEN}`}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok) return text ? JSON.parse(text) : undefined;
  throw new ApiError(`GitHub answered ${response.status} to ${method} ${path}: ${text.slice(0, 500)}`, response.status);
}

/**
 * Calls the API for this repository and returns what it answers, parsed. Throws an `ApiError` otherwise. A fault of
 * GitHub's own, or of the network, is tried again, unless trying twice could write twice.
 *
 * @param {'GET' | 'POST' | 'PATCH' | 'DELETE'} method
 * @param {string} path Path within the repository, such as `/pages`.
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function api(method, path, body) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(method, path, body);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const passing = status === 0 || status === 429 || status >= 500;
      if (!passing || method === 'POST' || attempt === TRIES) throw error;
      await sleep(500 * 2 ** attempt);
    }
  }
}

/**
 * Every entry of a list that GitHub answers in pages.
 *
 * @param {string} path
 * @returns {Promise<any[]>}
 */
export async function all(path) {
  const found = [];
  for (let page = 1; ; page += 1) {
    const entries = await api('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=${PER_PAGE}&page=${page}`);
    found.push(...entries);
    if (entries.length < PER_PAGE) return found;
  }
}

/**
 * What `GET path` answers, or undefined where there is nothing (404). Any other failure is an error.
 *
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function find(path) {
  try {
    return await api('GET', path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
